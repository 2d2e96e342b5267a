import { and, eq, sql } from 'drizzle-orm'
import type { Form } from '../../forms/form.ts'
import { findForm } from '../../forms/forms.ts'
import type { Db } from '../db/database.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { mails } from '../db/tables/mails.ts'
import type { CaseLetters } from '../forms/case-letters.ts'
import type { StoredForm } from '../forms/stored-form.ts'
import type { TenantSettings, Tenants } from '../tenants.ts'
import { openSent, type CaseRow } from './case-row.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'

type Needs = Pick<DeskNeeds, 'db' | 'sealing' | 'attachments'> & {
  tenants: Tenants
  letters: Pick<CaseLetters, 'queueFor'>
  readForm(tenant: TenantSettings, form: Form): Promise<StoredForm>
}

/** Sends in the given transaction what nobody was told while the case was put aside. */
export type TellOfRestored = (tx: Db, row: CaseRow) => Promise<void>

/** What is put aside tells nobody; brought back, it is told of as if it had just been taken, once. */
export function createRestoring({ db, sealing, attachments, tenants, letters, readForm }: Needs) {
  /** Reads beforehand whom it tells, since that is not asked within a transaction. */
  return async function prepare(id: number, scope: DeskScope, origin: string): Promise<TellOfRestored> {
    // What is brought back is the case it was joined to, with it.
    const root = sql`(select coalesce(one.joined_to, one.id) from ${t} as one where one.id = ${id})`
    const [about] = await db
      .select({ form: t.form })
      .from(t)
      .where(and(eq(t.id, root), visibleTo(scope)))
    const [tenant, form] = [tenants.find(scope.tenant), findForm(about?.form ?? '')]
    const stored = tenant && form && (await readForm(tenant, form))
    return async function tell(tx, row) {
      const sent = openSent(sealing, row)
      if (!tenant || !form || !stored || !sent) return
      // Whoever was told when it came is not told again.
      if ((await tx.$count(mails, eq(mails.submission, row.id))) > 0) return
      const files = await attachments.list(row.id, tx)
      const { reference, receivedAt, promisedAt, page } = row
      await letters.queueFor(tx, {
        id: row.id,
        reference,
        tenant,
        form,
        sent,
        files,
        emails: stored.emails,
        receivedAt,
        promisedAt,
        page,
        origin,
      })
    }
  }
}
