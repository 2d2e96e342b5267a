import { sql } from 'drizzle-orm'
import { plainWords } from '../../fields/rich-words.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { createReadPassages, mostLetters, type Written } from './read-passages.ts'

/** What live articles say, by their numbers. */
export function passagesOfArticles({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  const among = (tenant: string, ids: readonly string[]) =>
    sql`from ${liveArticles} where tenant = ${tenant} and id = any(${`{${ids.join(',')}}`}::int[])`
  return createReadPassages({
    stemsOf,
    async listWritten(tenant, ids) {
      const { rows } = (await db.execute(sql`select id::text as id, xmin::text as written ${among(tenant, ids)}`)) as unknown as {
        rows: Written[]
      }
      return rows
    },
    async readTexts(tenant, ids) {
      const { rows } = (await db.execute(sql`
        select id::text as id, left(html, ${sql.raw(String(mostLetters))}) as html, xmin::text as written ${among(tenant, ids)}`)) as unknown as {
        rows: (Written & { html: string })[]
      }
      return rows.map(({ id, html, written }) => ({ id, about: plainWords(html.replace(/<[^>]*$/, '')), written }))
    },
  })
}
