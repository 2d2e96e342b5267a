import { and, eq } from 'drizzle-orm'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import { newReference } from '../http/reference.ts'
import { tellingOfArrival } from './tell-desk.ts'

export type SubmissionRow = typeof t.$inferSelect

/** What a submission is beside its words. */
export type NewSubmission = Omit<typeof t.$inferInsert, 'id' | 'reference' | 'sealed' | 'keyId'> & { insurer: string; sent: SentForm }

/**
 * Writes a submission under a reference of its own, and tells the desk; undefined when its key has been stored before, by a second click or a
 * request that came twice.
 */
export async function writeSubmission(
  tx: Db,
  sealing: Sealing,
  { insurer, sent, ...own }: NewSubmission,
): Promise<{ id: number; reference: string } | undefined> {
  for (;;) {
    const reference = newReference(insurer)
    const [made] = await tx
      .insert(t)
      .values({ ...own, reference, ...sealing.sealJson(boxOf.submission({ tenant: own.tenant, reference }), sent) })
      .onConflictDoNothing()
      .returning({ id: t.id, told: tellingOfArrival({ tenant: own.tenant, agentKey: own.agentKey ?? null, id: t.id }) })
    if (made) return { id: made.id, reference }
    if (await findByKey(tx, own)) return undefined
    // The reference was somebody's already: another one.
  }
}

/** The submission of a key, if it was stored. */
export async function findByKey(db: Db, { tenant, form, key }: { tenant: string; form: string; key: string }) {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.form, form), eq(t.key, key)))
  return row
}

/** By what its sender was told, "WM-7K3F-2M9Q"; references are of one insurer. */
export async function findByReference(db: Db, tenant: string, reference: string): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.tenant, tenant), eq(t.reference, reference)))
  return row
}

/** What was sent, opened. Throws `CannotOpen` where the key is gone. */
export function openSubmission(sealing: Sealing, row: Pick<SubmissionRow, 'tenant' | 'reference' | 'sealed' | 'keyId'>): SentForm {
  return sealing.openJson<SentForm>(boxOf.submission(row), row)
}
