import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CountedThing } from '../../../nouns/insights/counted-things.ts'
import { at, bytewiseText } from './columns.ts'

// What is counted of visits (src/server/insights): sums by day and name, and nothing of anybody.

/** Sums of a day of the tenant's calendar, and of spans of days (server/insights/spans.ts); what is counted, and what `of_them` says, is in nouns/insights/counted-things.ts. */
export const insightCounts = pgTable(
  'insight_counts',
  {
    tenant: text('tenant').notNull(),
    /** How many days it is of: 1, and 7 and 28 for whoever adds up a year. */
    span: integer('span').notNull(),
    /** The first of them. */
    day: date('day', { mode: 'string' }).notNull(),
    what: text('what').$type<CountedThing>().notNull(),
    name: bytewiseText('name').notNull(),
    many: bigint('many', { mode: 'number' }).notNull(),
    ofThem: bigint('of_them', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.span, t.what, t.day, t.name] })],
)

/** The last of the numbered parts each node has written, so that one whose answer was lost is not added twice. */
export const insightWrites = pgTable('insight_writes', {
  node: text('node').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  writtenAt: at('written_at').notNull(),
})
