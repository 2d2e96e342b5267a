/** What the server asks of its pdf process. */
export interface PdfWork {
  bytes: Uint8Array
}

/** What was read of a pdf, or why nothing could be. */
export type PdfRead = { pages: number; text: string; first: Drawing | undefined } | { flaw: 'unreadable' }

/** The first page in pixels, four bytes each: red, green, blue, and how opaque. */
export interface Drawing {
  pixels: Uint8Array
  width: number
  height: number
}

/** The largest a first page is drawn; a page of another shape is as large as fits in. */
export const drawnBox = { width: 960, height: 1240 } as const

/** The words of so many pages are read, and of them so many letters: nobody looks for a bulletin by its fortieth page. */
export const readPages = 40
export const readLetters = 100_000

/** After this no further page is read, so that a slow one still gets its picture. */
export const readMs = 4000
