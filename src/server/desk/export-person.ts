import { boxOf } from '../sealing/sealed-rows.ts'
import { CannotOpen } from '../sealing/create-sealing.ts'
import { noteInAudit } from './audit.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'
import type { createCaseShowing } from './show-case.ts'
import type { createWholePerson } from './whole-person.ts'

type Needs = DeskNeeds & { show: ReturnType<typeof createCaseShowing>; person: ReturnType<typeof createWholePerson> }

/** Everything that is kept of one person in one piece: cases with their notes, mails and lists of files, other mails, drafts. */
export function createPersonExport({ db, now, sealing, mail, show, person }: Needs) {
  return async function exportPerson(email: string, scope: DeskScope): Promise<Record<string, unknown>> {
    const term = person.termOf(email, scope)
    const cases: unknown[] = []
    for (let ids = await person.idsAfter(term, 0, scope); ids.length > 0; ids = await person.idsAfter(term, ids[ids.length - 1], scope))
      for (const id of ids) cases.push(await show(id, scope))
    const otherMails = (await mail.listToPerson(scope.tenant, term)).filter(({ submission }) => submission === null)
    const drafts = (await person.listDrafts(term, scope)).map((row) => ({
      form: row.form,
      savedAt: row.savedAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      content: openDraft(row),
    }))
    await noteInAudit(db, { by: scope, at: now(), what: 'export', detail: { person: true, cases: cases.length } })
    return { email, exportedAt: now().toISOString(), cases, otherMails, drafts }
  }

  function openDraft(row: { hash: string; sealed: Buffer; keyId: string }): unknown {
    try {
      return sealing.openJson<unknown>(boxOf.draft(row), row)
    } catch (error) {
      if (error instanceof CannotOpen) return null
      throw error
    }
  }
}
