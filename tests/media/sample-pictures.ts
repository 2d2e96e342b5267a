import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures made in code: good ones, odd ones, and ones that mean harm. Colours are red on the left (or top), blue opposite. */

const red = { r: 220, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 220 }

export function twoColors(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: red } }, left: 0, top: 0 },
  ])
}

export const jpeg = (width = 640, height = 320) => twoColors(width, height).jpeg({ quality: 92 }).toBuffer()
export const png = (width = 640, height = 320) => twoColors(width, height).png().toBuffer()

/** A photograph as a phone turned on its side stores it, with the place it was taken. */
export async function sidewaysJpeg(): Promise<Buffer> {
  const placed = { IFD0: { Copyright: 'Somebody', Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 21/1' } }
  return twoColors(640, 320).withExif(placed).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

/** Noise does not compress, so its size in bytes can be chosen. */
export async function noisePng(width: number, height: number): Promise<Buffer> {
  const noise = Buffer.from(Float64Array.from({ length: Math.ceil((width * height * 3) / 8) }, Math.random).buffer).subarray(
    0,
    width * height * 3,
  )
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

export const pngOf = (...chunks: Buffer[]) => Buffer.concat([pngSignature, ...chunks, chunk('IEND')])

/** `depth` bits of grey a pixel. */
export function pngHeader(width: number, height: number, depth = 8): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = depth
  return chunk('IHDR', data)
}

/** 30 megapixels of black in some kilobytes. */
export const megapixelBomb = () => pngOf(pngHeader(6000, 5000, 1), chunk('IDAT', deflateSync(Buffer.alloc((6000 / 8 + 1) * 5000))))

/** Says 10×10, and inflates to 50 MB. */
export const inflatingBomb = () => pngOf(pngHeader(10, 10), chunk('IDAT', deflateSync(Buffer.alloc(50_000_000), { level: 9 })))

/** A small picture with a colour profile or a text that inflates to 50 MB. */
export function metadataBomb(type: 'iCCP' | 'zTXt' | 'iTXt'): Buffer {
  const head = type === 'iTXt' ? 'name\0\x01\0en\0its name\0' : 'name\0\0'
  const inflating = Buffer.concat([Buffer.from(head, 'latin1'), deflateSync(Buffer.alloc(50_000_000), { level: 9 })])
  return pngOf(pngHeader(10, 10), chunk(type, inflating), chunk('IDAT', deflateSync(Buffer.alloc(110))))
}

/** Two frames; viewers that do not know animation show the first. */
export function animatedPng(): Buffer {
  const rows = (shade: number) => deflateSync(Buffer.from(Array.from({ length: 20 }, () => [0, ...Array<number>(20).fill(shade)]).flat()))
  const control = (sequence: number) => {
    const data = Buffer.alloc(26)
    for (const [at, value] of [sequence, 20, 20].entries()) data.writeUInt32BE(value, at * 4)
    data.writeUInt16BE(10, 20)
    data.writeUInt16BE(100, 22)
    return chunk('fcTL', data)
  }
  const plays = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])
  const second = Buffer.concat([Buffer.from([0, 0, 0, 2]), rows(40)])
  return pngOf(pngHeader(20, 20), chunk('acTL', plays), control(0), chunk('IDAT', rows(200)), control(1), chunk('fdAT', second))
}

/** A baseline jpeg followed by a whole zip archive, which zip readers find from its end. */
export async function jpegAndZip(): Promise<Buffer> {
  const zip = Buffer.from('504b0304140000000000', 'hex')
  return Buffer.concat([
    await jpeg(),
    zip,
    Buffer.from('evil.html<script>alert(1)</script>'),
    Buffer.from('504b0506' + '00'.repeat(18), 'hex'),
  ])
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>')
export const htmlBehindJpegMagic = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('<html><script>alert(1)</script></html>'),
])
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
