import { unreadable, type Conflict, type Field, type Json, type Leaf, type Merged, type NamedPath, type Problem } from './field.ts'
import type { Fields, RecordOf } from './kinds.ts'

/** What a set of named fields does together; groups, list rows and whole sections are all records. */

/** What each field holds before anything is written in it. */
export function blankOf<F extends Fields>(fields: F): RecordOf<F> {
  return mapped(fields, (field) => field.blank)
}

/** What each field shows while nothing is stored. */
export function fallbackOf<F extends Fields>(fields: F): RecordOf<F> {
  return mapped(fields, (field) => field.fallback)
}

/** Each field in its wire shape, by its name. */
export function encodeRecord<F extends Fields>(fields: F, value: RecordOf<F>): { [key: string]: Json } {
  const result: { [key: string]: Json } = {}
  for (const [name, field] of entries(fields)) result[name] = field.encode(value[name])
  return result
}

/** Reads each field; those that are absent come from `absent`, those that cannot be read are named. */
export function decodeRecord<F extends Fields>(fields: F, wire: object, absent: RecordOf<F>): { value: RecordOf<F>; lost: string[] } {
  const lost: string[] = []
  const value = mapped(fields, (field, name) => {
    if (!(name in wire)) return absent[name]
    const read = field.decode((wire as Record<string, unknown>)[name], absent[name] as never)
    if (read !== unreadable) return read
    lost.push(name)
    return absent[name]
  })
  return { value, lost }
}

/** `saved` is the record as it is saved; what is new is checked without. */
export function checkRecord<F extends Fields>(fields: F, value: RecordOf<F>, path = '', saved?: RecordOf<F>): Problem[] {
  return entries(fields).flatMap(([name, field]) =>
    field.check(value[name], value, path + name, saved && { value: saved[name], siblings: saved }),
  )
}

/** Merges each field by itself: `theirs` and `mine` are two changes of `base`, and `conflicts` names what both changed differently. */
export function mergeRecord<F extends Fields>(
  fields: F,
  base: RecordOf<F>,
  theirs: RecordOf<F>,
  mine: RecordOf<F>,
  at?: NamedPath,
): Merged<RecordOf<F>> {
  const conflicts: Conflict[] = []
  const taken: Merged<unknown>['taken'] = []
  const value = mapped(fields, (field, name) => {
    const merged = field.merge(base[name], theirs[name], mine[name], namedPathOf(field, name, at))
    conflicts.push(...merged.conflicts)
    taken.push(...merged.taken)
    return merged.value
  })
  return { value, conflicts, taken }
}

/** Everything in it that can be changed by itself, each with its path and its text. */
export function leavesOf<F extends Fields>(fields: F, value: RecordOf<F>, at?: NamedPath): Leaf[] {
  return entries(fields).flatMap(([name, field]) => field.leaves(value[name], namedPathOf(field, name, at)))
}

function namedPathOf(field: { label: string }, name: string, at?: NamedPath): NamedPath {
  if (!at) return { path: name, label: field.label }
  return { path: `${at.path}.${name}`, label: at.label ? `${at.label}, ${lowerFirst(field.label)}` : field.label }
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

// The compiler cannot follow a field and its value through a loop; these casts are the only place that says so.
type Loose = Field<never> & {
  encode(value: unknown): Json
  check(value: unknown, siblings: object, path: string, saved?: { value: unknown; siblings: object }): Problem[]
} & {
  merge(base: unknown, theirs: unknown, mine: unknown, at: NamedPath): Merged<unknown>
  leaves(value: unknown, at: NamedPath): Leaf[]
}
const entries = (fields: Fields) => Object.entries(fields) as unknown as [string, Loose][]

function mapped<F extends Fields>(fields: F, make: (field: Loose, name: keyof F & string) => unknown): RecordOf<F> {
  return Object.fromEntries(entries(fields).map(([name, field]) => [name, make(field, name)])) as RecordOf<F>
}
