import { formatCents } from '../../nouns/payments/cents.ts'
import type { NotOpened } from './payments.ts'

/** Why an account is not shown, or nothing is opened for it; titles and quoted words are the source's (docs/spec/forms.json). */
export const noAccount: NotOpened = {
  title: 'Account Not Found!',
  message: 'Please contact your agent.',
  why: 'account',
  reference: null,
}

export const wrongField = (message: string): NotOpened => ({ title: null, message, why: 'field', reference: null })

export const nothingDue: NotOpened = {
  title: null,
  message: 'Nothing is due on this account: it is paid up.',
  why: 'nothing due',
  reference: null,
}

/** Of a payment that is open; both sums, since somebody has read the first one. */
export const amountChangedTo = (was: BilledSums, is: BilledSums): NotOpened => ({
  ...amountChanged,
  message: `What is due on this account has changed since it was shown: it was ${dueOf(was)} and is ${dueOf(is)} now. Nothing was charged. If that is right, go on.`,
})

type BilledSums = { minDueCents: number; balanceCents: number }
const dueOf = ({ minDueCents, balanceCents }: BilledSums) => {
  return minDueCents > 0 || balanceCents <= 0 ? formatCents(minDueCents) : `a balance of ${formatCents(balanceCents)}`
}

export const amountChanged: NotOpened = {
  title: null,
  message: 'What is due on this account has changed since it was shown. Please look at it again.',
  why: 'amount changed',
  reference: null,
}

export const isOnItsWay: NotOpened = {
  title: null,
  message:
    'A payment of this account is on its way to your bill. Please wait until it is there, so that nothing is paid twice, or call us.',
  why: 'on its way',
  reference: null,
}

export const autopayOfAnother: NotOpened = {
  title: null,
  message:
    'Somebody else who has linked this account has autopay on for it, so it is paid already. They can stop it; then you can turn it on.',
  why: 'autopay of another',
  reference: null,
}

export const isDown = (reference: string): NotOpened => ({
  title: null,
  message: `Something went wrong. Nothing was taken. Please try again in a few minutes, or call us and quote ${reference}.`,
  why: 'down',
  reference,
})
