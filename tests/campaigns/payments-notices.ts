import type { Dice } from './editing-dice.ts'
import type { PaymentsJournal } from './payments-journal.ts'
import type { Question, Reply } from './payments-proxy.ts'

type Needs = {
  journal: PaymentsJournal
  roll: Dice
  /** References of others, which a forger may have seen. */ references(): readonly string[]
}

/** Somebody who hears what the provider tells us, and tells it again with something changed. */
export function createForger({ journal, roll, references }: Needs) {
  return async (question: Question, send: (made: Question) => Promise<Reply>): Promise<void> => {
    journal.notices.told += 1
    if (roll() > 0.25) return
    const made = forged(question)
    if (!made) return
    const { status } = await send(made)
    journal.notices.forged += 1
    if (status < 300) journal.believed.push(`a forged notice was thanked for with ${status}: ${made.body.toString().slice(0, 300)}`)
  }

  function forged(question: Question): Question | undefined {
    const notice = parse(question.body)
    if (!notice) return undefined
    const others = references()
    const other = others[Math.floor(roll() * others.length)] ?? notice.reference
    const bodies = [
      { ...notice, kind: 'paid', reference: other, id: `${String(notice.id)}x` },
      { ...notice, kind: 'paid', cents: Number(notice.cents) + 100 },
      { ...notice, kind: 'returned', reference: other },
      { ...notice, kind: notice.kind === 'paid' ? 'declined' : 'paid' },
    ]
    const body = Buffer.from(JSON.stringify(bodies[Math.floor(roll() * bodies.length)]))
    const headers = Object.fromEntries(Object.entries(question.headers).filter(([name]) => roll() < 0.9 || !name.startsWith('webhook-')))
    return { ...question, headers: { ...headers, 'content-length': String(body.length) }, body }
  }
}

function parse(body: Buffer): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown>
  } catch {
    return undefined
  }
}
