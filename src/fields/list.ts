import { unreadable, type Field, type Json, type NamedPath } from './field.ts'
import { parseJson } from './group.ts'
import type { Fields, RecordOf } from './kinds.ts'
import { mergeList } from './list-merge.ts'
import { blankOf, checkRecord, decodeRecord, encodeRecord, leavesOf } from './record.ts'
import { unwrapped } from './scalar.ts'

/** How many rows a list of a record may be saved with. */
export const mostRows = 1000

/** A row of a list. The id never leaves with the wire shape; it tells rows apart when two people edit. */
export type Row<F extends Fields> = RecordOf<F> & { id: string }

export interface ListField<F extends Fields = Fields> extends Field<Row<F>[]> {
  readonly kind: 'list'
  readonly item: F
  /** What one row is called: "product". */
  readonly noun: string
  /** What is said of a save that did this to a row; the section's own words where it says nothing. */
  readonly says: RowWords
  /** The question before one is deleted. */
  readonly asks: string
  /** How many rows it may be saved with. */
  readonly most: number
  /** What is wrong with it when it has more. */
  readonly tooMany: string
  /** The line under a row's name where not its second text is. */
  readonly about: ((row: Row<F>) => string) | undefined
  /** The name people know a row by: its first filled text. */
  nameOf(row: Row<F>): string
  newRow(): Row<F>
  /** The rows as they are saved: of a list that skips empty ones without those in which nothing is written. */
  worthSaving(rows: Row<F>[]): Row<F>[]
  /** Gives rows their ids: those that came with them, else those of the `previous` rows they continue, else by place. */
  identify(rows: Row<F>[], ids: readonly string[] | undefined, previous?: readonly Row<F>[]): Row<F>[]
}

export interface RowWords {
  added?: string
  changed?: string
  moved?: string
  deleted?: string
}

type Options<F extends Fields> = {
  label: string
  hint?: string
  noun: string
  says?: RowWords
  asks?: string
  most?: number
  /** Leaves out rows in which nothing is written when it is saved. */
  skipsEmpty?: boolean
  about?: (row: Row<F>) => string
  /** The name people know a row by, where it is not its first filled text. */
  nameOf?: (row: Row<F>) => string
  /** What the ids of the rows of `fallback` begin with, where rows are named without their list. */
  firstIds?: string
  item: F
  /** 'plain' properties are bare, 'valued' ones are {value, error}, 'string' rows are the only field itself. */
  rows?: 'plain' | 'valued' | 'string'
  fallback: RecordOf<F>[]
}

/** Rows of the same fields, in an order that matters. In the wire shape an array, or JSON text of one. */
export function list<F extends Fields>({
  label,
  hint,
  noun,
  says = {},
  asks = 'Are You Sure to Delete?',
  most = mostRows,
  skipsEmpty = false,
  about,
  nameOf: named,
  firstIds = 'd',
  item,
  rows: shape = 'plain',
  fallback,
}: Options<F>): ListField<F> {
  const names = Object.keys(item)
  const [first] = names

  const isEmpty = (row: Row<F>) => Object.values(encodeRecord(item, row)).every((value) => String(value ?? '').trim() === '')

  const encodeRow = (row: Row<F>): Json => {
    const plain = encodeRecord(item, row)
    if (shape === 'string') return plain[first] ?? ''
    if (shape === 'plain') return plain
    return Object.fromEntries(names.map((name) => [name, { value: plain[name], error: '' }]))
  }

  const decodeRow = (wire: unknown): Row<F> | typeof unreadable => {
    const bare = typeof wire === 'string' ? (objectText(wire, first) ?? { [first]: wire }) : wire
    if (bare === null || typeof bare !== 'object' || Array.isArray(bare)) return unreadable
    const { value, lost } = decodeRecord(item, bare, blankOf(item))
    if (lost.length > 0) return unreadable
    const row = { ...value, id: '' }
    unsaid.set(
      row,
      names.filter((name) => !(name in bare)),
    )
    return row
  }

  /** A page older than a field does not send it; in a row it names by its id, the field stays as it was. */
  const keepUnsaid = (sent: Row<F>, identified: Row<F>, previous: readonly Row<F>[]): Row<F> => {
    const missing: (keyof F)[] = unsaid.get(sent) ?? []
    const old = missing.length > 0 ? previous.find(({ id }) => id === identified.id) : undefined
    return old ? { ...identified, ...Object.fromEntries(missing.map((name) => [name, old[name]])) } : identified
  }

  const nameOf = (row: Row<F>) => {
    if (named) return named(row)
    for (const name of names) {
      if (item[name].kind !== 'text') continue
      const words = String(row[name as keyof F]).trim()
      if (words) return words
    }
    return `New ${noun}`
  }

  const tooMany = `A list holds ${most.toLocaleString('en-US')} ${most === mostRows ? 'row' : noun}s at most.`

  const namedPathOf = (row: Row<F>, at: NamedPath): NamedPath => ({ path: `${at.path}#${row.id}`, label: nameOf(row) })

  return {
    kind: 'list',
    label,
    hint,
    noun,
    says,
    asks,
    most,
    tooMany,
    worthSaving: (rows) => (skipsEmpty && rows.some(isEmpty) ? rows.filter((row) => !isEmpty(row)) : rows),
    about,
    item,
    fallback: fallback.map((row, index) => ({ ...row, id: `${firstIds}${index}` })),
    blank: [],
    encode: (rows) => rows.map(encodeRow),
    decode(wire) {
      const bare = unwrapped(wire)
      const array = typeof bare === 'string' ? (bare.trim() === '' ? [] : parseJson(bare)) : bare
      if (!Array.isArray(array)) return unreadable
      const rows: Row<F>[] = []
      for (const each of array) {
        const row = decodeRow(each)
        if (row === unreadable) return unreadable
        rows.push(row)
      }
      return rows
    },
    check: (rows, _siblings, path) =>
      rows.length > most ? [{ path, message: tooMany }] : rows.flatMap((row, index) => checkRecord(item, row, `${path}.${index}.`)),
    merge: (base, theirs, mine, at) => mergeList(item, { base, theirs, mine }, at, namedPathOf),
    leaves: (rows, at) => [
      ...rows.flatMap((row) => leavesOf(item, row, namedPathOf(row, at))),
      { path: `${at.path}#order`, label: 'Order', text: rows.map(nameOf).join(', ') },
    ],
    nameOf,
    newRow: () => ({ ...blankOf(item), id: newId() }),
    identify: (rows, ids, previous) =>
      identifyRows(rows, ids, previous, (row) => JSON.stringify(encodeRow(row)), nameOf).map((row, index) =>
        // Without ids a row is only where another was.
        keepUnsaid(rows[index], row, ids?.[index] === row.id ? (previous ?? []) : []),
      ),
  }
}

/** The fields each row just read came without. */
const unsaid = new WeakMap<object, string[]>()

const newId = () => Math.random().toString(36).slice(2, 12)

/** Some old rows are JSON text of an object that has the row's first field; other text is just text. */
function objectText(text: string, first: string): unknown {
  const value = text.trimStart().startsWith('{') ? parseJson(text) : undefined
  return value !== null && typeof value === 'object' && first in value ? value : undefined
}

/** A row keeps its id when it is the same, else when it has the same name, else when it is where that row was. */
function identifyRows<R extends { id: string }>(
  rows: R[],
  ids: readonly string[] | undefined,
  previous: readonly R[] | undefined,
  exact: (row: R) => string,
  nameOf: (row: R) => string,
): R[] {
  if (ids && ids.length === rows.length && new Set(ids).size === ids.length) return rows.map((row, index) => ({ ...row, id: ids[index] }))
  if (!previous) return rows.map((row, index) => ({ ...row, id: `r${index}` }))
  const free = new Set(previous.map((row) => row.id))
  const found: (string | undefined)[] = rows.map(() => undefined)
  for (const same of [exact, nameOf]) {
    // Each row is read once for a pass, however many there are: a thousand rows that all changed are no work worth telling.
    const waiting = new Map<string, string[]>()
    for (const row of previous.toReversed()) {
      if (!free.has(row.id)) continue
      const key = same(row)
      const ids = waiting.get(key)
      if (ids) ids.push(row.id)
      else waiting.set(key, [row.id])
    }
    rows.forEach((row, index) => {
      const id = found[index] ? undefined : waiting.get(same(row))?.pop()
      if (id === undefined) return
      found[index] = id
      free.delete(id)
    })
  }
  rows.forEach((_row, index) => {
    const old = previous[index]
    if (!found[index] && old && rows.length === previous.length && free.delete(old.id)) found[index] = old.id
  })
  return rows.map((row, index) => ({ ...row, id: found[index] ?? newId() }))
}
