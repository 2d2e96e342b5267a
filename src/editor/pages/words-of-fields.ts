import type { AnyContent } from '../../fields/define-record.ts'
import type { AnyField, Fields } from '../../fields/kinds.ts'

/** The content with other words in place of some, wherever they are written, whatever their case; the very same object where they are not. */
export function replaceWords<R extends AnyContent>(fields: Fields, content: R, words: string, by: string): R {
  // Where a sentence begins with what was sought in small letters, what takes its place begins one too.
  const asFound = (found: string) => (startsLarge(found) && !startsLarge(words) ? by.charAt(0).toUpperCase() + by.slice(1) : by)
  return inRecord(fields, content, { words: asWritten(words), by: asFound })
}

type Wanted = { words: RegExp; by(found: string): string }

const startsLarge = (text: string) => text.charAt(0) !== text.charAt(0).toLowerCase()

const asWritten = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi')

function inRecord<R extends AnyContent>(fields: Fields, record: R, wanted: Wanted): R {
  let result: R | undefined
  for (const [name, field] of Object.entries(fields)) {
    const next = inField(field, record[name], wanted)
    if (next !== record[name]) result = { ...(result ?? record), [name]: next }
  }
  return result ?? record
}

function inField(field: AnyField, value: unknown, wanted: Wanted): unknown {
  if (field.kind === 'text') return (value as string).replace(wanted.words, wanted.by)
  if (field.kind === 'richText') return inHtml(value as string, wanted)
  if (field.kind === 'group') return inRecord(field.fields as Fields, value as AnyContent, wanted)
  if (field.kind !== 'list') return value
  const rows = value as AnyContent[]
  const next = rows.map((row) => inRecord(field.item as Fields, row, wanted))
  return next.some((row, index) => row !== rows[index]) ? next : rows
}

/** Between the tags alone, in which words are written with entities. */
function inHtml(html: string, { words, by }: Wanted): string {
  const sought = new RegExp(escaped(words.source), 'gi')
  return html
    .split(/(<[^<>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replace(sought, (found) => escaped(by(found)))))
    .join('')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
