import type { BookDifference } from '../../../nouns/payments/book-difference.ts'
import type { BookedOperation } from '../../../nouns/payments/shown-payment.ts'
import type { PaymentState, Settlement } from '../../../nouns/payments/payment-states.ts'
import type { ProviderPayment } from '../provider/payment-provider.ts'
import type { Entries } from './merge-books.ts'

export interface OurEntry {
  reference: string
  id: number
  operation: BookedOperation
  state: PaymentState
  cents: number | null
  settlement: Settlement
  postedAt: Date | null
  key: string
  createdAt: Date
  paidAt: Date | null
}

export interface BilledEntry {
  reference: string
  cents: number
  returned: boolean
}

export type BookEntries = Entries<OurEntry, ProviderPayment, BilledEntry>

export interface Difference {
  reference: string
  what: BookDifference
  ourCents: number | null
  providerCents: number | null
  billingCents: number | null
}

/** `held` back from billing; what was posted since `to` may have been while billing's list was read. */
type Known = { held: boolean; to: Date }

/** What is wrong about one reference. Of the provider's book only what it took counts. */
export function findDifferences({ reference, ours, theirs, billed }: BookEntries, { held, to }: Known): Difference[] {
  const taken = theirs.filter(({ state }) => state === 'paid')
  const [first] = taken as (ProviderPayment | undefined)[]
  const isPaid = ours?.state === 'paid'
  const found: BookDifference[] = []
  // Autopay takes again and again under the reference it was turned on with: what of that is known stands in rows of its own.
  if (taken.length > 1 && ours?.operation !== 'autopay') found.push('taken twice')
  if (first && !ours) found.push('taken and not ours')
  if (first && ours && !isPaid) found.push('taken and not known')
  if (!first && isPaid) found.push('known as paid and not taken')
  if (first && isPaid && first.cents !== ours.cents) found.push('provider has another amount')
  if (isPaid && held && ours.postedAt === null) found.push('taken, not as agreed')
  if (isPaid && !held && !billed && ours.postedAt === null) found.push('taken and not posted')
  if (isPaid && !held && !billed && ours.postedAt !== null && ours.postedAt < to) found.push('posted and not there')
  if (isPaid && billed && billed.cents !== ours.cents) found.push('billing has another amount')
  if (billed && !ours) found.push('posted and not ours')
  if (billed && ours && !isPaid) found.push('posted and not taken')
  if (isPaid) found.push(...differencesOfReturn(ours, first, billed))
  return found.map((what) => ({
    reference,
    what,
    ourCents: isPaid ? ours.cents : null,
    providerCents: first?.cents ?? null,
    billingCents: billed?.cents ?? null,
  }))
}

function* differencesOfReturn(
  { settlement }: OurEntry,
  theirs: ProviderPayment | undefined,
  billed: BilledEntry | undefined,
): Generator<BookDifference> {
  const returned = settlement === 'returned'
  if (theirs && theirs.settlement === 'returned' && !returned) yield 'returned and not known'
  if (theirs && theirs.settlement !== 'returned' && returned) yield 'known as returned and not'
  if (billed && returned && !billed.returned) yield 'return not posted'
  if (billed && !returned && billed.returned) yield 'return posted and not known'
}
