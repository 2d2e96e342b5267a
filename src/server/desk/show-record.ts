import { and, desc, eq, lt } from 'drizzle-orm'
import type { CaseMail } from '../../calls/desk-shapes.ts'
import type { RecordLine } from '../../calls/desk-record-calls.ts'
import { auditLog as t } from '../db/tables/desk.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'
import { noteInAudit } from './audit.ts'
import { showMail } from './show-case.ts'

const mostShown = 100

/** For admins: what was written down of the desk, and the mails that belong to no case. */
export function createRecord({ db, mail, now }: Pick<DeskNeeds, 'db' | 'mail' | 'now'>) {
  async function lines(before: number | undefined, { tenant }: DeskScope): Promise<{ lines: RecordLine[]; next: number | null }> {
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.tenant, tenant), before === undefined ? undefined : lt(t.id, before)))
      .orderBy(desc(t.id))
      .limit(mostShown)
    const shown = rows.map(({ id, happenedAt, name, what, reference, detail }) => {
      return { id, at: happenedAt.toISOString(), name, what, reference, detail: detail as Record<string, unknown> }
    })
    return { lines: shown, next: shown.length === mostShown ? (shown.at(-1)?.id ?? null) : null }
  }

  /** They say to whom they went and what they said, so that they were read is written down. */
  async function mails(scope: DeskScope): Promise<CaseMail[]> {
    const found = await mail.listAlone(scope.tenant, mostShown)
    await noteInAudit(db, { by: scope, at: now(), what: 'read', detail: { mails: found.length } })
    return found.map(showMail)
  }

  return { lines, mails }
}
