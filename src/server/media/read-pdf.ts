import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { drawnBox, readLetters, readMs, readPages, type Drawing, type PdfRead } from './pdf-work.ts'

type Library = Awaited<ReturnType<typeof PDFiumLibrary.init>>

/** Reads a pdf: how many pages, the words of the first of them, and a picture of the very first. Nothing in it is run. */
export async function readPdf(library: Library, bytes: Uint8Array): Promise<PdfRead> {
  let document: PDFiumDocument
  try {
    document = await library.loadDocument(bytes)
  } catch {
    return { flaw: 'unreadable' }
  }
  const pages = document.getPageCount()
  if (pages < 1) return { flaw: 'unreadable' }
  // The picture first: if the words take too long, there is still something to see.
  const first = await drawFirst(document).catch(() => undefined)
  const text = readText(document, Math.min(pages, readPages))
  return first || text ? { pages, text, first } : { flaw: 'unreadable' }
}

async function drawFirst(document: PDFiumDocument): Promise<Drawing | undefined> {
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(drawnBox.width / originalWidth, drawnBox.height / originalHeight)
  const sides = [originalWidth * scale, originalHeight * scale].map((side) => Math.max(1, Math.round(side)))
  if (!sides.every(Number.isFinite)) return undefined
  const { data, width, height } = await page.render({ width: sides[0], height: sides[1], render: 'bitmap' })
  return { pixels: data, width, height }
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
