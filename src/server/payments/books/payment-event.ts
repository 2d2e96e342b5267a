import type { LedgerDetail, PaymentEventName } from '../../../nouns/payments/ledger-line.ts'
import type { LedgerSource, PaidBy } from '../../../nouns/payments/payment-states.ts'
import type { Notice } from '../provider/payment-provider.ts'

export interface NewEvent {
  what: PaymentEventName
  source: LedgerSource
  cents?: number | null
  detail?: LedgerDetail
}

/** One line of the ledger. */
export interface PaymentEvent extends Required<NewEvent> {
  at: Date
}

/** What the provider says of money; each stands alone, since they come in any order and more than once. */
export interface Told {
  what: Notice['kind']
  transaction: string
  cents: number
  paidBy: PaidBy
  /** When it was taken, or the day it will be. */
  on: Date
  /** True where we asked, and were not told. */
  asked: boolean
}

const ofMoney: readonly Told['what'][] = ['paid', 'scheduled']

/** As a line of the ledger; what is not about money carries none. */
export function eventOf({ what, transaction, cents, paidBy, on, asked }: Told): NewEvent {
  const money: Record<string, string> = ofMoney.includes(what) ? { by: paidBy } : {}
  return {
    what,
    source: 'provider',
    cents: ofMoney.includes(what) || what === 'returned' ? cents : null,
    detail: { transaction, on: on.toISOString(), ...money, ...(asked ? { asked: 1 } : {}) },
  }
}

/** A doubt that an admin has ended, in their name. */
export const isByHand = ({ what, source }: Pick<PaymentEvent, 'what' | 'source'>) =>
  source === 'staff' && (what === 'paid' || what === 'cancelled')

/** Since the provider knew of nothing when it was asked; a day it says again after that counts anew. */
export const sinceDoubt = (events: readonly PaymentEvent[]) =>
  events.slice(events.findLastIndex(({ what }) => what === 'provider knows of none') + 1)

/** True where the ledger says so already. */
export function isKnown(all: readonly PaymentEvent[], told: Told): boolean {
  const events = told.what === 'scheduled' ? sinceDoubt(all) : all
  const { what, detail, cents } = eventOf(told)
  const same = (name: string, event: PaymentEvent) => event.detail[name] === detail?.[name]
  return events.some((event) => {
    if (event.what !== what || event.source !== 'provider' || !same('transaction', event)) return false
    // Turned on, off and on again under one reference, it is on.
    if (told.what === 'autopay on' || told.what === 'autopay off') return same('on', event)
    return !ofMoney.includes(told.what) || (event.cents === cents && (what === 'paid' || same('on', event)))
  })
}
