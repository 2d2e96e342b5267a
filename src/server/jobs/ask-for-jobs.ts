import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import { refused } from '../http/errors.ts'
import { isWaiting } from './claim-jobs.ts'
import type { Job, Payload } from './job.ts'

/** What the nodes hear when there is something to do; spoken in the transaction, so heard when it commits. */
export const jobsChannel = 'jobs'

const mostPayload = 1000

export interface When {
  /** What it is about: while one of this key waits, asking again only changes what it carries and when it runs. */
  key?: string
  /** A date somebody chose; without one it runs as soon as may be. */
  runAt?: Date
}

/** Promises of work: they hold if the transaction they are made in holds, and else never were. */
export function createAsking({ now }: { now: () => Date }) {
  /**
   * Asks for work in the transaction of what makes it necessary. Of a key that runs at this moment it runs once more
   * afterwards, since what runs cannot know yet what this transaction writes. Throws `unavailable` when too many wait.
   */
  const enqueue = <P extends Payload>(tx: Db, job: Job<P>, payload: P, when: When = {}): Promise<void> =>
    enqueueEach(tx, job, [{ payload, ...when }])

  /** The same of several pieces of work of one kind, each under a key of its own. */
  async function enqueueEach<P extends Payload>(tx: Db, job: Job<P>, asked: readonly ({ payload: P } & When)[]): Promise<void> {
    const at = now()
    const rows = asked.map(({ payload, key, runAt }) => {
      const checked = job.payload.parse(payload)
      if (JSON.stringify(checked).length > mostPayload) throw new Error(`the payload of "${job.kind}" holds more than names and numbers`)
      return {
        kind: job.kind,
        key,
        payload: checked,
        state: 'due' as const,
        attempts: job.attempts,
        runAt: runAt ?? at,
        dated: runAt !== undefined,
        writtenAt: at,
      }
    })
    if (rows.length === 0) return
    await refuseTooMany(tx, job)
    const isDue = sql`${t.state} = 'due'`
    await tx
      .insert(t)
      .values(rows)
      // Not "do nothing": the update holds the row, so that no node runs it before this transaction can be seen.
      .onConflictDoUpdate({
        target: [t.kind, t.key],
        targetWhere: isWaiting,
        set: {
          payload: sql`excluded.payload`,
          attempts: sql`excluded.attempts`,
          runAt: sql`case when ${isDue} then excluded.run_at else ${t.runAt} end`,
          againAt: sql`case when ${isDue} then null else excluded.run_at end`,
          dated: sql`${isDue} and excluded.dated`,
          attempt: sql`case when ${isDue} then 0 else ${t.attempt} end`,
          writtenAt: sql`case when ${isDue} then excluded.written_at else ${t.writtenAt} end`,
        },
      })
      .returning({ told: sql`pg_notify(${jobsChannel}, '')` })
  }

  /** Takes back what waits under a key; what runs already is not stopped, but this attempt is its last. */
  async function cancel(tx: Db, { kind }: Pick<Job, 'kind'>, key: string): Promise<void> {
    const ofKey = and(eq(t.kind, kind), eq(t.key, key))
    await tx
      .update(t)
      .set({ againAt: null, attempts: sql`${t.attempt}` })
      .where(and(ofKey, eq(t.state, 'running')))
    await tx.delete(t).where(and(ofKey, eq(t.state, 'due')))
  }

  async function refuseTooMany(tx: Db, { kind, mostWaiting }: Pick<Job, 'kind' | 'mostWaiting'>): Promise<void> {
    const beyond = await tx
      .select({ id: t.id })
      .from(t)
      .where(and(isWaiting, eq(t.kind, kind)))
      .offset(mostWaiting)
      .limit(1)
    if (beyond.length > 0) throw refused('unavailable', { message: 'Too much is waiting to be done. Please try again soon.' })
  }

  return { enqueue, enqueueEach, cancel }
}
