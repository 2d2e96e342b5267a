import { constants, crc32, deflateRawSync } from 'node:zlib'
import { ownBytes } from './own-bytes.ts'
import { knownSumOf, sumAfter, type KnownSum } from './crc-of-many.ts'

/** A piece of a page in bytes. One that pages share is the same object in each of them, and compressed once. */
export interface PagePart {
  readonly plain: Buffer
  readonly isShared?: true
}

/** The whole page, from parts in order. */
export function plainOf(parts: readonly PagePart[]): Buffer {
  return parts.length === 1 ? parts[0].plain : Buffer.concat(parts.map(({ plain }) => plain))
}

/** A piece of a page as it goes into gzip. */
export interface DeflatedPart {
  length: number
  deflated: readonly Buffer[]
  /** Of what is sent again and again, as it is known; else the bytes, to be summed up. */
  sum: KnownSum | Buffer
}

/**
 * The same as gzip (RFC 1952): each part was deflated by itself, beginning with an empty window and ending on a whole byte, so that
 * any may follow any. Brotli's cannot be put together so.
 */
export function gzipOf(parts: Iterable<DeflatedPart>): Buffer {
  const out: Buffer[] = [gzipHead]
  let sum = 0
  let all = 0
  for (const { length, deflated, sum: more } of parts) {
    sum = 'shift' in more ? sumAfter(sum, more) : crc32(more, sum)
    all += length
    out.push(...deflated)
  }
  const foot = Buffer.allocUnsafe(8)
  foot.writeUInt32LE(sum, 0)
  foot.writeUInt32LE(all, 4)
  return Buffer.concat([...out, emptyLastBlock, foot])
}

/** Lightly what somebody waits for, well what is shared: that is done once, and sent often. */
export const gzipParts = (parts: readonly PagePart[]): Buffer =>
  gzipOf(parts.map((part) => (part.isShared ? sharedPart(part) : ownPart(part))))

/** What is sent again and again. */
export const oftenPart = (plain: Buffer, deflated: Buffer): DeflatedPart => ({
  length: plain.length,
  deflated: [deflated],
  sum: knownSumOf(plain),
})

/** What is not worth compressing. */
export const storedPart = (plain: Buffer): DeflatedPart => ({ length: plain.length, deflated: storedBlocks(plain), sum: plain })

const finishFlush = constants.Z_FULL_FLUSH
const shared = new WeakMap<PagePart, DeflatedPart>()

function sharedPart(part: PagePart): DeflatedPart {
  const known = shared.get(part) ?? oftenPart(part.plain, ownBytes(deflateRawSync(part.plain, { level: 9, finishFlush })))
  shared.set(part, known)
  return known
}

/** What is so short is not worth laying out a window for. */
const tooShort = 250

function ownPart({ plain }: PagePart): DeflatedPart {
  if (plain.length < tooShort) return storedPart(plain)
  return { length: plain.length, deflated: [deflateRawSync(plain, lightOf(plain))], sum: plain }
}

/** A window no larger than it takes: up to these sizes the memory for one is at hand, the usual 256 KB are asked of the system each time. */
const lightOf = ({ length }: Buffer) => ({
  level: 1,
  finishFlush,
  chunkSize: Math.max(1024, Math.ceil(length / 2)),
  ...(length < 4096 ? { windowBits: 12, memLevel: 5 } : { windowBits: 14, memLevel: 6 }),
})

const mostStored = 0xffff

/** Uncompressed (RFC 1951, 3.2.4). */
function storedBlocks(plain: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let at = 0; at < plain.length; at += mostStored) {
    const block = plain.subarray(at, at + mostStored)
    const head = Buffer.allocUnsafe(5)
    head[0] = 0
    head.writeUInt16LE(block.length, 1)
    head.writeUInt16LE(block.length ^ 0xffff, 3)
    blocks.push(head, block)
  }
  return blocks
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
/** The last block of a stream says so; any other part may be put last then. */
const emptyLastBlock = Buffer.from([3, 0])
