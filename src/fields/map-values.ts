import type { AnyContent } from './define-record.ts'
import type { AnyField, Fields } from './kinds.ts'

/** What becomes of the value of a field that holds no others; the value itself where nothing does. */
type Make = (field: AnyField, value: unknown) => unknown

/** The record with every value made anew, in its groups and rows too; the very same object where none became another. */
export function mapValues<R extends AnyContent>(fields: Fields, record: R, make: Make): R {
  let result: R | undefined
  for (const [name, field] of Object.entries(fields)) {
    const made = valueIn(field, record[name], make)
    if (made !== record[name]) result = { ...(result ?? record), [name]: made }
  }
  return result ?? record
}

function valueIn(field: AnyField, value: unknown, make: Make): unknown {
  if (field.kind === 'group') return mapValues(field.fields as Fields, value as AnyContent, make)
  if (field.kind !== 'list') return make(field, value)
  const rows = value as AnyContent[]
  const made = rows.map((row) => mapValues(field.item as Fields, row, make))
  return made.some((row, index) => row !== rows[index]) ? made : rows
}
