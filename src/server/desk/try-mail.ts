import { and, eq } from 'drizzle-orm'
import { mails } from '../db/tables/mails.ts'
import { refused } from '../http/errors.ts'
import { lockCase, writeChange } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { noSuchCase, type DeskScope } from './desk-scope.ts'
import { findCase } from './find-case.ts'

/** Sends a mail of a case now; nothing happens where it was sent already, or no mail server is set. Throws when there is none. */
export function createMailTrying({ db, now, mail }: Pick<DeskNeeds, 'db' | 'now' | 'mail'>) {
  return async function tryMail(id: number, mailId: string, scope: DeskScope): Promise<void> {
    const found = await findCase(db, id, scope)
    if (!found) throw noSuchCase()
    await db.transaction(async (tx) => {
      const known = await tx.$count(mails, and(eq(mails.id, mailId), eq(mails.submission, id)))
      if (known === 0) throw refused('unknownItem', { message: 'There is no such mail.' })
      // The mail before the case, as it is when a mail has failed.
      if (!(await mail.tryNow({ tenant: found.tenant, mail: mailId, submission: id }, tx))) return
      const row = await lockCase(tx, id, scope)
      await writeChange(tx, { row, scope, at: now(), event: 'sent a mail again' })
    })
  }
}
