import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Leaf } from '../../fields/field.ts'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { fieldAt } from '../saving/field-paths.ts'

/** What a path leads to, as text to choose by: a field's words, a row's lines, the names in their order. */
export function textAt(record: AnyRecord, content: AnyContent, fieldPath: string): string {
  const leaves = record.leaves(content)
  const whole = leaves.find(({ path }) => path === fieldPath)
  if (whole) return whole.text
  return leaves
    .filter(({ path }) => path.startsWith(`${fieldPath}.`))
    .flatMap((leaf) => wordsOf(record, leaf) || [])
    .join(' · ')
}

/** Among others a switch says what it is of, and nothing where it is off; the order of rows is that in which their words come. */
function wordsOf(record: AnyRecord, { path, text }: Leaf): string {
  if (path.endsWith('#order')) return ''
  const field = fieldAt(record.fields, path)
  if (field?.kind !== 'toggle') return text
  return text === 'off' ? '' : field.label
}

/** Only words can be written together in a plain box; a picture, a switch, a row or an order is one side's or the other's. */
export function canWriteTogether(record: AnyRecord, fieldPath: string, values: readonly unknown[]): boolean {
  const kind = fieldAt(record.fields, fieldPath)?.kind
  return (kind === 'text' || kind === 'link') && values.every((value) => typeof value === 'string')
}

/** What words that are written with tools may be made of, where both sides say some. */
export function richTogether(record: AnyRecord, fieldPath: string, values: readonly unknown[]): RichOffers | undefined {
  const field = fieldAt(record.fields, fieldPath)
  return field?.kind === 'richText' && values.every((value) => typeof value === 'string') ? field.offers : undefined
}

/** True where any of these values is the path of a picture. */
export function isPicture(values: readonly unknown[]): boolean {
  return values.some((value) => typeof value === 'string' && /^\/(media|art)\/(?!.*\.pdf$)/.test(value))
}
