import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { accounts } from './people.ts'

// What somebody keeps of the agents' hub for themselves, and what they said there.

/** When somebody was at the hub, and when before that. */
export const hubVisits = pgTable(
  'hub_visits',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** When the visit before this one began; null the first time. */
    lastBegan: at('last_began'),
    began: at('began').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.account] })],
)

/** Favourites, in the order they were pinned. */
export const hubPins = pgTable(
  'hub_pins',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    link: text('link').notNull(),
    label: text('label').notNull(),
    pinnedAt: at('pinned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.account, t.link] })],
)

/** Bulletins somebody has read; where one asks for it, when they said so, in which words it stood there. */
export const hubReadings = pgTable(
  'hub_readings',
  {
    tenant: text('tenant').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A hash of what it says and where it leads: changed, it is another. */
    bulletin: text('bulletin').notNull(),
    title: text('title').notNull(),
    readAt: at('read_at').notNull(),
    saidAt: at('said_at'),
    /** As they were called then. */
    name: text('name').notNull(),
    username: text('username').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.account, t.bulletin] }),
    index('hub_readings_said')
      .on(t.tenant, t.bulletin, t.saidAt, t.account)
      .where(sql`said_at is not null`),
  ],
)

/** What agents would have changed of their own page of the directory, until an admin has said yes or no. */
export const hubProposals = pgTable(
  'hub_proposals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    /** The number of the agent's item. */
    agent: integer('agent').notNull(),
    account: text('account')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The revision it was written on. */
    base: integer('base').notNull(),
    /** The fields it changes, in the wire shape of an agent. */
    wire: jsonb('wire').notNull(),
    ids: jsonb('ids').$type<Record<string, string[]>>().notNull(),
    /** What was withdrawn is a row no more. */
    state: text('state').$type<'waiting' | 'accepted' | 'declined' | 'withdrawn'>().notNull(),
    /** Grows each time it is changed while it waits, so that nobody accepts what they have not seen. */
    edition: integer('edition').notNull().default(1),
    madeAt: at('made_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** What an admin wrote with it. */
    word: text('word').notNull().default(''),
  },
  (t) => [
    uniqueIndex('hub_proposals_waiting')
      .on(t.tenant, t.agent)
      .where(sql`state = 'waiting'`),
    index('hub_proposals_queue').on(t.tenant, t.state, t.madeAt, t.id),
    index('hub_proposals_agent').on(t.tenant, t.agent, t.madeAt),
  ],
)
