import type { Db } from '../db/database.ts'
import { createRateLimiter, type Limit } from '../identity/rate-limit.ts'
import type { Reader } from './reader.ts'

/** How often somebody may ask for a change of their own page, or take it back. */
const ownPage: Limit = { max: 60, windowSeconds: 600 }
/** Each photo is kept for good, whatever becomes of it. */
const photos: Limit = { max: 20, windowSeconds: 24 * 3600 }

/** What agents do that leaves something behind; each throws `tooMany`. */
export function createDayLimits(needs: { db: Db; now: () => Date }) {
  const { countTry } = createRateLimiter(needs)
  return {
    countOwnPage: ({ account }: Reader) => countTry(`own pages:${account}`, ownPage),
    countPhoto: ({ account }: Reader) => countTry(`own photos:${account}`, photos),
  }
}
