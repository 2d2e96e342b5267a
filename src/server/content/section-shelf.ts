import { and, eq } from 'drizzle-orm'
import type { AnySection } from '../../content/section.ts'
import type { Db } from '../db/database.ts'
import { revisions, sections } from '../db/schema.ts'
import type { Shelf } from './shelf.ts'

/** Where one section of one tenant is kept, inside the transaction `tx`. */
export function sectionShelf(tx: Db, tenant: string, section: AnySection): Shelf {
  const place = { tenant, page: section.page, section: section.section }
  const standing = and(eq(sections.tenant, tenant), eq(sections.page, place.page), eq(sections.section, place.section))

  return {
    // The first save makes the row, so that two first saves wait for each other too.
    async take() {
      const [row] = await tx.select().from(sections).where(standing).for('update')
      if (row) return row.revision === 0 ? undefined : row
      const nothingYet = { ...place, revision: 0, version: 0, wire: {}, ids: {}, savedAt: new Date(0), savedBy: '' }
      await tx.insert(sections).values(nothingYet).onConflictDoNothing()
      const [made] = await tx.select().from(sections).where(standing).for('update')
      return made && made.revision > 0 ? made : undefined
    },
    async findRevision(revision) {
      const [row] = await tx
        .select()
        .from(revisions)
        .where(and(ofSection(tenant, section), eq(revisions.revision, revision)))
      return row
    },
    async findAnswer(account, key) {
      const [row] = await tx
        .select({ requestHash: revisions.requestHash, answer: revisions.answer })
        .from(revisions)
        .where(and(eq(revisions.tenant, tenant), eq(revisions.account, account), eq(revisions.idempotencyKey, key)))
      return row
    },
    async keep({ version, ...kept }) {
      const { wire, ids, savedAt, savedBy, revision } = kept
      const added = tx.$with('added').as(
        tx
          .insert(revisions)
          .values({ ...place, ...kept })
          .returning({ revision: revisions.revision }),
      )
      await tx.with(added).update(sections).set({ wire, ids, savedAt, savedBy, revision, version }).where(standing)
    },
  }
}

/** Every revision of a section. */
export const ofSection = (tenant: string, { page, section }: AnySection) =>
  and(eq(revisions.tenant, tenant), eq(revisions.page, page), eq(revisions.section, section))
