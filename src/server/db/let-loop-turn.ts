import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** So long the loop may be held by queries that follow each other. */
const mostMs = 10

/**
 * The embedded PostgreSQL answers within one turn of the loop, and so does whoever waits for it next: three hundred saves that
 * came together would be one turn of five seconds, in which nobody else is heard and the watchdog sees a loop that stands
 * still. Between two queries the loop turns where it has not for a while.
 */
export function letLoopTurn(pg: PGlite): PGlite {
  const alone = pg._runExclusiveQuery.bind(pg)
  let turned = 0
  pg._runExclusiveQuery = (query) =>
    alone(async () => {
      if (performance.now() - turned > mostMs) {
        await turn()
        turned = performance.now()
      }
      return query()
    })
  return pg
}
