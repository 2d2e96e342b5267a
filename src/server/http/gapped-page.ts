import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'
import { accepts, headOf, type KeptPage, type RenderedPage } from './page-cache.ts'

/** Names by the mark that holds their place in the page, as they are written into HTML. */
export type Filling = ReadonlyMap<string, string>

/** A part of a page that is the same for everybody, plain and deflated, or one that holds marks. */
type Part = { plain: Buffer; deflated: Buffer } | { marked: string }

/** A gap and the few letters to the next one go out as one. */
const mostBetween = 256
const deflated = promisify(deflateRaw)

/**
 * A page for everybody of a kind, with marks where each has a name of their own: the rest of it is deflated once, so that
 * a name is filled in without compressing anything anew. Sent as gzip, since brotli's parts cannot be put together.
 */
export async function finishGappedPage(page: RenderedPage, marks: readonly string[], lightly = false): Promise<KeptPage> {
  const { status, plain: whole } = page
  const parts = await cutAtMarks(whole, marks, lightly ? 1 : 9)
  const heads = { plain: headOf(page, 'plain'), gzip: headOf(page, 'gzip') }
  return {
    bytes: whole.length + parts.reduce((sum, part) => sum + ('marked' in part ? part.marked.length : part.deflated.length), 0),
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
  // A letter for each byte, so that what is found in it is at the same place of the bytes.
  const bytes = whole.toString('latin1')
  const spans = joinNear(
    bytes.matchAll(new RegExp(marks.join('|'), 'g')).map(({ 0: mark, index }) => [index, index + mark.length] as const),
  )
  const cuts = [0, ...spans.flat(), whole.length]
  return Promise.all(
    cuts.slice(1).map(async (end, turn): Promise<Part> => {
      // Parts of the one page, and no part of its text, which would hold all of that as well.
      const plain = whole.subarray(cuts[turn], end)
      if (turn % 2 === 1) return { marked: plain.toString() }
      // Each part begins with an empty window and ends on a whole byte, so that anything may be put between two.
      const finishFlush = turn === cuts.length - 2 ? constants.Z_FINISH : constants.Z_FULL_FLUSH
      return { plain, deflated: ownBytes(await deflated(plain, { level, finishFlush })) }
    }),
  )
}

/** The page with its gaps filled, whole. */
function fillPlain(parts: Part[], filling: Filling): Buffer {
  return Buffer.concat(parts.map((part) => ('marked' in part ? Buffer.from(fill(part.marked, filling)) : part.plain)))
}

/** The same as gzip (RFC 1952): the deflated parts as they are, what is filled in between them as stored blocks (RFC 1951, 3.2.4). */
function fillGzip(parts: Part[], filling: Filling): Buffer {
  const out: Buffer[] = [gzipHead]
  let sum = 0
  let length = 0
  for (const part of parts) {
    const plain = 'marked' in part ? Buffer.from(fill(part.marked, filling)) : part.plain
    sum = crc32(plain, sum)
    length += plain.length
    if ('marked' in part) out.push(...storedBlocks(plain))
    else out.push(part.deflated)
  }
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(sum, 0)
  foot.writeUInt32LE(length, 4)
  return Buffer.concat([...out, foot])
}

export const fill = (text: string, filling: Filling) => [...filling].reduce((done, [mark, name]) => done.replaceAll(mark, () => name), text)

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const mostStored = 0xffff

function storedBlocks(plain: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let at = 0; at < plain.length; at += mostStored) {
    const block = plain.subarray(at, at + mostStored)
    const head = Buffer.alloc(5)
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(block.length ^ 0xffff, 3)
    blocks.push(head, block)
  }
  return blocks
}

function joinNear(spans: Iterable<readonly [number, number]>): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of spans) {
    const last = joined.at(-1)
    if (last && start - last[1] < mostBetween) last[1] = end
    else joined.push([start, end])
  }
  return joined
}
