import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { jobs } from '../db/tables/jobs.ts'
import { mails as t } from '../db/tables/mails.ts'
import { isWaiting } from '../jobs/claim-jobs.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import { isTimely, mailSending, waiting } from './stopped-mails.ts'

/** A mail about no submission, such as the link to go on later, is of no use to anybody by then. */
const keptDays = 30
const mostAtOnce = 1000

type Needs = { db: Db; now: () => Date; promise(tx: Db, id: string): Promise<void> }

/** Mails that wait although nobody is to send them any more, such as after a job was given up, are sent, but for those that help nobody any more; old ones are removed. */
export function lookAfterMails({ db, now, promise }: Needs) {
  return defineJob({
    kind: 'look after mails',
    payload: noPayload,
    every: { minutes: 60 },
    run: async () => {
      const forgotten = await listForgotten(db, now())
      return async (tx) => {
        for (const { id } of forgotten) await promise(tx, id)
        await tx.delete(t).where(and(isNull(t.submission), lt(t.createdAt, new Date(now().getTime() - keptDays * dayMs))))
      }
    },
  })
}

async function listForgotten(db: Db, at: Date) {
  const promised = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isWaiting, eq(jobs.kind, mailSending.kind), eq(jobs.key, sql`${t.id}::text`)))
  return db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.state, [...waiting]), isTimely(at), sql`not exists ${promised}`))
    .limit(mostAtOnce)
}
