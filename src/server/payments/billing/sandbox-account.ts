import { addDays } from '../../../nouns/add-days.ts'
import type { BilledTo } from '../../../nouns/payments/billed-to.ts'
import type { BilledAccount, PaidBill } from './billing-system.ts'

/** An account as a demonstration describes it: its days are counted from the day it is laid out, so that it stays alive. */
export interface SampleAccount extends BilledTo {
  /** As they were billed, before anything was posted. */
  minDueCents: number
  balanceCents: number
  /** Days from now; negative where it is late, null where nothing is due. */
  dueInDays: number | null
  cancelled?: boolean
  policies: readonly { number: string; kind: BilledAccount['policies'][number]['kind']; fromDays: number; untilDays: number }[]
  agentEmail: string | null
  paid: readonly { reference: string; cents: number; daysAgo: number; returned?: boolean }[]
  /** The subject of the sample person it is linked to from the beginning. */
  linkedTo?: string
}

/** What of it is in its row; what was posted since is in rows of its own. */
export interface StoredAccount extends Omit<BilledAccount, 'number' | 'status' | 'minDueCents' | 'balanceCents'> {
  billedMinCents: number
  billedBalanceCents: number
  cancelled: boolean
  paid: PaidBill[]
}

/** Laid out on a day, "2026-11-22", from which its days are counted. */
export function storedAccountOf(sample: SampleAccount, today: string): StoredAccount {
  const { policyHolder, street, city, state, zip, agentEmail, cancelled = false } = sample
  return {
    policyHolder,
    street,
    city,
    state,
    zip,
    agentEmail,
    cancelled,
    billedMinCents: sample.minDueCents,
    billedBalanceCents: sample.balanceCents,
    dueOn: sample.dueInDays === null ? null : addDays(today, sample.dueInDays),
    policies: sample.policies.map(({ number, kind, fromDays, untilDays }) => ({
      number,
      kind,
      coveredFrom: addDays(today, fromDays),
      coveredUntil: addDays(today, untilDays),
    })),
    paid: sample.paid.map(({ reference, cents, daysAgo, returned = false }) => ({
      reference,
      cents,
      on: addDays(today, -daysAgo),
      returned,
    })),
  }
}

/** What is still owed of what was billed, after so much was posted and stayed. */
export const owedAfter = ({ billedMinCents, billedBalanceCents }: StoredAccount, postedCents: number) => ({
  minDueCents: Math.max(0, billedMinCents - postedCents),
  balanceCents: Math.max(0, billedBalanceCents - postedCents),
})

/** As billing tells of it; `minDueCents` and `balanceCents` are what is owed by now. */
export function presentBilled(
  { number, minDueCents, balanceCents, account }: { number: string; minDueCents: number; balanceCents: number; account: StoredAccount },
  today: string,
): BilledAccount {
  const { billedMinCents: _min, billedBalanceCents: _balance, cancelled, paid: _paid, dueOn, ...shown } = account
  const due = minDueCents > 0 ? dueOn : null
  const status = cancelled ? 'cancelled' : due === null ? 'paid up' : due < today ? 'overdue' : 'due'
  return { number, ...shown, minDueCents, balanceCents, dueOn: due, status }
}
