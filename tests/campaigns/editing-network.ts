import { setTimeout as pause } from 'node:timers/promises'
import { addNewContentItem, deleteContentItem } from '../../src/calls/item-calls.ts'
import { callServer } from '../../src/calls/call-server.ts'
import type { AnswerOf, BodyOf, Call } from '../../src/calls/call.ts'
import { addNew } from '../../src/calls/content-calls.ts'
import { agentKey } from '../../src/nouns/agents/agent-keys.ts'
import type { Reply } from '../../src/editor/saving/save-state.ts'
import type { Deletion, Journal, SentSave } from './editing-journal.ts'
import { drawn, type Dice } from './editing-dice.ts'

type Wire = { origin(): string; cookie(writer: number): string; journal: Journal }
type From = { tab: number; work: number; writer: number; section: string }

/** A call on its way. `heard` is told of every good answer, also of one that never reaches the tab. */
type Parcel<C extends Call = Call> = { writer: number; key: string; call: C; body: BodyOf<C>; heard(answer: AnswerOf<C>): void }

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

/** The way between a tab and the server. What a call meets on it is drawn from the session's own dice. */
export function createNetwork({ origin, cookie, journal }: Wire) {
  const { counts, sent } = journal
  const late = new Set<Promise<unknown>>()
  let inFlight = 0

  /** What the browser has let go of goes on, whatever becomes of the tab. */
  async function deliver<C extends Call>({ writer, key, call, body, heard }: Parcel<C>): Promise<Reply> {
    inFlight += 1
    try {
      const reply = await callServer(call, body, { origin: origin(), headers: { cookie: cookie(writer), 'idempotency-key': key } })
      if (reply.status === 200) heard(reply.body as AnswerOf<C>)
      return reply
    } finally {
      inFlight -= 1
    }
  }

  async function again<C extends Call>(parcel: Parcel<C>, ms: number) {
    counts.duplicatedSends += 1
    const copy = pause(ms)
      .then(() => deliver(parcel))
      .catch(() => {})
    late.add(copy)
    await copy
    late.delete(copy)
  }

  async function carry<C extends Call>(parcel: Parcel<C>, roll: Dice | null): Promise<Reply> {
    if (!roll) return deliver(parcel)
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
        void again(parcel, size < 0.5 ? 0 : size * 10)
        break
      case 'twiceLater':
        void again(parcel, 20 + size * 600)
    }
    const reply = await deliver(parcel)
    if (fate === 'slow') await pause(after * after * 100)
    if (fate === 'errorAfter') {
      counts.serverErrors += 1
      return { status: 502, body: null, retryAfter: null }
    }
    if (fate !== 'replyLost') return reply
    counts.repliesLost += 1
    await pause(size * 30)
    throw new Error('the reply was lost')
  }

  function remember(from: From, body: SentSave['body'], key: string): SentSave {
    const save = sent.get(key) ?? { ...from, key, body, revisions: new Set<number>(), merged: false }
    if (sent.has(key)) counts.retries += 1
    sent.set(key, save)
    return save
  }

  function landed(save: SentSave, { revision, merged }: { revision: number; merged?: unknown }) {
    save.revisions.add(revision)
    save.merged ||= merged !== undefined
  }

  return {
    inFlight: () => inFlight,
    /** Resolves when no duplicate is on its way any more. */
    quiet: async () => void (await Promise.all(late)),
    send(from: From, body: BodyOf<typeof addNew> & SentSave['body'], key: string, roll: Dice | null) {
      const save = remember(from, body, key)
      return carry({ writer: from.writer, key, call: addNew, body, heard: (answer) => landed(save, answer) }, roll)
    },
    /** The save of an agent; somebody new is called by their number as soon as the server gave one. */
    sendAgent(from: From, body: BodyOf<typeof addNewContentItem> & SentSave['body'], key: string, roll: Dice | null) {
      const save = remember(from, body, key)
      const heard = (answer: AnswerOf<typeof addNewContentItem>) => {
        save.section = agentKey(answer.id)
        landed(save, answer)
      }
      return carry({ writer: from.writer, key, call: addNewContentItem, body, heard }, roll)
    },
    /** The save of an article, which has its number from the start. */
    sendArticle(from: From, body: BodyOf<typeof addNewContentItem> & SentSave['body'], key: string, roll: Dice | null) {
      const save = remember(from, body, key)
      return carry({ writer: from.writer, key, call: addNewContentItem, body, heard: (answer) => landed(save, answer) }, roll)
    },
    remove(deletion: Deletion, body: BodyOf<typeof deleteContentItem>, roll: Dice | null) {
      journal.deletions.push(deletion)
      const { writer, key } = deletion
      return carry({ writer, key, call: deleteContentItem, body, heard: ({ revision }) => deletion.revisions.add(revision) }, roll)
    },
  }
}
