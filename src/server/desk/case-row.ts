import type { InferSelectModel } from 'drizzle-orm'
import type { ListedCase, OtherCase } from '../../calls/desk-shapes.ts'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import { submissions as t } from '../db/tables/forms.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { openOr } from '../sealing/open-or.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import type { DeskScope } from './desk-scope.ts'

export type CaseRow = InferSelectModel<typeof t>

/** What of a row a list shows, with what opens it; the rest, much of it tokens of the search, stays in the database. */
export const listedColumns = {
  id: t.id,
  tenant: t.tenant,
  reference: t.reference,
  form: t.form,
  state: t.state,
  agentKey: t.agentKey,
  doubts: t.doubts,
  assignedTo: t.assignedTo,
  assignedName: t.assignedName,
  receivedAt: t.receivedAt,
  waitingSince: t.waitingSince,
  promisedAt: t.promisedAt,
  held: t.held,
  revision: t.revision,
  sealed: t.sealed,
  keyId: t.keyId,
}
export type ListedRow = Pick<CaseRow, keyof typeof listedColumns>

/** What was sent; null where the key that closed it is not at hand, so that one lost key does not close the desk. */
export const openSent = (sealing: Sealing, row: Pick<CaseRow, 'tenant' | 'reference' | 'sealed' | 'keyId'>): SentForm | null =>
  openOr(() => sealing.openJson<SentForm>(boxOf.submission(row), row), null)

/** What of other tables a list shows beside a case. */
export interface CaseExtras {
  seenRevision: number | null
  files: number
  openBy: string[]
}

/** A line of the list; `unread` and `mine` are those of whoever looks. */
export function listCase(row: ListedRow, sent: SentForm | null, { seenRevision, files, openBy }: CaseExtras, scope: DeskScope): ListedCase {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    state: row.state,
    name: sent?.sender.name ?? '',
    agent: sent?.agent?.name ?? row.agentKey,
    receivedAt: row.receivedAt.toISOString(),
    waitingSince: isoOrNull(row.waitingSince),
    promisedAt: row.promisedAt.toISOString(),
    unread: seenRevision === null || seenRevision < row.revision,
    assignedTo: row.assignedName,
    mine: row.assignedTo === scope.account,
    files,
    held: row.held,
    doubts: row.doubts,
    openBy,
  }
}

/** As other cases are named beside one: by the same person, joined to it. */
export function mentionCase({ id, reference, form, state, receivedAt }: Pick<CaseRow, keyof OtherCase>): OtherCase {
  return { id, reference, form, state, receivedAt: receivedAt.toISOString() }
}

/** A moment as calls say it. */
export const isoOrNull = (at: Date | null) => at?.toISOString() ?? null
