import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, contentColumns, revisionColumns } from './columns.ts'

/** Things of which there are many of a kind, agents for one; a deleted one stays as a row, so that its history can bring it back. */
export const items = pgTable(
  'items',
  {
    tenant: text('tenant').notNull(),
    kind: text('kind').notNull(),
    /** Counts from 1 for each tenant and kind, and is never given twice. */
    id: integer('id').notNull(),
    /** The primary key people know, without case; free again once its item is deleted. */
    key: text('key').notNull(),
    deleted: boolean('deleted').notNull(),
    ...contentColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.kind, t.id] }),
    uniqueIndex('items_key')
      .on(t.tenant, t.kind, t.key)
      .where(sql`not deleted`),
  ],
)

/** Every save and deletion of an item; `version` is the content version it made, in which lists of a kind are dated. */
export const itemRevisions = pgTable(
  'item_revisions',
  {
    tenant: text('tenant').notNull(),
    kind: text('kind').notNull(),
    id: integer('id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    deleted: boolean('deleted').notNull(),
    ...revisionColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.kind, t.id, t.revision] }),
    uniqueIndex('item_revisions_idempotency').on(t.tenant, t.account, t.idempotencyKey),
    index('item_revisions_version').on(t.tenant, t.kind, t.version),
  ],
)

/** Keys items had before; links that name one lead to the item. */
export const itemAddresses = pgTable(
  'item_addresses',
  {
    tenant: text('tenant').notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    id: integer('id').notNull(),
    leftAt: at('left_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.kind, t.key] })],
)
