import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytewiseText, lexemes } from './columns.ts'

// The search of the whole site (docs/decisions/0050).

/**
 * Whatever is found by its words: the parts of pages, the questions in them, what pages are called, and documents. Written in the
 * transaction of each save; agents and articles have such an index of their own.
 */
export const searchDocs = pgTable(
  'search_docs',
  {
    tenant: text('tenant').notNull(),
    /** As calls name it; empty for what is on no page that sections are on. */
    page: text('page').notNull(),
    section: text('section').notNull(),
    /** Where in the section: "items#r3.pdf"; empty for the section itself. */
    id: text('id').notNull(),
    kind: text('kind').$type<'page' | 'part' | 'question' | 'document' | 'hidden'>().notNull(),
    place: integer('place').notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    date: text('date').notNull(),
    /** The date as one, to sort by. */
    dated: timestamp('dated', { mode: 'date' }),
    address: text('address').notNull(),
    /** Who may know of it. */
    readers: text('readers').$type<'anyone' | 'signedIn'>().notNull(),
    /** Of which row of pdf_papers its words are; empty tenant and all. */
    paper: text('paper').notNull(),
    foundBy: lexemes('found_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.page, t.section, t.id] }),
    index('search_docs_paper').on(t.paper),
    index('search_docs_found').using('gin', t.foundBy).with({ fastupdate: false }),
  ],
)

/** Words as people wrote them, and hashes of what is left of each when letters are missing: to know what a word that nobody wrote was meant to be. */
export const searchWords = pgTable(
  'search_words',
  { tenant: text('tenant').notNull(), word: bytewiseText('word').notNull(), slips: integer('slips').array().notNull() },
  (t) => [primaryKey({ columns: [t.tenant, t.word] }), index('search_words_slips').using('gin', t.slips).with({ fastupdate: false })],
)

/** By which rules the things of a tenant were gathered last. */
export const searchIndexes = pgTable('search_indexes', { tenant: text('tenant').primaryKey(), version: text('version').notNull() })
