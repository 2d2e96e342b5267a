import { and, asc, isNull, notInArray, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { formDrafts, submissions as t } from '../db/tables/forms.ts'
import { mails } from '../db/tables/mails.ts'
import { tellDesk } from '../forms/tell-desk.ts'
import { refused } from '../http/errors.ts'
import { noteInAudit } from './audit.ts'
import type { DeskScope } from './desk-scope.ts'
import { casesOf, countKept, draftsOf, mailsOf } from './kept-of-person.ts'
import { removeCases } from './remove-cases.ts'

export interface Erased {
  erased: { cases: number; files: number; mails: number; drafts: number }
  held: string[]
}

type Asked = {
  scope: DeskScope
  now: () => Date
  /** Whether what is kept of them is what was counted before they were asked for. */
  isSame(state: string): boolean
}

/** Takes away everything of one person but what is held; answers what that was, and the files, whose bytes go once this is written. */
export async function removePerson(tx: Db, term: string, { scope, now, isSame }: Asked): Promise<Erased & { files: string[] }> {
  const rows = await tx
    .select({ id: t.id, agentKey: t.agentKey, reference: t.reference, held: t.held })
    .from(t)
    .where(casesOf(term, scope))
    .orderBy(asc(t.id))
    .for('update')
  const { state } = await countKept(tx, term, scope)
  if (!isSame(state)) throw refused('conflict', { message: 'Something of this person changed since it was counted. Please look again.' })
  const held = rows.filter((row) => row.held)
  const gone = rows.filter((row) => !row.held)
  const before = await tx.$count(mails, mailsOf(tx, term, scope))
  const files = await removeCases(
    tx,
    gone.map(({ id }) => id),
  )
  await tx.delete(mails).where(
    and(
      mailsOf(tx, term, scope),
      or(
        isNull(mails.submission),
        notInArray(
          mails.submission,
          held.map(({ id }) => id),
        ),
      ),
    ),
  )
  const left = await tx.$count(mails, mailsOf(tx, term, scope))
  const drafts = await tx.delete(formDrafts).where(draftsOf(term, scope)).returning({ hash: formDrafts.hash })
  const erased = { cases: gone.length, files: files.length, mails: before - left, drafts: drafts.length }
  await noteInAudit(tx, { by: scope, at: now(), what: 'erase', detail: { ...erased, held: held.length } })
  for (const { id, agentKey } of gone) await tellDesk(tx, { tenant: scope.tenant, agentKey, id, what: 'changed', account: scope.account })
  return { files, erased, held: held.map(({ reference }) => reference) }
}
