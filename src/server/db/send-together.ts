import type { PGlite } from '@electric-sql/pglite'

/** What is longer goes by itself: it takes its time to be read, and the loop turns between one message and the next. */
const mostBytes = 16 * 1024

/**
 * A query is six messages to the embedded PostgreSQL, each of which goes in and out of it alone. Those that answer nothing anybody waits for go in
 * with the next that does: how it is read with what its values are, and the values with what is done with them and the end of it. What is told
 * in words alone ends by itself.
 */
export function sendTogether(pg: PGlite): PGlite {
  const send = pg.execProtocolStream.bind(pg)
  let waiting: Uint8Array[] = []
  let ended = false
  pg.execProtocolStream = async (message, options) => {
    if (goesWithTheNext(message)) {
      waiting.push(message)
      return []
    }
    const [kind] = message
    // Of this kind of message there is one that says anything: that all was asked.
    if (kind === sync && ended && waiting.length === 0) {
      ended = false
      return []
    }
    const together = kind === execute ? [...waiting, message, theEnd] : [...waiting, message]
    waiting = []
    ended = kind === execute || kind === words
    return send(together.length === 1 ? message : Buffer.concat(together), options)
  }
  return pg
}

const [parse, bind, describe, portal, execute, sync, words] = [...'PBDPESQ'].map((letter) => letter.charCodeAt(0))
const theEnd = Uint8Array.of(sync, 0, 0, 0, 4)

/** "Parse", "Bind" and "Describe" of what was bound: what is wrong with them is told by what follows, as it would be by them. */
const goesWithTheNext = (message: Uint8Array) =>
  message.length <= mostBytes && (message[0] === parse || message[0] === bind || (message[0] === describe && message[5] === portal))
