import { numberProblems, type NumberProblem } from '../../nouns/payments/account-number.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import type { Say } from '../http/errors.ts'
import type { NotOpened } from './payments.ts'

/** Why an account is not shown, or nothing is opened for it. */
const because = (why: NotOpened['why'], message: Say, more: Partial<NotOpened> = {}): NotOpened => ({
  title: null,
  message,
  why,
  reference: null,
  ...more,
})

/** Its title and words are the source's (docs/spec/forms.json). */
export const noAccount = because('account', ({ account }) => account.unknown, { title: ({ account }) => account.unknownTitle })

/** What is wrong with the number as it was typed. */
export const wrongField = (problem: NumberProblem): NotOpened => because('field', ({ number }) => numberProblems(number)[problem])

export const tooOld = because('field', ({ number }) => number.tooOld)

export const nothingDue = because('nothing due', ({ account }) => account.nothingDue)

export const amountChanged = because('amount changed', ({ account }) => account.changed)

/** Of a payment that is open; both sums, since somebody has read the first one. */
export const amountChangedTo = (was: BilledSums, is: BilledSums): NotOpened =>
  because('amount changed', ({ account }) => account.changedTo(dueOf(was, account), dueOf(is, account)))

type BilledSums = { minDueCents: number; balanceCents: number }
const dueOf = ({ minDueCents, balanceCents }: BilledSums, { balance }: Parameters<Say>[0]['account']) =>
  minDueCents > 0 || balanceCents <= 0 ? formatCents(minDueCents) : balance(formatCents(balanceCents))

export const isOnItsWay = because('on its way', ({ account }) => account.onItsWay)

export const autopayOfAnother = because('autopay of another', ({ account }) => account.autopayOfAnother)

/** Billing or the payment company does not answer; the reference is for the phone. */
export const isDown = (reference: string): NotOpened => because('down', ({ account }) => account.down(reference), { reference })
