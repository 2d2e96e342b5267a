import { and, count, desc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { excluded } from '../db/excluded.ts'
import { holdNamed } from '../db/lock-named.ts'
import { lostAddresses as t } from '../db/tables/addresses.ts'

/** An address that was asked for in vain so many times, and where from, each with how often. */
export interface Lost {
  path: string
  count: number
  referrers: Map<string, number>
}

/** Of each tenant; of an address so many that lead to it. */
const limits = { kept: 500, keptDays: 90 }
export const mostReferrers = 5

/** Those that pages link to before those that somebody may have made up. */
const inOrder = [sql`(${t.referrers} = '{}'::jsonb)`, desc(t.count), desc(t.lastAt), t.path]

/** Adds them to what was counted before, and forgets what is old, or more than is kept. */
export async function addLost(db: Db, tenant: string, lost: readonly Lost[], at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await holdNamed(tx, `lost addresses of ${tenant}`)
    const paths = lost.map(({ path }) => path)
    const rows = await tx
      .select({ path: t.path, referrers: t.referrers })
      .from(t)
      .where(and(eq(t.tenant, tenant), inArray(t.path, paths)))
    const before = new Map(rows.map((row) => [row.path, row.referrers]))
    await tx
      .insert(t)
      .values(
        lost.map(({ path, count: times, referrers }) => ({
          tenant,
          path,
          count: times,
          referrers: mostFrequent(before.get(path) ?? {}, referrers),
          firstAt: at,
          lastAt: at,
        })),
      )
      .onConflictDoUpdate({
        target: [t.tenant, t.path],
        set: {
          count: sql`least(${t.count}::bigint + excluded.count, 2147483647)::integer`,
          ...excluded({ referrers: t.referrers, lastAt: t.lastAt }),
        },
      })
    await forgetLost(tx, tenant, at)
  })
}

async function forgetLost(tx: Db, tenant: string, at: Date): Promise<void> {
  await tx.delete(t).where(and(eq(t.tenant, tenant), lt(t.lastAt, new Date(at.getTime() - limits.keptDays * dayMs))))
  const kept = tx
    .select({ path: t.path })
    .from(t)
    .where(eq(t.tenant, tenant))
    .orderBy(...inOrder)
    .limit(limits.kept)
  await tx.delete(t).where(and(eq(t.tenant, tenant), not(inArray(t.path, kept))))
}

function mostFrequent(one: Record<string, number>, other: ReadonlyMap<string, number>): Record<string, number> {
  const all = new Map(Object.entries(one))
  for (const [from, times] of other) all.set(from, Math.min((all.get(from) ?? 0) + times, 2_147_483_647))
  return Object.fromEntries([...all].toSorted((a, b) => b[1] - a[1]).slice(0, mostReferrers))
}

const waitingOf = (tenant: string) => and(eq(t.tenant, tenant), eq(t.dismissed, false))

/** Those that nobody has dismissed, `most` of them: what pages link to first, then what is asked for most. */
export async function listLost(db: Db, tenant: string, most: number) {
  return db
    .select({ path: t.path, count: t.count, referrers: t.referrers, lastAt: t.lastAt })
    .from(t)
    .where(waitingOf(tenant))
    .orderBy(...inOrder)
    .limit(most)
}

/** How many nobody has dismissed. */
export async function countLost(db: Db, tenant: string): Promise<number> {
  const [{ many }] = await db.select({ many: count() }).from(t).where(waitingOf(tenant))
  return many
}

/** The character zero is in no address that is kept, and no database is asked for it. */
const one = (tenant: string, path: string) => and(eq(t.tenant, tenant), eq(t.path, path.replaceAll('\0', '')))

/** What somebody left is not shown any more, however often it is asked for; until it is to be shown again. */
export const dismissLost = (db: Db, tenant: string, path: string, dismissed: boolean) =>
  db.update(t).set({ dismissed }).where(one(tenant, path))

/** Forgets an address, in the transaction that leads it on. */
export const forgetOneLost = (tx: Db, tenant: string, path: string) => tx.delete(t).where(one(tenant, path))
