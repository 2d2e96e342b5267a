import { request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { createChance, type Faults } from './faults.ts'
import { noticeChange, type SandboxBook } from './sandbox-book.ts'
import type { Listener, OutgoingNotice } from './sandbox-facts.ts'
import { signNotice } from './sign-notice.ts'

const patience = 10_000
/** The longest pause between two tries; there is no last one. */
const longestWait = 60_000

type Needs = {
  book: SandboxBook
  secret: string
  faults: () => Faults
  /** The first pause after a try that failed; each is twice as long as the one before. */
  firstWait: number
}

/** Tells merchants what happened until they say 2xx, one notice at a time, in the order in which it happened. */
export function createTeller({ book, secret, faults, firstWait }: Needs) {
  const chance = createChance(faults().seed)
  const seen = new Set<string>()
  let running: Promise<void> | undefined
  let stopped = false

  const tellAll = (): Promise<void> => (running ??= tellDue().finally(() => (running = undefined)))

  async function tellDue(): Promise<void> {
    for (const notice of book.waitingNotices()) {
      if (stopped) return
      if ((notice.tellAt ?? 0) > Date.now() || mustWait(notice)) continue
      await tell(notice)
    }
  }

  /** A fault put on it when its turn comes first: late, or after the one that follows. */
  function mustWait(notice: OutgoingNotice): boolean {
    if (seen.has(notice.id)) return false
    seen.add(notice.id)
    const { late, lateMs, shuffled } = faults()
    const wait = chance(late) ? lateMs : chance(shuffled) ? firstWait : 0
    if (wait > 0) book.write(noticeChange({ ...notice, tellAt: Date.now() + wait }))
    return wait > 0
  }

  async function tell(notice: OutgoingNotice): Promise<void> {
    const { id, kind, reference, transaction, cents, paidBy, at, listener } = notice
    const body = JSON.stringify({ id, kind, reference, transaction, cents, paidBy, at: new Date(at).toISOString() })
    if (chance(faults().rubbish)) await post(listener, id, '{"kind": "paid", "cents": ')
    const took = await post(listener, id, body)
    const tries = notice.tries + 1
    const wait = Math.min(firstWait * 2 ** Math.min(notice.tries, 20), longestWait)
    book.write(noticeChange({ ...notice, tries, tellAt: took ? null : Date.now() + wait }))
    if (took) seen.delete(id)
    if (took && chance(faults().twice)) await post(listener, id, body)
  }

  const post = (listener: Listener, id: string, body: string) =>
    isTaken(listener, body, signNotice(secret, id, body, Math.floor(Date.now() / 1000)))

  return {
    tellAll,
    async stop() {
      stopped = true
      await running
    },
  }
}

/** True for a 2xx. Nothing of the answer is read. */
function isTaken({ address, host }: Listener, body: string, signature: Record<string, string>): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...(host ? { host } : {}),
    ...signature,
  }
  return new Promise((resolve) => {
    const send = address.startsWith('https:') ? requestSecurely : request
    const sent = send(address, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(patience) }, (answer) => {
      answer.resume()
      resolve((answer.statusCode ?? 500) >= 200 && (answer.statusCode ?? 500) < 300)
    })
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}
