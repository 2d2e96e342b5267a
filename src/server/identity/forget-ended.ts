import { gt, lt } from 'drizzle-orm'
import { rateLimits, sessions, signInNonces } from '../db/tables/people.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import { latestEnd } from './sessions.ts'

/**
 * Sessions, sign-ins begun and tries counted are removed once they have ended, so that their tables stay as small as an hour; so are sessions
 * that a clock far ahead began, which open nothing and would stay until then.
 */
export function forgetEnded({ now, sessionHours }: { now: () => Date; sessionHours: number }) {
  return defineJob({
    kind: 'forget ended sign-ins',
    payload: noPayload,
    every: { minutes: 10 },
    run: async () => async (tx) => {
      for (const table of [sessions, signInNonces, rateLimits]) await tx.delete(table).where(lt(table.endsAt, now()))
      await tx.delete(sessions).where(gt(sessions.endsAt, latestEnd(now(), sessionHours)))
    },
  })
}
