import { longNumbers } from './account-number.ts'
import { mostCents, readDollars } from './cents.ts'
import type { PaidBy } from './payment-states.ts'

/** How an admin ends a payment that the payment company cannot say the end of, and how they know. */
export type HandEnd =
  | { as: 'not paid'; why: string }
  /** `on` is a day of the insurer's calendar, "2026-11-22"; `transaction` is the company's own number of it. */
  | { as: 'paid'; why: string; cents: number; on: string; paidBy: PaidBy; transaction: string }

/** As it was typed. */
export const handEndFields = ['as', 'why', 'amount', 'on', 'paidBy', 'transaction'] as const
export type HandEndField = (typeof handEndFields)[number]
export type TypedEnd = Record<HandEndField, string>

export const handEndLimits = { why: 500, amount: 20, transaction: 80 }

type Read = { end: HandEnd } | { path: HandEndField; problem: string }

/** What was typed, or the first that is wrong with it. Money was taken on a day from `since` to `today`. */
export function readHandEnd(typed: TypedEnd, { since, today }: { since: string; today: string }): Read {
  const wrong = (path: HandEndField, problem: string): Read => ({ path, problem })
  const { as, on, paidBy } = typed
  const why = typed.why.trim()
  if (as !== 'paid' && as !== 'not paid') return wrong('as', 'Please choose how it ended')
  if (why === '') return wrong('why', 'Please write how you know')
  if (why.length > handEndLimits.why) return wrong('why', `That is too long: ${handEndLimits.why} characters at most`)
  // The history is kept for good and is not closed: of a card, a bank or an account it has nothing.
  if (why.replaceAll(days, ' a day ').search(longNumbers) >= 0)
    return wrong('why', 'Please leave out account, card, bank and phone numbers')
  if (as === 'not paid') return { end: { as, why } }
  const cents = readDollars(typed.amount)
  if (cents === null || cents === 0 || cents > mostCents) return wrong('amount', 'Please enter what was taken, such as 148.20')
  if (!isDay(on)) return wrong('on', 'Please enter the day it was taken')
  if (on < since) return wrong('on', 'That is before the payment was begun')
  if (on > today) return wrong('on', 'That day has not come yet')
  if (paidBy !== 'card' && paidBy !== 'bank') return wrong('paidBy', 'Please choose how it was paid')
  const transaction = typed.transaction.trim()
  if (!isNumberOfCompany(transaction))
    return wrong('transaction', 'Please enter the provider’s own number for it: letters, digits, - . : and _')
  return { end: { as, why, cents, on, paidBy, transaction } }
}

const days = /\b(?:\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4})\b/g

const isDay = (typed: string) => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed)
}

const isNumberOfCompany = (typed: string) => typed.length <= handEndLimits.transaction && /^[\w.:-]+$/.test(typed)
