import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { rateLimits } from '../db/tables/people.ts'
import { withoutWaiting } from '../db/without-waiting.ts'
import { isDiskFull, Refused, refused } from '../http/errors.ts'
import { networkOf } from '../http/network-of.ts'
import { clockSlack } from '../jobs/claim-jobs.ts'
import { createTriesOfThisNode, type Tries } from './tries-of-this-node.ts'

export type Limit = { max: number; windowSeconds: number }

/**
 * Of the sign-in calls. Only failures count for the first, and keep out nobody whose token verifies; the second merely bounds how many nonces one address can have stored.
 */
export const signInLimits = {
  authenticate: { max: 20, windowSeconds: 300 },
  options: { max: 300, windowSeconds: 300 },
} as const satisfies Record<string, Limit>

export type RateLimiter = ReturnType<typeof createRateLimiter>

type Needs = {
  db: Db
  now: () => Date
  /**
   * Where many are counted, mostly on the way to something that is kept: a count need not lie on the disk before it goes on, and a crash
   * may forget a second of them. Never within a transaction, which would not be waited for either: that throws.
   */
  onTheWay?: true
}

/** Counts tries per key in fixed windows, in the database, so that all nodes count together. */
export function createRateLimiter({ db, now, onTheWay }: Needs) {
  if (onTheWay && db instanceof PgTransaction) throw new TypeError('a limit on the way is not counted within a transaction')
  const here = createTriesOfThisNode()
  const counted = (count: SQL) => (onTheWay ? withoutWaiting(count) : count)

  /** Counts one try. Throws `tooMany` with the seconds to wait in `also.retryAfter` when it is one too many. */
  async function countTry(key: string, { max, windowSeconds }: Limit): Promise<void> {
    const at = now()
    const [{ count, endsAt }] = await countEach([{ key, windowSeconds }], at)
    if (count <= max) return
    const tooMany = refuseFor(Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1000)))
    // The log hears of each window once, however long somebody goes on.
    throw count === max + 1 ? Object.assign(tooMany, { cause: new Error('the first too many') }) : tooMany
  }

  /** Counts one try as `countTry` does, and answers false in place of throwing where it is one too many. */
  async function mayTry(key: string, limit: Limit): Promise<boolean> {
    return (await countTries([{ key, ...limit }])).size === 0
  }

  /** Counts one try of each of several keys, no two alike; answers the keys that had one too many. */
  async function countTries(limits: readonly (Limit & { key: string })[]): Promise<Set<string>> {
    const counts = new Map((await countEach(limits, now())).map(({ key, count }) => [key, count]))
    return new Set(limits.flatMap(({ key, max }) => ((counts.get(key) ?? 0) > max ? [key] : [])))
  }

  async function countEach(limits: readonly { key: string; windowSeconds: number }[], at: Date): Promise<Tries[]> {
    const ends = limits.map(({ key, windowSeconds }) => ({ key, endsAt: new Date(at.getTime() + windowSeconds * 1000) }))
    return countInDatabase(ends, at).catch((error: unknown) => unlessOnlyRead(error, () => ends.map((each) => here.count(each, at))))
  }

  /** What the database cannot be told while its disk is full is counted here, unless a transaction has failed by it. */
  function unlessOnlyRead<T>(error: unknown, countHere: () => T): T {
    if (!isDiskFull(error) || db instanceof PgTransaction) throw error
    return countHere()
  }

  async function countInDatabase(windows: readonly { key: string; endsAt: Date }[], at: Date): Promise<Tries[]> {
    const ends = windows.map((each) => ({ ...each, count: counted(sql`1`) }))
    // A window that ends later than one that begins now was begun by a clock that was ahead: nobody is locked out until then.
    const over = sql`(${rateLimits.endsAt} <= ${at.toISOString()} or ${rateLimits.endsAt} > excluded.ends_at + ${`${clockSlack} milliseconds`}::interval)`
    return (
      db
        .insert(rateLimits)
        // In one order everywhere, so that no two wait for each other.
        .values(ends.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
            endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
        })
        .returning({ key: rateLimits.key, count: rateLimits.count, endsAt: rateLimits.endsAt })
    )
  }

  /** Throws as `countTry` does where the next try would be one too many, but counts none. */
  async function requireRoom(key: string, { max, windowSeconds }: Limit): Promise<void> {
    const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
    const left = row ? row.endsAt.getTime() - now().getTime() : 0
    if (!row || row.count < max || left <= 0 || left > windowSeconds * 1000 + clockSlack) return
    throw refuseFor(Math.ceil(left / 1000))
  }

  /**
   * Does the work, and counts when it is refused; from one refusal too many on that is `tooMany`. Work that succeeds always
   * may: nobody keeps others out who share their address by failing often.
   */
  async function countRefusals<T>(key: string, limit: Limit, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      // Our own trouble, or the provider's, is not the visitor's try.
      if (error instanceof Refused && error.statusCode < 500) await countTry(key, limit)
      throw error
    }
  }

  /** Takes a try of each of these back that turned out to be none. */
  async function giveBack(...keys: string[]): Promise<void> {
    // In one order everywhere, so that no two wait for each other.
    const inOrder = db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(inArray(rateLimits.key, keys))
      .orderBy(rateLimits.key)
      .for('update')
    await db
      .update(rateLimits)
      .set({ count: counted(sql`${rateLimits.count} - 1`) })
      .where(and(inArray(rateLimits.key, inOrder), gt(rateLimits.count, 0), gt(rateLimits.endsAt, now())))
      .catch((error: unknown) => unlessOnlyRead(error, () => keys.forEach(here.giveBack)))
  }

  return { countTry, mayTry, countTries, giveBack, requireRoom, countRefusals }
}

/** A page without script has no header to read the wait in. */
const refuseFor = (seconds: number) =>
  refused('tooMany', { message: ({ tooManyFor }) => tooManyFor(seconds), also: { retryAfter: seconds } })

/** The key under which tries of one network address are counted. */
export const addressKey = (what: string, ip: string): string => `${what}:${networkOf(ip)}`
