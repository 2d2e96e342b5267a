import { unreadable, type Json } from './field.ts'
import { parseJson } from './group.ts'
import type { Fields } from './kinds.ts'
import type { ListField, Row } from './list.ts'
import type { ListOptions } from './list-options.ts'
import { blankOf, decodeRecord, encodeRecord } from './record.ts'

type Needs<F extends Fields> = Pick<ListOptions<F>, 'item' | 'writes' | 'also'> & {
  shape: NonNullable<ListOptions<F>['rows']>
  /** The lists inside a row, by name. */
  inner: readonly [string, ListField][]
}

/** How a row of a list is written to the wire, and read from it in whatever shape older pages send it. */
export function rowWire<F extends Fields>({ item, inner, shape, writes, also }: Needs<F>) {
  const names = Object.keys(item)
  const [first] = names

  function encode(row: Row<F>): Json {
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

  function decode(wire: unknown): Row<F> | typeof unreadable {
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
  function keepUnsaid(sent: Row<F>, identified: Row<F>, old: Row<F> | undefined): Row<F> {
    const missing: (keyof F)[] = unsaid.get(sent) ?? []
    return old && missing.length > 0 ? { ...identified, ...Object.fromEntries(missing.map((name) => [name, old[name]])) } : identified
  }

  return { encode, decode, keepUnsaid }
}

/** The fields each row just read came without. */
const unsaid = new WeakMap<object, string[]>()

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
