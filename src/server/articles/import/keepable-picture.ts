import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { pictureLimits } from '../../../nouns/picture-limits.ts'

/** Kept as they are by the store of pictures. */
const kept = new Set(['image/jpeg', 'image/png', 'image/apng'])
const converted = new Set(['image/webp', 'image/gif', 'image/avif'])

/** A picture of another kind as one that is kept here: a PNG where something of it is see-through, else a JPEG. Undefined where it is none. */
export async function keepablePicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (kept.has(type)) return bytes
  if (!converted.has(type)) return undefined
  try {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels }).autoOrient()
    const { isOpaque } = await picture.clone().stats()
    return await (isOpaque ? picture.jpeg({ quality: 90 }) : picture.png()).toBuffer()
  } catch {
    return undefined
  }
}
