import { Readable } from 'node:stream'
import { and, asc, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import { timeInSheet } from '../../nouns/wall-time.ts'
import type { Db } from '../db/database.ts'
import { eachPage } from '../db/each-page.ts'
import { hubReadings as t } from '../db/tables/hub.ts'
import { items } from '../db/tables/items.ts'
import { noteInAudit } from '../desk/audit.ts'
import { csvLines } from '../http/csv-lines.ts'
import type { ReadSections } from '../content/content-in.ts'
import { listBulletins } from './list-bulletins.ts'
import type { Reader } from './reader.ts'

const atOnce = 500
const mostRows = 100_000
const cutWords = `Only the first ${mostRows.toLocaleString('en-US')} are in here.`

type Needs = { db: Db; now: () => Date; readSections(tenant: string): Promise<ReadSections> }

type Of = { tenant: string; timeZone: string; bulletin: string }

/** Who said that they read a bulletin, and of one the agents who did not; read and sent piece by piece. */
export function createReadingsExport({ db, now, readSections }: Needs) {
  return async function exportReadings(bulletin: string, reader: Reader, timeZone: string): Promise<Readable> {
    await noteInAudit(db, { by: reader, at: now(), what: 'export', detail: { readings: bulletin } })
    return Readable.from(lines({ tenant: reader.tenant, timeZone, bulletin }))
  }

  async function* lines({ tenant, timeZone, bulletin }: Of): AsyncGenerator<string> {
    yield csvLines([['Bulletin', 'Name', 'E-mail', 'Read on']], true)
    let left = mostRows
    for (const pieces of [saidIn({ tenant, timeZone, bulletin }), bulletin === '' ? none() : silentOn(tenant, bulletin)])
      for await (const rows of pieces) {
        yield csvLines(rows.slice(0, left))
        left -= rows.length
        if (left <= 0) return void (yield csvLines([[cutWords]]))
      }
  }

  async function* saidIn({ tenant, timeZone, bulletin }: Of): AsyncGenerator<string[][]> {
    const listAfter = (last: typeof t.$inferSelect | undefined) =>
      db
        .select()
        .from(t)
        .where(and(eq(t.tenant, tenant), isNotNull(t.saidAt), bulletin ? eq(t.bulletin, bulletin) : undefined, last && after(last)))
        .orderBy(asc(t.bulletin), asc(t.saidAt), asc(t.account))
        .limit(atOnce)
    for await (const rows of eachPage(listAfter))
      yield rows.map(({ title, name, username, saidAt }) => [title, name, username, timeInSheet(saidAt, timeZone)])
  }

  /** Agents of the directory who said nothing of it, by the address they sign in with. */
  async function* silentOn(tenant: string, bulletin: string): AsyncGenerator<string[][]> {
    const listed = listBulletins(await readSections(tenant)).find(({ key }) => key === bulletin)
    // Of what is no longer there nobody is reminded.
    if (!listed?.asks) return
    const theirs = and(eq(t.tenant, tenant), eq(t.bulletin, bulletin), isNotNull(t.saidAt), sql`lower(${t.username}) = ${items.key}`)
    const isSilent = notExists(
      db
        .select({ one: sql`1` })
        .from(t)
        .where(theirs),
    )
    const ofAgents = and(eq(items.tenant, tenant), eq(items.kind, agent.noun), eq(items.deleted, false), isSilent)
    const listAfter = (last: { id: number; key: string; title: string } | undefined) =>
      db
        .select({ id: items.id, key: items.key, title: sql<string>`coalesce(${items.wire} ->> 'title', '')` })
        .from(items)
        .where(and(ofAgents, gt(items.id, last?.id ?? 0)))
        .orderBy(asc(items.id))
        .limit(atOnce)
    for await (const rows of eachPage(listAfter)) yield rows.map(({ title, key }) => [listed.title, title, key, 'not yet'])
  }
}

type LastReading = { saidAt: Date | null; account: string; bulletin: string }

/** One comparison of rows, so that the index is entered where the last page ended. */
const after = ({ saidAt, account, bulletin }: LastReading) =>
  sql`(${t.bulletin}, ${t.saidAt}, ${t.account}) > (${bulletin}, ${sql.param(saidAt, t.saidAt)}, ${account})`

async function* none(): AsyncGenerator<string[][]> {}
