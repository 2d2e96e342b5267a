import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

// Being found (server/crawlers).

/** Until when and which content search engines were told that pages changed (IndexNow). */
export const enginesTold = pgTable('engines_told', {
  tenant: text('tenant').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  until: at('until').notNull(),
})
