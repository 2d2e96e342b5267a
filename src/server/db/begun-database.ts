/**
 * A database in which the demonstration is laid out already, made by `npm run build` (scripts/begin-demo.ts) for whoever starts a site to try
 * with the sites of the build. It holds what is alike for every such site and nothing that is one's own: no key, no session, no job.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, getTableName, isNotNull, sql } from 'drizzle-orm'
import type { Tenants } from '../tenants.ts'
import type { Db, OpenDatabase } from './database.ts'
import { agentSearch } from './tables/agents.ts'
import { articleStates, liveArticles } from './tables/articles.ts'
import { contentVersions, seedings } from './tables/content.ts'
import { itemRevisions, items } from './tables/items.ts'
import { pdfPapers } from './tables/papers.ts'
import { searchDocs, searchIndexes, searchWords } from './tables/search.ts'
import { dropOtherSegments } from './wal-ahead.ts'
import { within } from './within.ts'

/** In the folder of the server, which is emptied when that is built anew: what another release laid out is never found. */
export const begunFolder = 'build/server/begun'
/** Where the database lies in such a folder. */
export const databaseIn = (folder: string) => join(folder, 'database')
/** Where the folder says which sites its database is for. */
export const sitesIn = (folder: string) => join(folder, 'sites.json')

/** What the settings say of what is laid out, and of some things more; who the admins are is of no matter. */
export const describeSites = ({ list }: Tenants) => JSON.stringify(list.map(({ admins: _admins, ...site }) => site))

/** Where nothing is laid out: no sites are described so. */
export const describeNobody = JSON.stringify(null)

/** The database these sites may begin with; undefined where none was laid out for them. */
export function findBegunDatabase(tenants: Tenants): string | undefined {
  const sites = sitesIn(begunFolder)
  return existsSync(sites) && readFileSync(sites, 'utf8') === describeSites(tenants) ? databaseIn(begunFolder) : undefined
}

/** Stands for the day of the first start, which the build does not know; later than any other, as every day is that a clock tells. */
export const dayOfFirstStart = new Date('9999-01-01T00:00:00Z')

/** Says of what the build laid out that it was laid out `now`. Does nothing for a site that did so itself, or where it was done before. */
export async function dateBegun(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const dated = await tx.update(seedings).set({ at: now }).where(eq(seedings.at, dayOfFirstStart)).returning({ name: seedings.name })
    if (dated.length === 0) return
    for (const table of [items, itemRevisions]) await tx.update(table).set({ savedAt: now }).where(eq(table.savedAt, dayOfFirstStart))
    // As seedArticles has it: a clock that is behind shows nothing from tomorrow.
    const atMost = (column: typeof liveArticles.publishedAt | typeof articleStates.publishedAt) =>
      sql`least(${column}, ${now.toISOString()}::timestamptz)`
    await tx
      .update(articleStates)
      .set({ publishedAt: atMost(articleStates.publishedAt) })
      .where(isNotNull(articleStates.publishedAt))
    await tx.update(liveArticles).set({ publishedAt: atMost(liveArticles.publishedAt), liveSince: atMost(liveArticles.publishedAt) })
  })
}

/**
 * Closes it, and leaves of its log no more than a copy needs: each segment is 16 MB to be copied by every first start. Throws where it is
 * still asked something after a minute: a copy of what is open would be damaged.
 */
export async function closeToBeCopied({ db, close }: OpenDatabase, folder: string, patienceMs = 60_000): Promise<void> {
  let current = ''
  const asked = db.select({ name: sql<string>`pg_walfile_name(pg_current_wal_insert_lsn())` }).from(sql`(select 1) as one`)
  const answered = asked.then(([{ name }]) => (current = name))
  if (!(await within(patienceMs, answered)) || !(await close(patienceMs)))
    throw new Error('The database that is to be copied did not close: something is still asked of it.')
  await dropOtherSegments(join(folder, 'pg_wal'), current)
}

const laidOut = [
  agentSearch,
  articleStates,
  contentVersions,
  itemRevisions,
  items,
  liveArticles,
  pdfPapers,
  searchDocs,
  searchIndexes,
  searchWords,
  seedings,
]

/** Throws where anything else was written: two sites would have it in common. */
export async function requireLaidOutAlone(db: Db): Promise<void> {
  const expected = new Set<string>(laidOut.map(getTableName))
  const tables = await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables where schemaname = 'public'`)
  for (const { name } of tables) {
    const rows = await db.select({ one: sql`1` }).from(sql`${sql.identifier(name)} limit 1`)
    if (rows.length > 0 !== expected.has(name))
      throw new Error(`The table ${name} has ${rows.length > 0 ? 'rows' : 'no rows'} where the demonstration is laid out`)
  }
}
