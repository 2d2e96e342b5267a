import { fileTypeFromBuffer } from 'file-type'
import sharp, { type FailOnOptions, type Metadata } from 'sharp'
import { pictureLimits, type CleanPicture, type Flaw } from './picture-work.ts'
import { hasSurplus } from './png-surplus.ts'

/** What the bytes may be, whatever name or type they came with. Of an animated png only the still picture is kept. */
const takenAs: Record<string, CleanPicture['type']> = { 'image/jpeg': 'image/jpeg', 'image/png': 'image/png', 'image/apng': 'image/png' }

/**
 * Judges a picture by its bytes and makes it anew, so that no metadata and nothing hidden in it is left. The size is
 * read from the header, before a pixel is decoded.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | { flaw: Flaw }> {
  const type = takenAs[(await fileTypeFromBuffer(bytes))?.mime ?? '']
  if (!type) return { flaw: 'wrongType' }
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header || `image/${header.format}` !== type) return { flaw: 'unreadable' }
  if (isTooLarge(header)) return { flaw: 'tooManyPixels' }
  if (type === 'image/png' && (await hasSurplus(bytes, header))) return { flaw: 'unreadable' }
  try {
    const { data, info } = await encodeForgiving(bytes, type)
    return { type, bytes: data, width: info.width, height: info.height }
  } catch {
    return { flaw: 'unreadable' }
  }
}

function isTooLarge({ width, height }: Metadata): boolean {
  // A side counts too, or a strip of one pixel's height would break the formats it is served in.
  return width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side
}

/** Damage is refused; but some phones write a header that only looks wrong, and every viewer shows their pictures whole. */
async function encodeForgiving(bytes: Uint8Array, type: CleanPicture['type']) {
  try {
    return await encode(bytes, type, 'warning')
  } catch (error) {
    const lines = error instanceof Error ? error.message.trim().split('\n') : []
    if (lines.length > 0 && lines.every((line) => /Invalid SOS parameters/.test(line))) return encode(bytes, type, 'error')
    throw error
  }
}

/** sharp turns by EXIF, converts to sRGB and drops every kind of metadata unless told otherwise. */
async function encode(bytes: Uint8Array, type: CleanPicture['type'], failOn: FailOnOptions) {
  const upright = sharp(bytes, { failOn, limitInputPixels: pictureLimits.pixels }).autoOrient()
  if (type === 'image/jpeg') return upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer({ resolveWithObject: true })
  // Filters nearly halve a photograph and double a drawing, and nothing but trying tells which it is.
  const plain = await upright.clone().png().toBuffer({ resolveWithObject: true })
  const filtered = await upright.clone().png({ adaptiveFiltering: true }).toBuffer({ resolveWithObject: true })
  return filtered.data.length < plain.data.length ? filtered : plain
}
