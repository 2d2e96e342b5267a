import type { Json, ValueOf } from './field.ts'
import type { Fields, RecordOf } from './kinds.ts'
import type { ListField, Row } from './list.ts'

export interface RowWords {
  added?: string
  changed?: string
  moved?: string
  deleted?: string
}

/** How a row is called and what is asked of it where it is opened by itself, in place of its list. */
export interface RowAlone<F extends Fields = Fields> {
  /** The name of the form for a new one, and of the button that leads to it. */
  add: string
  /** The name of the form of one that is saved. */
  edit(row: Row<F>): string
  /** The way back. */
  back: string
  /** The fields that are asked for. */
  asks(isNew: boolean): readonly string[]
}

/** What a row is declared with: a row, but neither it nor the rows inside it have ids yet. */
export type PlainRow<F extends Fields> = { [K in keyof F]: F[K] extends ListField<infer Inner> ? PlainRow<Inner>[] : ValueOf<F[K]> }

export type ListOptions<F extends Fields> = {
  label: string
  hint?: string
  when?: ListField['when']
  noun: string
  /** What several are called, where that is not the noun with an s. */
  nouns?: string
  says?: RowWords
  asks?: string
  most?: number
  fixed?: boolean
  movesAtOnce?: boolean
  alone?: RowAlone<F>
  /** Leaves out rows in which nothing is written when it is saved. */
  skipsEmpty?: boolean
  about?: (row: Row<F>) => string
  /** The name people know a row by, where it is not its first filled text. */
  nameOf?: (row: Row<F>) => string
  /** What the ids of the rows of `fallback` begin with, where rows are named without their list. */
  firstIds?: string
  item: F
  /** 'plain' properties are bare, 'valued' ones are {value, error}, 'string' rows are the only field itself, 'text' rows JSON text of a plain one. */
  rows?: 'plain' | 'valued' | 'string' | 'text'
  /** The fields that the wire shape of such a row has; the others are there only where they hold something. */
  writes?: (row: RecordOf<F>) => readonly string[]
  /** Properties old clients expect beside ours, which follow from the row. */
  also?: (row: RecordOf<F>) => { [key: string]: Json }
  /** No two rows may say the same in this field, whatever its case. */
  unique?: { field: keyof F; message: string }
  fallback: PlainRow<F>[]
}
