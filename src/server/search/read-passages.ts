import { sql } from 'drizzle-orm'
import { plainWords } from '../../fields/rich-words.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { analyse, type Analysed } from './analyse-thing.ts'
import { createKept } from './kept-by-letters.ts'

/** Letters of an article that are looked through, and of all that are kept. */
const [mostLetters, mostKept] = [12_000, 1_000_000]

type Written = { id: number; /** The transaction that did. */ written: string }

/** What articles say, taken apart into passages; kept under the transaction that wrote it, as what pages say is. */
export function createReadPassages({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  const kept = createKept<Analysed>(mostKept)

  return async function readPassages(tenant: string, ids: readonly number[]): Promise<Map<number, Analysed>> {
    if (ids.length === 0) return new Map()
    const { rows } = (await db.execute(sql`
      select id, xmin::text as written from ${liveArticles} where tenant = ${tenant} and id = any(${listOf(ids)}::int[])`)) as unknown as {
      rows: Written[]
    }
    const nameOf = ({ id, written }: Written) => JSON.stringify([tenant, id, written])
    const found = new Map(
      rows.flatMap((row) => {
        const analysed = kept.find(nameOf(row))
        return analysed ? [[row.id, analysed] as const] : []
      }),
    )
    const texts = await readTexts(
      tenant,
      rows.map(({ id }) => id).filter((id) => !found.has(id)),
    )
    const analysed = await analyse(texts, stemsOf)
    kept.makeRoom()
    for (const [index, text] of texts.entries()) {
      kept.keep(nameOf(text), analysed[index], text.about.length)
      found.set(text.id, analysed[index])
    }
    return found
  }

  async function readTexts(tenant: string, ids: readonly number[]) {
    if (ids.length === 0) return []
    const { rows } = (await db.execute(sql`
      select id, left(html, ${sql.raw(String(mostLetters))}) as html, xmin::text as written from ${liveArticles}
      where tenant = ${tenant} and id = any(${listOf(ids)}::int[])`)) as unknown as { rows: (Written & { html: string })[] }
    return rows.map(({ id, html, written }) => ({ id, title: '', about: plainWords(html.replace(/<[^>]*$/, '')), written }))
  }
}

const listOf = (ids: readonly number[]) => `{${ids.join(',')}}`
