import type { Conflict, Merged, NamedPath } from './field.ts'
import type { Fields } from './kinds.ts'
import type { Row } from './list.ts'
import { blankOf, mergeRecord } from './record.ts'

type Three<F extends Fields> = { base: Row<F>[]; theirs: Row<F>[]; mine: Row<F>[] }
type NamedPathOf<F extends Fields> = (row: Row<F>) => NamedPath

/** Merges rows by id, field by field; then the order, which is a field of its own. */
export function mergeList<F extends Fields>(item: F, three: Three<F>, orderPath: NamedPath, namedPathOf: NamedPathOf<F>): Merged<Row<F>[]> {
  const base = byId(three.base)
  const theirs = byId(three.theirs)
  const mine = byId(three.mine)
  const conflicts: Conflict[] = []
  const taken: Merged<unknown>['taken'] = []
  const kept = new Map<string, Row<F>>()

  for (const id of new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])) {
    const [b, t, m] = [base.get(id), theirs.get(id), mine.get(id)]
    if (t && m) {
      // A row both have and the base has not was brought back by both after a deletion: each starts from an empty row.
      const merged = mergeRecord(item, b ?? blankOf(item), t, m, namedPathOf(t))
      kept.set(id, { ...merged.value, id })
      conflicts.push(...merged.conflicts)
      taken.push(...merged.taken)
      continue
    }
    const row = t ?? m
    if (!row) continue
    const from = t ? 'theirs' : 'mine'
    if (!b) {
      kept.set(id, row)
      taken.push({ ...namedPathOf(row), from })
    } else if (!sameRow(b, row)) {
      // One side deleted what the other changed: ask, and keep the row until somebody has answered.
      kept.set(id, row)
      conflicts.push({ ...namedPathOf(row), base: b, theirs: t ?? null, mine: m ?? null })
    } else taken.push({ ...namedPathOf(row), from: t ? 'mine' : 'theirs' })
  }

  const order = mergeOrder(ids(three.base), ids(three.theirs), ids(three.mine), kept)
  if (order.conflict) {
    const names = (rows: Row<F>[]) => rows.map((row) => row.id)
    conflicts.push({ ...orderPath, base: names(three.base), theirs: names(three.theirs), mine: names(three.mine) })
  }
  return { value: order.ids.map((id) => kept.get(id) as Row<F>), conflicts, taken }
}

/** The side that moved rows decides the order; rows only the other side has follow the row they followed there. */
export function mergeOrder(
  base: string[],
  theirs: string[],
  mine: string[],
  kept: { has(id: string): boolean },
): { ids: string[]; conflict: boolean } {
  const [inBase, inTheirs, inMine] = [base, theirs, mine].map((order) => new Set(order))
  const common = (order: string[]) => order.filter((id) => inBase.has(id) && inTheirs.has(id) && inMine.has(id)).join('\n')
  const theyMoved = common(theirs) !== common(base)
  const iMoved = common(mine) !== common(base)
  const conflict = theyMoved && iMoved && common(theirs) !== common(mine)
  const [lead, follow] = theyMoved && !iMoved ? [theirs, mine] : [mine, theirs]
  const result = lead.filter((id) => kept.has(id))
  const placed = new Set(result)
  let before: string | undefined
  for (const id of follow) {
    if (kept.has(id) && !placed.has(id)) {
      result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
      placed.add(id)
    }
    if (placed.has(id)) before = id
  }
  for (const id of base) if (kept.has(id) && !placed.has(id)) result.push(id)
  return { ids: result, conflict }
}

const ids = (rows: { id: string }[]) => rows.map((row) => row.id)
const byId = <R extends { id: string }>(rows: R[]) => new Map(rows.map((row) => [row.id, row]))
const sameRow = (a: object, b: object) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
/** With every record inside it in one order, however it came to be. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inside]) => [name, sorted(inside)])
}
