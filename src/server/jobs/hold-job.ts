import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import type { Claimed } from './claim-jobs.ts'
import { isHeld } from './finish-jobs.ts'
import { whoGaveUp } from './given-up.ts'
import { LeaseLost, type Job, type Write } from './job.ts'

type Needs = { renew(claimed: Claimed): Promise<boolean>; leaseSeconds: number; stopping: AbortSignal }

/** Runs a job while its lease is renewed; answers what is to be written. Throws what it throws, or why it was ended. */
export async function runHeld(claimed: Claimed, job: Job, { renew, leaseSeconds, stopping }: Needs): Promise<Write | undefined> {
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, stopping])
  const renewing = setInterval(
    () => {
      // A database that does not answer now may answer next time; if not, the lease ends by itself.
      void renew(claimed).then(
        (held) => held || ended.abort(new LeaseLost()),
        () => {},
      )
    },
    (leaseSeconds * 1000) / 3,
  )
  const limit = setTimeout(() => ended.abort(new Error(`it took longer than ${job.limitSeconds} seconds`)), job.limitSeconds * 1000)
  for (const timer of [renewing, limit]) timer.unref()
  try {
    const { id, attempt } = claimed
    const work = { id, attempt, payload: job.payload.parse(claimed.payload), signal, requireLease: (tx: Db) => requireLease(tx, claimed) }
    const by = whoGaveUp(claimed.payload)
    return await Promise.race([by === undefined ? job.run(work) : job.giveUp?.(work.payload, by), rejectedBy(signal)])
  } finally {
    clearInterval(renewing)
    clearTimeout(limit)
  }
}

async function requireLease(tx: Db, claimed: Claimed): Promise<void> {
  const held = await tx.select({ id: t.id }).from(t).where(isHeld(claimed)).for('update')
  if (held.length === 0) throw new LeaseLost()
}

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
