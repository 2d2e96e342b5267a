import type { AnyContent } from '../../fields/define-record.ts'
import type { AnyField, Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import type { SavedRecord } from './save-state.ts'

/** What is said of a save: the list's words for what happened to its rows, else the record's own words. */
export function wordsOfSave(record: SavedRecord, before: AnyContent, after: AnyContent): string {
  for (const [name, field] of Object.entries<AnyField>(record.fields)) {
    const words = field.kind === 'list' && wordsOfRows(field, before[name] as Row<Fields>[], after[name] as Row<Fields>[])
    if (words) return words
  }
  return record.saved
}

/** Of several things at once the one people must not miss goes first: what was deleted, then what is new. */
function wordsOfRows({ says, encode }: ListField<Fields>, before: Row<Fields>[], after: Row<Fields>[]): string | undefined {
  const had = new Map(before.map((row) => [row.id, row]))
  const has = new Map(after.map((row) => [row.id, row]))
  const stayed = after.filter(({ id }) => had.has(id))
  if (says.deleted && before.some(({ id }) => !has.has(id))) return says.deleted
  if (says.added && stayed.length < after.length) return says.added
  if (says.changed && stayed.some((row) => !same(encode([row]), encode([had.get(row.id) as Row<Fields>])))) return says.changed
  const order = before.filter(({ id }) => has.has(id))
  return says.moved && stayed.some(({ id }, index) => id !== order[index].id) ? says.moved : undefined
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
