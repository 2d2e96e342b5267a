/** Runs in a process of its own for each pdf, started by ask-pdf-process.ts. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { answerWork } from './answer-work.ts'
import type { PdfRead, PdfWork } from './pdf-work.ts'
import { readPdf } from './read-pdf.ts'

/** V8's limits do not bound what a module like this takes, so it is bounded where it asks for more: 64 KB a page. */
const mostMemoryPages = (192 * 1024 * 1024) / 65_536
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, by: number) {
  if (this.buffer.byteLength / 65_536 + by > mostMemoryPages) throw new RangeError('this pdf takes too much memory')
  return grow.call(this, by)
}

answerWork(async ({ bytes }: PdfWork): Promise<PdfRead> => readPdf(await PDFiumLibrary.init(), bytes))
