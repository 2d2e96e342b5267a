import { and, eq, inArray } from 'drizzle-orm'
import type { MailState } from '../../nouns/mail/mail-kinds.ts'
import type { Db } from '../db/database.ts'
import { mails as t } from '../db/tables/mails.ts'
import { withoutAddresses } from '../http/without-addresses.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { about, findLetter, type TellUndelivered } from './mail-row.ts'
import { readBounce } from './read-bounce.ts'
import type { ReturnAddresses } from './return-address.ts'
import { mailSending } from './stopped-mails.ts'

/** What may come back: all that was ever handed to a mail server. */
const sentOnce: MailState[] = ['queued', 'uncertain', 'sent', 'failed']

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'cancel'>
  sealing: Sealing
  /** Undefined where nothing comes back to us. */
  returns: ReturnAddresses | undefined
  tellUndelivered: TellUndelivered
}

/** Notes that a mail came back. Nothing is ever answered to such a mail. */
export function createBounces({ db, jobs, sealing, returns, tellUndelivered }: Needs) {
  return async function onBounce(raw: Buffer): Promise<boolean> {
    const bounce = readBounce(raw)
    const id = bounce && returns?.findMail(bounce.headers)
    if (!id) return false
    return db.transaction(async (tx) => {
      // The job before its mail, as whoever sends it has them; a mail in any other state than those below has none.
      await jobs.cancel(tx, { kind: mailSending.kind }, id)
      const [row] = await tx
        .select()
        .from(t)
        .where(and(eq(t.id, id), inArray(t.state, sentOnce)))
        .for('update')
      if (!row) return false
      const said = withoutAddresses(bounce.said, findLetter(sealing, row)?.to.address ?? '')
      await tx.update(t).set({ state: 'bounced', said }).where(eq(t.id, id))
      await tellUndelivered(tx, { ...about(row), state: 'bounced' })
      return true
    })
  }
}
