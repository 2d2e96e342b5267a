import { setTimeout as pause } from 'node:timers/promises'
import { callServer } from '../../src/calls/call-server.ts'
import { addNew } from '../../src/calls/content-calls.ts'
import type { Reply, SaveBody } from '../../src/editor/save-state.ts'
import type { Journal, SentSave } from './editing-journal.ts'
import { drawn, type Dice } from './editing-dice.ts'

type Wire = { origin(): string; cookie(writer: number): string; journal: Journal }
type From = { tab: number; work: number; writer: number; section: string }

const fates = [
  ['fine', 52],
  ['slow', 14],
  ['requestLost', 7],
  ['replyLost', 8],
  ['errorBefore', 4],
  ['errorAfter', 4],
  ['tooMany', 1],
  ['twice', 5],
  ['twiceLater', 5],
] as const

export type Network = ReturnType<typeof createNetwork>

/** The way between a tab and the server. What a save meets on it is drawn from the session's own dice. */
export function createNetwork({ origin, cookie, journal }: Wire) {
  const { counts, sent } = journal
  const late = new Set<Promise<unknown>>()
  let inFlight = 0

  /** What the browser has let go of goes on, whatever becomes of the tab. */
  async function deliver(save: SentSave): Promise<Reply> {
    inFlight += 1
    try {
      const headers = { cookie: cookie(save.writer), 'idempotency-key': save.key }
      const reply = await callServer(addNew, save.body, { origin: origin(), headers })
      if (reply.status === 200 && reply.body.status) {
        save.revisions.add(reply.body.revision)
        save.merged ||= reply.body.merged !== undefined
      }
      return reply
    } finally {
      inFlight -= 1
    }
  }

  async function again(save: SentSave, ms: number) {
    counts.duplicatedSends += 1
    const copy = pause(ms)
      .then(() => deliver(save))
      .catch(() => {})
    late.add(copy)
    await copy
    late.delete(copy)
  }

  return {
    inFlight: () => inFlight,
    /** Resolves when no duplicate is on its way any more. */
    quiet: async () => void (await Promise.all(late)),
    async send(from: From, body: SaveBody, key: string, roll: Dice | null): Promise<Reply> {
      const save = sent.get(key) ?? { ...from, key, body, revisions: new Set<number>(), merged: false }
      if (sent.has(key)) counts.retries += 1
      sent.set(key, save)
      if (!roll) return deliver(save)
      const [fate, size, after] = [drawn(roll, fates), roll(), roll()]
      switch (fate) {
        case 'requestLost':
          counts.requestsLost += 1
          await pause(size * 20)
          throw new Error('the request was lost')
        case 'errorBefore':
          counts.serverErrors += 1
          return { status: 503, body: '<h1>Service unavailable</h1>', retryAfter: null }
        case 'tooMany':
          counts.serverErrors += 1
          return { status: 429, body: { status: false, message: 'Too many tries.' }, retryAfter: 1 }
        case 'slow':
          counts.slow += 1
          await pause(size * size * 150)
          break
        case 'twice':
          void again(save, size < 0.5 ? 0 : size * 10)
          break
        case 'twiceLater':
          void again(save, 20 + size * 600)
      }
      const reply = await deliver(save)
      if (fate === 'slow') await pause(after * after * 100)
      if (fate === 'errorAfter') {
        counts.serverErrors += 1
        return { status: 502, body: null, retryAfter: null }
      }
      if (fate !== 'replyLost') return reply
      counts.repliesLost += 1
      await pause(size * 30)
      throw new Error('the reply was lost')
    },
  }
}
