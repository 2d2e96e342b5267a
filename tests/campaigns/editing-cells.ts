import type { AnyContent } from '../../src/content/section.ts'

/**
 * A section as a flat table of its smallest values, read here once more from the wire shape so that the oracles share no
 * code with what they judge. A row that is not there has no cells.
 */
export type Snapshot = {
  /** "title", "lines.auto", "productList#k3f9.title" or "items#k3f9.points#m2a7.title" → its text. */
  cells: Map<string, string>
  /** "productList", or "items#k3f9.points" of a list inside a row → row ids in order. */
  orders: Map<string, string[]>
}

type Ids = Record<string, string[]>

/**
 * Of {name: {value}}, where the value of a list is JSON text, or of the bare values an agent or an article has. The ids of a list's rows
 * are beside it. What an agent's shape carries beside its fields, its number and a line for old clients, is left out.
 */
export function snapshotOfWire(wire: unknown, ids: Ids = {}): Snapshot {
  const { id: _id, agentSearchAddress: _line, ...named } = wire as Record<string, Told | { value: string }>
  return snapshotOf(
    Object.entries(named).map(([called, told]) => {
      const value = typeof told === 'object' && 'value' in told ? (told.value as string) : (told as Told)
      const name = namesOnTheWay[called] ?? called
      if (ids[name]) return [name, rowsOf(value, name, ids)]
      return [name, typeof value === 'number' ? String(value) : (value as Value)]
    }),
  )
}

/** The rows of a list with their ids, and with those of the lists inside them. */
function rowsOf(value: unknown, path: string, ids: Ids): Row[] {
  const held = path === 'richText' ? blocksOf(String(value)) : typeof value === 'string' ? JSON.parse(value) : value
  const rows = held as (string | Omit<Row, 'id'>)[]
  const known = ids[path] ?? []
  if (rows.length !== known.length) throw new Error(`${path} has ${rows.length} rows and ${known.length} ids`)
  return rows.map((row, index) => {
    const plain = typeof row === 'string' ? readRow(row) : row
    const inside = Object.entries(plain).filter(([, each]) => Array.isArray(each))
    const within = inside.map(([name, each]) => [name, rowsOf(each, `${path}#${known[index]}.${name}`, ids).map(withoutType)] as const)
    return { ...plain, ...Object.fromEntries(within), id: known[index] }
  })
}

const readRow = (text: string): Omit<Row, 'id'> => (text.startsWith('{') ? (JSON.parse(text) as Row) : { name: text })

/** What a point is follows from whether it has a PDF; nobody writes it. */
const withoutType = ({ type: _type, ...row }: Row): Row => row as Row

/** A grid of the hub is one list, which goes by another name on its way; so does one field of an article. */
const namesOnTheWay: Record<string, string | undefined> = { data: 'items', subtitle: 'subTitle' }

/** The body of an article as its blocks: none that a campaign writes has one of its own name in it. */
const blocksOf = (html: string) => [...html.matchAll(/<(\w+)(?: [^>]*)?>.*?<\/\1>/gs)].map(([block]) => ({ html: block }))

/** Of content as the editor holds it. */
export function snapshotOfContent(content: AnyContent): Snapshot {
  return snapshotOf(Object.entries(content) as [string, Value][])
}

type Row = { [name: string]: string | boolean | Row[] } & { id: string }
type Value = string | Row[] | Record<string, boolean>
type Told = string | number | (string | Record<string, string>)[] | Record<string, boolean>

function snapshotOf(named: [string, Value][]): Snapshot {
  const snapshot: Snapshot = { cells: new Map(), orders: new Map() }
  for (const [name, value] of named) {
    if (Array.isArray(value)) putRows(snapshot, name, value)
    else if (typeof value !== 'object') snapshot.cells.set(name, value)
    else for (const [part, held] of Object.entries(value)) snapshot.cells.set(`${name}.${part}`, String(held))
  }
  return snapshot
}

function putRows(snapshot: Snapshot, list: string, rows: Row[]): void {
  snapshot.orders.set(
    list,
    rows.map(({ id }) => id),
  )
  for (const row of rows) for (const [cell, text] of cellsOfRow(`${list}#${row.id}`, row, snapshot)) snapshot.cells.set(cell, text)
}

/** What a row at that path says, with all that is in the lists inside it. Of a section of the hub that is its title and its points: nothing else of it is touched. */
export function cellsOfRow(path: string, row: object, orders: Snapshot = { cells: new Map(), orders: new Map() }): Map<string, string> {
  const { id: _id, ...held } = row as Row
  const entries = Object.entries(held)
  const holdsRows = entries.some(([, each]) => Array.isArray(each))
  const cells = new Map<string, string>()
  for (const [name, each] of entries) {
    if (Array.isArray(each)) {
      putRows(orders, `${path}.${name}`, each)
      for (const inner of each) for (const [cell, text] of cellsOfRow(`${path}.${name}#${inner.id}`, inner)) cells.set(cell, text)
    } else if (!holdsRows || name === 'title') cells.set(`${path}.${name}`, String(each))
  }
  return cells
}

/** The cells that differ between two revisions. */
export function changedCells(from: Snapshot, to: Snapshot): string[] {
  return [...new Set([...from.cells.keys(), ...to.cells.keys()])].filter((cell) => from.cells.get(cell) !== to.cells.get(cell))
}

/** True when the rows both have are in another order. */
export function reordered(from: Snapshot, to: Snapshot, list: string): boolean {
  const [before, after] = [from.orders.get(list) ?? [], to.orders.get(list) ?? []]
  return before.filter((id) => after.includes(id)).join() !== after.filter((id) => before.includes(id)).join()
}

/** True when the path of a conflict (a field, a row, an order) differs. */
export function changedAt(fieldPath: string, from: Snapshot, to: Snapshot): boolean {
  if (fieldPath.endsWith('#order')) {
    // A row that is taken out and comes back elsewhere has moved too, so every change of the rows counts.
    const list = fieldPath.slice(0, -'#order'.length)
    return from.orders.get(list)?.join() !== to.orders.get(list)?.join()
  }
  return changedCells(from, to).some((cell) => cell === fieldPath || cell.startsWith(`${fieldPath}.`))
}
