import { pictureLimits } from '../../nouns/picture-limits.ts'

/** What is made here of a larger one. */
const mostPixels = 24_000_000
const longestSide = 8_000

/** Kinds a browser may be able to read; HEIC, what phones take, only some can. */
const convertible = /^image\/(jpeg|png|webp|avif|heic|heif)$/

/** What phones and old systems give no type is known by its name. */
const typeOf = ({ type, name }: Pick<File, 'type' | 'name'>) => type || (/\.hei[cf]$/i.test(name) ? 'image/heic' : '')

/** A photo as an iPhone takes it. */
export const isHeicFile = (file: Pick<File, 'type' | 'name'>) => /^image\/hei[cf]$/.test(typeOf(file))

/** A picture that we take, as it is or converted. */
export const isPictureFile = (file: Pick<File, 'type' | 'name'>) => convertible.test(typeOf(file))

/**
 * The picture as it can be sent: itself, or made a JPEG or PNG of a fitting size here. Undefined where this browser cannot read it,
 * and the server could not either.
 */
export async function fitToSend(file: File): Promise<File | undefined> {
  if (/^image\/(jpeg|png)$/.test(file.type) && file.size <= pictureLimits.bytes && !(await isTooWide(file))) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  // Only Safari opens an iPhone's photo, and the server does.
  if (!picture) return isHeicFile(file) && file.size <= pictureLimits.heicBytes ? file : undefined
  for (const shrink of [1, 0.7, 0.5, 0.35]) {
    const fitted = await drawn(picture, file, shrink)
    if (fitted && fitted.size <= pictureLimits.bytes) return fitted
  }
  return undefined
}

/** Phones make pictures of few bytes and many pixels. The size is read from the head of the file; of one that cannot be read the server says so. */
async function isTooWide(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  const isRead = await new Promise<boolean>((done) => {
    picture.addEventListener('load', () => done(true))
    picture.addEventListener('error', () => done(false))
    picture.src = address
  })
  URL.revokeObjectURL(address)
  const { naturalWidth, naturalHeight } = picture
  return isRead && (naturalWidth * naturalHeight > pictureLimits.pixels || Math.max(naturalWidth, naturalHeight) > pictureLimits.side)
}

async function drawn(picture: ImageBitmap, { name }: File, shrink: number): Promise<File | undefined> {
  const { width, height } = sizeToSend(picture, shrink)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  const clear = hasClearPixels(pen.getImageData(0, 0, width, height).data)
  const type = clear ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9))
  return blob ? new File([blob], name.replace(/\.\w+$/, clear ? '.png' : '.jpg'), { type }) : undefined
}

/** No larger than the server takes, in the same proportions. */
export function sizeToSend({ width, height }: { width: number; height: number }, shrink: number): { width: number; height: number } {
  const scale = Math.min(shrink, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** Looked for at every seventeenth pixel, which finds any shape one could see. */
function hasClearPixels(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4 * 17) if (data[at] < 250) return true
  return false
}
