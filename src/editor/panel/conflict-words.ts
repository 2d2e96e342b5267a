import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { AnyField, FieldKind, Fields } from '../../fields/kinds.ts'

/** What a path leads to, as text to choose by: a field's words, a row's lines, the names in their order. */
export function textAt(record: AnyRecord, content: AnyContent, fieldPath: string): string {
  const leaves = record.leaves(content)
  const whole = leaves.find(({ path }) => path === fieldPath)
  if (whole) return whole.text
  return leaves
    .filter(({ path }) => path.startsWith(`${fieldPath}.`))
    .flatMap(({ text }) => text || [])
    .join(' · ')
}

/** Only words can be written together; a picture, a switch, a row or an order is one side's or the other's. */
export function canWriteTogether(record: AnyRecord, fieldPath: string, values: readonly unknown[]): boolean {
  const kind = kindAt(record.fields, fieldPath)
  return (kind === 'text' || kind === 'link') && values.every((value) => typeof value === 'string')
}

export function isPicture(values: readonly unknown[]): boolean {
  return values.some((value) => typeof value === 'string' && /^\/(media|art)\/(?!.*\.pdf$)/.test(value))
}

/** The kind of the field at a path; undefined for a row or an order. */
function kindAt(fields: Fields, fieldPath: string): FieldKind | undefined {
  let inside: Fields | undefined = fields
  let kind: FieldKind | undefined
  for (const [, mark, name] of fieldPath.matchAll(/([.#]?)([^.#]+)/g)) {
    // The id of a row leads to the fields of its list, and is no field itself.
    const field: AnyField | undefined = mark === '#' ? undefined : inside?.[name]
    kind = field?.kind
    if (field?.kind === 'group') inside = field.fields
    if (field?.kind === 'list') inside = field.item
  }
  return kind
}
