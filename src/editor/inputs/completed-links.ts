import type { AnyContent } from '../../fields/define-record.ts'
import type { AnyField, Fields } from '../../fields/kinds.ts'
import { completedAddress } from '../../fields/link.ts'

/** The draft with every address completed, as leaving its box would have done: Ctrl+S is pressed inside one. The same object where all are whole. */
export function completedLinks<R extends AnyContent>(fields: Fields, record: R): R {
  let result: R | undefined
  for (const [name, field] of Object.entries(fields)) {
    const whole = completed(field, record[name])
    if (whole !== record[name]) result = { ...(result ?? record), [name]: whole }
  }
  return result ?? record
}

function completed(field: AnyField, value: unknown): unknown {
  if (field.kind === 'link') return completedAddress(String(value)) === String(value).trim() ? value : completedAddress(String(value))
  if (field.kind === 'group') return completedLinks(field.fields as Fields, value as AnyContent)
  if (field.kind !== 'list') return value
  const rows = value as AnyContent[]
  const whole = rows.map((row) => completedLinks(field.item as Fields, row))
  return whole.some((row, index) => row !== rows[index]) ? whole : rows
}
