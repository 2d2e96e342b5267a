import type { AnyField, Fields } from '../../fields/kinds.ts'
import { cleanRichText } from './clean-rich-text.ts'

/** A section's content with every rich text of it cleaned, in groups and rows too; the very same object when all was clean. */
export function cleanContent<R extends { [name: string]: unknown }>(fields: Fields, content: R): R {
  let cleaned: R | undefined
  for (const [name, field] of Object.entries(fields)) {
    const value = cleanValue(field, content[name])
    if (value !== content[name]) cleaned = { ...(cleaned ?? content), [name]: value }
  }
  return cleaned ?? content
}

type AnyRecord = { [name: string]: unknown }

function cleanValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'richText') return cleanRichText(value as string)
  if (field.kind === 'group') return cleanContent(field.fields as Fields, value as AnyRecord)
  if (field.kind !== 'list') return value
  const rows = value as AnyRecord[]
  const cleaned = rows.map((row) => cleanContent(field.item as Fields, row))
  return cleaned.some((row, index) => row !== rows[index]) ? cleaned : rows
}
