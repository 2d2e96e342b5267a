import type { PreviewWidth } from '../../nouns/hub/pdf-preview.ts'

/** What the server asks of its pdf process. */
export interface PdfWork {
  bytes: Uint8Array
}

/** What was read of a pdf, or why nothing could be. Its first page is told before, as soon as it is drawn, the smallest first. */
export type PdfRead = { pages: number; text: string } | { flaw: 'unreadable' }

/** The first page in pixels, three bytes each: red, green and blue. */
export interface Drawing {
  pixels: Uint8Array
  width: number
  height: number
}

/** The largest a first page is drawn; a page of another shape is as large as fits in. */
export const drawnBox = { width: 960, height: 1240 } as const

/** The drawing that a picture of that width is made of. */
export type FirstDrawing = { of: PreviewWidth; drawing: Drawing }

/** The words of so many pages are read, and of them so many letters: nobody looks for a bulletin by its fortieth page. */
export const readPages = 40
export const readLetters = 100_000

/** After this no further page is read, so that a slow one still gets its picture. */
export const readMs = 4000
