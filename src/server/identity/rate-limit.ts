import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'
import { Refused, refused } from '../http/errors.ts'
import { clockSlack } from '../jobs/claim-jobs.ts'

export type Limit = { max: number; windowSeconds: number }

/**
 * Of the sign-in calls. Only failures count for the first, and keep out nobody whose token verifies; the second merely bounds how many nonces one address can have stored.
 */
export const signInLimits = {
  authenticate: { max: 20, windowSeconds: 300 },
  options: { max: 300, windowSeconds: 300 },
} as const satisfies Record<string, Limit>

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** Counts tries per key in fixed windows, in the database, so that all nodes count together. */
export function createRateLimiter({ db, now }: { db: Db; now: () => Date }) {
  /** Counts one try. Throws `tooMany` with the seconds to wait in `also.retryAfter` when it is one too many. */
  async function countTry(key: string, { max, windowSeconds }: Limit): Promise<void> {
    const at = now()
    const end = new Date(at.getTime() + windowSeconds * 1000)
    // A window that ends later than one that begins now was begun by a clock that was ahead: nobody is locked out until then.
    const over = sql`(${rateLimits.endsAt} <= ${at.toISOString()} or ${rateLimits.endsAt} > ${new Date(end.getTime() + clockSlack).toISOString()})`
    const [{ count, endsAt }] = await db
      .insert(rateLimits)
      .values({ key, count: 1, endsAt: end })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
        },
      })
      .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    if (count <= max) return
    const tooMany = refused('tooMany', { also: { retryAfter: Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1000)) } })
    // The log hears of each window once, however long somebody goes on.
    throw count === max + 1 ? Object.assign(tooMany, { cause: new Error('the first too many') }) : tooMany
  }

  /** Throws as `countTry` does where the next try would be one too many, but counts none. */
  async function requireRoom(key: string, { max, windowSeconds }: Limit): Promise<void> {
    const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
    const left = row ? row.endsAt.getTime() - now().getTime() : 0
    if (!row || row.count < max || left <= 0 || left > windowSeconds * 1000 + clockSlack) return
    throw refused('tooMany', { also: { retryAfter: Math.ceil(left / 1000) } })
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

  /** Takes a try back that turned out to be none. */
  async function giveBack(key: string): Promise<void> {
    await db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0), gt(rateLimits.endsAt, now())))
  }

  return { countTry, giveBack, requireRoom, countRefusals }
}

/** The key of an address: one home has a whole /64 of IPv6, so its last half does not count. */
export function addressKey(what: string, ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return `${what}:${plain.includes(':') ? network(plain) : plain}`
}

function network(ip: string): string {
  const [head, tail = ''] = ip.toLowerCase().split('%')[0].split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const missing = ip.includes('::') ? 8 - first.length - last.length : 0
  return [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
