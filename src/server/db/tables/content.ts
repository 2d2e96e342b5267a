import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, contentColumns, revisionColumns } from './columns.ts'

/** Grows by one with every change visitors can see; pages are cached under it. */
export const contentVersions = pgTable('content_versions', {
  tenant: text('tenant').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** What the pages show now. */
export const sections = pgTable(
  'sections',
  {
    tenant: text('tenant').notNull(),
    page: text('page').notNull(),
    section: text('section').notNull(),
    /** The content version this revision made, so that a node can ask for what changed since. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    ...contentColumns,
  },
  (t) => [primaryKey({ columns: [t.tenant, t.page, t.section] }), index('sections_version').on(t.tenant, t.version)],
)

export const revisions = pgTable(
  'revisions',
  {
    tenant: text('tenant').notNull(),
    page: text('page').notNull(),
    section: text('section').notNull(),
    ...revisionColumns,
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.page, t.section, t.revision] }),
    uniqueIndex('revisions_idempotency').on(t.tenant, t.account, t.idempotencyKey),
  ],
)

export const uploads = pgTable(
  'uploads',
  {
    path: text('path').notNull(),
    /** Two insurers that upload the same file under the same name have a row each. */
    tenant: text('tenant').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    account: text('account').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.path, t.tenant] })],
)

/** Which demonstration content a tenant was given, once: what an admin deleted does not come back. */
export const seedings = pgTable(
  'seedings',
  { tenant: text('tenant').notNull(), name: text('name').notNull(), at: at('at').notNull() },
  (t) => [primaryKey({ columns: [t.tenant, t.name] })],
)
