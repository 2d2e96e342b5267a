import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { drawnBox, readLetters, readMs, readPages, type Drawing, type FirstDrawing, type PdfRead } from './pdf-work.ts'

type Library = Awaited<ReturnType<typeof PDFiumLibrary.init>>

/** Reads a pdf: a picture of the first page, how many there are, and the words of the first of them. Nothing in it is run. */
export async function readPdf(library: Library, bytes: Uint8Array, tellFirst: (first: FirstDrawing) => Promise<void>): Promise<PdfRead> {
  let document: PDFiumDocument
  try {
    document = await library.loadDocument(bytes)
  } catch {
    return { flaw: 'unreadable' }
  }
  const pages = document.getPageCount()
  if (pages < 1) return { flaw: 'unreadable' }
  const first = await drawFirst(document).catch(() => undefined)
  // Somebody waits for the picture, and nobody for the words. It is on its way as a whole before they are begun, which let nothing else be done.
  for (const each of first ?? []) await tellFirst(each)
  const text = readText(document, Math.min(pages, readPages))
  return first || text ? { pages, text } : { flaw: 'unreadable' }
}

async function drawFirst(document: PDFiumDocument): Promise<Iterable<FirstDrawing> | undefined> {
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(drawnBox.width / originalWidth, drawnBox.height / originalHeight)
  const sides = [originalWidth * scale, originalHeight * scale].map((side) => Math.max(1, Math.round(side)))
  if (!sides.every(Number.isFinite)) return undefined
  const { data, width, height } = await page.render({ width: sides[0], height: sides[1], render: 'bitmap' })
  return drawingsOf({ pixels: data, width, height })
}

/** For each of the pictures that are kept, the smallest first: it is the one most wait for, and there is little of it to hand on. */
function* drawingsOf(whole: Drawing): Iterable<FirstDrawing> {
  yield { of: 480, drawing: smaller(whole, 2) }
  yield { of: 960, drawing: smaller(whole, 1) }
}

/** A drawing of four bytes a pixel, of which the last says nothing, as one of three: a pixel for so many across and down, as the four at its corners come to. */
function smaller({ pixels, width, height }: Drawing, by: 1 | 2): Drawing {
  const [across, down] = [width, height].map((side) => Math.max(1, Math.floor(side / by)))
  const [right, below] = [width < 2 ? 0 : 4 * (by - 1), height < 2 ? 0 : 4 * (by - 1) * width]
  const made = new Uint8Array(3 * across * down)
  let at = 0
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1)
      for (let color = 0; color < 3; color += 1) {
        const from = 4 * by * (y * width + x) + color
        made[at++] = (pixels[from] + pixels[from + right] + pixels[from + below] + pixels[from + right + below] + 2) >> 2
      }
  return { pixels: made, width: across, height: down }
}

function readText(document: PDFiumDocument, pages: number): string {
  const until = Date.now() + readMs
  let text = ''
  for (let index = 0; index < pages && text.length < readLetters && Date.now() < until; index += 1) text += `${wordsOf(document, index)}\n`
  return tidied(text)
}

/** A page that cannot be read is one without words. */
function wordsOf(document: PDFiumDocument, index: number): string {
  try {
    return document.getPage(index).getText().slice(0, readLetters)
  } catch {
    return ''
  }
}

/** What the database cannot keep, or nobody can read, is a blank. */
const tidied = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ')
    .trim()
    .slice(0, readLetters)
