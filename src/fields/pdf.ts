import type { Field, Rule } from './field.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface PdfField extends Field<string> {
  readonly kind: 'pdf'
  /** Whose pages it is for: what is uploaded for pages of the signed-in, visitors cannot read, whatever address they try. */
  readonly for: PdfReaders
  /** Once its deletion is confirmed it is gone for visitors too, without another press of Save. */
  readonly savesDeletion: boolean
}

export type PdfReaders = 'anyone' | 'signedIn'

type Options = {
  label: string
  hint?: string
  rules?: readonly Rule<string>[]
  fallback?: string
  for?: PdfReaders
  when?: PdfField['when']
  savesDeletion?: boolean
}

/**
 * A PDF people can download, uploaded here: "/media/<hash>/<file-name>.pdf", or "/360/papers/…" of one for the signed-in,
 * which a field for anyone does not take; or one that comes with the site, "/papers/<name>.pdf". Empty means none.
 */
export function pdf({ label, hint, rules = [], fallback = '', for: readers = 'anyone', when, savesDeletion = false }: Options): PdfField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [...rules, pdfOfThisSite, ...(readers === 'anyone' ? [openPdf] : [])],
    encode: (v) => v,
    read: readText,
    text: pdfFileName,
  })
  return { ...base, when, savesDeletion, kind: 'pdf', for: readers }
}

/** Where PDFs for the signed-in are. */
export const papersPath = '/360/papers'

/** "application-form.pdf" of its address; empty when it is none. */
export function pdfFileName(address: string): string {
  return pdfAddress.exec(address)?.[3] ?? sitePaper.exec(address)?.[1] ?? ''
}

/** What an uploaded PDF is kept by, and for whom; undefined when the address is none of one. */
export function readPdfAddress(address: string): { hash: string; fileName: string; for: PdfReaders } | undefined {
  const [, place, hash, fileName] = pdfAddress.exec(address) ?? []
  return fileName ? { hash, fileName, for: place === papersPath ? 'signedIn' : 'anyone' } : undefined
}

/** The address of an uploaded PDF, which also says who may read it. */
export const pdfAddressOf = ({ hash, fileName, for: readers }: { hash: string; fileName: string; for: PdfReaders }) =>
  `${readers === 'signedIn' ? papersPath : '/media'}/${hash}/${fileName}`

/** What is the same for all names of one PDF: "/media/<hash>", or "/papers/<name>" of one that comes with the site. */
export function pdfFolder(address: string): string | undefined {
  const [, place, hash] = pdfAddress.exec(address) ?? []
  if (hash) return `${place}/${hash}`
  return sitePaper.test(address) ? address.slice(0, -'.pdf'.length) : undefined
}

/** True of an address that leads to a PDF for the signed-in. */
export const isForSignedIn = (address: string) => address.startsWith(`${papersPath}/`)

const pdfAddress = /^(\/media|\/360\/papers)\/([0-9a-f]{40})\/([a-z0-9][a-z0-9_-]{0,79}\.pdf)$/
/** One that comes with the site. */
const sitePaper = /^\/papers\/([a-z0-9][a-z0-9-]{0,79}\.pdf)$/

const pdfOfThisSite: Rule<string> = (value) =>
  value === '' || pdfFileName(value) !== '' ? undefined : 'Please choose a pdf file that was uploaded here.'

const openPdf: Rule<string> = (value) =>
  isForSignedIn(value) ? 'This pdf file is for people who are signed in. Please upload it here to show it to everybody.' : undefined
