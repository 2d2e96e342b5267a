import type { PaidBy, PaymentState, Settlement } from '../../../nouns/payments/payment-states.ts'
import { isByHand, sinceDoubt, type PaymentEvent } from './payment-event.ts'

/** What the ledger of a payment comes to. */
export interface DerivedPayment {
  state: PaymentState
  cents: number | null
  paidBy: PaidBy | null
  /** When it was paid, or the day it will be. */
  on: Date | null
  transaction: string | null
  settlement: Settlement
  postedAt: Date | null
  returnPosted: boolean
  /** Taken, but not as it was agreed: billing is told only once somebody has looked at it. */
  held: boolean
  /** When the last key it could be paid with ends. */
  sessionEndsAt: Date | null
}

/**
 * Computed anew from the first event each time. What the provider said counts as a set, whatever the order it came in; only
 * what we and the browser guessed meanwhile counts by its order, and only as long as the provider has said nothing.
 */
export function derivePayment(events: readonly PaymentEvent[]): DerivedPayment {
  const money = findPaid(events) ?? findScheduled(events)
  const isPaid = money?.what === 'paid'
  const ofPaid = (event: PaymentEvent) => isPaid && event.detail.transaction === money.detail.transaction
  const is = (name: PaymentEvent['what']) => events.some((event) => event.what === name && ofPaid(event))
  return {
    state: money ? (money.what as 'paid' | 'scheduled') : isDoubted(events) ? 'unknown' : (endedByProvider(events) ?? guessed(events)),
    cents: money?.cents ?? null,
    paidBy: (money?.detail.by as PaidBy | undefined) ?? null,
    on: money ? new Date(money.detail.on) : null,
    transaction: money ? String(money.detail.transaction) : null,
    // Money that came back has settled before, whichever of the two was told first.
    settlement: is('returned') ? 'returned' : is('settled') ? 'settled' : 'pending',
    postedAt: lastWord(events, 'posted')?.at ?? null,
    returnPosted: lastWord(events, 'return posted') !== undefined,
    held: isHeld(events),
    sessionEndsAt: lastSessionEnd(events),
  }
}

const fromProvider = (events: readonly PaymentEvent[], ...names: PaymentEvent['what'][]) =>
  events.filter(({ what, source }) => source === 'provider' && names.includes(what))

/** What it said when we asked counts before what we were told, which anybody could have said who has its secret; a person's word, before any of its own. */
function findPaid(events: readonly PaymentEvent[]): PaymentEvent | undefined {
  const paid = fromProvider(events, 'paid')
  return paid.findLast(({ detail }) => detail.asked === 1) ?? paid[0] ?? events.find((event) => event.what === 'paid' && isByHand(event))
}

function isHeld(events: readonly PaymentEvent[]): boolean {
  const last = events.findLast(({ what, detail }) => what === 'held' || what === 'released' || detail.held === 1)
  return last !== undefined && last.what !== 'released'
}

/** Asked about a day that was agreed, the provider knew of nothing, and has called nothing off: nobody knows, whatever had been tried before, until somebody says. */
function isDoubted(events: readonly PaymentEvent[]): boolean {
  const doubt = events.findLast((event) => event.what === 'provider knows of none' || isByHand(event))
  return (
    doubt !== undefined &&
    !isByHand(doubt) &&
    !fromProvider(events, 'cancelled', 'declined').some((end) => end.detail.transaction === doubt.detail.transaction)
  )
}

/** A day that was agreed and not called off; of several the one that was named last when we asked, else the first by number. */
function findScheduled(events: readonly PaymentEvent[]): PaymentEvent | undefined {
  const ended = new Set(fromProvider(events, 'cancelled', 'declined').map(({ detail }) => detail.transaction))
  const agreed = fromProvider(sinceDoubt(events), 'scheduled').filter(({ detail }) => !ended.has(detail.transaction))
  const asked = agreed.findLast(({ detail }) => detail.asked === 1)
  return asked ?? agreed.toSorted(byNumber)[0]
}

const byNumber = (a: PaymentEvent, b: PaymentEvent) =>
  `${a.detail.transaction} ${a.detail.on} ${a.cents}` < `${b.detail.transaction} ${b.detail.on} ${b.cents}` ? -1 : 1

/** How it ended without money, by the provider's word: what had been agreed counts before a card that was tried first, also where a person ended that. */
function endedByProvider(events: readonly PaymentEvent[]): 'failed' | 'cancelled' | undefined {
  const agreed = new Set(fromProvider(events, 'scheduled').map(({ detail }) => detail.transaction))
  const ends = fromProvider(events, 'declined', 'cancelled')
  const ofAgreed = ends.filter(({ detail }) => agreed.has(detail.transaction))
  if (agreed.size > 0 && ofAgreed.length === 0 && events.some(isByHand)) return 'cancelled'
  const counting = ofAgreed.length > 0 ? ofAgreed : ends
  if (counting.length === 0) return undefined
  return counting.some(({ what }) => what === 'declined') ? 'failed' : 'cancelled'
}

const guesses: Partial<Record<PaymentEvent['what'], PaymentState>> = {
  opened: 'opened',
  'browser says completed': 'completed',
  'provider is silent': 'unknown',
  'refused by the provider': 'failed',
  'nothing was taken': 'expired',
  // Of the browser, once the provider has said that it knows of no payment.
  declined: 'failed',
  cancelled: 'cancelled',
}

const guessed = (events: readonly PaymentEvent[]): PaymentState =>
  events.reduce<PaymentState>((state, { what }) => guesses[what] ?? state, 'created')

/** What billing was told counts until it is to be told again. */
function lastWord(events: readonly PaymentEvent[], name: 'posted' | 'return posted'): PaymentEvent | undefined {
  const last = events.findLast(({ what }) => what === name || what === 'released')
  return last?.what === name ? last : undefined
}

function lastSessionEnd(events: readonly PaymentEvent[]): Date | null {
  const ends = events.flatMap(({ detail }) => (typeof detail.endsAt === 'string' ? [detail.endsAt] : []))
  return ends.length > 0 ? new Date(ends.toSorted().at(-1) ?? '') : null
}
