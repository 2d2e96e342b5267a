import type { Field, Rule } from './field.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface PdfField extends Field<string> {
  readonly kind: 'pdf'
  /** Once its deletion is confirmed it is gone for visitors too, without another press of Save. */
  readonly savesDeletion: boolean
}

type Options = {
  label: string
  hint?: string
  rules?: readonly Rule<string>[]
  fallback?: string
  when?: PdfField['when']
  savesDeletion?: boolean
}

/** A PDF people can download, uploaded here: "/media/<hash>/<file-name>.pdf". Empty means none. */
export function pdf({ label, hint, rules = [], fallback = '', when, savesDeletion = false }: Options): PdfField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [...rules, pdfOfThisSite],
    encode: (v) => v,
    read: readText,
    text: pdfFileName,
  })
  return { ...base, when, savesDeletion, kind: 'pdf' }
}

/** "application-form.pdf" of its address; empty when it is none. */
export function pdfFileName(address: string): string {
  return pdfAddress.exec(address)?.[1] ?? ''
}

const pdfAddress = /^\/media\/[0-9a-f]{40}\/([a-z0-9][a-z0-9_-]{0,79}\.pdf)$/

const pdfOfThisSite: Rule<string> = (value) =>
  value === '' || pdfAddress.test(value) ? undefined : 'Please choose a pdf file that was uploaded here.'
