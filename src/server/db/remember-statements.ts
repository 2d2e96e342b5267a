import type { PGlite } from '@electric-sql/pglite'
import { alteredMeanwhile, createRecurring } from './recurring-statements.ts'

/** Statements remembered at once, and how long each of them: a plan that was made for a small table is none for the one it became. */
const usual = { most: 100, uses: 500, ms: 60_000, now: () => performance.now() }

/** What the embedded PostgreSQL says of a statement it has read: of what kinds its values are. */
type Described = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Remembered = { name: string; uses: number; since: number; described?: Described }

/** What is asked again and again in transactions is remembered under a name by the embedded PostgreSQL, which then neither reads nor plans it anew. */
export function rememberStatements(pg: PGlite, settings: Partial<typeof usual> = {}): PGlite {
  const { most, uses, ms, now } = { ...usual, ...settings }
  const sendOn = pg.execProtocolStream.bind(pg)
  const send: typeof sendOn = (message, options) =>
    sendOn(message, options).catch((error: { code?: string }) => {
      if (error.code === alteredMeanwhile) forgetCurrent()
      throw error
    })
  const remembered = new Map<string, Remembered>()
  const recurring = createRecurring()
  let asked = ''
  let current: Remembered | undefined
  let named = 0

  /** The statement as it is remembered, or is to be from now on; undefined where it is not. */
  function find(statement: string): Remembered | undefined {
    const found = remembered.get(statement)
    if (!found && !recurring.isMetOften(statement)) return undefined
    // The youngest is put last.
    remembered.delete(statement)
    const isFresh = found && found.uses < uses && now() - found.since < ms
    if (found && !isFresh) outdated.push(found)
    const one = isFresh ? found : { name: `remembered ${(named += 1)}`, uses: 0, since: now() }
    one.uses += 1
    if (isFresh) remembered.set(statement, one)
    return one
  }

  /** Closed with the next that is read. */
  const outdated: Remembered[] = []

  function remember(statement: string, one: Remembered): void {
    recurring.forget(statement)
    remembered.set(statement, one)
    if (remembered.size <= most) return
    const [[longestUnused, left]] = remembered
    remembered.delete(longestUnused)
    outdated.push(left)
  }

  function forgetCurrent(): void {
    if (!current || !remembered.delete(asked)) return
    outdated.push(current)
    current = undefined
  }

  pg.execProtocolStream = async (message, options) => {
    const kind = String.fromCharCode(message[0])
    if (kind === 'Q') {
      current = undefined
      recurring.mayBeRemembered(textAt(message, 5).text)
    } else if (kind === 'P') {
      const { text, end } = textAt(message, textAt(message, 5).end)
      asked = text
      current = recurring.mayBeRemembered(text) ? find(text) : undefined
      if (current?.described) return []
      if (current) {
        const closing = outdated.splice(0).map(({ name }) => messageOf('C', Buffer.from(`S${name}\0`)))
        return send(Buffer.concat([...closing, messageOf('P', Buffer.from(`${current.name}\0${text}\0`), message.subarray(end))]), options)
      }
    } else if (current && kind === 'D' && message[5] === ofStatement) {
      if (current.described) return current.described
      const described = await send(messageOf('D', Buffer.from(`S${current.name}\0`)), options)
      remember(asked, Object.assign(current, { described }))
      return described
    } else if (current && kind === 'B') {
      const { text: portal, end } = textAt(message, 5)
      return send(messageOf('B', Buffer.from(`${portal}\0${current.name}\0`), message.subarray(textAt(message, end).end)), options)
    } else if (kind === 'S') current = undefined
    return send(message, options)
  }
  return pg
}

const ofStatement = 'S'.charCodeAt(0)

/** A message of PostgreSQL's protocol: a letter, a length, and what it says. */
function messageOf(kind: string, ...parts: Uint8Array[]): Buffer {
  const head = Buffer.alloc(5, kind)
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, 4),
    1,
  )
  return Buffer.concat([head, ...parts])
}

/** Words up to the zero that ends them, and where what follows begins. */
function textAt(message: Uint8Array, start: number) {
  const end = message.indexOf(0, start)
  return { text: Buffer.from(message.buffer, message.byteOffset + start, end - start).toString(), end: end + 1 }
}
