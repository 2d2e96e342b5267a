import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { CannotOpen } from './create-sealing.ts'
import { newFileKey, openingStream, sealingStream, type FileKey } from './sealed-stream.ts'

const file: FileKey = { id: 'a', key: newFileKey() }
const piece = 64 * 1024
const closedPiece = piece + 16
const head = 33

/** Bytes on the disk of a file of so many. */
const sealedBytes = (plain: number) => head + plain + Math.max(1, Math.ceil(plain / piece)) * (closedPiece - piece)

async function through(stream: ReturnType<typeof sealingStream>, bytes: Buffer, chunk = 50_000): Promise<Buffer> {
  const out: Buffer[] = []
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) => bytes.subarray(index * chunk, (index + 1) * chunk))
  await pipeline(Readable.from(chunks), stream, async (opened: AsyncIterable<Buffer>) => {
    for await (const each of opened) out.push(each)
  })
  return Buffer.concat(out)
}

const close = (bytes: Buffer, chunk?: number) => through(sealingStream(file), bytes, chunk)
const open = (bytes: Buffer, chunk?: number) => through(openingStream(file), bytes, chunk)

describe('a file that is closed in pieces', () => {
  it.each([0, 1, piece - 1, piece, piece + 1, 2 * piece, 5_242_880])('gives back its %i bytes', async (length) => {
    const bytes = randomBytes(length)
    const closed = await close(bytes, 7919)
    expect(closed.length).toBe(sealedBytes(length))
    expect((await open(closed, 10_007)).equals(bytes)).toBe(true)
  })

  it('comes in whatever chunks', async () => {
    const bytes = randomBytes(1000)
    expect((await open(await close(bytes, 1), 1)).equals(bytes)).toBe(true)
  })

  it('is another each time', async () => {
    const bytes = Buffer.alloc(100)
    expect((await close(bytes)).equals(await close(bytes))).toBe(false)
  })

  const bytes = randomBytes(3 * piece + 500)
  const at = (closed: Buffer, index: number) => closed.subarray(head + index * closedPiece, head + (index + 1) * closedPiece)
  const changes: [string, (closed: Buffer) => Buffer | Promise<Buffer>][] = [
    ['cut in a piece', (closed) => closed.subarray(0, -1)],
    ['cut between pieces', (closed) => closed.subarray(0, head + 2 * closedPiece)],
    ['cut before the last piece', (closed) => closed.subarray(0, head + 3 * closedPiece)],
    ['cut to its head', (closed) => closed.subarray(0, head)],
    ['cut to nothing', () => Buffer.alloc(0)],
    ['without its first piece', (closed) => Buffer.concat([closed.subarray(0, head), closed.subarray(head + closedPiece)])],
    [
      'with two pieces swapped',
      (closed) => Buffer.concat([closed.subarray(0, head), at(closed, 1), at(closed, 0), closed.subarray(head + 2 * closedPiece)]),
    ],
    [
      'with a piece twice',
      (closed) => Buffer.concat([closed.subarray(0, head), at(closed, 0), at(closed, 0), closed.subarray(head + closedPiece)]),
    ],
    ['with something behind it', (closed) => Buffer.concat([closed, Buffer.alloc(16)])],
    ['with itself behind it', (closed) => Buffer.concat([closed, closed])],
    ['with a bit of its layout changed', (closed) => flipped(closed, 0)],
    ['with a bit of its salt changed', (closed) => flipped(closed, 5)],
    ['with a bit of its middle changed', (closed) => flipped(closed, head + closedPiece + 100)],
    ['with a bit of its end changed', (closed) => flipped(closed, closed.length - 1)],
    [
      'with a piece of another closing of the same',
      async (closed) => Buffer.concat([(await close(bytes)).subarray(0, head + closedPiece), closed.subarray(head + closedPiece)]),
    ],
  ]
  it.each(changes)('is refused %s', async (_what, change) => {
    await expect(open(await change(await close(bytes)))).rejects.toThrow(CannotOpen)
  })

  it('is refused with the key or the id of another', async () => {
    const closed = await close(bytes)
    await expect(through(openingStream({ ...file, id: 'b' }), closed)).rejects.toThrow(CannotOpen)
    await expect(through(openingStream({ ...file, key: newFileKey() }), closed)).rejects.toThrow(CannotOpen)
  })
})

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] ^= 1
  return changed
}
