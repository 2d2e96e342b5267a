import type { AnyContent } from '../../content/section.ts'
import { mergeOrder } from '../../fields/list-merge.ts'

/**
 * One value inside a section's content, named by its stable place as `merge` and `leaves` name it: "title",
 * "navList.tools.title", "productList#k3f9.title", a row "productList#k3f9", or the order "productList#order".
 */

type Row = { id: string }

export function valueAt(content: AnyContent, place: string): unknown {
  return stepsOf(place).reduce<unknown>((value, { mark, name }) => {
    if (mark === '.') return (value as AnyContent | undefined)?.[name]
    if (!Array.isArray(value)) return undefined
    return name === 'order' ? value.map((row: Row) => row.id) : value.find((row: Row) => row.id === name)
  }, content)
}

/** A copy with the value in its place; nothing (null) in the place of a row takes the row out. */
export function withValueAt(content: AnyContent, place: string, value: unknown): AnyContent {
  return replaced(content, stepsOf(place), value) as AnyContent
}

/** "productList.2.title" of a check becomes "productList#k3f9.title": positions move, ids stay. */
export function placeOfProblem(content: AnyContent, path: string): string {
  let value: unknown = content
  let place = ''
  for (const name of path.split('.')) {
    const row = Array.isArray(value) ? (value as Row[])[Number(name)] : undefined
    place += row ? `#${row.id}` : place === '' ? name : `.${name}`
    value = row ?? (value as AnyContent | undefined)?.[name]
  }
  return place
}

/** The row a place lies in, if any: "productList#k3f9.title" → {list: "productList", id: "k3f9"}. */
export function rowOfPlace(place: string): { list: string; id: string } | undefined {
  const [, list, id] = /^(.*?)#([^.#]+)/.exec(place) ?? []
  return list && id && id !== 'order' ? { list, id } : undefined
}

type Step = { mark: '.' | '#'; name: string }

function stepsOf(place: string): Step[] {
  return [...place.matchAll(/([.#]?)([^.#]+)/g)].map(([, mark, name]) => ({ mark: mark === '#' ? '#' : '.', name }))
}

function replaced(whole: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (!step) return value
  if (step.mark === '.') {
    const record = whole as AnyContent
    return { ...record, [step.name]: replaced(record[step.name], rest, value) }
  }
  const rows = whole as Row[]
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
