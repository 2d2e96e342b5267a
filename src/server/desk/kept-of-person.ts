import { and, arrayContains, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissionNotes } from '../db/tables/desk.ts'
import { formDrafts, submissionFiles, submissions as t } from '../db/tables/forms.ts'
import { mails } from '../db/tables/mails.ts'
import type { DeskScope } from './desk-scope.ts'

// What is kept of one person, who is known by the term of their e-mail address.

/** The condition for the person's cases. */
export const casesOf = (term: string, { tenant }: DeskScope) => and(eq(t.tenant, tenant), arrayContains(t.terms, [term]))

/** How much there is of a person, and a state that is another once anything came, went or changed. */
export async function countKept(tx: Db, term: string, scope: DeskScope) {
  const ofCases = inArray(submissionFiles.submission, tx.select({ id: t.id }).from(t).where(casesOf(term, scope)))
  const notesOfCases = inArray(submissionNotes.submission, tx.select({ id: t.id }).from(t).where(casesOf(term, scope)))
  const many = { many: count() }
  const [[cases], [files], [toPerson], [notes], [drafts]] = [
    await tx
      .select({
        many: count(),
        held: sql<number>`count(*) filter (where ${t.held})::int`,
        changes: sql<string>`coalesce(sum(${t.revision}), 0)::text`,
        last: sql<string>`coalesce(max(${t.id}), 0)::text`,
      })
      .from(t)
      .where(casesOf(term, scope)),
    await tx.select(many).from(submissionFiles).where(ofCases),
    await tx
      .select(many)
      .from(mails)
      .where(mailsOf(tx, term, scope)),
    await tx.select(many).from(submissionNotes).where(notesOfCases),
    await tx.select(many).from(formDrafts).where(draftsOf(term, scope)),
  ]
  const counts = {
    cases: cases.many,
    files: files.many,
    mails: toPerson.many,
    notes: notes.many,
    drafts: drafts.many,
    held: cases.held,
  }
  return { counts, state: [cases.many, cases.last, cases.changes, toPerson.many, drafts.many].join(' ') }
}

/** Mails about the person's cases, and those to them that are about none: what tells them of somebody else's case is that one's. */
export const mailsOf = (tx: Db, term: string, scope: DeskScope) =>
  and(
    eq(mails.tenant, scope.tenant),
    or(
      and(eq(mails.recipientTerm, term), isNull(mails.submission)),
      inArray(mails.submission, tx.select({ id: t.id }).from(t).where(casesOf(term, scope))),
    ),
  )

/** The condition for forms the person has begun and not sent. */
export const draftsOf = (term: string, { tenant }: DeskScope) => and(eq(formDrafts.tenant, tenant), eq(formDrafts.recipientTerm, term))
