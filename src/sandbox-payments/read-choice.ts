import { findTestNumber, testRouting } from './test-numbers.ts'
import type { Customer, Ending, Session } from './sandbox-facts.ts'

/** What somebody chose on the hosted page, once it is right. */
export interface Chosen {
  cents: number
  /** The beginning of the day it is to be taken; null for now. */
  day: number | null
  paidBy: 'card' | 'bank'
  ending: Ending
  lastFour: string
  /** Of a saved method that was chosen. */
  methodId: string | null
  save: boolean
}

/** By name of its field, in the order of the page. */
export type Problems = Record<string, string>

type Needs = { session: Session; customer: Customer | undefined; now: number; dayOf: DayOf }

/** Reads the fields of the page as they were posted; what is wrong is named beside its field. */
export function readChoice(fields: URLSearchParams, { session, customer, now, dayOf }: Needs): { chosen: Chosen } | { problems: Problems } {
  const problems: Problems = {}
  const field = (name: string) => (fields.get(name) ?? '').trim().slice(0, 100)
  const cents = readAmount(field('amount'), session, problems)
  const chosenDay = session.operation === 'schedule' ? readDay(field('day'), session, { now, dayOf }, problems) : null
  const how = field('how') || 'card'
  const method = customer?.methods.find(({ id }) => id === how)
  const found = method ?? readNumber(how === 'bank' ? 'bank' : 'card', field, now, problems)
  if (!found || Object.keys(problems).length > 0) return { problems }
  const { paidBy, ending } = found
  const lastFour = 'lastFour' in found ? found.lastFour : found.number.slice(-4)
  const save = session.operation === 'methods' || fields.get('save') === 'on'
  return { chosen: { cents, day: chosenDay, paidBy, ending, lastFour, methodId: method?.id ?? null, save } }
}

function readAmount(typed: string, { operation, minCents, balanceCents }: Session, problems: Problems): number {
  if (operation === 'methods' || operation === 'autopay') return 0
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed)
  const cents = found ? Number(found[1].replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Number.NaN
  if (Number.isNaN(cents)) problems.amount = 'Enter an amount in dollars, such as 148.20'
  else if (cents < Math.max(1, minCents)) problems.amount = `Pay at least ${dollars(Math.max(1, minCents))}`
  else if (cents > balanceCents) problems.amount = `Pay at most ${dollars(balanceCents)}, which is all that is owed`
  return cents
}

/** Noon of that day in UTC, which is the same day everywhere in the States. */
function readDay(
  typed: string,
  { scheduleDays }: Session,
  { now, dayOf }: Pick<Needs, 'now' | 'dayOf'>,
  problems: Problems,
): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(`${typed}T12:00:00Z`) : Number.NaN
  if (Number.isNaN(at)) problems.day = 'Choose the day it is to be paid'
  else if (typed < dayOf(now)) problems.day = 'Choose today or a later day'
  else if (typed > dayOf(now + scheduleDays * 24 * 3600_000)) problems.day = `Choose a day within the next ${scheduleDays} days`
  return typed === dayOf(now) ? null : at
}

function readNumber(paidBy: 'card' | 'bank', field: (name: string) => string, now: number, problems: Problems) {
  const name = paidBy === 'card' ? 'card' : 'account'
  const found = findTestNumber(paidBy, field(name))
  if (!found) problems[name] = `This is a sandbox: choose one of its test ${paidBy === 'card' ? 'cards' : 'accounts'}, never a real one`
  if (paidBy === 'bank' && field('routing').replaceAll(' ', '') !== testRouting)
    problems.routing = `The routing number of the sandbox is ${testRouting}`
  if (paidBy === 'card') {
    const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(field('expiry')) ?? []
    if (!month) problems.expiry = 'Enter month and year, such as 12/30'
    else if (Date.UTC(2000 + Number(year), Number(month), 1) <= now) problems.expiry = 'This card has expired'
  }
  return found
}

/** "2026-11-22" of a moment. */
export type DayOf = (at: number) => string

/** The calendar of the merchant, who says by which clocks it goes. */
export function calendarOn(timeZone: string): DayOf {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
  return (at) => calendar.format(at)
}

export const dollars = (cents: number): string =>
  `$${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`
