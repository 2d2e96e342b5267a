import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { mailHost, stem } from './forms-answers.ts'

/** Words of people, as they would lie on the disk in any case, in hex, or in base64 however it falls. */
const soughtFor = [stem, mailHost].flatMap((word) => {
  const bytes = Buffer.from(word)
  const base64 = [0, 1, 2].map((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    // What the neighbors have a part in is left out at both ends.
    return padded.slice(shift === 0 ? 0 : 4, -4)
  })
  const wide = Buffer.from(word, 'utf16le').toString('latin1')
  return [word.toLowerCase(), bytes.toString('hex'), Buffer.from(word.toLowerCase()).toString('hex'), ...base64, wide.toLowerCase()]
})

/** Files of the data folder in which something of a person can be read, the log among them. */
export function readableInFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .flatMap((path) => {
      const word = wordIn(readFileSync(path).toString('latin1'))
      return word ? [`"${word}" can be read in ${path.slice(folder.length + 1)}`] : []
    })
}

/** The same of every table, as its rows are told; a page of it may be compressed. */
export async function readableInTables({ db }: OpenDatabase): Promise<string[]> {
  const tables = (await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables where schemaname = 'public'`)).map(
    ({ name }) => name,
  )
  const found: string[] = []
  for (const name of tables) {
    const rows = await db.select({ words: sql<string>`t::text` }).from(sql`${sql.identifier(name)} t`)
    const word = rows.map(({ words }) => wordIn(words)).find(Boolean)
    if (word) found.push(`"${word}" can be read in the table ${name}`)
  }
  return found
}

function wordIn(text: string): string | undefined {
  const folded = text.toLowerCase()
  return soughtFor.find((word) => folded.includes(word) || text.includes(word))
}
