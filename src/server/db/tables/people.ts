import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

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
  // By the name somebody signs in with, an admin signs them out.
  (t) => [uniqueIndex('accounts_subject').on(t.issuer, t.subject), index('accounts_username').on(t.issuer, sql`lower(${t.username})`)],
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
    /** "Firefox, Windows", of the browser it began in; empty where that said nothing known. */
    browser: text('browser').notNull().default(''),
  },
  (t) => [index('sessions_ends').on(t.endsAt), index('sessions_account').on(t.account)],
)

/** Nonces handed out for sign-in; each is taken away by the first token that brings it back. */
export const signInNonces = pgTable('sign_in_nonces', {
  hash: text('hash').primaryKey(),
  endsAt: at('ends_at').notNull(),
})

/** Counted tries per key and time window, shared by all nodes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: at('ends_at').notNull(),
})
