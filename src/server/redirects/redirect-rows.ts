import { and, count, eq, gt, max, sql } from 'drizzle-orm'
import { batchesOf } from '../db/batches-of.ts'
import type { Db } from '../db/database.ts'
import { excluded } from '../db/excluded.ts'
import { holdNamed } from '../db/lock-named.ts'
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
export const holdRedirects = (tx: Db, tenant: string) => holdNamed(tx, `redirects of ${tenant}`)

type Written = { key: string; from: string; to: string }

/** Writes each under its key, whatever was there; false where there would be too many. */
export async function writeRedirects(
  tx: Db,
  tenant: string,
  written: readonly Written[],
  made: { at: Date; by: string },
): Promise<boolean> {
  for (const some of batchesOf(written, atOnce)) {
    const rows = some.map(({ key, from, to }) => ({ tenant, fromKey: key, from, to, madeAt: made.at, madeBy: made.by }))
    await tx
      .insert(t)
      .values(rows)
      .onConflictDoUpdate({
        target: [t.tenant, t.fromKey],
        set: excluded({ from: t.from, to: t.to, madeAt: t.madeAt, madeBy: t.madeBy }),
      })
  }
  const [{ many }] = await tx.select({ many: count() }).from(t).where(eq(t.tenant, tenant))
  if (many > mostRedirects) return false
  await tellOfRedirects(tx, tenant)
  return true
}

/** The rows of one sheet: those written at that moment, the new ones with a number above `after`. */
export type WrittenSheet = { at: Date; after: number }

/** The highest number of a tenant's redirects; 0 where there is none. */
export async function greatestRedirect(tx: Db, tenant: string): Promise<number> {
  const [{ id }] = await tx
    .select({ id: max(t.id) })
    .from(t)
    .where(eq(t.tenant, tenant))
  return id ?? 0
}

/**
 * Takes away what a sheet made and nobody has written over since. What led elsewhere before the sheet stays as the sheet has it, since
 * nobody keeps where that was; `stay` says how many those are.
 */
export async function takeSheetBack(db: Db, tenant: string, { at, after }: WrittenSheet): Promise<{ gone: number; stay: number }> {
  return db.transaction(async (tx) => {
    await holdRedirects(tx, tenant)
    const ofSheet = and(eq(t.tenant, tenant), eq(t.madeAt, at))
    const gone = await tx
      .delete(t)
      .where(and(ofSheet, gt(t.id, after)))
      .returning({ id: t.id })
    const [{ stay }] = await tx.select({ stay: count() }).from(t).where(ofSheet)
    await tellOfRedirects(tx, tenant)
    return { gone: gone.length, stay }
  })
}

/** Answers what it was, if it was there; every node hears of it. */
export async function removeRedirect(db: Db, tenant: string, id: number): Promise<Pick<RedirectRow, 'from' | 'to'> | undefined> {
  return db.transaction(async (tx) => {
    await holdRedirects(tx, tenant)
    const [gone] = await tx
      .delete(t)
      .where(and(eq(t.tenant, tenant), eq(t.id, id)))
      .returning({ from: t.from, to: t.to })
    await tellOfRedirects(tx, tenant)
    return gone
  })
}

/** So many rows in one statement. */
const atOnce = 100
