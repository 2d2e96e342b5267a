import { holds, type AnyField, type Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { plainWords } from '../../fields/rich-words.ts'

/** The line under a row's name: what its list says of it, else its second filled text. */
export function secondLineOf({ about, item }: ListField<Fields>, row: Row<Fields>): string {
  if (about) return about(row)
  const texts = Object.entries(item).flatMap(([name, field]) => wordsOf(field, String(row[name] ?? '')) || [])
  return texts[1] ?? ''
}

function wordsOf({ kind }: AnyField, value: string): string {
  if (holds[kind] === 'html') return plainWords(value).replaceAll('\n', ' ')
  return holds[kind] === 'words' ? value.trim() : ''
}

/** The row's first picture; undefined when rows of this list have none. */
export function pictureOf(item: Fields, row: Row<Fields>): string | undefined {
  const name = Object.keys(item).find((each) => holds[item[each].kind] === 'picture' && item[each].when?.(row) !== false)
  return name === undefined ? undefined : String(row[name] ?? '')
}
