import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** Work that runs later; see docs/decisions/0019. Dates are those of the server's clock, not of the database's. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What it is about: of each kind and key one waits or runs at a time. */
    key: text('key'),
    /** Which turn of repeated work it is; each is taken once by all nodes together. */
    slot: text('slot'),
    payload: jsonb('payload').notNull(),
    state: text('state').$type<'due' | 'running' | 'done' | 'dead'>().notNull(),
    attempt: integer('attempt').notNull().default(0),
    attempts: integer('attempts').notNull(),
    /** From when on it may be taken; while it runs, when its lease ends. */
    runAt: at('run_at').notNull(),
    /** True for a date somebody chose; any other is moved when the clock turns out to have been ahead. */
    dated: boolean('dated').notNull().default(false),
    /** Asked for again while it runs: it is due at this time once it is done. */
    againAt: at('again_at'),
    lease: uuid('lease'),
    error: text('error'),
    writtenAt: at('written_at').notNull(),
  },
  (t) => [
    uniqueIndex('jobs_key')
      .on(t.kind, t.key)
      .where(sql`state in ('due', 'running')`),
    uniqueIndex('jobs_slot').on(t.kind, t.slot),
    index('jobs_waiting')
      .on(t.runAt, t.id)
      .where(sql`state in ('due', 'running')`),
  ],
)
