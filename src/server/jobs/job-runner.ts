import { patiently } from '../db/patiently.ts'
import type { Warn } from '../http/warn.ts'
import type { Claimed, createClaims } from './claim-jobs.ts'
import type { createEndings } from './finish-jobs.ts'
import { runHeld } from './hold-job.ts'
import { LeaseLost, type Job } from './job.ts'
import type { createRepeats } from './repeat-jobs.ts'
import type { StandBack } from './stand-back.ts'

type Needs = {
  claims: ReturnType<typeof createClaims>
  endings: ReturnType<typeof createEndings>
  repeats: ReturnType<typeof createRepeats>
  warn: Warn
  /** False while the disk is nearly full. */
  hasRoom(): boolean
  /** People who wait for an answer of this node go first. */
  standBack: Pick<StandBack, 'turn' | 'heldLongEnough' | 'caughtUp'>
  leaseSeconds: number
  pollSeconds: number
  atOnce: number
  stopSeconds: number
  byItself: boolean
  firstAfterMs: number
}

/** Runs jobs, a few at a time: when it is woken, when one has ended, and every so often in any case. */
export function createJobRunner({ claims, endings, repeats, warn, hasRoom, standBack, ...needs }: Needs) {
  const { leaseSeconds, pollSeconds, atOnce, stopSeconds, byItself, firstAfterMs } = needs
  const kinds = new Map<string, Job>()
  const running = new Map<number, { kind: string; ended: Promise<void> }>()
  const stopping = new AbortController()
  const state: {
    open: boolean
    round?: Promise<void>
    wokenMeanwhile: boolean
    nextRound?: NodeJS.Timeout
    /** What only time brings is looked for with the poll, not with every word of a new job. */
    timeHasPassed: boolean
    /** Somebody waits for the work itself. */
    hurried: boolean
  } = { open: false, wokenMeanwhile: false, timeHasPassed: true, hurried: false }

  function start(jobs: readonly Job[]): void {
    for (const job of jobs) {
      if (kinds.has(job.kind)) throw new Error(`two kinds of work are called "${job.kind}"`)
      kinds.set(job.kind, job)
    }
    state.open = true
    if (firstAfterMs > 0) state.nextRound = setTimeout(wake, firstAfterMs).unref()
    else wake()
  }

  function wake(): void {
    if (!state.open || !(byItself || state.hurried)) return
    if (state.round) state.wokenMeanwhile = true
    else void lookForWork()
  }

  function poll(): void {
    state.timeHasPassed = true
    wake()
  }

  /** One round after the other, never two at once. */
  function lookForWork(): Promise<void> {
    clearTimeout(state.nextRound)
    state.wokenMeanwhile = false
    state.round = patiently(takeWhatIsDue)
      .catch((error: unknown) => warn({ err: error }, 'jobs cannot be looked for'))
      .finally(() => {
        state.round = undefined
        if (state.wokenMeanwhile) return wake()
        // By chance a little sooner or later, so that nodes do not look all at the same moment.
        if (state.open) state.nextRound = setTimeout(poll, pollSeconds * 1000 * (0.75 + Math.random() / 2)).unref()
      })
    return state.round
  }

  async function takeWhatIsDue(): Promise<void> {
    if (!state.hurried) await standBack.turn()
    if (!state.open) return
    if (state.timeHasPassed) await seeToTime()
    while (state.open && running.size < atOnce) {
      const claimed = await claims.claim(kindsWithRoom(), [...running.keys()])
      const job = claimed && kinds.get(claimed.kind)
      if (!job) {
        // What runs may run for minutes: nothing waits behind it but more of its own kind.
        if (standBack.heldLongEnough() && !(await claims.isDue(namesOf(able()), [...running.keys()]))) standBack.caughtUp()
        return
      }
      const ended = runToItsEnd(claimed, job).finally(() => {
        running.delete(claimed.id)
        wake()
      })
      running.set(claimed.id, { kind: job.kind, ended })
    }
  }

  async function seeToTime(): Promise<void> {
    state.timeHasPassed = false
    await claims.forgetFutures()
    for (const { id, kind } of await endings.buryLost([...running.keys()])) warn({ job: id, kind }, 'a job is dead')
    await repeats.ask([...kinds.values()])
  }

  function kindsWithRoom(): string[] {
    const busy = (kind: string) => [...running.values()].filter((each) => each.kind === kind).length
    return namesOf(able().filter(({ kind, atOnce: most }) => busy(kind) < most))
  }

  /** Those that the disk has room for. */
  function able(): Job[] {
    const room = hasRoom()
    return [...kinds.values()].filter(({ needsRoom }) => room || !needsRoom)
  }

  async function runToItsEnd(claimed: Claimed, job: Job): Promise<void> {
    const what = { job: claimed.id, kind: job.kind, attempt: claimed.attempt }
    try {
      const write = await runHeld(claimed, job, { renew: claims.renew, leaseSeconds, stopping: stopping.signal })
      await endings.finish(claimed, write)
    } catch (error) {
      // Whoever holds it now does it again; and what could not be awaited is taken up when its lease ends.
      if (error instanceof LeaseLost || stopping.signal.aborted) return warn(what, 'a job was left to another')
      const end = await endings.fail(claimed, job, error).catch(() => undefined)
      warn({ ...what, err: error }, end === 'dead' ? 'a job is dead' : 'a job failed and is tried again')
    }
  }

  /** Runs until nothing is due; for whoever moves the clock. */
  async function settle(): Promise<void> {
    state.hurried = true
    try {
      do {
        poll()
        while (state.round) await state.round
        await Promise.all([...running.values()].map(({ ended }) => ended))
      } while (state.round ?? running.size > 0)
    } finally {
      state.hurried = false
    }
  }

  /** Takes no more, and waits for what runs; what takes longer than `stopSeconds` is left to its lease. */
  async function stop(): Promise<void> {
    state.open = false
    clearTimeout(state.nextRound)
    const limit = setTimeout(() => stopping.abort(new Error('the server stops')), stopSeconds * 1000)
    await state.round
    await Promise.all([...running.values()].map(({ ended }) => ended))
    clearTimeout(limit)
  }

  return { start, wake, settle, stop }
}

const namesOf = (jobs: readonly Job[]) => jobs.map(({ kind }) => kind)
