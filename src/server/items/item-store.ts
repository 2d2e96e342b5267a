import type { Warn } from '../http/warn.ts'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { AnyContent } from '../../fields/define-record.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { listByBytes } from '../content/list-by-bytes.ts'
import { presentWire, readingRow, readingRows, readRow, type StoredContent, type StoredRow } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { inOrderOf } from '../db/in-order-of.ts'
import { itemAddresses, itemRevisions, items } from '../db/tables/items.ts'
import { inTurns } from '../http/in-turns.ts'
import { foldKey, type ItemKind } from './item-kind.ts'
import { ofItem } from './item-rows.ts'
import { holdItems } from './hold-items.ts'
import { createItemWriter, type ItemRemoval, type ItemSave } from './item-writer.ts'
import { sortedByName } from './list-items-at.ts'

export interface StoredItem<C = AnyContent> extends StoredContent<C> {
  id: number
}

export type ItemRevision<C = AnyContent> = StoredItem<C> & { base: number | null; restores: number | null; deleted: boolean }

export type ItemNeeds = { db: Db; versions: ContentVersion; now: () => Date; warn: Warn }

export type ItemStore<C extends AnyContent = AnyContent> = ReturnType<typeof createItemStore<C>>

/** All items of a kind, each with its history. Tenants are named as in their settings. */
export function createItemStore<C extends AnyContent>(kind: ItemKind<C>, { db, versions, now, warn }: ItemNeeds) {
  const { record } = kind
  const writer = createItemWriter(kind, { now, warn })
  const itemOf = (row: StoredRow & { id: number }) => ({ ...readRow(record, row, warn), id: row.id }) as StoredItem<C>
  const ofKind = (tenant: string) => and(eq(items.tenant, tenant), eq(items.kind, record.noun))
  const onSite = (tenant: string) => and(ofKind(tenant), eq(items.deleted, false))

  /** All that are on the site, in the order of their names. */
  async function list(tenant: string): Promise<StoredItem<C>[]> {
    const rows = await db.select().from(items).where(onSite(tenant))
    return sortedByName(kind, rows.map(itemOf))
  }

  /** Those of the numbers that are on the site, in the order of the numbers. */
  async function listByIds(tenant: string, ids: readonly number[]): Promise<StoredItem<C>[]> {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(items)
      .where(and(onSite(tenant), inArray(items.id, [...ids])))
    return inOrderOf(ids, rows).map(itemOf)
  }

  /** Those that were deleted, the latest first, 200 at most: what can be brought back. */
  async function listDeleted(tenant: string): Promise<StoredItem<C>[]> {
    const rows = await db
      .select()
      .from(items)
      .where(and(ofKind(tenant), eq(items.deleted, true)))
      .orderBy(desc(items.savedAt))
      .limit(200)
    return rows.map(itemOf)
  }

  /** By key or number; `movedTo` is the key now of the one that had this key before. */
  async function find(tenant: string, keyOrId: string): Promise<StoredItem<C> | { movedTo: string } | undefined> {
    const key = foldKey(keyOrId)
    const known = /^\d{1,9}$/.test(key) ? or(eq(items.key, key), eq(items.id, Number(key))) : eq(items.key, key)
    const rows = await db
      .select()
      .from(items)
      .where(and(onSite(tenant), known))
    const row = rows.find((each) => each.key === key) ?? rows[0]
    if (row) return { ...((await inTurns(readingRow(record, row, warn))) as StoredContent<C>), id: row.id }
    const [moved] = await db
      .select({ key: items.key })
      .from(itemAddresses)
      .innerJoin(items, and(onSite(tenant), eq(items.id, itemAddresses.id)))
      .where(and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, record.noun), eq(itemAddresses.key, key)))
    return moved && { movedTo: moved.key }
  }

  /** Saves one item, new or known. */
  const save = (tenant: string, asked: ItemSave) => holdItems({ db, versions }, tenant, (writing) => writer.save(writing, asked))

  /** Takes an item off the site; its history stays. Throws `unknownItem`, or `conflict` when it changed since `base`. */
  const remove = (tenant: string, asked: ItemRemoval) => holdItems({ db, versions }, tenant, (writing) => writer.remove(writing, asked))

  /** Newest first, `limit` at most and about a quarter of a megabyte of them; `before` starts below that revision. None when there never was such an item. */
  async function listRevisions(
    tenant: string,
    id: number,
    before: number | undefined,
    limit: number,
  ): Promise<{ revisions: ItemRevision<C>[]; more: boolean }> {
    const { rows, more } = await listByBytes(db, itemRevisions, ofItem(tenant, record.noun, id), { before, limit })
    const read = await inTurns(readingRows(record, rows, warn))
    const revisions = read.map((each, at) => {
      const { base, restores, deleted } = rows[at]
      return { ...(each as StoredContent<C>), id, base, restores, deleted }
    })
    return { revisions, more }
  }

  /** An item in the wire shape, with its number. */
  const presentPlain = ({ id, content, marks }: StoredItem): object => ({ id, ...(record.toWire(content, marks) as object) })

  /** For those who may edit: the wire shape and everything a save needs to say what it was based on. */
  const present = (item: StoredItem) => ({ ...presentWire(record, item), value: presentPlain(item), id: item.id })

  return { kind, writer, list, listByIds, listDeleted, find, save, remove, listRevisions, presentPlain, present }
}
