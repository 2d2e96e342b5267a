/** What every kind of field answers for itself; one file per kind beside this one. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What is wrong with one value: `path` is dotted ("productList.2.title"), `message` is shown to the letter. */
export type Problem = { path: string; message: string }

/** The values beside a field in the same record, for rules such as "a link when its label is filled". */
export type Siblings = Readonly<Record<string, unknown>>

/** Answers the message to show when the value breaks the rule, else undefined. `saved` is its record as it is saved; undefined for a new one. */
export type Rule<V> = (value: V, siblings: Siblings, saved?: Siblings) => string | undefined

/** What a field holds where it is saved, and what is beside it there. */
export type Saved<V> = { value: V; siblings: Siblings }

/** Where a value is: a stable path (list rows by id: "productList#k3f9.title") and words for people. */
export type NamedPath = { path: string; label: string }

/** One smallest piece of text, for history and comparisons; `onPage` when it is shown on the page in other words. */
export type Leaf = NamedPath & { text: string; onPage?: string }

/** The same field changed by two people: nothing is chosen for them. */
export type Conflict = NamedPath & { base: unknown; theirs: unknown; mine: unknown }

export type Merged<V> = { value: V; conflicts: Conflict[]; taken: (NamedPath & { from: 'theirs' | 'mine' })[] }

export const unreadable = Symbol('unreadable')

export interface Field<V> {
  readonly label: string
  readonly hint?: string
  /** False where its neighbours leave nothing to ask: its input is then not shown, and what it holds is left alone. */
  readonly when?: (siblings: Siblings) => boolean
  /** Shown while nothing is stored: real, publishable content. */
  readonly fallback: V
  /** What a new, empty row begins with. */
  readonly blank: V
  /** The value as it is written in the wire shape. */
  encode(value: V): Json
  /**
   * Reads the wire shape, forgiving the odd shapes old clients left; `unreadable` when it cannot. What a group does not
   * name stays as it is in `absent`.
   */
  decode(wire: unknown, absent?: V): V | typeof unreadable
  /** Every problem, in the order the messages are to be shown. What is not `saved` is new. */
  check(value: V, siblings: Siblings, path: string, saved?: Saved<V>): Problem[]
  /** Three-way merge: what only one side changed is taken, what both changed differently is a conflict. */
  merge(base: V, theirs: V, mine: V, at: NamedPath): Merged<V>
  leaves(value: V, at: NamedPath): Leaf[]
}

export type ValueOf<F> = F extends Field<infer V> ? V : never
