import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { excluded } from '../db/excluded.ts'
import { holdNamed } from '../db/lock-named.ts'
import { brokenLinks as t, linkChecks } from '../db/tables/addresses.ts'

/** A thing with links in it: "section Home/Section_1", "article 12", "agent 4", "redirects". */
export interface Source {
  source: string
  /** What it is called. */
  title: string
  hrefs: string[]
}

export interface Broken {
  source: string
  title: string
  href: string
  why: string
}

/** Of each tenant; a site with more has one thing wrong, and not so many. */
const mostBroken = 1000

/** Whoever writes what is broken waits for whoever is at it, so that none takes away what another has just found. */
export const holdBroken = (tx: Db, tenant: string) => holdNamed(tx, `broken links of ${tenant}`)

/** Of one thing, or of all of them; `known` stays beside it. */
type Found = { of?: string; found: readonly Broken[]; known?: readonly Pick<Broken, 'source' | 'href'>[]; at: Date }

/** Puts what was found into the place of what was found before. What was known keeps its day. */
export async function writeBroken(tx: Db, tenant: string, { of, found, known = [], at }: Found): Promise<void> {
  const kept = found.slice(0, mostBroken)
  const ofThem = and(eq(t.tenant, tenant), of === undefined ? undefined : eq(t.source, of))
  const keys = [...kept, ...known].map(({ source, href }) => `${source} ${href}`)
  await tx.delete(t).where(and(ofThem, keys.length > 0 ? not(inArray(sql`${t.source} || ' ' || ${t.href}`, keys)) : undefined))
  if (kept.length > 0)
    await tx
      .insert(t)
      .values(kept.map((each) => ({ ...each, tenant, foundAt: at })))
      .onConflictDoUpdate({ target: [t.tenant, t.source, t.href], set: excluded({ title: t.title, why: t.why }) })
}

/** As a section is called here. */
export const sourceNamed = (page: string, section: string) => `section ${page}/${section}`

/** The newest first. */
export const listBroken = (db: Db, tenant: string) =>
  db.select().from(t).where(eq(t.tenant, tenant)).orderBy(desc(t.foundAt), t.source, t.href).limit(mostBroken)

/** Notes that all links of a tenant were looked at. */
export async function noteChecked(tx: Db, tenant: string, checkedAt: Date): Promise<void> {
  await tx.insert(linkChecks).values({ tenant, checkedAt }).onConflictDoUpdate({ target: linkChecks.tenant, set: { checkedAt } })
}

/** When all links were looked at last; null for never. */
export async function readChecked(db: Db, tenant: string): Promise<Date | null> {
  const at = await findChecked(db, tenant)
  return at && at.getTime() > never.getTime() ? at : null
}

/** Whether `noteBegun` or `noteChecked` was told of the tenant before. */
export const hasChecks = async (db: Db, tenant: string): Promise<boolean> => (await findChecked(db, tenant)) !== undefined

/** From now on there are nights, though none of them has been yet. */
export async function noteBegun(tx: Db, tenant: string): Promise<void> {
  await tx.insert(linkChecks).values({ tenant, checkedAt: never }).onConflictDoNothing()
}

const never = new Date(0)

async function findChecked(db: Db, tenant: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: linkChecks.checkedAt }).from(linkChecks).where(eq(linkChecks.tenant, tenant))
  return row?.at
}
