import type { AnyRecord, ContentOf } from '../fields/define-record.ts'

/** What the calls name a kind of things by, and the field that people know one of it by. */
export interface NamedKind<Field extends string = string> {
  readonly key: string
  readonly primaryKey: Field
}

/** Things of which there are many, as the server keeps them and the editor opens them. */
export interface Things<R extends AnyRecord> extends NamedKind<keyof ContentOf<R> & string> {
  /** What one is made of. */
  readonly record: R
  /** What one goes by on a page and among drafts (item-keys.ts), and the way back. */
  keyOf(id: number | 'new'): string
  idOf(key: string): number | 'new' | undefined
  nameOf(content: ContentOf<R>): string
  /** Said once one is off the site. */
  readonly gone: string
}

/** Declares them once for both. */
export const defineThings = <R extends AnyRecord>(things: Things<R>): Things<R> => things
