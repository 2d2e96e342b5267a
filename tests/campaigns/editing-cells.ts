import type { AnyContent } from '../../src/content/section.ts'

/**
 * A section as a flat table of its smallest values, read here once more from the wire shape so that the oracles share no
 * code with what they judge. A row that is not there has no cells.
 */
export type Snapshot = {
  /** "title" or "productList#k3f9.title" → its text. */
  cells: Map<string, string>
  /** "productList" → row ids in order. */
  orders: Map<string, string[]>
}

type Ids = Record<string, string[]>

/** Of {name: {value}}, where the value of a list is JSON text and its row ids stand beside. */
export function snapshotOfWire(wire: unknown, ids: Ids = {}): Snapshot {
  const named = Object.entries(wire as Record<string, { value: string }>)
  return snapshotOf(
    named.map(([name, { value }]) => {
      if (!ids[name]) return [name, value]
      const rows = JSON.parse(value) as Record<string, string>[]
      if (rows.length !== ids[name].length) throw new Error(`${name} has ${rows.length} rows and ${ids[name].length} ids`)
      return [name, rows.map((row, index) => ({ ...row, id: ids[name][index] }))]
    }),
  )
}

/** Of content as the editor holds it. */
export function snapshotOfContent(content: AnyContent): Snapshot {
  return snapshotOf(Object.entries(content) as [string, string | Row[]][])
}

type Row = Record<string, string> & { id: string }

function snapshotOf(named: [string, string | Row[]][]): Snapshot {
  const cells = new Map<string, string>()
  const orders = new Map<string, string[]>()
  for (const [name, value] of named) {
    if (!Array.isArray(value)) {
      cells.set(name, value)
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

/** True when the rows both have stand in another order. */
export function reordered(from: Snapshot, to: Snapshot, list: string): boolean {
  const [before, after] = [from.orders.get(list) ?? [], to.orders.get(list) ?? []]
  return before.filter((id) => after.includes(id)).join() !== after.filter((id) => before.includes(id)).join()
}

/** True when a place of a conflict (a field, a row, an order) differs. */
export function changedAt(place: string, from: Snapshot, to: Snapshot): boolean {
  if (place.endsWith('#order')) {
    // A row that is taken out and comes back elsewhere has moved too, so every change of the rows counts.
    const list = place.slice(0, -'#order'.length)
    return from.orders.get(list)?.join() !== to.orders.get(list)?.join()
  }
  return changedCells(from, to).some((cell) => cell === place || cell.startsWith(`${place}.`))
}
