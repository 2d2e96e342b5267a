import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../src/server/db/database.ts'

/** The first thing in a text that is nobody's business; undefined where there is none. */
type Finding = (text: string) => string | undefined

/** Files of the data folder in which something is found, the log among them. */
export function findInFiles(folder: string, find: Finding): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .flatMap((path) => {
      const word = find(readFileSync(path).toString('latin1'))
      return word ? [`"${word}" can be read in ${path.slice(folder.length + 1)}`] : []
    })
}

/** The same of every table, as its rows are told; a page of it may be compressed. */
export async function findInTables({ db }: Pick<OpenDatabase, 'db'>, find: Finding): Promise<string[]> {
  const tables = (await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables where schemaname = 'public'`)).map(
    ({ name }) => name,
  )
  const found: string[] = []
  for (const name of tables) {
    const rows = await db.select({ words: sql<string>`t::text` }).from(sql`${sql.identifier(name)} t`)
    const word = rows.map(({ words }) => find(words)).find(Boolean)
    if (word) found.push(`"${word}" can be read in the table ${name}`)
  }
  return found
}
