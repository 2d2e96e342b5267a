import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A piece of a page in bytes. One that pages share is the same object in each of them, and compressed once. */
export interface PagePart {
  readonly plain: Buffer
  readonly isShared?: true
}

/** The whole page, from parts in order. */
export function plainOf(parts: readonly PagePart[]): Buffer {
  return parts.length === 1 ? parts[0].plain : Buffer.concat(parts.map(({ plain }) => plain))
}

/**
 * The same as gzip (RFC 1952): each part was deflated by itself, beginning with an empty window and ending on a whole byte, so that
 * any may follow any. Brotli's cannot be put together so.
 */
export function gzipOf(parts: Iterable<{ plain: Buffer; deflated: readonly Buffer[] }>): Buffer {
  const out: Buffer[] = [gzipHead]
  let sum = 0
  let length = 0
  for (const { plain, deflated } of parts) {
    sum = crc32(plain, sum)
    length += plain.length
    out.push(...deflated)
  }
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(sum, 0)
  foot.writeUInt32LE(length, 4)
  return Buffer.concat([...out, emptyLastBlock, foot])
}

/** Lightly what somebody waits for, well what is shared: that is done once, and sent often. */
export function gzipParts(parts: readonly PagePart[]): Buffer {
  return gzipOf(parts.map((part) => ({ plain: part.plain, deflated: part.isShared ? [sharedDeflated(part)] : ownDeflated(part) })))
}

const finishFlush = constants.Z_FULL_FLUSH
const shared = new WeakMap<PagePart, Buffer>()

function sharedDeflated(part: PagePart): Buffer {
  const known = shared.get(part) ?? deflateRawSync(part.plain, { level: 9, finishFlush })
  shared.set(part, known)
  return known
}

/** What is so short is not worth laying out a window for. */
const tooShort = 100

const ownDeflated = ({ plain }: PagePart) => (plain.length < tooShort ? storedBlocks(plain) : [deflateRawSync(plain, lightOf(plain))])

/** A window no larger than it takes: up to these sizes the memory for one is at hand, the usual 256 KB are asked of the system each time. */
const lightOf = ({ length }: Buffer) => ({
  level: 1,
  finishFlush,
  ...(length < 4096 ? { windowBits: 12, memLevel: 5, chunkSize: 2048 } : { windowBits: 14, memLevel: 6 }),
})

const mostStored = 0xffff

/** Uncompressed (RFC 1951, 3.2.4). */
export function storedBlocks(plain: Buffer): Buffer[] {
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

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
/** The last block of a stream says so; any other part may be put last then. */
const emptyLastBlock = Buffer.from([3, 0])
