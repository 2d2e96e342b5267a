import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { mails as t } from '../db/tables/mails.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Job } from '../jobs/job.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { lookAfterMails } from './look-after-mails.ts'
import type { Address, Mail, WhichMails } from './mail.ts'
import { presentMail, type MailRow, type TellUndelivered } from './mail-row.ts'
import type { MailTransport } from './mail-transport.ts'
import { createBounces } from './note-bounce.ts'
import { createQueueing } from './queue-mail.ts'
import { createReturnAddresses } from './return-address.ts'
import { createSending } from './send-mail.ts'

/** What of a post office the settings say. */
export interface MailSettings {
  /** Without one, mails are kept and shown as they would have gone. */
  transport?: MailTransport
  /** Where mails come from. */
  from: string
  /** Where they come back to when they cannot be delivered; without one, to whence they came. */
  bounce?: string
}

type Needs = {
  db: Db
  jobs: Pick<Jobs, 'enqueue' | 'enqueueEach' | 'cancel'>
  sealing: Sealing
  now: () => Date
  mail: MailSettings
  /** The name mails of a tenant come from. */
  nameOf(tenant: string): string
}

const mostShown = 200

/** The outbox, and the jobs that empty it (docs/decisions/0025). */
export function createMail({ db, jobs, sealing, now, mail, nameOf }: Needs): Mail & { jobs: readonly Job[] } {
  const { transport, from, bounce } = mail
  const told: Parameters<Mail['whenUndelivered']>[0][] = []
  const returns = bounce === undefined ? undefined : createReturnAddresses(sealing, bounce)
  const senderOf = (tenant: string): Address => ({ name: nameOf(tenant), address: from })
  const returnOf = (id: string, sender: Address) => returns?.returnOf(id) ?? sender.address

  const tellUndelivered: TellUndelivered = async (tx, { submission, ...rest }) => {
    if (submission === null) return
    for (const tell of told) await tell(tx, { submission, ...rest })
  }

  const { job, promise, promiseEach } = createSending({ db, jobs, sealing, now, transport, senderOf, returnOf, tellUndelivered })
  const { queue, queueEach, queueToAll } = createQueueing({ sealing, now, sends: transport !== undefined, promiseEach })
  const present = (rows: MailRow[]) => rows.map((row) => presentMail(sealing, row))

  async function listOf(submission: number, most = mostShown) {
    const newest = await db.select().from(t).where(eq(t.submission, submission)).orderBy(desc(t.createdAt), desc(t.id)).limit(most)
    return present(newest.toReversed())
  }

  async function listKept(tenant: string, { states = ['kept'], before, limit = 50 }: WhichMails = {}) {
    const earlier = before && or(lt(t.createdAt, before.createdAt), and(eq(t.createdAt, before.createdAt), lt(t.id, before.id)))
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.tenant, tenant), inArray(t.state, [...states]), earlier))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(Math.min(limit, mostShown))
    return present(rows)
  }

  async function listAlone(tenant: string, most: number) {
    const alone = and(eq(t.tenant, tenant), isNull(t.submission))
    return present(await db.select().from(t).where(alone).orderBy(desc(t.createdAt), desc(t.id)).limit(Math.min(most, mostShown)))
  }

  async function listToPerson(tenant: string, term: string, { alone = false, after }: Parameters<Mail['listToPerson']>[2] = {}) {
    const later = after && or(gt(t.createdAt, after.createdAt), and(eq(t.createdAt, after.createdAt), gt(t.id, after.id)))
    const ofPerson = and(eq(t.tenant, tenant), eq(t.recipientTerm, term), alone ? isNull(t.submission) : undefined, later)
    return present(await db.select().from(t).where(ofPerson).orderBy(asc(t.createdAt), asc(t.id)).limit(mostShown))
  }

  async function tryNow({ tenant, mail: id, submission }: Parameters<Mail['tryNow']>[0], from: Db = db) {
    if (!transport) return false
    const which = and(
      eq(t.tenant, tenant),
      eq(t.id, id),
      submission === undefined ? undefined : eq(t.submission, submission),
      ne(t.state, 'sent'),
    )
    return from.transaction(async (tx) => {
      if ((await tx.$count(t, which)) === 0) return false
      // The job before its mail, as whoever sends it has them; of a mail that was sent meanwhile it finds nothing to do.
      await promise(tx, id)
      const asked = await tx.update(t).set({ state: 'queued' }).where(which).returning({ id: t.id })
      return asked.length === 1
    })
  }

  return {
    queue,
    queueEach,
    queueToAll,
    listOf,
    listKept,
    listAlone,
    listToPerson,
    tryNow,
    whenUndelivered: (tell) => void told.push(tell),
    onBounce: createBounces({ db, jobs, sealing, returns, tellUndelivered }),
    jobs: [job, lookAfterMails({ db, now, promise })],
  }
}
