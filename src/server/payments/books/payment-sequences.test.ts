import { describe, expect, it } from 'vitest'
import { mayBecome } from '../../../nouns/payments/payment-states.ts'
import { derivePayment } from './derive-payment.ts'
import { learnTold } from './learn-told.ts'
import type { NewEvent, PaymentEvent, Told } from './payment-event.ts'
import type { Learning } from './payment-ledger.ts'
import type { PaymentRow } from './payment-rows.ts'

const row = { operation: 'pay', minDueCents: 10_000, balanceCents: 50_000 } as PaymentRow
const day = new Date('2026-11-22T12:00:00Z')
const told = (what: Told['what'], transaction: string, cents = 0): Told => ({
  what,
  transaction,
  cents,
  paidBy: 'bank',
  on: day,
  asked: false,
})

/** A card that was declined, then a bank account; and what nobody agreed to. */
const words: Record<string, Told> = {
  paid: told('paid', 'B', 20_000),
  scheduled: told('scheduled', 'B', 20_000),
  cancelled: told('cancelled', 'B'),
  'declined on its day': told('declined', 'B'),
  declined: told('declined', 'A'),
  settled: told('settled', 'B'),
  returned: told('returned', 'B', 20_000),
  'paid too little': told('paid', 'B', 1),
  'paid too much': told('paid', 'C', 50_001),
}

/** What may have happened here before the provider says anything. */
const beginnings: Record<string, NewEvent[]> = {
  created: [],
  opened: [{ what: 'opened', source: 'us' }],
  completed: [
    { what: 'opened', source: 'us' },
    { what: 'browser says completed', source: 'browser' },
  ],
  unknown: [
    { what: 'opened', source: 'us' },
    { what: 'browser says completed', source: 'browser' },
    { what: 'provider is silent', source: 'us' },
  ],
  expired: [
    { what: 'opened', source: 'us' },
    { what: 'nothing was taken', source: 'us' },
  ],
  'agreed to, and not known of when asked': [
    { what: 'opened', source: 'us' },
    { what: 'scheduled', source: 'provider', cents: 20_000, detail: { transaction: 'B', on: day.toISOString(), by: 'bank' } },
    { what: 'provider knows of none', source: 'us', detail: { transaction: 'B' } },
  ],
  'agreed to, not known of when asked, and ended by hand as not paid': [
    { what: 'opened', source: 'us' },
    { what: 'scheduled', source: 'provider', cents: 20_000, detail: { transaction: 'B', on: day.toISOString(), by: 'bank' } },
    { what: 'provider knows of none', source: 'us', detail: { transaction: 'B' } },
    { what: 'cancelled', source: 'staff', detail: { who: 'Marlene Ruiz' } },
  ],
  'ended by hand as paid': [
    { what: 'opened', source: 'us' },
    { what: 'provider is silent', source: 'us' },
    { what: 'paid', source: 'staff', cents: 20_000, detail: { transaction: 'B', on: day.toISOString(), by: 'bank', held: 1 } },
  ],
  'given up in the browser': [
    { what: 'opened', source: 'us' },
    { what: 'cancelled', source: 'us' },
  ],
}

/** Adds to a ledger; throws where the graph has no edge for the step. */
function add(events: PaymentEvent[], added: readonly NewEvent[]): void {
  const before = derivePayment(events).state
  events.push(...added.map((event) => ({ cents: null, detail: {}, ...event, at: day }) as PaymentEvent))
  const after = derivePayment(events).state
  if (after !== before && !mayBecome(before, after)) throw new Error(`${before} cannot become ${after}`)
}

const hear = (events: PaymentEvent[], each: Told) =>
  add(events, learnTold({ row, known: derivePayment(events), events } satisfies Learning, each).events)

function begin(beginning: readonly NewEvent[]): PaymentEvent[] {
  const events: PaymentEvent[] = []
  for (const event of beginning) add(events, [event])
  return events
}

describe.each(Object.entries(beginnings))('what the provider says of a payment that is %s', (_name, beginning) => {
  it('ends the same in any order and however often: every sequence of up to five', () => {
    const ends = new Map<string, { end: string; first: string }>()
    const otherwise: string[] = []
    let heard = 0

    function goOn(events: PaymentEvent[], sequence: readonly string[]): void {
      if (sequence.length === 5) return
      for (const [name, word] of Object.entries(words)) {
        const further = [...events]
        const longer = [...sequence, name]
        hear(further, word)
        heard += 1
        const end = JSON.stringify(derivePayment(further))
        const said = [...new Set(longer)].toSorted().join(', ')
        const known = ends.get(said)
        if (!known) ends.set(said, { end, first: longer.join(' → ') })
        else if (known.end !== end) otherwise.push(`${longer.join(' → ')} ends in ${end}; ${known.first} in ${known.end}`)
        goOn(further, longer)
      }
    }

    goOn(begin(beginning), [])
    expect(otherwise.slice(0, 3)).toEqual([])
    expect(heard).toBe(9 + 9 ** 2 + 9 ** 3 + 9 ** 4 + 9 ** 5)
  })
})

describe('what it comes to', () => {
  function end(...names: string[]) {
    const events = begin(beginnings.opened)
    for (const name of names) hear(events, words[name])
    return derivePayment(events)
  }

  it('is paid wherever the provider acknowledged it, whatever else it said', () => {
    expect(end('declined', 'cancelled', 'returned', 'paid', 'scheduled')).toMatchObject({
      state: 'paid',
      cents: 20_000,
      settlement: 'returned',
    })
    expect(end('settled', 'paid')).toMatchObject({ state: 'paid', settlement: 'settled' })
  })

  it('is scheduled after a card that was declined, and not once the day was called off', () => {
    expect(end('declined', 'scheduled').state).toBe('scheduled')
    expect(end('cancelled', 'scheduled').state).toBe('cancelled')
    expect(end('declined', 'cancelled', 'scheduled').state).toBe('cancelled')
  })

  it('is called off where a person ended a day that nobody knew of any more, also after a card that was declined', () => {
    const events = begin(beginnings.opened)
    hear(events, words.declined)
    add(events, beginnings['agreed to, not known of when asked, and ended by hand as not paid'].slice(1))
    expect(derivePayment(events).state).toBe('cancelled')
  })

  it('is nothing by an amount nobody agreed to, and not by word of its money alone', () => {
    expect(end('paid too little', 'paid too much').state).toBe('opened')
    expect(end('settled', 'returned')).toMatchObject({ state: 'opened', settlement: 'pending' })
  })
})
