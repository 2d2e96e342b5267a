import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** So long the loop may be held by what is asked of the database. */
const mostMs = 10

/**
 * The embedded PostgreSQL answers within one turn of the loop, and so does whoever waits for it next: three hundred saves that
 * came together would be one turn of five seconds, in which nobody else is heard and the watchdog sees a loop that stands
 * still. A query is several messages, of which the one that brings the values and the one that has them written may each be long:
 * before any of them the loop turns where it has not for a while. Nobody else is asked meanwhile, since whoever asks has it to themselves.
 */
export function letLoopTurn(pg: PGlite, now = () => performance.now()): PGlite {
  const send = pg.execProtocolStream.bind(pg)
  let turned = 0
  pg.execProtocolStream = async (message, options) => {
    if (now() - turned > mostMs) {
      await turn()
      turned = now()
    }
    return send(message, options)
  }
  return pg
}
