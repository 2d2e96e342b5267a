import { and, eq } from 'drizzle-orm'
import { hourMs, minuteMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { hubVisits as t } from '../db/tables/hub.ts'
import { isDiskFull } from '../http/errors.ts'
import type { Reader } from './reader.ts'

/** Whoever was away for so long comes anew. */
const awayMs = 4 * hourMs
/** To know that somebody is still here takes no write at each look. */
const noteEachMs = 5 * minuteMs

/** Notes that somebody is at the hub; answers when their visit before this one began, null the first time. */
export async function noteVisit(db: Db, { tenant, account }: Reader, now: Date): Promise<Date | null> {
  const mine = and(eq(t.tenant, tenant), eq(t.account, account))
  const [known] = await db.select().from(t).where(mine)
  const away = known ? now.getTime() - known.seenAt.getTime() : 0
  const isNew = known !== undefined && away > awayMs
  const lastBegan = isNew ? known.began : (known?.lastBegan ?? null)
  try {
    if (!known) await db.insert(t).values({ tenant, account, began: now, seenAt: now }).onConflictDoNothing()
    // Of two that come at once, one begins the visit.
    else if (isNew)
      await db
        .update(t)
        .set({ lastBegan: known.began, began: now, seenAt: now })
        .where(and(mine, eq(t.seenAt, known.seenAt)))
    else if (away > noteEachMs) await db.update(t).set({ seenAt: now }).where(mine)
  } catch (error) {
    // Who reads on while the disk is full sees their day all the same.
    if (!isDiskFull(error)) throw error
  }
  return lastBegan
}
