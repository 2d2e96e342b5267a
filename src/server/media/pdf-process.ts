/** Runs in a process of its own for each pdf, started by ask-pdf-process.ts. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { answerWork } from './answer-work.ts'
import { boundMemory } from './bound-memory.ts'
import type { FirstDrawing, PdfRead, PdfWork } from './pdf-work.ts'
import { readPdf } from './read-pdf.ts'

boundMemory(192 * 1024 * 1024, 'pdf')

// At once: a process may be started before there is a pdf for it. What is wrong with it is told to whoever comes with one.
const library = PDFiumLibrary.init()
library.catch(() => {})

answerWork<PdfWork, PdfRead, FirstDrawing>(async ({ bytes }, tellFirst) => readPdf(await library, bytes, tellFirst))
