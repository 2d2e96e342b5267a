import type { AnyContent } from '../../content/section.ts'
import type { AnyField, Fields } from '../../fields/kinds.ts'
import type { ListField } from '../../fields/list.ts'
import { mergeOrder } from '../../fields/list-merge.ts'

/**
 * One value inside a section's content, named by its stable path as `merge` and `leaves` name it: "title",
 * "navList.tools.title", "productList#k3f9.title", a row "productList#k3f9", or the order "productList#order". A row in a
 * list inside a row is "items#k3f9.points#m2a7".
 */

type Row = { id: string }

/** The value at a path: of a field, a row ("list#id"), or the ids of a list ("list#order"); undefined where there is none. */
export function valueAt(content: AnyContent, fieldPath: string): unknown {
  return stepsOf(fieldPath).reduce<unknown>((value, { mark, name }) => {
    if (mark === '.') return (value as AnyContent | undefined)?.[name]
    if (!Array.isArray(value)) return undefined
    return name === 'order' ? value.map((row: Row) => row.id) : value.find((row: Row) => row.id === name)
  }, content)
}

/** A copy with this value at the path; null at the path of a row removes the row. */
export function withValueAt(content: AnyContent, fieldPath: string, value: unknown): AnyContent {
  return replaced(content, stepsOf(fieldPath), value) as AnyContent
}

/** A copy with the row back in its place, or at the end of a list that has become shorter; a row that is still there stays as it is. */
export function withRowBack(content: AnyContent, list: string, row: Row, index: number): AnyContent {
  const rows = valueAt(content, list) as Row[] | undefined
  // The row that its list was in is gone itself.
  if (!rows) return content
  return rows.some(({ id }) => id === row.id) ? content : withValueAt(content, list, rows.toSpliced(index, 0, row))
}

/** "productList.2.title" of a check becomes "productList#k3f9.title": positions move, ids stay. */
export function stablePath(content: AnyContent, path: string): string {
  let value: unknown = content
  let fieldPath = ''
  for (const name of path.split('.')) {
    const row = Array.isArray(value) ? (value as Row[])[Number(name)] : undefined
    fieldPath += row ? `#${row.id}` : fieldPath === '' ? name : `.${name}`
    value = row ?? (value as AnyContent | undefined)?.[name]
  }
  return fieldPath
}

/** The row a path leads into, if any, the innermost one: "productList#k3f9.title" → {list: "productList", id: "k3f9"}. */
export function rowOfPath(fieldPath: string): { list: string; id: string } | undefined {
  const [, list, id] = /^(.*)#([^.#]+)/.exec(fieldPath.replace(/#order$/, '')) ?? []
  return list && id ? { list, id } : undefined
}

/** Every row a path leads into, by its own path, the outermost first. */
export function rowsOfPath(fieldPath: string): string[] {
  const row = rowOfPath(fieldPath)
  return row ? [...rowsOfPath(row.list), `${row.list}#${row.id}`] : []
}

/** True for the path of the row itself and of anything inside it. */
export const isInside = (fieldPath: string, row: string): boolean => fieldPath === row || fieldPath.startsWith(`${row}.`)

/** The row that a list is in: null for a list of the record itself. */
export const rowAround = (list: string): string | null => rowsOfPath(list).at(-1) ?? null

/** The field a path leads to, whichever row it is in; undefined for a row or an order. */
export function fieldAt(fields: Fields, fieldPath: string): AnyField | undefined {
  let inside: Fields | undefined = fields
  let field: AnyField | undefined
  for (const { mark, name } of stepsOf(fieldPath)) {
    // The id of a row leads to the fields of its list, and is no field itself.
    field = mark === '#' ? undefined : inside?.[name]
    if (field?.kind === 'group') inside = field.fields
    if (field?.kind === 'list') inside = field.item
  }
  return field
}

/** The list at a path; undefined where there is none. */
export function listAt(fields: Fields, fieldPath: string): ListField | undefined {
  const field = fieldAt(fields, fieldPath)
  return field?.kind === 'list' ? field : undefined
}

type Step = { mark: '.' | '#'; name: string }

function stepsOf(fieldPath: string): Step[] {
  return [...fieldPath.matchAll(/([.#]?)([^.#]+)/g)].map(([, mark, name]) => ({ mark: mark === '#' ? '#' : '.', name }))
}

function replaced(whole: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (!step) return value
  if (step.mark === '.') {
    const record = whole as AnyContent | undefined
    return record && { ...record, [step.name]: replaced(record[step.name], rest, value) }
  }
  const rows = whole as Row[] | undefined
  // Nothing can be put into a list whose row is gone.
  if (!rows) return rows
  if (step.name === 'order') return inOrder(rows, value as string[])
  const row = rows.find((each) => each.id === step.name)
  if (rest.length > 0) return row ? rows.map((each) => (each === row ? replaced(row, rest, value) : each)) : rows
  if (value === null || value === undefined) return rows.filter((each) => each !== row)
  return row ? rows.map((each) => (each === row ? value : each)) : [...rows, value]
}

function inOrder(rows: Row[], wanted: string[]): Row[] {
  const now = rows.map((row) => row.id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return mergeOrder(now, wanted, now, byId).ids.map((id) => byId.get(id) as Row)
}
