import type { AnyContent } from '../../fields/define-record.ts'
import { linksInHtml } from '../../fields/links-in-html.ts'
import { holds, type AnyField, type Fields } from '../../fields/kinds.ts'

/** Longer addresses are not looked at; no index of the database would hold them. */
const mostCharacters = 500

/** Every address the fields of a record lead to: links, files, and links in texts; each once. */
export function linksIn(fields: Fields, content: AnyContent): string[] {
  return tidy(inRecord(fields, content))
}

/** Those of a text. */
export const linksOfText = (html: string): string[] => tidy(linksInHtml(html))

const tidy = (found: string[]) =>
  [...new Set(found.map((each) => each.trim()))].filter((href) => href !== '' && href.length <= mostCharacters)

function inRecord(fields: Fields, content: AnyContent): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.when?.(content) === false ? [] : inField(field, content[name])))
}

function inField(field: AnyField, value: unknown): string[] {
  const what = holds[field.kind]
  if (what === 'address' || what === 'paper') return [String(value ?? '')]
  if (what === 'html') return linksInHtml(String(value ?? ''))
  if (field.kind === 'group') return inRecord(field.fields as Fields, value as AnyContent)
  return field.kind === 'list' ? (value as AnyContent[]).flatMap((row) => inRecord(field.item as Fields, row)) : []
}
