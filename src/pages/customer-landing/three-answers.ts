import { addDays } from '../../nouns/add-days.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import type { LinkedBill, MyAccount, ShownBill } from '../../nouns/payments/my-account.ts'
import type { Words } from '../../words/languages.ts'
import type { Say } from './days.ts'

/** One of the three answers: a word or two, what it rests on, and how it looks. */
export interface Answer {
  short: string
  words: string
  /** 'good': nothing to do. 'act': something to do. 'calm': neither. */
  mood: 'good' | 'act' | 'calm'
}

type W = Words['customerLanding']
type Billed = LinkedBill & { bill: ShownBill }

const kindsOf = (bills: readonly ShownBill[], words: W, language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format([
    ...new Set(bills.flatMap(({ policies }) => policies.map(({ kind }) => words.kinds[kind]))),
  ])

const untilOf = ({ policies }: ShownBill) => policies.map(({ coveredUntil }) => coveredUntil).toSorted()

/** "Am I covered?": of all accounts together; the first that is not is named. */
export function coverage({ accounts, today }: MyAccount, words: W, say: Say): Answer {
  const known = accounts.filter((each): each is Billed => each.bill !== null)
  if (known.length < accounts.length) return { ...words.unknown, mood: 'calm' }
  const problems = known.flatMap((each) => noCover(each, today, words, say))
  const covered = known.filter((each) => noCover(each, today, words, say).length === 0).map(({ bill }) => bill)
  const kinds = kindsOf(covered, words, say.language)
  if (problems.length > 0) {
    const others = kinds ? ` ${words.covered.others(kinds)}` : ''
    return { short: covered.length > 0 ? words.covered.notAll : words.covered.no, words: problems[0] + others, mood: 'act' }
  }
  if (covered.some(({ status }) => status === 'overdue')) return { short: words.covered.yes, words: words.covered.late(kinds), mood: 'act' }
  const [first] = covered.flatMap(untilOf).toSorted()
  return { short: words.covered.yes, words: words.covered.until(kinds, say.day(first)), mood: 'good' }
}

function noCover({ account, bill }: Billed, today: string, words: W, say: Say): string[] {
  const last = untilOf(bill).at(-1)
  if (bill.status === 'cancelled') return [words.covered.cancelled(account)]
  if (last === undefined) return [words.covered.none(account)]
  return last < today ? [words.covered.ended(account, say.day(last))] : []
}

/** "What do I owe?": what is due on all accounts, and by when the first of it. */
export function owed({ accounts, today }: MyAccount, words: W, say: Say): Answer {
  const bills = accounts.map(({ bill }) => bill)
  if (bills.some((bill) => bill === null)) return { ...words.unknown, mood: 'calm' }
  const known = bills.filter((bill) => bill !== null)
  const due = known.filter(({ minDueCents }) => minDueCents > 0).toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))
  if (due.length === 0) {
    const rest = known.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
    return { short: words.owed.nothing, words: rest > 0 ? words.owed.rest(formatCents(rest)) : words.owed.nothingLeft, mood: 'good' }
  }
  const [first] = due
  const sum = due.reduce((all, { minDueCents }) => all + minDueCents, 0)
  const late = first.dueOn !== null && first.dueOn < today
  const day = say.day(first.dueOn ?? today)
  const one = formatCents(first.minDueCents)
  const said =
    due.length === 1 ? (late ? words.owed.since(day) : words.owed.by(day)) : (late ? words.owed.firstLate : words.owed.first)(one, day)
  return { short: formatCents(sum), words: said, mood: late ? 'act' : 'calm' }
}

/** "Did it go through?": of what nobody knows the end of, else of the newest payment. */
export function wentThrough({ accounts, today }: MyAccount, words: W, say: Say): Answer {
  const w = words.through
  const pending = accounts.flatMap((each) => each.pending)
  if (pending.some(({ state }) => state === 'unknown' || state === 'completed'))
    return { short: w.asking, words: w.askingWords, mood: 'calm' }
  const recent = accounts
    .flatMap(({ payments }) => payments)
    .filter(({ on }) => on >= addDays(today, -recentDays))
    .toSorted((a, b) => b.on.localeCompare(a.on))
  const last = recent.at(0)
  const sum = last ? formatCents(last.cents) : ''
  if (last?.truth === 'returned') return { short: w.returned, words: w.returnedWords(sum, say.day(last.on)), mood: 'act' }
  if (pending.some(({ state }) => state === 'failed')) return { short: w.failed, words: w.failedWords, mood: 'act' }
  const left = pending.find(({ state }) => state === 'left')
  if (left?.at && left.cents !== null)
    return { short: w.left, words: w.leftWords(formatCents(left.cents), say.dayOf(left.at)), mood: 'act' }
  const scheduled = pending.find(({ state }) => state === 'scheduled')
  if (scheduled?.at && scheduled.cents !== null)
    return { short: w.scheduled, words: w.scheduledWords(formatCents(scheduled.cents), say.dayOf(scheduled.at)), mood: 'good' }
  if (!last) return { short: w.none, words: w.noneWords, mood: 'calm' }
  return { short: w.yes, words: (last.truth === 'received' ? w.received : w.paid)(sum, say.day(last.on)), mood: 'good' }
}

/** What happened longer ago nobody worries about. */
const recentDays = 60
