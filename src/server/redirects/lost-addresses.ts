import { and, count, desc, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { Page } from '../../routes.ts'
import { addressLimits, foldPath, split } from '../../nouns/redirects/redirect-address.ts'
import { isWorthCounting } from '../../nouns/redirects/worth-counting.ts'
import type { Db } from '../db/database.ts'
import { lockNamed } from '../db/lock-named.ts'
import { lostAddresses as t } from '../db/tables/addresses.ts'
import type { Warn } from '../http/warn.ts'

/** In memory between two writings, and kept in the database, of each tenant. */
const limits = { waiting: 200, kept: 500, referrers: 5, keptDays: 90, length: 300 }
const everyMs = 5000

interface Lost {
  path: string
  count: number
  referrers: Map<string, number>
}

export interface AskedInVain {
  tenant: string
  url: string
  /** The page that would have been there; undefined where there is none of that kind. */
  row: Page | undefined
  referrer: string | undefined
  host: string | undefined
}

export type LostAddresses = ReturnType<typeof createLostAddresses>

type Needs = { db: Db; now: () => Date; warn: Warn; rowOf(path: string): Page | undefined }

/**
 * Counts addresses that were asked for in vain: in memory, and from there every few seconds into the database. Of whoever
 * asked nothing is kept, and of what they asked neither a query nor anything that may be somebody's.
 */
export function createLostAddresses({ db, now, warn, rowOf }: Needs) {
  /** By tenant, and of each by the path. */
  let waiting = new Map<string, Map<string, Lost>>()
  let writing: Promise<void> = Promise.resolve()

  function note({ tenant, url, row, referrer, host }: AskedInVain): void {
    // Secrets are in the addresses of such pages.
    if (row?.listed === false || row?.who) return
    const [asked] = split(url, '?')
    if (asked.length > addressLimits.asked) return
    const path = foldPath(asked)
    const from = referrerOf(referrer, host)
    if (path.length > limits.length || !isWorthCounting(path, from !== undefined)) return
    remember(tenant, { path, count: 1, referrers: new Map(from === undefined ? [] : [[from, 1]]) })
  }

  function remember(tenant: string, { path, count: times, referrers }: Lost): void {
    const ofTenant = waiting.get(tenant) ?? new Map<string, Lost>()
    waiting.set(tenant, ofTenant)
    const known = ofTenant.get(path) ?? { path, count: 0, referrers: new Map<string, number>() }
    if (known.count === 0 && ofTenant.size >= limits.waiting) return
    ofTenant.set(path, known)
    known.count += times
    for (const [from, each] of referrers)
      if (known.referrers.has(from) || known.referrers.size < limits.referrers)
        known.referrers.set(from, (known.referrers.get(from) ?? 0) + each)
  }

  /** "/360/faq" for a page of our own, as the route table writes it, so that nothing somebody made up is kept; the host for any other. */
  function referrerOf(referrer: string | undefined, host: string | undefined): string | undefined {
    if (!referrer || referrer.length > 2000 || !URL.canParse(referrer)) return undefined
    const from = new URL(referrer)
    if (!/^https?:$/.test(from.protocol)) return undefined
    if (from.host !== host?.toLowerCase()) return from.hostname.slice(0, 100)
    const row = rowOf(from.pathname)
    return row && row.listed !== false && !row.who ? row.path : '/'
  }

  /** One writing after the other. */
  function flush(): Promise<void> {
    return (writing = writing.then(async () => {
      if (waiting.size === 0) return
      const counted = waiting
      waiting = new Map()
      for (const [tenant, ofTenant] of counted) {
        const lost = [...ofTenant.values()]
        await write(tenant, lost).catch((error: unknown) => {
          const kept = !isRefusal(error)
          warn({ err: error, kept }, 'addresses asked for in vain are not counted')
          if (kept) for (const each of lost) remember(tenant, each)
        })
      }
    }))
  }

  async function write(tenant: string, lost: Lost[]): Promise<void> {
    const at = now()
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNamed(`lost addresses of ${tenant}`)}::bigint)`)
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
            referrers: sql`excluded.referrers`,
            lastAt: sql`excluded.last_at`,
          },
        })
      await tx.delete(t).where(and(eq(t.tenant, tenant), lt(t.lastAt, new Date(at.getTime() - limits.keptDays * dayMs))))
      const kept = tx
        .select({ path: t.path })
        .from(t)
        .where(eq(t.tenant, tenant))
        .orderBy(...inOrder)
        .limit(limits.kept)
      await tx.delete(t).where(and(eq(t.tenant, tenant), not(inArray(t.path, kept))))
    })
  }

  async function list(tenant: string, most: number) {
    return db
      .select({ path: t.path, count: t.count, referrers: t.referrers, lastAt: t.lastAt })
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.dismissed, false)))
      .orderBy(...inOrder)
      .limit(most)
  }

  async function countAll(tenant: string): Promise<number> {
    const [{ many }] = await db
      .select({ many: count() })
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.dismissed, false)))
    return many
  }

  const dismiss = (tenant: string, path: string) =>
    db
      .update(t)
      .set({ dismissed: true })
      .where(and(eq(t.tenant, tenant), eq(t.path, path)))

  /** Once it is led on there is nothing to be done about it. */
  const found = (tx: Db, tenant: string, path: string) => tx.delete(t).where(and(eq(t.tenant, tenant), eq(t.path, path)))

  const ticking = setInterval(() => void flush(), everyMs).unref()
  return {
    note,
    flush,
    list,
    countAll,
    dismiss,
    found,
    async stop() {
      clearInterval(ticking)
      await flush()
    },
  }
}

/** Those that pages link to before those that somebody may have made up. */
const inOrder = [sql`(${t.referrers} = '{}'::jsonb)`, desc(t.count), desc(t.lastAt), t.path]

/** The database takes none of it, however often it is asked (classes 22 and 23 of SQLSTATE: what was written is wrong). */
function isRefusal(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? /^2[23]/.test(code) : cause !== undefined && isRefusal(cause)
}

function mostFrequent(one: Record<string, number>, other: ReadonlyMap<string, number>): Record<string, number> {
  const all = new Map(Object.entries(one))
  for (const [from, times] of other) all.set(from, Math.min((all.get(from) ?? 0) + times, 2_147_483_647))
  return Object.fromEntries([...all].toSorted((a, b) => b[1] - a[1]).slice(0, limits.referrers))
}
