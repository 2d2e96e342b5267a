import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { lexemes } from './columns.ts'

/** What was read of each PDF: its words, and whether its first page was drawn. Of those for anyone there is one row for all tenants. */
export const pdfPapers = pgTable(
  'pdf_papers',
  {
    /** Empty where the PDF is for anyone. */
    tenant: text('tenant').notNull(),
    /** The folder of its address: "/media/<hash>", "/360/papers/<hash>"; "/papers/<name>" of one that comes with the site. */
    paper: text('paper').notNull(),
    /** One of its addresses, by which its bytes are found. */
    address: text('address').notNull(),
    state: text('state').$type<'waiting' | 'drawn' | 'none'>().notNull(),
    pages: integer('pages').notNull(),
    text: text('text').notNull(),
    /** The stems of its words. */
    words: lexemes('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.paper] })],
)
