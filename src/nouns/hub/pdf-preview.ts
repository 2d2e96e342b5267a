import { pdfFolder, papersPath } from '../../fields/pdf.ts'

/** A picture of a first page: always of one shape, so that it has its place before it is there. */
export interface PdfPreview {
  src: string
  srcSet: string
  width: number
  height: number
}

/** Widths in pixels at which first pages are kept, and the height that goes with each. */
export const previewSizes = { 480: 620, 960: 1240 } as const

export type PreviewWidth = keyof typeof previewSizes

/** The smallest first, as an object has its numbers: it is the one that pages show first. */
export const previewWidths = Object.keys(previewSizes).map(Number) as PreviewWidth[]

/**
 * The first page of a pdf of this site, as a picture; undefined for any other address. Who may read the pdf may see it. It is drawn
 * when it is first asked for, and of a pdf that cannot be drawn it is an empty sheet.
 */
export function pdfPreview(address: string): PdfPreview | undefined {
  const folder = pdfFolder(address)
  if (!folder) return undefined
  const at = (width: number) => `${folder}/first-page-${width}.webp`
  return { src: at(480), srcSet: `${at(480)} 480w, ${at(960)} 960w`, width: 480, height: previewSizes[480] }
}

/** A page that shows the first page alone, for a frame: nothing of the pdf itself is opened. Undefined for any other address. */
export function pdfFrame(address: string): string | undefined {
  const folder = pdfFolder(address)
  return folder && `${folder}/first-page`
}

/** Folders of first pages, as routes: who may read each is said by where it is. */
export const previewFolders = { anyone: '/media/:paper', site: '/papers/:paper', signedIn: `${papersPath}/:paper` } as const
