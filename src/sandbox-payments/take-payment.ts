import { randomBytes } from 'node:crypto'
import type { Change } from './journal.ts'
import { autopayChange, customerChange, newNotice, paymentChange, sessionChange, type SandboxBook } from './sandbox-book.ts'
import type { Ending, NoticeKind, Payment, Session } from './sandbox-facts.ts'
import type { Chosen } from './read-choice.ts'

/** So long the bank of the slow test number thinks. */
const slowMs = 8000
const mostTries = 5

export type GoodOutcome = { is: 'done' | 'pending' | 'scheduled' | 'saved'; payment?: Payment; method?: Method }
export type Outcome = GoodOutcome | { is: 'declined' | 'error'; words: string }

export type Method = { paidBy: 'card' | 'bank'; lastFour: string }

/** `dayMs` is a sandbox day: after so many of them a bank has made up its mind. */
type Needs = { book: SandboxBook; mayPayTwice: boolean; dayMs: number }

/** What becomes of a choice that was read and found right. One step of the journal: all of it or nothing. */
export function takePayment({ book, mayPayTwice, dayMs }: Needs, session: Session, chosen: Chosen): Outcome {
  const { ending, paidBy, lastFour } = chosen
  const before = book.findPayment(session.reference)
  // The same wish again, by a second click or a second window: what became of the first.
  if (!mayPayTwice && before && before !== 'open' && !['declined', 'cancelled'].includes(before.state)) return outcomeOf(before)
  if (ending === 'error') return { is: 'error', words: 'The provider could not do this. Nothing was taken.' }
  if (session.operation === 'methods' || session.operation === 'autopay') return keepMethod(book, session, chosen)

  const at = book.time()
  const later = session.operation === 'schedule' && chosen.day !== null && chosen.day > at
  const payment: Payment = {
    reference: session.reference,
    transaction: `T${randomBytes(8).toString('hex')}`,
    state: later ? 'scheduled' : stateOf(ending),
    cents: chosen.cents,
    paidBy,
    at: later && chosen.day !== null ? chosen.day : at,
    settlement: 'pending',
    ending,
    nextAt: null,
    toldCents: ending === 'amount changed' ? session.balanceCents + 100 : null,
    listener: session.listener,
  }
  payment.nextAt = later ? payment.at : nextOf(payment, at, dayMs)
  const declined = payment.state === 'declined'
  const tries = session.tries + 1
  const state = !declined ? 'done' : tries < mostTries ? 'open' : 'ended'
  book.write(
    paymentChange(payment),
    sessionChange({ ...session, tries, state }),
    ...(payment.state === 'pending' ? [] : [tell(payment, payment.state)]),
    ...(chosen.save ? saved(book, session, chosen) : []),
  )
  if (declined)
    return { is: 'declined', words: ending === 'insufficient' ? 'Declined: there is not enough money.' : 'Declined by the bank.' }
  return { ...outcomeOf(payment), method: { paidBy, lastFour } }
}

/** The customer gave up: nothing was taken, and nothing will be by this session. */
export function cancelSession(book: SandboxBook, session: Session): void {
  const before = book.findPayment(session.reference)
  const nothing = !before || before === 'open' || before.state === 'declined'
  const about = { reference: session.reference, transaction: '', cents: 0, paidBy: 'card' as const, at: book.time() }
  book.write(sessionChange({ ...session, state: 'cancelled' }), ...(nothing ? [newNotice('cancelled', about, session.listener)] : []))
}

/** Whoever left the form, or began it anew, called nothing off: only the key is worth nothing any more. */
export function endSession(book: SandboxBook, session: Session): void {
  book.write(sessionChange({ ...session, state: 'ended' }))
}

/** What time does: what was scheduled is taken, what was slow ends, money settles or comes back. */
export function passTime(book: SandboxBook, dayMs: number): void {
  const at = book.time()
  for (const payment of book.waitingPayments()) {
    if (payment.nextAt === null || payment.nextAt > at) continue
    const next = after(payment, at, dayMs)
    book.write(paymentChange(next), tell(next, next.state === payment.state ? (next.settlement as 'settled' | 'returned') : next.state))
  }
}

function after(payment: Payment, at: number, dayMs: number): Payment {
  if (payment.state === 'scheduled' || payment.state === 'pending') {
    const state = ['declined', 'insufficient'].includes(payment.ending) ? 'declined' : 'paid'
    const taken: Payment = { ...payment, state, at }
    return { ...taken, nextAt: nextOf(taken, at, dayMs) }
  }
  return { ...payment, settlement: payment.ending === 'returned' ? 'returned' : 'settled', nextAt: null }
}

/** Cards settle after a day, bank accounts after three. */
function nextOf({ state, paidBy }: Payment, at: number, dayMs: number): number | null {
  if (state === 'pending') return at + slowMs
  return state === 'paid' ? at + (paidBy === 'card' ? 1 : 3) * dayMs : null
}

/** 'none' where it knows of no such payment; what is cancelled already is so once more. */
export function cancelScheduled(book: SandboxBook, reference: string): 'cancelled' | 'too late' | 'none' {
  const payment = book.findPayment(reference)
  if (!payment || payment === 'open') return 'none'
  if (payment.state === 'cancelled') return 'cancelled'
  if (payment.state !== 'scheduled' || payment.at <= book.time()) return 'too late'
  const next: Payment = { ...payment, state: 'cancelled', nextAt: null }
  book.write(paymentChange(next), tell(next, 'cancelled'))
  return 'cancelled'
}

/** Tells whoever turned it on; does nothing where it is off. */
export function stopAutopay(book: SandboxBook, customerId: string, accountReference: string): void {
  const autopay = book.autopay(customerId, accountReference)
  if (!autopay) return
  const { reference, listener } = autopay
  const about = { reference, transaction: '', cents: 0, paidBy: 'card' as const, at: book.time() }
  book.write(autopayChange(autopay, false), newNotice('autopay off', about, listener))
}

function keepMethod(book: SandboxBook, session: Session, chosen: Chosen): Outcome {
  const { reference, customerId, accountReference, listener, operation } = session
  const about = { reference, transaction: '', cents: 0, paidBy: chosen.paidBy, at: book.time() }
  const changes: Change[] = [sessionChange({ ...session, state: 'done' }), ...saved(book, session, chosen)]
  if (operation === 'autopay' && customerId !== undefined)
    changes.push(autopayChange({ customerId, accountReference, reference, listener }, true))
  book.write(...changes, newNotice(operation === 'autopay' ? 'autopay on' : 'method saved', about, listener))
  return { is: 'saved', method: chosen }
}

function saved(book: SandboxBook, { customerId }: Session, { paidBy, ending, lastFour, methodId }: Chosen): Change[] {
  const customer = book.customer(customerId)
  if (!customer || methodId !== null || customer.methods.length >= 10) return []
  const id = `M${randomBytes(6).toString('hex')}`
  return [customerChange({ ...customer, methods: [...customer.methods, { id, paidBy, ending, lastFour }] })]
}

/** Forgets a saved card or account. */
export function removeMethod(book: SandboxBook, { customerId }: Session, id: string): void {
  const customer = book.customer(customerId)
  if (customer) book.write(customerChange({ ...customer, methods: customer.methods.filter((each) => each.id !== id) }))
}

function stateOf(ending: Ending): Payment['state'] {
  if (ending === 'declined' || ending === 'insufficient') return 'declined'
  return ending === 'slow' ? 'pending' : 'paid'
}

/** What the page says of a payment that was made. */
export function outcomeOf(payment: Payment): GoodOutcome {
  if (payment.state === 'scheduled') return { is: 'scheduled', payment }
  return { is: payment.state === 'pending' ? 'pending' : 'done', payment }
}

function tell(payment: Payment, kind: NoticeKind | Payment['state']): Change {
  if (kind === 'pending') throw new Error('nobody is told of what is not known yet')
  return newNotice(kind, { ...payment, cents: kind === 'paid' ? (payment.toldCents ?? payment.cents) : payment.cents }, payment.listener)
}
