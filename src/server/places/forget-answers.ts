import { gt, lt, or } from 'drizzle-orm'
import { dayMs } from '../../durations.ts'
import { geocoded } from '../db/tables/agents.ts'
import { clockSlack } from '../jobs/claim-jobs.ts'
import { defineJob, noPayload } from '../jobs/job.ts'

/** As long as Google allows an answer to be kept; the others allow more. */
export const keptMs = 30 * dayMs

/** Answers of geocoders are removed when they may be kept no longer; so is one from a date that has not come yet. */
export function forgetAnswers({ now }: { now: () => Date }) {
  return defineJob({
    kind: 'forget answers of geocoders',
    payload: noPayload,
    every: { minutes: 60 },
    run: async () => (tx) => {
      const at = now().getTime()
      return tx.delete(geocoded).where(or(lt(geocoded.askedAt, new Date(at - keptMs)), gt(geocoded.askedAt, new Date(at + clockSlack))))
    },
  })
}
