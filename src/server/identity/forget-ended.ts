import { gt, lt } from 'drizzle-orm'
import { rateLimits, sessions, signInNonces } from '../db/tables/people.ts'
import { dayMs } from '../../durations.ts'
import { defineJob, noPayload } from '../jobs/job.ts'
import { latestEnd } from './sessions.ts'

/** Who signed in is let go of by no node alone whose clock is so far off. */
const doubtMs = 3 * dayMs

/**
 * Sessions, sign-ins begun and tries counted are removed once they have ended, so that their tables stay small; so are sessions
 * that a clock far ahead began, which open nothing and would stay until then. What has ended by this node's clock may be open by that of
 * all others, so sessions stay some days more.
 */
export function forgetEnded({ now, sessionHours }: { now: () => Date; sessionHours: number }) {
  return defineJob({
    kind: 'forget ended sign-ins',
    payload: noPayload,
    every: { minutes: 10 },
    run: async () => async (tx) => {
      for (const table of [signInNonces, rateLimits]) await tx.delete(table).where(lt(table.endsAt, now()))
      const later = (ms: number) => new Date(now().getTime() + ms)
      await tx.delete(sessions).where(lt(sessions.endsAt, later(-doubtMs)))
      await tx.delete(sessions).where(gt(sessions.endsAt, latestEnd(later(doubtMs), sessionHours)))
    },
  })
}
