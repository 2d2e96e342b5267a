import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

// What keeps addresses from breaking quietly: redirects, addresses that were asked for in vain, links that lead nowhere.

/** Old addresses that staff lead on (docs/decisions/0052). */
export const redirects = pgTable(
  'redirects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    /** What it answers to, in one spelling: two that would answer to the same are one. */
    fromKey: text('from_key').notNull(),
    /** As it was written: "/old", "/old/*", "/page.php?id=12". */
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    madeAt: at('made_at').notNull(),
    madeBy: text('made_by').notNull(),
  },
  (t) => [uniqueIndex('redirects_from').on(t.tenant, t.fromKey)],
)

/** Addresses that answered "there is no such page", counted; of visitors nothing but where a link to it stands. */
export const lostAddresses = pgTable(
  'lost_addresses',
  {
    tenant: text('tenant').notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
    /** How often from where: a host, or a page of our own site. */
    referrers: jsonb('referrers').$type<Record<string, number>>().notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
    /** Somebody has said that nothing is to be done about it. */
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.path] }), index('lost_addresses_count').on(t.tenant, t.count)],
)

/** Links of the content that lead nowhere, by the thing they stand in. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    tenant: text('tenant').notNull(),
    /** "section Home/Section_1", "article 12", "agent 4". */
    source: text('source').notNull(),
    href: text('href').notNull(),
    /** What it is called where it stands: the page, the title, the name. */
    title: text('title').notNull(),
    why: text('why').notNull(),
    foundAt: at('found_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.source, t.href] })],
)

/** What addresses elsewhere answered when they were last asked. */
export const outsideLinks = pgTable(
  'outside_links',
  {
    href: text('href').primaryKey(),
    /** Empty while it is fine. */
    why: text('why').notNull(),
    /** How often in a row it failed. */
    failures: integer('failures').notNull(),
    askedAt: at('asked_at').notNull(),
  },
  (t) => [index('outside_links_asked').on(t.askedAt)],
)

/** When every link of a tenant was last looked at (server/link-guard). */
export const linkChecks = pgTable('link_checks', { tenant: text('tenant').primaryKey(), checkedAt: at('checked_at').notNull() })
