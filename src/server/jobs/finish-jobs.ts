import { and, eq, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { jobs as t } from '../db/tables/jobs.ts'
import { describeError } from '../http/describe-error.ts'
import { withoutAddresses } from '../http/without-addresses.ts'
import type { Claimed } from './claim-jobs.ts'
import { LeaseLost, type Job, type Write } from './job.ts'
import { waitAfter } from './wait-after.ts'

const mostWords = 1000

/** How a job ends: done with what it writes, to be tried again, or dead. Only who holds its lease can end it. */
export function createEndings({ db, now }: { db: Db; now: () => Date }) {
  /** Finishes the job and writes what it answered, in one transaction. Throws `LeaseLost`, and has written nothing then. */
  async function finish(claimed: Claimed, write: Write | undefined): Promise<void> {
    const at = now()
    await db.transaction(async (tx) => {
      // First, so that nobody can take the job over while it is written.
      const ended = await tx
        .update(t)
        .set({
          ...letGo(at),
          state: sql`case when again_at is null then 'done' else 'due' end`,
          ...askedAgain(at),
          error: null,
        })
        .where(isHeld(claimed))
        .returning({ id: t.id })
      if (ended.length === 0) throw new LeaseLost()
      await write?.(tx)
    })
  }

  /** To be tried again after a wait, or dead when it was tried often enough; answers which. Throws `LeaseLost`. */
  async function fail(claimed: Claimed, { waits }: Job, error: unknown): Promise<'due' | 'dead'> {
    const at = now()
    const [ended] = await db
      .update(t)
      .set({
        ...letGo(at),
        state: sql`case when again_at is null and attempt >= attempts then 'dead' else 'due' end`,
        ...askedAgain(at, new Date(at.getTime() + waitAfter(claimed.attempt, waits))),
        error: wordsOf(error),
      })
      .where(isHeld(claimed))
      .returning({ state: t.state })
    if (!ended) throw new LeaseLost()
    return ended.state === 'dead' ? 'dead' : 'due'
  }

  /** A job whose node died under it as often as it may be tried is dead: it may be what kills them. Those that run `here` live. */
  async function buryLost(here: number[]): Promise<{ id: number; kind: string }[]> {
    const at = now()
    const lost = await db
      .update(t)
      .set({
        ...letGo(at),
        ...askedAgain(at, at),
        state: sql`case when again_at is null then 'dead' else 'due' end`,
        error: sql`coalesce(error, 'the server ended while it ran')`,
      })
      .where(
        and(eq(t.state, 'running'), lte(t.runAt, at), gte(t.attempt, t.attempts), here.length > 0 ? notInArray(t.id, here) : undefined),
      )
      .returning({ id: t.id, kind: t.kind, state: t.state })
    return lost.filter(({ state }) => state === 'dead')
  }

  return { finish, fail, buryLost }
}

/** True while this attempt holds the job. */
export const isHeld = ({ id, lease }: Claimed) => and(eq(t.id, id), eq(t.lease, lease))

/** Nobody holds it any longer; what was asked for again meanwhile is a new promise, with all its tries before it. */
const letGo = (at: Date) => ({
  lease: null,
  againAt: null,
  attempt: sql`case when again_at is null then attempt else 0 end`,
  writtenAt: at,
})

/** When it runs next: at the date it was asked for again meanwhile, which somebody may have chosen, else at `otherwise`. */
const askedAgain = (at: Date, otherwise?: Date) => ({
  runAt: otherwise ? sql`coalesce(again_at, ${otherwise.toISOString()}::timestamptz)` : sql`coalesce(again_at, run_at)`,
  dated: sql`coalesce(again_at > ${at.toISOString()}::timestamptz, false)`,
})

/** Queries that failed carry what people typed: that is left out, as in the log. And so are addresses, since staff reads it. */
function wordsOf(error: unknown): string {
  const { message } = describeError(error instanceof Error ? error : new Error(String(error)))
  return withoutAddresses(message.slice(0, mostWords), '', mostWords)
}
