import type { DiskRoom } from '../http/disk-room.ts'
import type { Warn } from '../http/warn.ts'
import type { OpenDatabase } from '../db/database.ts'
import { createAsking, jobsChannel } from './ask-for-jobs.ts'
import { createClaims } from './claim-jobs.ts'
import { createEndings } from './finish-jobs.ts'
import { defineJob, noPayload, type Job } from './job.ts'
import { createJobRunner } from './job-runner.ts'
import { countJobs, forgetFinished } from './look-at-jobs.ts'
import { createRepeats } from './repeat-jobs.ts'
import { createStandBack, type StandBack } from './stand-back.ts'

type Needs = {
  database: Pick<OpenDatabase, 'db' | 'kind' | 'listen'>
  now: () => Date
  warn: Warn
  /** Without it there always is. */
  room?: Pick<DiskRoom, 'has'>
  /** How long a node that died keeps others from its jobs. */
  leaseSeconds?: number
  /** How often it is looked for work that nobody said a word of: dates that have come, nodes that are gone. */
  pollSeconds?: number
  /** Jobs one node runs side by side. */
  atOnce?: number
  /** How long `stop` waits for what runs. */
  stopSeconds?: number
  /** Whether work begins as soon as it may, as ever; else only `settle` begins any. */
  byItself?: boolean
  /** How long whoever waited for the start goes before the work that waited for it too. */
  firstAfterMs?: number
  standBack?: StandBack
}

export type Jobs = ReturnType<typeof createJobs>

/** Work that runs later: asked for in a transaction, run once it has committed, by whichever node is free (docs/decisions/0019). */
export function createJobs({ database, now, warn, room, standBack = createStandBack(), ...pace }: Needs) {
  const { leaseSeconds = 30, pollSeconds = 15, atOnce = 4, stopSeconds = 10, byItself = true, firstAfterMs = 0 } = pace
  const { db } = database
  const { enqueue, enqueueEach, cancel } = createAsking({ now })
  const claims = createClaims({ db, now, leaseSeconds })
  const runner = createJobRunner({
    claims,
    endings: createEndings({ db, now }),
    repeats: createRepeats({ db, now }),
    warn,
    hasRoom: () => room?.has() ?? true,
    standBack,
    leaseSeconds,
    pollSeconds,
    atOnce,
    stopSeconds,
    byItself,
    firstAfterMs,
  })

  const forget = defineJob({
    kind: 'forget finished jobs',
    payload: noPayload,
    every: { minutes: 60 },
    run: async () => (tx) => forgetFinished(tx, now()),
  })

  /** Begins to run jobs of these kinds, and only these: another release may know others. */
  async function start(defined: readonly Job[]): Promise<void> {
    // Its folder is ours alone, so whoever held a lease there is gone.
    if (database.kind === 'embedded') await claims.endLeases()
    await database.listen(jobsChannel, runner.wake, runner.wake)
    runner.start([...defined, forget])
  }

  return {
    enqueue,
    enqueueEach,
    cancel,
    counts: () => countJobs(db),
    start,
    settle: runner.settle,
    stop: runner.stop,
    first: standBack.first,
  }
}
