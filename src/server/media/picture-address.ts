import { hash } from 'node:crypto'

/** Widths in pixels at which a stored picture is also served; those above its own width are not. */
export const pictureWidths = [480, 800, 1200, 1600] as const

/** The formats of these smaller pictures. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** One of the smaller pictures: "/media/<name>/800.avif". */
export interface Variant {
  width: number
  format: PictureFormat
}

// Nothing else gets near a file: no dots, no slashes, one spelling of each number.
const namePattern = /^[0-9a-f]{40}-([1-9]\d{0,4})x[1-9]\d{0,4}$/
const variantPattern = /^([1-9]\d{0,4})\.([a-z]{4})$/

/** "<hash of the stored bytes>-<W>x<H>", so that an address never shows anything else, and tells its size in pixels. */
export function namePicture(bytes: Uint8Array, width: number, height: number): string {
  return `${hash('sha256', bytes, 'hex').slice(0, 40)}-${width}x${height}`
}

/** The width in pixels a name states; undefined when it cannot be a picture's name. */
export function readPictureName(name: string): { width: number } | undefined {
  const match = namePattern.exec(name)
  return match ? { width: Number(match[1]) } : undefined
}

/** "800.avif" of a picture that is `ownWidth` wide; undefined when there is no such smaller picture. */
export function readVariant(text: string, ownWidth: number): Variant | undefined {
  const match = variantPattern.exec(text)
  if (!match) return undefined
  const width = pictureWidths.find((each) => each === Number(match[1]) && each <= ownWidth)
  const format = pictureFormats.find((each) => each === match[2])
  return width && format ? { width, format } : undefined
}
