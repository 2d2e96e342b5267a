import { unreadable, type Field, type NamedPath, type Problem } from './field.ts'
import { parseJson } from './group.ts'
import { identifyRows } from './identify-rows.ts'
import { innerLists, listsIn } from './inner-lists.ts'
import type { Fields, RecordOf } from './kinds.ts'
import { mergeList } from './list-merge.ts'
import type { ListOptions, PlainRow, RowAlone, RowWords } from './list-options.ts'
import { blankOf, checkRecord, encodeRecord, leavesOf } from './record.ts'
import { rowWire } from './row-wire.ts'
import { sameTwice } from './same-twice.ts'
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
  /** What several are called: "products". */
  readonly nouns: string
  /** What is said of a save that did this to a row; the section's own words where it says nothing. */
  readonly says: RowWords
  /** The question before one is deleted. */
  readonly asks: string
  /** How many rows it may be saved with. */
  readonly most: number
  /** True where it always has as many rows as its default: none comes, goes or moves. */
  readonly fixed: boolean
  /** What is wrong with it when it has more. */
  readonly tooMany: string
  /** A new order is saved at once, and not two seconds after the last move. */
  readonly movesAtOnce: boolean
  /** Where a row is not opened in its place but by itself, in place of the list. */
  readonly alone: RowAlone<F> | undefined
  /** The line under a row's name where not its second text is. */
  readonly about: ((row: Row<F>) => string) | undefined
  /** The name people know a row by: its first filled text. */
  nameOf(row: Row<F>): string
  newRow(): Row<F>
  /** The rows as they are saved: of a list that skips empty ones without those in which nothing is written. */
  worthSaving(rows: Row<F>[]): Row<F>[]
  /**
   * Gives rows their ids: those that came with them, else those of the `previous` rows they continue, else by place.
   * `inside` knows those of lists inside rows, by their path from this list: "#k3f9.points".
   */
  identify(
    rows: Row<F>[],
    ids: readonly string[] | undefined,
    previous?: readonly Row<F>[],
    inside?: (path: string) => readonly string[] | undefined,
  ): Row<F>[]
  /** The ids of its rows, in order, and of those of the lists inside them, by path from this list: ["", …], ["#k3f9.points", …]. */
  idsOf(rows: readonly Row<F>[]): [path: string, ids: string[]][]
  /** Of it, and of every list inside its rows, that has more rows than it may. */
  overfull(rows: readonly Row<F>[], path: string): Problem[]
}

/** Rows of the same fields, in an order that matters. In the wire shape an array, or JSON text of one. */
export function list<F extends Fields>({
  label,
  hint,
  when,
  noun,
  nouns = `${noun}s`,
  says = {},
  asks = 'Are You Sure to Delete?',
  fixed = false,
  fallback,
  most = fixed ? fallback.length : mostRows,
  movesAtOnce = false,
  alone,
  skipsEmpty = false,
  about,
  nameOf: named,
  firstIds = 'd',
  item,
  rows: shape = 'plain',
  writes,
  also,
  unique,
}: ListOptions<F>): ListField<F> {
  const inner = innerLists(item)
  const wireOfRow = rowWire<F>({ item, inner: inner.lists, shape, writes, also })
  const nameOf = named ?? firstText(item, noun)
  const { rowAt, orderAt } = placesIn(label, nameOf)
  const counted = (count: number) => `${count.toLocaleString('en-US')} ${most === mostRows ? 'rows' : nouns}`
  const tooMany = fixed ? `There are ${counted(most)}, no more and no fewer.` : `A list holds ${counted(most)} at most.`
  const isEmpty = (row: Row<F>) => Object.values(encodeRecord(item, row)).every((value) => String(value ?? '').trim() === '')

  return {
    kind: 'list',
    label,
    hint,
    when,
    noun,
    nouns,
    says,
    asks,
    most,
    fixed,
    tooMany,
    movesAtOnce,
    alone,
    worthSaving(rows) {
      const written = skipsEmpty && rows.some(isEmpty) ? rows.filter((row) => !isEmpty(row)) : rows
      return inner.lists.length === 0 ? written : written.map(inner.worthSaving)
    },
    about,
    item,
    fallback: fallback.map((row, index) => firstRow(item, row, `${firstIds}${index}`)),
    blank: [],
    encode: (rows) => rows.map(wireOfRow.encode),
    decode(wire) {
      const bare = unwrapped(wire)
      const array = typeof bare === 'string' ? (bare.trim() === '' ? [] : parseJson(bare)) : bare
      if (!Array.isArray(array)) return unreadable
      const rows: Row<F>[] = []
      for (const each of array) {
        const row = wireOfRow.decode(each)
        if (row === unreadable) return unreadable
        rows.push(row)
      }
      return rows
    },
    check(rows, _siblings, path, saved) {
      if (rows.length > most || (fixed && rows.length < most)) return [{ path, message: tooMany }]
      const old = new Map(saved?.value.map((row) => [row.id, row]))
      const twice = unique ? sameTwice(rows, path, saved?.value, unique) : new Map<number, Problem>()
      return rows.flatMap((row, index) => {
        const again = twice.get(index)
        return [...checkRecord(item, row, `${path}.${index}.`, old.get(row.id)), ...(again ? [again] : [])]
      })
    },
    merge: (base, theirs, mine, at) => mergeList(item, { base, theirs, mine }, orderAt(at), (row) => rowAt(row, at)),
    leaves: (rows, at) => [
      ...rows.flatMap((row) => leavesOf(item, row, rowAt(row, at))),
      { ...orderAt(at), text: rows.map(nameOf).join(', ') },
    ],
    nameOf,
    newRow: () => ({ ...blankOf(item), id: newId() }),
    identify(rows, ids, previous, inside) {
      const old = new Map(previous?.map((row) => [row.id, row]))
      const exact = (row: Row<F>) => JSON.stringify(wireOfRow.encode(row))
      return identifyRows({ rows, ids, previous, exact, nameOf, newId }).map((row, index) => {
        const before = old.get(row.id)
        // Without ids a row is only where another was.
        return wireOfRow.keepUnsaid(rows[index], inner.identify(row, before, inside), ids?.[index] === row.id ? before : undefined)
      })
    },
    idsOf: (rows) => [['', rows.map((row) => row.id)], ...rows.flatMap(inner.idsOf)],
    overfull: (rows, path) =>
      rows.length > most ? [{ path, message: tooMany }] : rows.flatMap((row, index) => inner.overfull(row, `${path}.${index}`)),
  }
}

/** The stable paths of a list's rows and of their order, with the labels people know them by. */
function placesIn<R extends { id: string }>(label: string, nameOf: (row: R) => string) {
  // A row inside another is told apart from its namesakes elsewhere by the name of the one it is in.
  const outside = ({ path, label: here }: NamedPath) => (path.includes('#') ? ` in ${here.slice(0, here.length - label.length - 2)}` : '')
  return {
    rowAt: (row: R, at: NamedPath): NamedPath => ({ path: `${at.path}#${row.id}`, label: nameOf(row) + outside(at) }),
    orderAt: (at: NamedPath): NamedPath => ({ path: `${at.path}#order`, label: `Order${outside(at)}` }),
  }
}

const newId = () => Math.random().toString(36).slice(2, 12)

/** A row of the default with its id, and the rows inside it with ids that no other row of the record has. */
function firstRow<F extends Fields>(item: F, row: PlainRow<F>, id: string): Row<F> {
  const within = listsIn(item).map(([name, { item: fields }]) => {
    const rows = (row as Record<string, PlainRow<Fields>[]>)[name]
    return [name, rows.map((each, index) => firstRow(fields, each, `${id}-${index}`))]
  })
  return { ...row, ...Object.fromEntries(within), id } as Row<F>
}

/** The name people know a row by where nothing else was said: what its first text says that says anything. */
function firstText<F extends Fields>(item: F, noun: string): (row: Row<F>) => string {
  const texts = Object.keys(item).filter((name) => item[name].kind === 'text')
  return (row) => texts.map((name) => String(row[name as keyof F]).trim()).find((words) => words !== '') ?? `New ${noun}`
}
