import type { AnyContent } from '../../content/section.ts'
import type { AnyField, Fields } from '../../fields/kinds.ts'
import { isBlankRichText } from '../../fields/rich-text.ts'

/** The draft as the page shows it: a text that must not be empty is shown as its label until it is written. */
export function previewContent(fields: Fields, draft: AnyContent): AnyContent {
  return mapped(fields, draft)
}

function mapped<R extends AnyContent>(fields: Fields, record: R): R {
  let result: R | undefined
  for (const [name, field] of Object.entries(fields)) {
    const shown = shownValue(field, record[name])
    if (shown !== record[name]) result = { ...(result ?? record), [name]: shown }
  }
  return result ?? record
}

function shownValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'text') return value === '' && field.check('', {}, '').length > 0 ? field.label : value
  // Asked of every paragraph at every letter: what may be empty need not be read.
  if (field.kind === 'richText')
    return field.check('', {}, '').length > 0 && isBlankRichText(value as string) ? `<p>${field.label}</p>` : value
  if (field.kind === 'group') return mapped(field.fields as Fields, value as AnyContent)
  if (field.kind !== 'list') return value
  const rows = value as AnyContent[]
  const shown = rows.map((row) => mapped(field.item as Fields, row))
  return shown.some((row, index) => row !== rows[index]) ? shown : rows
}
