import { unreadable, type Field, type Json, type NamedPath, type Problem } from './field.ts'
import { parseJson } from './group.ts'
import { identifyRows } from './identify-rows.ts'
import type { Fields, RecordOf } from './kinds.ts'
import { mergeList } from './list-merge.ts'
import type { ListOptions, PlainRow, RowAlone, RowWords } from './list-options.ts'
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

/** The lists among the fields, by name. */
export const listsIn = (fields: Fields): [string, ListField][] =>
  Object.entries(fields).filter((entry): entry is [string, ListField<Fields>] => entry[1].kind === 'list')

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
  const names = Object.keys(item)
  const [first] = names
  const inner = listsIn(item)

  const isEmpty = (row: Row<F>) => Object.values(encodeRecord(item, row)).every((value) => String(value ?? '').trim() === '')

  const encodeRow = (row: Row<F>): Json => {
    const all = encodeRecord(item, row)
    if (shape === 'string') return all[first] ?? ''
    const wanted = writes?.(row)
    const holds = (name: string) => JSON.stringify(row[name as keyof F]) !== JSON.stringify(item[name].blank)
    const kept = wanted ? Object.fromEntries(Object.entries(all).filter(([name]) => wanted.includes(name) || holds(name))) : all
    const plain = also ? { ...kept, ...also(row) } : kept
    if (shape === 'text') return JSON.stringify(plain)
    if (shape === 'plain') return plain
    return Object.fromEntries(names.map((name) => [name, { value: plain[name], error: '' }]))
  }

  const decodeRow = (wire: unknown): Row<F> | typeof unreadable => {
    const bare = typeof wire === 'string' ? (objectText(wire, shape === 'text' ? undefined : first) ?? { [first]: wire }) : wire
    if (bare === null || typeof bare !== 'object' || Array.isArray(bare)) return unreadable
    const told = withoutNoLists(bare, inner)
    const { value, lost } = decodeRecord(item, told, blankOf(item))
    if (lost.length > 0) return unreadable
    const row = { ...value, id: '' }
    // What rows like this one are written without is empty; only what they always have was left out by an older page.
    const wanted = writes?.(row) ?? names
    unsaid.set(
      row,
      wanted.filter((name) => !(name in told)),
    )
    return row
  }

  /** A page older than a field does not send it; in a row it names by its id, the field stays as it was. */
  const keepUnsaid = (sent: Row<F>, identified: Row<F>, old: Row<F> | undefined): Row<F> => {
    const missing: (keyof F)[] = unsaid.get(sent) ?? []
    return old && missing.length > 0 ? { ...identified, ...Object.fromEntries(missing.map((name) => [name, old[name]])) } : identified
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

  const counted = (count: number) => `${count.toLocaleString('en-US')} ${most === mostRows ? 'rows' : nouns}`
  const tooMany = fixed ? `There are ${counted(most)}, no more and no fewer.` : `A list holds ${counted(most)} at most.`

  // A row inside another is told apart from its namesakes elsewhere by the name of the one it is in.
  const outside = ({ path, label: here }: NamedPath) => (path.includes('#') ? ` in ${here.slice(0, here.length - label.length - 2)}` : '')
  const namedPathOf = (row: Row<F>, at: NamedPath): NamedPath => ({ path: `${at.path}#${row.id}`, label: nameOf(row) + outside(at) })
  const orderOf = (at: NamedPath): NamedPath => ({ path: `${at.path}#order`, label: `Order${outside(at)}` })

  const withInner = (row: Row<F>, change: (field: ListField, rows: Row<Fields>[], name: string) => Row<Fields>[]): Row<F> =>
    inner.length === 0
      ? row
      : { ...row, ...Object.fromEntries(inner.map(([name, field]) => [name, change(field, rowsIn(row, name), name)])) }

  const checkUnique = (rows: Row<F>[], path: string, saved: readonly Row<F>[] | undefined): Map<number, Problem> =>
    unique ? sameTwice(rows, path, saved, unique) : new Map()

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
      return inner.length === 0 ? written : written.map((row) => withInner(row, (field, within) => field.worthSaving(within)))
    },
    about,
    item,
    fallback: fallback.map((row, index) => firstRow(item, row, `${firstIds}${index}`)),
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
    check(rows, _siblings, path, saved) {
      if (rows.length > most || (fixed && rows.length < most)) return [{ path, message: tooMany }]
      const old = new Map(saved?.value.map((row) => [row.id, row]))
      const twice = checkUnique(rows, path, saved?.value)
      return rows.flatMap((row, index) => {
        const again = twice.get(index)
        return [...checkRecord(item, row, `${path}.${index}.`, old.get(row.id)), ...(again ? [again] : [])]
      })
    },
    merge: (base, theirs, mine, at) => mergeList(item, { base, theirs, mine }, orderOf(at), (row) => namedPathOf(row, at)),
    leaves: (rows, at) => [
      ...rows.flatMap((row) => leavesOf(item, row, namedPathOf(row, at))),
      { ...orderOf(at), text: rows.map(nameOf).join(', ') },
    ],
    nameOf,
    newRow: () => ({ ...blankOf(item), id: newId() }),
    identify(rows, ids, previous, inside) {
      const old = new Map(previous?.map((row) => [row.id, row]))
      return identifyRows({ rows, ids, previous, exact: (row) => JSON.stringify(encodeRow(row)), nameOf, newId }).map((row, index) => {
        const before = old.get(row.id)
        const whole = withInner(row, (field, within, name) => {
          const at = `#${row.id}.${name}`
          return field.identify(within, inside?.(at), before && rowsIn(before, name), (path) => inside?.(at + path))
        })
        // Without ids a row is only where another was.
        return keepUnsaid(rows[index], whole, ids?.[index] === row.id ? before : undefined)
      })
    },
    idsOf: (rows) => [
      ['', rows.map((row) => row.id)],
      ...rows.flatMap((row) =>
        inner.flatMap(([name, field]) =>
          rowsIn(row, name).length === 0
            ? []
            : field.idsOf(rowsIn(row, name)).map(([path, ids]): [string, string[]] => [`#${row.id}.${name}${path}`, ids]),
        ),
      ),
    ],
    overfull: (rows, path) =>
      rows.length > most
        ? [{ path, message: tooMany }]
        : rows.flatMap((row, index) => inner.flatMap(([name, field]) => field.overfull(rowsIn(row, name), `${path}.${index}.${name}`))),
  }
}

const rowsIn = (row: object, name: string) => (row as Record<string, Row<Fields>[]>)[name]

/** The fields each row just read came without. */
const unsaid = new WeakMap<object, string[]>()

const newId = () => Math.random().toString(36).slice(2, 12)

/** A row of the default with its id, and the rows inside it with ids that no other row of the record has. */
function firstRow<F extends Fields>(item: F, row: PlainRow<F>, id: string): Row<F> {
  const within = listsIn(item).map(([name, { item: fields }]) => {
    const rows = (row as Record<string, PlainRow<Fields>[]>)[name]
    return [name, rows.map((each, index) => firstRow(fields, each, `${id}-${index}`))]
  })
  return { ...row, ...Object.fromEntries(within), id } as Row<F>
}

/** Some old rows are JSON text of an object that has the row's first field; other text is just text. */
function objectText(text: string, first: string | undefined): unknown {
  const value = text.trimStart().startsWith('{') ? parseJson(text) : undefined
  return value !== null && typeof value === 'object' && (first === undefined || first in value) ? value : undefined
}

/** Old clients write null, or nothing, for a list inside a row that has none. */
function withoutNoLists(bare: object, inner: readonly [string, unknown][]): object {
  const none = inner.filter(([name]) => name in bare && ['', null, undefined].includes((bare as Record<string, null>)[name]))
  return none.length === 0 ? bare : { ...bare, ...Object.fromEntries(none.map(([name]) => [name, []])) }
}

/** Rows that say what another says already. Of those that are saved like that, only what was changed since is told. */
function sameTwice<F extends Fields>(
  rows: readonly Row<F>[],
  path: string,
  saved: readonly Row<F>[] | undefined,
  { field, message }: { field: keyof F; message: string },
): Map<number, Problem> {
  const said = (row: Row<F>) => String(row[field]).trim().toLowerCase()
  const before = new Map(saved?.map((row) => [row.id, said(row)]))
  const groups = new Map<string, number[]>()
  // Not Map.groupBy, which browsers do not all have yet.
  for (const [index, row] of rows.entries()) groups.set(said(row), [...(groups.get(said(row)) ?? []), index])
  const wrong = [...groups].flatMap(([word, indexes]) => {
    if (word === '' || indexes.length === 1) return []
    const news = indexes.filter((index) => before.get(rows[index].id) !== word)
    return news.length === indexes.length ? news.slice(1) : news
  })
  return new Map(wrong.map((index) => [index, { path: `${path}.${index}.${String(field)}`, message }]))
}
