import { boxOf } from '../sealing/sealed-rows.ts'
import { CannotOpen } from '../sealing/create-sealing.ts'
import { noteInAudit } from './audit.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'
import { Refused } from '../http/errors.ts'
import type { ShownMail } from '../mail/mail.ts'
import { all, type createCaseShowing } from './show-case.ts'
import type { createWholePerson } from './whole-person.ts'

const aboutFiles = 'The contents of files are not in here: each file is listed with its case, and can be downloaded from there.'

type Needs = DeskNeeds & { show: ReturnType<typeof createCaseShowing>; person: ReturnType<typeof createWholePerson> }

/** Everything that is kept of one person in one piece: cases with their notes, mails and lists of files, other mails, drafts. */
export function createPersonExport({ db, now, sealing, mail, show, person }: Needs) {
  return async function exportPerson(email: string, scope: DeskScope): Promise<Record<string, unknown>> {
    const term = person.termOf(email, scope)
    const ids = await everyPage((last: number | undefined) => person.idsAfter(term, last ?? 0, scope))
    const cases: unknown[] = []
    for (const id of ids) cases.push(...(await showIfThere(id, scope)))
    const mails = await everyPage((after: ShownMail | undefined) => mail.listToPerson(scope.tenant, term, { alone: true, after }))
    // As text they say the same.
    const otherMails = mails.map(({ html: _html, ...rest }) => rest)
    const rows = await everyPage((last: { hash: string } | undefined) => person.listDrafts(term, last?.hash ?? '', scope))
    const drafts = rows.map((row) => ({
      form: row.form,
      savedAt: row.savedAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      content: openDraft(row),
    }))
    await noteInAudit(db, { by: scope, at: now(), what: 'export', detail: { person: true, cases: cases.length } })
    return { email, exportedAt: now().toISOString(), files: aboutFiles, cases, otherMails, drafts }
  }

  /** A case that was purged or erased since it was counted is not there, and no reason to hand out nothing. */
  async function showIfThere(id: number, scope: DeskScope): Promise<unknown[]> {
    try {
      return [await show(id, scope, all)]
    } catch (error) {
      if (error instanceof Refused && error.statusCode === 404) return []
      throw error
    }
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

/** Everything there is, read a page at a time: `list` answers what comes after the last of the page before, and nothing at the end. */
async function everyPage<T>(list: (last: T | undefined) => Promise<T[]>): Promise<T[]> {
  const found: T[] = []
  for (let page = await list(undefined); page.length > 0; page = await list(page.at(-1))) found.push(...page)
  return found
}
