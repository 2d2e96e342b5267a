import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Grows by one with every change visitors can see; pages are cached under it. */
export const contentVersions = pgTable('content_versions', {
  tenant: text('tenant').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** What stands on the pages now. */
export const sections = pgTable(
  'sections',
  {
    tenant: text('tenant').notNull(),
    page: text('page').notNull(),
    section: text('section').notNull(),
    revision: integer('revision').notNull(),
    wire: jsonb('wire').notNull(),
    ids: jsonb('ids').$type<Record<string, string[]>>().notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.page, t.section] })],
)

/** Every deliberate save, kept for good. */
export const revisions = pgTable(
  'revisions',
  {
    tenant: text('tenant').notNull(),
    page: text('page').notNull(),
    section: text('section').notNull(),
    revision: integer('revision').notNull(),
    base: integer('base'),
    restores: integer('restores'),
    merged: boolean('merged').notNull().default(false),
    wire: jsonb('wire').notNull(),
    ids: jsonb('ids').$type<Record<string, string[]>>().notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    account: text('account').notNull(),
    /** Of the save that made it, so that a retry is known; with the hash of what was asked and what was answered. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    answer: jsonb('answer'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.page, t.section, t.revision] }),
    uniqueIndex('revisions_idempotency').on(t.tenant, t.account, t.idempotencyKey),
  ],
)

/** Everybody who ever signed in: the provider's issuer and subject are the person, the username is only a name. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    agent: boolean('agent').notNull().default(false),
    createdAt: at('created_at').notNull(),
    lastSignIn: at('last_sign_in').notNull(),
  },
  (t) => [uniqueIndex('accounts_subject').on(t.issuer, t.subject)],
)

/** Who an invited admin turned out to be: bound at the first sign-in, since usernames can be given to somebody else later. */
export const adminBindings = pgTable(
  'admin_bindings',
  {
    tenant: text('tenant').notNull(),
    username: text('username').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id),
    boundAt: at('bound_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.username] })],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque id in the cookie. */
    idHash: text('id_hash').primaryKey(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    lastSeen: at('last_seen').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [index('sessions_ends').on(t.endsAt), index('sessions_account').on(t.account)],
)

/** Nonces handed out for sign-in; each is taken away by the first token that brings it back. */
export const signInNonces = pgTable('sign_in_nonces', {
  hash: text('hash').primaryKey(),
  endsAt: at('ends_at').notNull(),
})

export const uploads = pgTable('uploads', {
  path: text('path').primaryKey(),
  tenant: text('tenant').notNull(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  account: text('account').notNull(),
  uploadedAt: at('uploaded_at').notNull(),
})

/** Counted tries per key and time window, shared by all nodes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: at('ends_at').notNull(),
})
