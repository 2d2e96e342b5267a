import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { mails as t } from '../db/tables/mails.ts'
import { withoutAddresses } from '../http/without-addresses.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { unlessTooMany } from '../jobs/unless-too-many.ts'
import { waitAfter } from '../jobs/wait-after.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Address } from './mail.ts'
import type { MailTransport, Message, Outcome } from './mail-transport.ts'
import { about, findLetter, type MailRow, type Sealed, type TellUndelivered } from './mail-row.ts'
import { mailSending, waiting, type SendMail } from './stopped-mails.ts'

/** After so long nobody waits for it any more, and somebody should know. */
const patience = 3 * dayMs
const waits = { firstSeconds: 30, mostSeconds: 4 * 3600 }

/** Trying again opens nothing; whoever brings the key back sends it by hand. */
const unopenable: Outcome = { end: 'refused', said: 'it cannot be opened: the key that closed it is not at hand' }

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue' | 'enqueueEach'>
  sealing: Sealing
  now: () => Date
  transport: MailTransport | undefined
  senderOf(tenant: string): Address
  /** Where a mail comes back to that cannot be delivered. */
  returnOf(id: string, sender: Address): string
  tellUndelivered: TellUndelivered
}

/** The work of sending one mail; tried with growing waits for three days, and what became of it is on its row each time. */
export function createSending({ db, jobs, sealing, now, transport, senderOf, returnOf, tellUndelivered }: Needs) {
  const job: Job<SendMail> = defineJob({
    ...mailSending,
    // These are tries after a crash, or without the database; those of the mail server are counted by the mail.
    attempts: 90,
    limitSeconds: 300,
    mostWaiting: 100_000,
    // What was sent and could not be noted would be sent again.
    needsRoom: true,
    run: async ({ payload, signal }) => {
      const row = await findWaiting(payload.mail)
      if (!row) return undefined
      if (!transport) return (tx) => note(tx, row.id, { state: 'kept' })
      // A server that dies between here and the write sends it again, under the same Message-ID.
      const letter = findLetter(sealing, row)
      const outcome = letter ? await transport.send(messageOf(row, letter), signal) : unopenable
      signal.throwIfAborted()
      return (tx) => conclude(tx, row, payload, { ...outcome, said: withoutAddresses(outcome.said, letter?.to.address ?? '') })
    },
    async giveUp(payload, by) {
      const row = await findWaiting(payload.mail)
      return row && ((tx) => conclude(tx, row, payload, { end: 'refused', said: `it could not be sent, and was given up by ${by}` }))
    },
  })

  /** Asks for a mail to be sent as soon as may be. Where too many wait already, it stays queued and is looked after later: what it is about is kept. */
  const promise = (tx: Db, mail: string): Promise<void> => promiseEach(tx, [mail])

  async function promiseEach(tx: Db, mails: readonly string[]): Promise<void> {
    const since = now().getTime()
    const asked = mails.map((mail) => ({ payload: { mail, turn: 0, since }, key: mail }))
    await jobs.enqueueEach(tx, job, asked).catch(unlessTooMany)
  }

  async function findWaiting(id: string): Promise<MailRow | undefined> {
    const [row] = await db.select().from(t).where(isWaitingMail(id))
    return row
  }

  function messageOf(row: MailRow, { to, replyTo, shown, subject, html, text }: Sealed): Message {
    const from = senderOf(row.tenant)
    return {
      messageId: `${row.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`,
      date: row.createdAt,
      from,
      ...shown,
      replyTo,
      subject,
      html,
      text,
      automatic: row.kind !== 'reply',
      envelope: { from: returnOf(row.id, from), to: to.address },
    }
  }

  async function conclude(tx: Db, row: MailRow, { mail, turn, since }: SendMail, { end, said }: Outcome): Promise<void> {
    const at = now()
    const tried = { tries: sql`${t.tries} + 1`, said }
    if (end === 'sent') return void (await note(tx, row.id, { ...tried, state: 'sent', sentAt: at }))
    const givenUp = end === 'refused' || at.getTime() - since >= patience
    if (givenUp) {
      if (await note(tx, row.id, { ...tried, state: 'failed' })) await tellUndelivered(tx, { ...about(row), state: 'failed' })
      return
    }
    // What may have arrived once stays uncertain, whatever the server says to the next try.
    const state = end === 'uncertain' ? end : row.state
    if (!(await note(tx, row.id, { ...tried, state }))) return
    const runAt = new Date(Math.min(at.getTime() + waitAfter(turn + 1, waits), since + patience))
    await jobs.enqueue(tx, job, { mail, turn: turn + 1, since }, { key: mail, runAt })
  }

  return { job, promise, promiseEach }
}

const isWaitingMail = (id: string) => and(eq(t.id, id), inArray(t.state, [...waiting]))

type Change = Omit<Partial<typeof t.$inferInsert>, 'tries'> & { tries?: ReturnType<typeof sql> }

/** False when it is on its way no longer: it came back, or is gone. */
async function note(tx: Db, id: string, change: Change): Promise<boolean> {
  const noted = await tx.update(t).set(change).where(isWaitingMail(id)).returning({ id: t.id })
  return noted.length === 1
}
