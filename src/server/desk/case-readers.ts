import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissionReaders as readers } from '../db/tables/desk.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { tellDesk } from '../forms/tell-desk.ts'
import { noteInAudit } from './audit.ts'
import { noSuchCase, visibleTo, type DeskScope } from './desk-scope.ts'

/** The page says every 20 seconds that it is still there. */
const openForMs = 45_000

/** Who has seen which case, and who has it open. */
export function createCaseReaders({ db, now }: { db: Db; now: () => Date }) {
  /** From now on this person has seen it as it is; that they did is written down. */
  async function read(id: number, scope: DeskScope): Promise<void> {
    await db.transaction(async (tx) => {
      const at = now()
      const { reference } = await noteReader(tx, id, scope, { at, seen: true, openUntil: new Date(at.getTime() + openForMs) })
      await noteInAudit(tx, { by: scope, at, what: 'read', reference })
    })
  }

  /** Keeps it open, or lets it go; answers the names of who else has it. */
  async function keepOpen(id: number, open: boolean, scope: DeskScope): Promise<string[]> {
    const at = now()
    await db.transaction((tx) => noteReader(tx, id, scope, { at, seen: false, openUntil: open ? new Date(at.getTime() + openForMs) : at }))
    const others = await db
      .select({ name: readers.name })
      .from(readers)
      .where(and(eq(readers.submission, id), ne(readers.account, scope.account), gt(readers.openUntil, at)))
      .orderBy(asc(readers.name))
    return others.map(({ name }) => name)
  }

  return { read, keepOpen }
}

type Noted = { at: Date; seen: boolean; openUntil: Date }

async function noteReader(tx: Db, id: number, scope: DeskScope, { at, seen, openUntil }: Noted) {
  const [row] = await tx
    .select({ reference: t.reference, revision: t.revision, tenant: t.tenant, agentKey: t.agentKey })
    .from(t)
    .where(and(eq(t.id, id), visibleTo(scope)))
  if (!row) throw noSuchCase()
  const { account, name } = scope
  const [before] = await tx
    .select({ openUntil: readers.openUntil })
    .from(readers)
    .where(and(eq(readers.submission, id), eq(readers.account, account)))
  await tx
    .insert(readers)
    .values({ submission: id, account, name, revision: seen ? row.revision : 0, openUntil })
    .onConflictDoUpdate({
      target: [readers.submission, readers.account],
      set: { name, openUntil: sql`excluded.open_until`, revision: sql`greatest(${readers.revision}, excluded.revision)` },
    })
  const [wasOpen, isOpen] = [before !== undefined && before.openUntil > at, openUntil > at]
  if (wasOpen !== isOpen) await tellDesk(tx, { tenant: row.tenant, agentKey: row.agentKey, id, what: 'opened', account })
  return row
}
