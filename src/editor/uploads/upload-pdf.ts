import { uploadPdf } from '../editor-calls.ts'
import type { PdfReaders } from '../../fields/pdf.ts'
import { sendFile } from './send-file.ts'

/** `readers` says who is to read it. */
export const sendPdf = (readers: PdfReaders) => (file: File, onProgress: (done: number) => void) =>
  sendFile(readers === 'anyone' ? uploadPdf : { ...uploadPdf, path: `${uploadPdf.path}?for=${readers}` }, file, 'pdf', onProgress)

/** What is wrong with what was chosen or dropped, before anything is sent; the server judges by content. */
export function problemOfPdf(files: readonly Pick<File, 'type' | 'size'>[]): string | undefined {
  if (files.length > 1) return 'Please choose one pdf file at a time.'
  if (files[0]?.type !== 'application/pdf') return 'Please select a valid pdf file'
  return files[0].size > 2_097_152 ? 'Please choose a pdf file smaller than 2mb' : undefined
}
