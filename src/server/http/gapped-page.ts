import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'
import { accepts, headOf, type KeptPage, type RenderedPage } from './page-cache.ts'
import { gzipOf, oftenPart, plainOf, storedPart, type DeflatedPart } from './page-parts.ts'

/** Names by the mark that holds their place in the page, as they are written into HTML. */
export type Filling = ReadonlyMap<string, string>

/** A part of a page that is the same for everybody, plain and deflated, or one that holds marks: words and a mark in turns. */
type Part = { plain: Buffer; gzip: DeflatedPart } | { marked: string[] }

/** A gap and the few letters to the next one go out as one. */
const mostBetween = 256
const deflated = promisify(deflateRaw)

/**
 * A page for everybody of a kind, with marks where each has a name of their own: the rest of it is deflated once, so that
 * a name is filled in without compressing anything anew. Sent as gzip, since brotli's parts cannot be put together.
 */
export async function finishGappedPage(page: RenderedPage, marks: readonly string[], lightly = false): Promise<KeptPage> {
  const { status } = page
  const whole = plainOf(page.parts)
  const parts = await cutAtMarks(whole, marks, lightly ? 1 : 9)
  const heads = { plain: headOf(page, 'plain'), gzip: headOf(page, 'gzip') }
  return {
    bytes:
      whole.length + parts.reduce((sum, part) => sum + ('marked' in part ? part.marked.join('').length : part.gzip.deflated[0].length), 0),
    send(request, response, filling) {
      if (!filling) throw new Error('a page with gaps is sent to nobody in particular')
      const encoding = accepts(request.headers['accept-encoding'] ?? '', 'gzip') ? 'gzip' : 'plain'
      const body = encoding === 'gzip' ? fillGzip(parts, filling) : fillPlain(parts, filling)
      response.writeHead(status, [...heads[encoding], 'content-length', String(body.length)])
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}

async function cutAtMarks(whole: Buffer, marks: readonly string[], level: number): Promise<Part[]> {
  // A letter for each byte, of the marks as well, so that what is found is at the same place of the bytes.
  const [bytes, ...found] = [whole, ...marks.map((mark) => Buffer.from(mark))].map((each) => each.toString('latin1'))
  const spans = joinNear(
    bytes.matchAll(new RegExp(found.join('|'), 'g')).map(({ 0: mark, index }) => [index, index + mark.length] as const),
  )
  const cuts = [0, ...spans.flat(), whole.length]
  return Promise.all(
    cuts.slice(1).map(async (end, turn): Promise<Part> => {
      // Parts of the one page, and no part of its text, which would hold all of that as well.
      const plain = whole.subarray(cuts[turn], end)
      if (turn % 2 === 1) return { marked: plain.toString().split(new RegExp(`(${marks.join('|')})`)) }
      return { plain, gzip: oftenPart(plain, ownBytes(await deflated(plain, { level, finishFlush: constants.Z_FULL_FLUSH }))) }
    }),
  )
}

/** The page with its gaps filled, whole. */
function fillPlain(parts: Part[], filling: Filling): Buffer {
  return Buffer.concat(parts.map((part) => ('marked' in part ? filled(part.marked, filling) : part.plain)))
}

/** The deflated parts as they are, what is filled in between them as it is. */
const fillGzip = (parts: Part[], filling: Filling): Buffer =>
  gzipOf(parts.map((part) => ('marked' in part ? storedPart(filled(part.marked, filling)) : part.gzip)))

const filled = (marked: string[], filling: Filling): Buffer => Buffer.from(marked.map((text) => filling.get(text) ?? text).join(''))

/** A text with the name of each mark in its place. */
export const fill = (text: string, filling: Filling) => [...filling].reduce((done, [mark, name]) => done.replaceAll(mark, () => name), text)

function joinNear(spans: Iterable<readonly [number, number]>): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of spans) {
    const last = joined.at(-1)
    if (last && start - last[1] < mostBetween) last[1] = end
    else joined.push([start, end])
  }
  return joined
}
