import type { OpenDatabase } from './database.ts'
import { createSharedClock } from './shared-clock.ts'

const unheard = () => {}

/** What time it is for whoever opened this database, node or command: nodes that share one share its clock, and of the embedded one there is but one. */
export async function clockOf({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>, tell: (aheadMs: number) => void = unheard) {
  if (kind === 'embedded') return { now: () => new Date(), stop: unheard }
  return createSharedClock({ db, tell })
}
