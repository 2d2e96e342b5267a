import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Problem } from '../../fields/field.ts'
import type { Db } from '../db/database.ts'
import { refused, type Refused } from '../http/errors.ts'

/** One item as its kind is told of it. */
export type Item<C = AnyContent> = { id: number; content: C }

/** One that was just saved, and by whom; `before` is what was on the site, where all of it could be read. */
export type SavedItem<C = AnyContent> = Item<C> & { before?: C | undefined; revision: number; savedAt: Date; savedBy: string }

/** One that was saved or, without `content`, taken off the site. */
export type ChangedItem<C = AnyContent> = { id: number } & Partial<Pick<SavedItem<C>, 'content' | 'before'>>

/** Something a tenant has many of, each kept with its history under a number of its own and known by a key: an agent by an e-mail. */
export interface ItemKind<C extends AnyContent = AnyContent> {
  /** What the calls name it by: "agentList". */
  readonly key: string
  /** The section that lists them all, by which calls may name the kind as well. */
  readonly listedIn?: { readonly page: string; readonly section: string }
  /** What one is made of. Its noun is what people and the tables call the kind, so it never changes. */
  readonly record: AnyRecord
  /** The field people know one by: "email". No two on the site share it, and a link by an old one leads on. */
  readonly primaryKey: string
  readonly words: {
    saved: string
    deleted: string
    /** Said to whoever gives one the primary key of another. */
    taken: string
  }
  /** True where nobody but those who may edit gets a list of them: what visitors see of it is kept elsewhere. */
  readonly staffOnly?: true
  /** True where a save changes nothing that visitors see, so that no page is made anew for it. */
  readonly unseen?: true
  /** The number in the key that one goes by where it is edited; 'new' for one that has none yet, undefined for the key of anything else. */
  idOf?(key: string): number | 'new' | undefined
  /** By which lists are sorted. */
  nameOf(content: C): string
  /** What is wrong with one for this tenant, which the record alone cannot know; `stored` is what it was before, or when it was deleted. */
  problemsOf?(tenant: string, content: C, stored: C | undefined): Problem[]
  /**
   * In the transaction of the save, before anything is judged: the content with what the save left to us, such as a key
   * made of a name; `stored` is what it was before, or when it was deleted. A refusal thrown here refuses the save.
   */
  fill?(tx: Db, tenant: string, filling: Item<C> & { stored: C | undefined }): Promise<C>
  /** In the transaction of the save, and with many at once where many were added; a refusal thrown here refuses the save. */
  onSaved?(tx: Db, tenant: string, saved: readonly SavedItem<C>[]): Promise<void>
  onRemoved?(tx: Db, tenant: string, id: number): Promise<void>
}

/** A primary key as it is compared: without case, and without the character zero, which an address (%00) can hold and PostgreSQL cannot. */
export const foldKey = (key: string) => key.replaceAll('\0', '').trim().toLowerCase()

/** The primary key an item has by its content, as it is compared. */
export const keyOf = <C extends AnyContent>({ primaryKey }: ItemKind<C>, content: C) => foldKey(String(content[primaryKey]))

/** `unknownItem` (404), in the words of the kind. */
export const noSuchItem = ({ record: { noun } }: Pick<ItemKind, 'record'>): Refused =>
  refused('unknownItem', { message: `There is no such ${noun}.` })

/** Throws `invalidBody` (400) when a call takes another field for the primary key. */
export function requirePrimaryKey({ primaryKey }: Pick<ItemKind, 'primaryKey'>, named: string): void {
  if (named !== primaryKey) throw wrong('primaryKey', `must be "${primaryKey}"`)
}

/** The primary key in what a call sent; throws `invalidBody` (400) without one. */
export function requireNamedKey({ primaryKey }: Pick<ItemKind, 'primaryKey'>, content: { [name: string]: unknown }): string {
  const key = content[primaryKey]
  if (typeof key === 'string' && key.length > 0 && key.length <= 300) return key
  throw wrong(`content.${primaryKey}`, 'must be a text of 1 to 300 characters')
}

const wrong = (path: string, message: string) => refused('invalidBody', { message: `${path}: ${message}`, errors: [{ path, message }] })
