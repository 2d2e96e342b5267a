import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { holds, type AnyField, type Fields } from '../../fields/kinds.ts'
import { isForSignedIn } from '../../fields/pdf.ts'
import type { StoredContent } from './stored-content.ts'

/**
 * A section as visitors get it, on pages and calls: a row whose PDF is for the signed-in, or whose link leads to one, is for the
 * signed-in, title and all; where the PDF is no row's, the PDF alone is left out. The very same where there is none.
 */
export function withoutPapers(section: AnySection, stored: StoredContent): StoredContent {
  const content = contentWithoutPapers(section, stored.content)
  return content === stored.content ? stored : { ...stored, content }
}

/** Its content alone. */
export function contentWithoutPapers(section: AnySection, content: AnyContent): AnyContent {
  const fields = section.fields as Fields
  return mayHold(fields) ? cleared(fields, content) : content
}

const mayHold = (fields: Fields): boolean => Object.values(fields).some(isAbout)

function isAbout(field: AnyField): boolean {
  if (field.kind === 'pdf') return field.for === 'signedIn'
  if (field.kind === 'group') return mayHold(field.fields as Fields)
  if (field.kind !== 'list') return false
  return mayHold(field.item as Fields) || Object.values(field.item as Fields).some(({ kind }) => holds[kind] === 'address')
}

function cleared(fields: Fields, content: AnyContent): AnyContent {
  let left: AnyContent | undefined
  for (const [name, field] of Object.entries(fields)) {
    const value = isAbout(field) ? clearedValue(field, content[name]) : content[name]
    if (value !== content[name]) left = { ...(left ?? content), [name]: value }
  }
  return left ?? content
}

function clearedValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'group') return cleared(field.fields as Fields, value as AnyContent)
  if (field.kind !== 'list') return isForSignedIn(String(value)) ? '' : value
  const rows = value as AnyContent[]
  const item = field.item as Fields
  const open = rows.flatMap((row) => (holdsPaper(item, row) ? [] : [cleared(item, row)]))
  return open.length === rows.length && open.every((row, index) => row === rows[index]) ? rows : open
}

const holdsPaper = (item: Fields, row: AnyContent) =>
  Object.entries(item).some(
    ([name, { kind }]) => (holds[kind] === 'paper' || holds[kind] === 'address') && isForSignedIn(String(row[name])),
  )
