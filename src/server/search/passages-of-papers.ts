import { sql } from 'drizzle-orm'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { pdfPapers } from '../db/tables/papers.ts'
import { createReadPassages, mostLetters, type Written } from './read-passages.ts'

/** What PDFs say inside, by the keys documents have of them (`keyOf`). */
export function passagesOfPapers({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  const among = (tenant: string, keys: readonly string[]) => {
    // A key begins with the tenant it is for, if with any, and then with the slash of its folder.
    const papers = keys.map((key) => key.slice(key.indexOf('/')))
    return sql`from ${pdfPapers} where tenant in ('', ${tenant.toLowerCase()})
      and paper = any(${listOf(papers)}::text[]) and tenant || paper = any(${listOf(keys)}::text[])`
  }
  return createReadPassages({
    stemsOf,
    async listWritten(tenant, keys) {
      const { rows } = (await db.execute(sql`select tenant || paper as id, xmin::text as written ${among(tenant, keys)}`)) as unknown as {
        rows: Written[]
      }
      return rows
    },
    async readTexts(tenant, keys) {
      const { rows } = (await db.execute(sql`
        select tenant || paper as id, left(text, ${sql.raw(String(mostLetters))}) as about, xmin::text as written ${among(tenant, keys)}`)) as unknown as {
        rows: (Written & { about: string })[]
      }
      return rows.map((row) => ({ ...row, about: row.about.replace(endOfSentence, '\n') }))
    },
  })
}

/** The words of a PDF come in one line: its sentences stand for the lines it had. */
const endOfSentence = /(?<=[.?!:;])\s+/g

const listOf = (texts: readonly string[]) => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
