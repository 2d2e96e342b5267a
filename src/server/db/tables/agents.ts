import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, bytewiseText, cube, spans } from './columns.ts'

/** What agents are found by, written anew with every save: narrow rows beside the wide ones, for those on the site only. */
export const agentSearch = pgTable(
  'agent_search',
  {
    tenant: text('tenant').notNull(),
    id: integer('id').notNull(),
    /** Folded name; sorts the same in every database. */
    titleKey: bytewiseText('title_key').notNull(),
    /** Folded name and addresses, one to a line. */
    words: text('words').notNull(),
    /** Hashes of every run of one to three characters of `words`, and of each filter the agent answers to. */
    terms: integer('terms').array().notNull(),
    /** On the unit sphere, so that nearness is a straight line; null when nobody knows where. */
    place: cube('place'),
    /** Office hours in minutes since Monday 0:00, on the tenant's clocks. */
    open: spans('open').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('agent_search_title').on(t.tenant, t.titleKey, t.id),
    index('agent_search_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('agent_search_place').using('gist', t.place),
  ],
)

/** Answers of outside geocoders, so that each address is asked for once by all nodes together. */
export const geocoded = pgTable('geocoded', {
  key: text('key').primaryKey(),
  answer: jsonb('answer').notNull(),
  askedAt: at('asked_at').notNull(),
})
