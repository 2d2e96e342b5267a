import { and, asc, desc, gt } from 'drizzle-orm'
import type { PersonKept } from '../../calls/desk-person-calls.ts'
import { formDrafts, submissions as t } from '../db/tables/forms.ts'
import { emailTerm, foldEmail } from '../forms/search-terms.ts'
import { refused } from '../http/errors.ts'
import { noteInAudit } from './audit.ts'
import { mentionCase } from './case-row.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'
import { casesOf, countKept, draftsOf } from './kept-of-person.ts'
import { removePerson, type Erased } from './remove-person.ts'

const mostShown = 100
const purpose = 'erase a person'

/** Everything of one person, by e-mail address: what is kept of them, and taking it away. For admins. */
export function createWholePerson({ db, sealing, now, attachments }: DeskNeeds) {
  const termOf = (email: string, { tenant }: DeskScope) => emailTerm(sealing, tenant, email)

  async function find(email: string, scope: DeskScope): Promise<PersonKept> {
    const term = termOf(email, scope)
    const [kept, shown] = await Promise.all([
      countKept(db, term, scope),
      db.select().from(t).where(casesOf(term, scope)).orderBy(desc(t.receivedAt), desc(t.id)).limit(mostShown),
    ])
    await noteInAudit(db, { by: scope, at: now(), what: 'find', detail: { cases: kept.counts.cases } })
    const cases = shown.map((row) => ({ ...mentionCase(row), held: row.held }))
    return { cases, counts: kept.counts, ticket: ticketOf(term, kept.state) }
  }

  /** A ticket holds for one person and for what was counted: whatever arrives meanwhile is not erased unseen. */
  const ticketOf = (term: string, state: string) => sealing.sign(purpose, `${term} ${state}`)

  /** Everything but what is held, and mails about that; refused when it is no longer what was counted, or was not asked twice. */
  async function erase(asked: { email: string; again: string; ticket: string }, scope: DeskScope): Promise<Erased> {
    if (foldEmail(asked.email) !== foldEmail(asked.again)) throw refused('invalid', { message: 'The two addresses are not the same.' })
    const term = termOf(asked.email, scope)
    const isSame = (state: string) => sealing.verify(purpose, `${term} ${state}`, asked.ticket)
    const { files, ...done } = await db.transaction((tx) => removePerson(tx, term, { scope, now, isSame }))
    await attachments.remove(files)
    return done
  }

  /** Ids of every case of the person after one, so that an export goes through them in order. */
  async function idsAfter(term: string, last: number, scope: DeskScope): Promise<number[]> {
    const rows = await db
      .select({ id: t.id })
      .from(t)
      .where(and(casesOf(term, scope), gt(t.id, last)))
      .orderBy(asc(t.id))
      .limit(mostShown)
    return rows.map(({ id }) => id)
  }

  /** Some of their drafts, by hash, after one. */
  const listDrafts = (term: string, last: string, scope: DeskScope) =>
    db
      .select()
      .from(formDrafts)
      .where(and(draftsOf(term, scope), gt(formDrafts.hash, last)))
      .orderBy(asc(formDrafts.hash))
      .limit(mostShown)

  return { find, erase, termOf, idsAfter, listDrafts }
}
