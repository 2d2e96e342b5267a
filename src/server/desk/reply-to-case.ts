import { refused } from '../http/errors.ts'
import { noteInAudit } from './audit.ts'
import { openSent } from './case-row.ts'
import { lockCase, writeChange } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'

export interface Reply {
  /** Of the case the reply was written on. */
  revision: number
  subject: string
  text: string
}

/** A mail to the sender, promised in the transaction that tells it; refused when the case is no longer as its writer saw it. */
export function createReplying({ db, sealing, mail, now, writeReply }: DeskNeeds) {
  return async function reply(id: number, { revision, subject, text }: Reply, scope: DeskScope): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockCase(tx, id, scope)
      if (row.revision !== revision) throw changedMeanwhile()
      if (row.state === 'spam') throw refused('invalid', { message: 'Restore the case from spam before you answer it.' })
      const sent = openSent(sealing, row)
      if (!sent?.sender.email) throw refused('invalid', { message: 'The sender left no e-mail address.' })
      const { name, email } = sent.sender
      await mail.queue(tx, {
        tenant: row.tenant,
        submission: row.id,
        kind: 'reply',
        to: { name, address: email },
        replyTo: { name: scope.name, address: scope.username },
        ...writeReply({ tenant: row.tenant, form: row.form, reference: row.reference, subject, text, from: scope.name }),
      })
      const at = now()
      // Who waits keeps waiting: an answer is not yet an end.
      await writeChange(tx, { row, scope, at, set: { answeredAt: row.answeredAt ?? at }, event: 'replied' })
      await noteInAudit(tx, { by: scope, at, what: 'reply', reference: row.reference })
    })
  }
}

const changedMeanwhile = () => refused('conflict', { message: 'This case changed since you opened it. Your reply was not sent.' })
