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
    if (asked.length === 0) return
    const at = now()
    const rows = asked.map(({ payload, key = null, runAt }) => {
      const checked = job.payload.parse(payload)
      if (JSON.stringify(checked).length > mostPayload) throw new Error(`the payload of "${job.kind}" holds more than names and numbers`)
      return { key, payload: checked, run_at: runAt ?? at, dated: runAt !== undefined }
    })
    const { kind, attempts, mostWaiting } = job
    const isFull = sql`exists (select from ${t} where ${isWaiting} and kind = ${kind} offset ${mostWaiting})`
    const isDue = sql`${t.state} = 'due'`
    const { rows: promised } = (await tx.execute(sql`
      insert into ${t} (kind, key, payload, state, attempts, run_at, dated, written_at)
      select ${kind}, key, payload, 'due', ${attempts}, run_at, dated, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (key text, payload jsonb, run_at timestamptz, dated boolean)
      where not ${isFull}
      -- Not "do nothing": the update holds the row, so that no node runs it before this transaction can be seen.
      on conflict (kind, key) where ${isWaiting} do update set
        payload = excluded.payload,
        attempts = excluded.attempts,
        run_at = case when ${isDue} then excluded.run_at else ${t.runAt} end,
        again_at = case when ${isDue} then null else excluded.run_at end,
        dated = ${isDue} and excluded.dated,
        attempt = case when ${isDue} then 0 else ${t.attempt} end,
        written_at = case when ${isDue} then excluded.written_at else ${t.writtenAt} end
      returning pg_notify(${jobsChannel}, '')`)) as { rows: unknown[] }
    if (promised.length === 0) throw refused('unavailable', { message: 'Too much is waiting to be done. Please try again soon.' })
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

  return { enqueue, enqueueEach, cancel }
}
