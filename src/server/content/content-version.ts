import { eq, sql } from 'drizzle-orm'
import type { Db, OpenDatabase } from '../db/database.ts'
import { contentVersions } from '../db/tables/content.ts'

/** What a version differs in from the one before it: a section alone, or anything. */
export type Changed = 'section' | 'anything'

export interface ContentVersion {
  /** The newest version of the tenant's content this node knows; 0 before the first save. */
  of(tenant: string): number
  /** The newest that may differ in something else than sections, for what is made of items alone: most saves are of a section. */
  items: { of(tenant: string): number }
  /** Says that the tenant's content reached a version; older news is ignored. */
  reached(tenant: string, version: number, changed?: Changed): void
}

export interface FollowedVersions extends ContentVersion {
  /** Follows no longer; called before the database is closed. */
  stop(): void
}

/** Follows the content version of every tenant: from this node's own saves at once, from other nodes' by their notice. */
export async function followContentVersions({ db, listen }: OpenDatabase): Promise<FollowedVersions> {
  const known = new Map<string, number>()
  const ofItems = new Map<string, number>()
  const [of, itemsOf] = [known, ofItems].map((newest) => (tenant: string) => newest.get(tenant) ?? 0)
  const reached = (tenant: string, version: number, changed: Changed = 'anything') => {
    if (version <= of(tenant)) return
    // What came in between was not heard of, or not yet, and may have been anything.
    if (changed !== 'section' || version > of(tenant) + 1) ofItems.set(tenant, version)
    known.set(tenant, version)
  }
  const readAll = async () => {
    const rows = await db.select().from(contentVersions)
    for (const { tenant, version } of rows) reached(tenant, version)
  }
  const heard = (payload: string) => {
    const [tenant, version, changed] = JSON.parse(payload) as [string, number, Changed?]
    reached(tenant, version, changed)
  }
  await listen('content', heard, () => void readAll().catch(() => {}))
  await readAll()
  // A notice can be lost while the listening connection is away; this bounds how long a node can be behind.
  const reading = setInterval(() => void readAll().catch(() => {}), 60_000).unref()
  return { of, items: { of: itemsOf }, reached, stop: () => clearInterval(reading) }
}

/** The content version as it is inside the transaction; 0 before the first. */
export async function readVersion(tx: Db, tenant: string): Promise<number> {
  const [row] = await tx.select({ version: contentVersions.version }).from(contentVersions).where(eq(contentVersions.tenant, tenant))
  return row?.version ?? 0
}

/** Makes a new content version of the tenant inside the transaction, once however often it is asked, and tells the other nodes. */
export function createBump(tx: Db, tenant: string, changed: Changed = 'anything'): () => Promise<number> {
  let made: Promise<number> | undefined
  return () => (made ??= bumpVersion(tx, tenant, changed))
}

async function bumpVersion(tx: Db, tenant: string, changed: Changed): Promise<number> {
  const bumped = tx.$with('bumped').as(
    tx
      .insert(contentVersions)
      .values({ tenant, version: 1 })
      .onConflictDoUpdate({ target: contentVersions.tenant, set: { version: sql`${contentVersions.version} + 1` } })
      .returning({ version: contentVersions.version }),
  )
  const notice = sql`pg_notify('content', json_build_array(${tenant}::text, ${bumped.version}, ${changed}::text)::text)`
  const [{ version }] = await tx.with(bumped).select({ version: bumped.version, told: notice }).from(bumped)
  return version
}
