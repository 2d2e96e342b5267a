import { and, eq } from 'drizzle-orm'
import type { AnyContent, AnySection } from '../../content/section.ts'
import type { Db } from '../db/database.ts'
import { revisions, sections } from '../db/tables/content.ts'
import type { NewRevision } from './save-record.ts'
import type { StoredRow } from './stored-content.ts'

/** Told of each save, in its transaction; `before` is what was stored, where all of it could be read. */
export type OnSectionSaved = (tx: Db, tenant: string, section: AnySection, content: AnyContent, before?: AnyContent) => Promise<void>

/** The rows of one section of one tenant, inside the transaction `tx`. */
export function sectionRows(tx: Db, tenant: string, section: AnySection, onSaved: readonly OnSectionSaved[] = []) {
  const place = { tenant, page: section.page, section: section.section }
  const ofPlace = and(eq(sections.tenant, tenant), eq(sections.page, place.page), eq(sections.section, place.section))
  const hold = () => tx.select().from(sections).where(ofPlace).for('update')

  return {
    /** Holds the section until the transaction ends; undefined while nothing was ever saved. */
    async hold(): Promise<StoredRow | undefined> {
      const [row] = await hold()
      if (row) return row.revision === 0 ? undefined : row
      // The first save makes the row, so that two first saves wait for each other too.
      const nothingYet = { ...place, revision: 0, version: 0, wire: {}, ids: {}, savedAt: new Date(0), savedBy: '' }
      await tx.insert(sections).values(nothingYet).onConflictDoNothing()
      const [made] = await hold()
      return made && made.revision > 0 ? made : undefined
    },
    async findRevision(revision: number): Promise<StoredRow | undefined> {
      const [row] = await tx
        .select()
        .from(revisions)
        .where(and(ofSection(tenant, section), eq(revisions.revision, revision)))
      return row
    },
    async findAnswer(account: string, key: string) {
      const [row] = await tx
        .select({ requestHash: revisions.requestHash, answer: revisions.answer })
        .from(revisions)
        .where(and(eq(revisions.tenant, tenant), eq(revisions.account, account), eq(revisions.idempotencyKey, key)))
      return row
    },
    async write({ version, content, before, ...made }: NewRevision): Promise<void> {
      const { wire, ids, savedAt, savedBy, revision } = made
      const added = tx.$with('added').as(
        tx
          .insert(revisions)
          .values({ ...place, ...made })
          .returning({ revision: revisions.revision }),
      )
      await tx.with(added).update(sections).set({ wire, ids, savedAt, savedBy, revision, version }).where(ofPlace)
      for (const hear of onSaved) await hear(tx, tenant, section, content, before)
    },
  }
}

/** Every revision of a section. */
export const ofSection = (tenant: string, { page, section }: AnySection) =>
  and(eq(revisions.tenant, tenant), eq(revisions.page, page), eq(revisions.section, section))
