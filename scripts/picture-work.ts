/** What is left to do for the pictures once their names are known, the first to be shown first. Paths begin in build/. */
export type PictureWork = {
  /** The file to make, in build/art/. */
  file: string
  /** The drawing it is made of. */
  from: string
  as: 'avif' | 'jpeg' | 'grain' | 'br' | 'gz'
  /** Of the drawing, and of the file. */
  drawnWidth: number
  width: number
}

/** There as long as there is something left to do. */
export const workLeft = 'build/art/work-left.json'

export const jpeg = { quality: 78, mozjpeg: true }

/** More effort saves a tenth of the bytes and takes eight times as long: worth it for what phones fetch. */
export const avif = (width: number) => ({ quality: 52, effort: width > 480 ? 2 : 4 })
