import type { Warn } from '../http/warn.ts'
import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { foldText } from '../../nouns/fold-text.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { readRow } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { itemRevisions, items } from '../db/tables/items.ts'
import type { ItemKind } from './item-kind.ts'

export type DatedItem<C = AnyContent> = { id: number; revision: number; content: C }

/** Every item of a kind that is on the site, or was at a content version, sorted by name. */
export async function listItemsAt<C extends AnyContent>(
  tx: Db,
  tenant: string,
  kind: ItemKind<C>,
  version: number | undefined,
  warn: Warn,
): Promise<DatedItem<C>[]> {
  const { noun } = kind.record
  const rows = version === undefined ? await listRows(tx, tenant, noun) : await listRowsAt(tx, tenant, noun, version)
  const dated = rows.map((row) => ({ id: row.id, revision: row.revision, content: readRow(kind.record, row, warn).content as C }))
  return sortedByName(kind, dated)
}

/** In the order of their folded names; of one name those that have been there longest first. */
export function sortedByName<C extends AnyContent, I extends { id: number; content: C }>(kind: ItemKind<C>, found: readonly I[]): I[] {
  return found
    .map((item) => ({ item, name: foldText(kind.nameOf(item.content)) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.item.id - b.item.id))
    .map(({ item }) => item)
}

const listRows = (tx: Db, tenant: string, kind: string) =>
  tx
    .select()
    .from(items)
    .where(and(eq(items.tenant, tenant), eq(items.kind, kind), eq(items.deleted, false)))

async function listRowsAt(tx: Db, tenant: string, kind: string, version: number) {
  const rows = await tx
    .selectDistinctOn([itemRevisions.id])
    .from(itemRevisions)
    .where(and(eq(itemRevisions.tenant, tenant), eq(itemRevisions.kind, kind), lte(itemRevisions.version, version)))
    .orderBy(asc(itemRevisions.id), desc(itemRevisions.revision))
  return rows.filter((row) => !row.deleted)
}
