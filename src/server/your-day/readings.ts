import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { BulletinReaders } from '../../nouns/hub/your-day.ts'
import type { Db } from '../db/database.ts'
import { hubReadings as t } from '../db/tables/hub.ts'
import { refused } from '../http/errors.ts'
import type { ListedBulletin } from './list-bulletins.ts'
import type { Reader } from './reader.ts'

/** How many names a page shows of one bulletin; the sheet has all. */
const mostNames = 20
/** How many bulletins that ask an admin sees the readers of. */
const mostAsking = 20

/** Who has read which bulletin, and said so. */
export function createReadings({ db, now }: { db: Db; now: () => Date }) {
  const mine = ({ tenant, account }: Reader) => and(eq(t.tenant, tenant), eq(t.account, account))

  /** Those of the bulletins that this person is done with: read, and where it asks, said so. */
  async function findDone(reader: Reader, bulletins: readonly ListedBulletin[]): Promise<Set<string>> {
    const keys = bulletins.map(({ key }) => key)
    if (keys.length === 0) return new Set()
    const rows = await db
      .select({ bulletin: t.bulletin, saidAt: t.saidAt })
      .from(t)
      .where(and(mine(reader), inArray(t.bulletin, keys)))
    const readBy = new Map(rows.map((row) => [row.bulletin, row.saidAt]))
    return new Set(bulletins.filter(({ key, asks }) => (asks ? readBy.get(key) : readBy.has(key))).map(({ key }) => key))
  }

  /** They have read these; where one asks to be told so, that is another matter. */
  async function markRead(reader: Reader, bulletins: readonly ListedBulletin[]): Promise<void> {
    const plain = bulletins.filter(({ asks }) => !asks)
    if (plain.length === 0) return
    const readAt = now()
    await db
      .insert(t)
      .values(plain.map(({ key, title }) => ({ ...reader, bulletin: key, title, readAt })))
      .onConflictDoNothing()
  }

  /** They say that they have read it: once, with the time of the first. Throws where nobody asks for that. */
  async function confirm(reader: Reader, bulletin: ListedBulletin | undefined): Promise<void> {
    if (!bulletin?.asks)
      throw refused('unknownItem', { message: 'This bulletin is not there any more, or was changed. Please look again.' })
    const at = now()
    const { key, title } = bulletin
    await db
      .insert(t)
      .values({ ...reader, bulletin: key, title, readAt: at, saidAt: at })
      .onConflictDoUpdate({
        target: [t.tenant, t.account, t.bulletin],
        set: { title, saidAt: sql`coalesce(${t.saidAt}, excluded.said_at)` },
      })
  }

  /** For admins: of each bulletin that asks, how many have said so and who did last. */
  async function listReaders(tenant: string, bulletins: readonly ListedBulletin[]): Promise<BulletinReaders[]> {
    const asking = bulletins.filter(({ asks }) => asks).slice(0, mostAsking)
    if (asking.length === 0) return []
    const keys = asking.map(({ key }) => key)
    const counts = await db
      .select({ bulletin: t.bulletin, many: count() })
      .from(t)
      .where(and(eq(t.tenant, tenant), inArray(t.bulletin, keys), isNotNull(t.saidAt)))
      .groupBy(t.bulletin)
    const manyOf = new Map(counts.map(({ bulletin, many }) => [bulletin, many]))
    return Promise.all(
      asking.map(async ({ key, title, date, list }) => {
        const many = manyOf.get(key) ?? 0
        return { key, title, date, list, many, latest: many > 0 ? await latestOf(tenant, key) : [] }
      }),
    )
  }

  async function latestOf(tenant: string, key: string): Promise<BulletinReaders['latest']> {
    const rows = await db
      .select({ name: t.name, username: t.username, saidAt: t.saidAt })
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.bulletin, key), isNotNull(t.saidAt)))
      .orderBy(desc(t.saidAt), desc(t.account))
      .limit(mostNames)
    return rows.map(({ name, username, saidAt }) => ({ name, username, saidAt: saidAt?.toISOString() ?? '' }))
  }

  return { findDone, markRead, confirm, listReaders }
}
