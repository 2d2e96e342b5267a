import { fileTypeFromBuffer } from 'file-type'
import sharp, { type FailOnOptions, type Sharp } from 'sharp'
import { pictureLimits } from '../../nouns/picture-limits.ts'
import { isTooLarge, type CleanPicture, type Flaw } from './picture-work.ts'
import { hasSurplus } from './png-surplus.ts'
import { isHeic, readHeic } from './read-heic.ts'

/** What the bytes may be, whatever name or type they came with. Of an animated png only the still picture is kept. */
const takenAs: Record<string, CleanPicture['type']> = { 'image/jpeg': 'image/jpeg', 'image/png': 'image/png', 'image/apng': 'image/png' }

/**
 * Judges a picture by its bytes and makes it anew, so that no metadata and nothing hidden in it is left. The size is
 * read from the header, before a pixel is decoded.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | { flaw: Flaw }> {
  if (isHeic(bytes)) return cleanHeic(bytes)
  const type = takenAs[(await fileTypeFromBuffer(bytes))?.mime ?? '']
  if (!type) return { flaw: 'wrongType' }
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header || `image/${header.format}` !== type) return { flaw: 'unreadable' }
  if (isTooLarge(header)) return { flaw: 'tooManyPixels' }
  if (type === 'image/png' && (await hasSurplus(bytes, header))) return { flaw: 'unreadable' }
  try {
    return await encodeForgiving(bytes, type)
  } catch {
    return { flaw: 'unreadable' }
  }
}

/** An iPhone's photo becomes a jpeg; one with clear pixels, which no phone takes, a png. */
async function cleanHeic(bytes: Uint8Array): Promise<CleanPicture | { flaw: Flaw }> {
  const read = await readHeic(bytes)
  // The reader's own memory would stay until some later day of its choosing, beside that of the encoder or of the next that cannot be read.
  globalThis.gc?.()
  if ('flaw' in read) return read
  const { pixels, ...raw } = read
  return encode(sharp(pixels, { raw }), raw.channels === 4 ? 'image/png' : 'image/jpeg')
}

/** Damage is refused; but some phones write a header that only looks wrong, and every viewer shows their pictures whole. */
async function encodeForgiving(bytes: Uint8Array, type: CleanPicture['type']): Promise<CleanPicture> {
  // sharp turns by EXIF, converts to sRGB and drops every kind of metadata unless told otherwise.
  const upright = (failOn: FailOnOptions) => sharp(bytes, { failOn, limitInputPixels: pictureLimits.pixels }).autoOrient()
  try {
    return await encode(upright('warning'), type)
  } catch (error) {
    const lines = error instanceof Error ? error.message.trim().split('\n') : []
    if (lines.length > 0 && lines.every((line) => /Invalid SOS parameters/.test(line))) return encode(upright('error'), type)
    throw error
  }
}

async function encode(upright: Sharp, type: CleanPicture['type']): Promise<CleanPicture> {
  const { data, info } = await (type === 'image/jpeg'
    ? upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer({ resolveWithObject: true })
    : smallerPng(upright))
  return { type, bytes: data, width: info.width, height: info.height }
}

/** Filters nearly halve a photograph and double a drawing, and nothing but trying tells which it is. */
async function smallerPng(upright: Sharp) {
  const plain = await upright.clone().png().toBuffer({ resolveWithObject: true })
  const filtered = await upright.clone().png({ adaptiveFiltering: true }).toBuffer({ resolveWithObject: true })
  return filtered.data.length < plain.data.length ? filtered : plain
}
