import type { Fields } from '../../fields/kinds.ts'
import { listsIn } from '../../fields/inner-lists.ts'
import type { ListField, Row } from '../../fields/list.ts'

/** A new row that says what another one says, with new rows in the lists inside it. */
export function copiedRow(field: ListField, row: Row<Fields>): Row<Fields> {
  const inside = listsIn(field.item).map(([name, list]) => [name, (row[name] as Row<Fields>[]).map((each) => copiedRow(list, each))])
  return { ...row, ...Object.fromEntries(inside), id: field.newRow().id }
}
