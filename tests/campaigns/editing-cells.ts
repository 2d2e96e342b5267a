import type { AnyContent } from '../../src/content/section.ts'

/**
 * A section as a flat table of its smallest values, read here once more from the wire shape so that the oracles share no
 * code with what they judge. A row that is not there has no cells.
 */
export type Snapshot = {
  /** "title", "lines.auto" or "productList#k3f9.title" → its text. */
  cells: Map<string, string>
  /** "productList" → row ids in order. */
  orders: Map<string, string[]>
}

type Ids = Record<string, string[]>

/**
 * Of {name: {value}}, where the value of a list is JSON text, or of the bare values an agent has. The ids of a list's rows
 * are beside it. What an agent's shape carries beside its fields, its number and a line for old clients, is left out.
 */
export function snapshotOfWire(wire: unknown, ids: Ids = {}): Snapshot {
  const { id: _id, agentSearchAddress: _line, ...named } = wire as Record<string, Told | { value: string }>
  return snapshotOf(
    Object.entries(named).map(([name, told]) => {
      const value = typeof told === 'object' && 'value' in told ? (told.value as string) : (told as Told)
      if (!ids[name]) return [name, value as Value]
      const rows = (typeof value === 'string' ? JSON.parse(value) : value) as (string | Record<string, string>)[]
      if (rows.length !== ids[name].length) throw new Error(`${name} has ${rows.length} rows and ${ids[name].length} ids`)
      return [name, rows.map((row, index) => ({ ...(typeof row === 'string' ? { name: row } : row), id: ids[name][index] }))]
    }),
  )
}

/** Of content as the editor holds it. */
export function snapshotOfContent(content: AnyContent): Snapshot {
  return snapshotOf(Object.entries(content) as [string, Value][])
}

type Row = Record<string, string> & { id: string }
type Value = string | Row[] | Record<string, boolean>
type Told = string | (string | Record<string, string>)[] | Record<string, boolean>

function snapshotOf(named: [string, Value][]): Snapshot {
  const cells = new Map<string, string>()
  const orders = new Map<string, string[]>()
  for (const [name, value] of named) {
    if (!Array.isArray(value)) {
      if (typeof value !== 'object') cells.set(name, value)
      else for (const [part, held] of Object.entries(value)) cells.set(`${name}.${part}`, String(held))
      continue
    }
    orders.set(
      name,
      value.map(({ id }) => id),
    )
    for (const { id, ...row } of value) for (const [field, text] of Object.entries(row)) cells.set(`${name}#${id}.${field}`, text)
  }
  return { cells, orders }
}

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
