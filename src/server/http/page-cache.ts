import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import type { Filling } from './gapped-page.ts'
import { hasCurrent } from './if-none-match.ts'
import { ownBytes } from './own-bytes.ts'
import { gzipParts, plainOf, type PagePart } from './page-parts.ts'

/** A page as it was rendered. Its headers name it by `etag` where it is to be asked for again. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  parts: readonly PagePart[]
}

/** A page without its body. */
type Answered = Omit<RenderedPage, 'parts'>

/** A page made once, as it is sent; to the signed-in with their own name in it. */
export interface KeptPage {
  bytes: number
  send(request: IncomingMessage, response: ServerResponse, filling?: Filling): void
  /** The same in fewer bytes, which is worth its work once it has lasted. */
  better?(): Promise<KeptPage>
}

type Entry = { page: KeptPage; version: number; bytes: number; changesAt: Date | null; keptAt: Date; since: number }
type Encoding = 'plain' | 'br' | 'gzip'

export type PageCache = ReturnType<typeof createPageCache>

/**
 * So long a page lasts before it is compressed well. Whoever saves looks at the page and may save again: what is in its place by then was spared
 * the work, and what is asked for meanwhile did not wait for it.
 */
const lastingMs = 250

/**
 * Finished pages by tenant and address, each of one content version; the least recently asked for leave when `maxBytes`
 * are full, so nothing a stranger asks for can grow it.
 */
export function createPageCache({ maxBytes, now }: { maxBytes: number; now: () => Date }) {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let youngest = ''

  function drop(key: string) {
    const entry = entries.get(key)
    if (entry && entries.delete(key)) bytes -= entry.bytes
  }

  /** Until the content changes, or until `changesAt`, when the page would be another by itself. */
  function keep(key: string, version: number, page: KeptPage, changesAt: Date | null = null) {
    drop(key)
    const size = sizeOf(page)
    if (size > maxBytes) return
    entries.set(key, { page, version, bytes: size, changesAt, keptAt: now(), since: performance.now() })
    youngest = key
    bytes += size
    makeRoom()
    if (page.better) void improveLater(key)
  }

  function makeRoom() {
    if (bytes <= maxBytes) return
    // What is no longer true goes before what is only asked for rarely.
    for (const [each, entry] of entries) if (isOver(entry, now())) drop(each)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  /** Keys alone, in the order in which they were kept: what leaves the cache is not held on to for what was to become of it. */
  const lasting = new Set<string>()
  let improving = false

  /** One after the other, so that those who ask meanwhile keep the other processors. */
  async function improveLater(key: string): Promise<void> {
    lasting.delete(key)
    lasting.add(key)
    if (improving) return
    improving = true
    for (const each of lasting) {
      lasting.delete(each)
      await improve(each)
    }
    improving = false
  }

  async function improve(key: string): Promise<void> {
    const entry = entries.get(key)
    if (!entry) return
    await setTimeout(Math.max(0, entry.since + lastingMs - performance.now()), undefined, { ref: false })
    if (entries.get(key) !== entry) return
    // Where it fails, the page goes on as it is.
    const page = await entry.page.better?.().catch(() => undefined)
    if (!page || entries.get(key) !== entry) return
    const size = sizeOf(page)
    bytes += size - entry.bytes
    Object.assign(entry, { page, bytes: size })
    makeRoom()
  }

  /** Answers the request from the cache when it holds the page at this version; false when it does not. */
  function send(key: string, version: number, request: IncomingMessage, response: ServerResponse, filling?: Filling): boolean {
    const entry = entries.get(key)
    if (!entry) return false
    if (entry.version !== version || isOver(entry, now())) {
      drop(key)
      return false
    }
    if (key !== youngest) {
      // Map keeps insertion order, so taking it out and in again makes it the youngest.
      entries.delete(key)
      entries.set(key, entry)
      youngest = key
    }
    entry.page.send(request, response, filling)
    return true
  }

  return { keep, send, stats: () => ({ pages: entries.size, bytes, maxBytes }) }
}

/** What a clock that was ahead showed, such as which offices are open, is over as soon as the clock is put right. */
const isOver = ({ changesAt, keptAt }: Entry, at: Date) => changesAt !== null && (changesAt <= at || at < keptAt)

/** With what the cache itself takes for it. */
const sizeOf = (page: KeptPage) => page.bytes + 2048

export const vary = 'Accept-Encoding, Cookie'
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How often a page is sent before the best of brotli is worth its tenth of a second: a tenth fewer bytes for each who asks from then on, and a round trip for some. */
const oftenSent = 8

/** A visitor's page, compressed well: brotli's 9 is 1.5 % smaller than its 5, and takes nine times as long. */
export async function finishPage({ parts, ...page }: RenderedPage): Promise<KeptPage> {
  // The page itself is not held on to: nor its parts, nor what it was compressed to for who asked first.
  const plain = ownBytes(plainOf(parts))
  const [br, gzip] = await Promise.all([compressed('br', plain, 5), compressed('gzip', plain, 6)])
  const ready = { plain: readyToSend(page, 'plain', plain), br: readyToSend(page, 'br', br), gzip: readyToSend(page, 'gzip', gzip) }
  const unchanged = unchangedHead(page)
  let sent = 0
  return {
    bytes: plain.length + br.length + gzip.length,
    send(request, response) {
      if (sendUnchanged(page, request, response, unchanged)) return
      const encoding = encodingFor(request.headers['accept-encoding'])
      const { head, body } = ready[encoding]
      response.writeHead(page.status, head)
      response.end(request.method === 'HEAD' ? undefined : body)
      if (encoding === 'br' && ++sent === oftenSent) compressBest(plain, (best) => (ready.br = readyToSend(page, 'br', best)))
    },
  }
}

/** A page as it was compressed for the first who asked; well once it has lasted. */
export const finishForNow = (page: RenderedPage): KeptPage => ({ ...finishLightly(page), better: () => finishPage(page) })

/** A page that is kept for a moment, compressed as it was for the first who asked. */
export function finishLightly(page: RenderedPage): KeptPage {
  return {
    // With what it is sent as, which is made when somebody asks for it.
    bytes: Math.ceil(lengthOf(page) * 1.5),
    send: (request, response) => void sendOnce(page, request, response).catch(() => response.destroy()),
  }
}

const readyToSend = (page: Answered, encoding: Encoding, body: Buffer) => ({ head: headOf(page, encoding, body), body })

/** One page at a time, so that those who ask meanwhile keep the other processors. */
let compressing = Promise.resolve()

function compressBest(plain: Buffer, take: (best: Buffer) => void): void {
  // Where it fails, the page goes on as it is.
  compressing = compressing.then(() => compressed('br', plain, 11)).then(take, () => {})
}

/** What names a page by its content. */
export function etagOf({ headers, parts }: RenderedPage): string {
  const hash = createHash('sha256')
  for (const { plain } of parts) hash.update(plain)
  return `"${hash.update(JSON.stringify(headers)).digest('base64url').slice(0, 22)}"`
}

const lengthOf = ({ parts }: RenderedPage) => parts.reduce((sum, { plain }) => sum + plain.length, 0)

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants

async function compressed(encoding: Exclude<Encoding, 'plain'>, plain: Buffer, quality: number): Promise<Buffer> {
  return ownBytes(await (encoding === 'gzip' ? gzipped(plain, { level: quality }) : brotli(plain, brotliOf(plain, quality))))
}

/** Brotli's window is no larger than the page: laying out and clearing away one of 4 MB takes longer than the work in it. */
function brotliOf({ length }: Buffer, quality: number) {
  const window = Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))))
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: window, [BROTLI_PARAM_SIZE_HINT]: length } }
}

/** A page just rendered, compressed lightly and only as the browser asked: somebody waits for it. */
export async function sendOnce(page: RenderedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (sendUnchanged(page, request, response)) return
  const { status, headers } = page
  const encoding = encodingOnce(page, request.headers['accept-encoding'])
  const body = encoding === 'plain' ? plainOf(page.parts) : await lightly(encoding, page)
  response.writeHead(status, {
    ...headers,
    vary,
    ...(encoding === 'plain' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Half the work of brotli's next quality, and a thirtieth more bytes. */
const lightest = { br: 0, gzip: 1 } as const
const light = new WeakMap<RenderedPage, Partial<Record<Encoding, Promise<Buffer>>>>()
/** Up to here a page is in brotli sooner than another thread is told to do it: 80 KB take 0.15 ms, and with the way there and back 0.4. */
const mostAtOnce = 200_000

/** Once for all who wait for the same render. */
function lightly(encoding: Exclude<Encoding, 'plain'>, page: RenderedPage): Promise<Buffer> {
  const made = light.get(page) ?? {}
  light.set(page, made)
  return (made[encoding] ??= compressedLightly(encoding, page))
}

async function compressedLightly(encoding: Exclude<Encoding, 'plain'>, page: RenderedPage): Promise<Buffer> {
  const isShort = lengthOf(page) <= mostAtOnce
  if (encoding === 'gzip' && isShort && hasShared(page)) return gzipParts(page.parts)
  const plain = plainOf(page.parts)
  return encoding === 'br' && isShort
    ? ownBytes(brotliCompressSync(plain, brotliOf(plain, lightest.br)))
    : compressed(encoding, plain, lightest[encoding])
}

const hasShared = ({ parts }: RenderedPage) => parts.some(({ isShared }) => isShared)

/** Gzip where the page has parts that were compressed before: only the rest is left to do, and all of it is fewer bytes than brotli's lightest. */
function encodingOnce(page: RenderedPage, accepted: string | undefined): Encoding {
  return accepted && accepts(accepted, 'gzip') && hasShared(page) && lengthOf(page) <= mostAtOnce ? 'gzip' : encodingFor(accepted)
}

/** 304 for a browser that has the page already; false when it does not. */
function sendUnchanged(page: Answered, request: IncomingMessage, response: ServerResponse, head?: string[]): boolean {
  const { etag } = page.headers
  if (!etag || !hasCurrent(request.headers['if-none-match'], etag)) return false
  response.writeHead(304, head ?? unchangedHead(page)).end()
  return true
}

/** All that is said of the page itself, since a browser brings what it keeps up to date by it; but nothing of a body. */
function unchangedHead({ headers: { 'content-type': _type, ...headers } }: Answered): string[] {
  return headOf({ headers: { 'cache-control': 'no-cache', ...headers } }, 'plain')
}

/** A raw header list, made once per page: Node sends it without looking at each again. */
export const headOf = ({ headers }: Pick<Answered, 'headers'>, encoding: Encoding, body?: Buffer): string[] =>
  Object.entries({
    ...headers,
    vary,
    ...(encoding === 'plain' ? {} : { 'content-encoding': encoding }),
    ...(body ? { 'content-length': String(body.length) } : {}),
  }).flat()

function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'plain'
  return accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'plain'
}

/** True where an Accept-Encoding header names the encoding, and not with a weight of nothing. */
export const accepts = (accepted: string, encoding: 'br' | 'gzip') => wanted[encoding].test(accepted)

/** Named, and not with a weight of nothing: `q=0`, with up to three zeros behind its point. */
const named = (encoding: string) => new RegExp(`(?:^|,)[ \\t]*${encoding}[ \\t]*(?:$|,|;[ \\t]*q=(?!0(?:\\.0*)?(?![\\d.])))`, 'i')
const wanted = { br: named('br'), gzip: named('gzip') }
