import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'

const chunksFrom = 8
const slack = 64 * 1024
const textLimit = 16 * 1024 * 1024

/**
 * True for a png whose packed parts unpack to far more than it has use for: pixels beyond the size in its header, or
 * huge texts and colour profiles. The decoder would skip them, but nobody sends such a picture in good faith.
 */
export async function hasSurplus(png: Uint8Array, { width, height }: { width: number; height: number }): Promise<boolean> {
  const pixels: Uint8Array[] = []
  for (const { type, data } of listChunks(Buffer.from(png.buffer, png.byteOffset, png.byteLength))) {
    if (type === 'IDAT') pixels.push(data)
    // A name, a zero, the method of packing, then what is packed (PNG 11.3.2.3 and 11.3.3.3).
    const packed = packedPart(type, data)
    if (packed && (await unpacksBeyond([packed], textLimit))) return true
  }
  // At most 8 bytes a pixel and one a row; interlacing adds rows, hence twice.
  return unpacksBeyond(pixels, 2 * height * (width * 8 + 1) + slack)
}

function* listChunks(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = chunksFrom; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += 12 + length
  }
}

async function unpacksBeyond(packed: Uint8Array[], limit: number): Promise<boolean> {
  let bytes = 0
  try {
    for await (const part of Readable.from(packed).pipe(createInflate())) {
      bytes += (part as Buffer).length
      if (bytes > limit) return true
    }
  } catch {
    // What does not unpack is damaged, and that is the decoder's to say.
  }
  return false
}

/** The compressed part of a chunk that says something about a picture; undefined where nothing in it is. */
function packedPart(type: string, data: Buffer): Buffer | undefined {
  const named = data.indexOf(0) + 1
  if (type === 'iCCP' || type === 'zTXt') return data.subarray(named + 1)
  // Whether it is compressed, how, in which language, and its name in that; each of the two ends with a zero.
  if (type !== 'iTXt' || data[named] !== 1) return undefined
  const language = data.indexOf(0, named + 2) + 1
  return data.subarray(data.indexOf(0, language) + 1)
}
