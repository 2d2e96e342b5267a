import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { lockNamed } from '../db/lock-named.ts'
import { redirects as t } from '../db/tables/addresses.ts'
import { tellOfRedirects } from './follow-redirects.ts'

export const mostRedirects = 2000

export interface RedirectRow {
  id: number
  key: string
  from: string
  to: string
  madeAt: Date
  madeBy: string
}

/** Every redirect of a tenant, the newest first: 2,000 at most. */
export async function listRedirects(db: Db, tenant: string): Promise<RedirectRow[]> {
  const { id, fromKey: key, from, to, madeAt, madeBy } = t
  return db
    .select({ id, key, from, to, madeAt, madeBy })
    .from(t)
    .where(eq(t.tenant, tenant))
    .orderBy(sql`${t.madeAt} desc, ${t.id} desc`)
    .limit(mostRedirects)
}

/** Whoever changes redirects does so alone, from judging to writing: two that are fine by themselves may be a loop together. */
export const holdRedirects = (tx: Db, tenant: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${lockNamed(`redirects of ${tenant}`)}::bigint)`)

type Written = { key: string; from: string; to: string }

/** Writes each under its key, whatever was there; false where there would be too many. */
export async function writeRedirects(
  tx: Db,
  tenant: string,
  written: readonly Written[],
  made: { at: Date; by: string },
): Promise<boolean> {
  for (let from = 0; from < written.length; from += atOnce) {
    const rows = written.slice(from, from + atOnce).map((each) => ({
      tenant,
      fromKey: each.key,
      from: each.from,
      to: each.to,
      madeAt: made.at,
      madeBy: made.by,
    }))
    await tx
      .insert(t)
      .values(rows)
      .onConflictDoUpdate({
        target: [t.tenant, t.fromKey],
        set: {
          from: sql`excluded.from_address`,
          to: sql`excluded.to_address`,
          madeAt: sql`excluded.made_at`,
          madeBy: sql`excluded.made_by`,
        },
      })
  }
  const [{ many }] = await tx.select({ many: count() }).from(t).where(eq(t.tenant, tenant))
  if (many > mostRedirects) return false
  await tellOfRedirects(tx, tenant)
  return true
}

/** Answers how many were there to be removed; every node hears of it. */
export async function removeRedirects(db: Db, tenant: string, ids: readonly number[]): Promise<number> {
  return db.transaction(async (tx) => {
    await holdRedirects(tx, tenant)
    const gone = await tx
      .delete(t)
      .where(and(eq(t.tenant, tenant), inArray(t.id, [...ids])))
      .returning({ id: t.id })
    await tellOfRedirects(tx, tenant)
    return gone.length
  })
}

/** So many rows in one statement. */
const atOnce = 100
