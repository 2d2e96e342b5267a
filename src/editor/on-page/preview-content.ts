import type { AnyContent } from '../../content/section.ts'
import type { AnyField, Fields } from '../../fields/kinds.ts'
import { mapValues } from '../../fields/map-values.ts'
import { isBlankRichText } from '../../fields/rich-text.ts'

/** The draft as the page shows it: a text that must not be empty is shown as its label until it is written. */
export const previewContent = (fields: Fields, draft: AnyContent): AnyContent => mapValues(fields, draft, shownValue)

function shownValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'text') return value === '' && field.check('', {}, '').length > 0 ? field.label : value
  if (field.kind !== 'richText') return value
  // Asked of every paragraph at every letter: what may be empty need not be read.
  return field.check('', {}, '').length > 0 && isBlankRichText(value as string) ? `<p>${field.label}</p>` : value
}
