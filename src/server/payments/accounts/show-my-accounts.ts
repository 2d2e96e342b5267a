import { dayMs } from '../../../durations.ts'
import { maskAccountNumber } from '../../../nouns/payments/account-number.ts'
import { dayOn } from '../../../nouns/wall-time.ts'
import type { LinkedBill, PaidLine, PendingLine, ShownBill } from '../../../nouns/payments/my-account.ts'
import { isGivenUp, isOpen } from '../../../nouns/payments/payment-states.ts'
import { takesMoney, type ShownPayment } from '../../../nouns/payments/shown-payment.ts'
import type { TenantSettings } from '../../tenants.ts'
import { BillingDown, type BilledAccount, type BillingSystem, type PaidBill } from '../billing/billing-system.ts'
import type { LinkedAccount } from './linked-rows.ts'
import type { Payments } from '../payments.ts'

type Needs = {
  billing: Pick<BillingSystem, 'findAccount' | 'listPaid'>
  payments: Pick<Payments, 'listOf' | 'findComingCharge'>
  now: () => Date
}

const mostPaid = 24
/** Of ours, those that were never finished too. */
const mostOurs = 100
/** What did not go through is told of for so long, and only until something else did. */
const failedDays = 7

/** What a customer is shown of an account: what billing says, and what of it came through us. */
export function createAccountShow({ billing, payments, now }: Needs) {
  return async function showAccount(tenant: TenantSettings, linked: LinkedAccount): Promise<LinkedBill & { agentEmail: string | null }> {
    const { id, number, autopay, remindDays, email } = linked
    const [account, billed, ours, autopayNext] = await Promise.all([
      orUnknown(billing.findAccount(tenant.client, number)),
      orUnknown(billing.listPaid(tenant.client, number, mostPaid)),
      payments.listOf(tenant, [number], mostOurs),
      autopay ? payments.findComingCharge(tenant, number, linked.account) : null,
    ])
    const paid = mergePaid(ours, billed ?? [], tenant)
    return {
      id,
      account: maskAccountNumber(number),
      bill: account ? showBill(account, tenant) : null,
      gone: account === null,
      payments: paid,
      pending: showPending(ours, now()),
      autopay,
      autopayNext,
      remindDays,
      remindTo: email,
      agentEmail: account?.agentEmail ?? null,
    }
  }
}

/** Undefined where billing does not answer. */
async function orUnknown<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof BillingDown) return undefined
    throw error
  }
}

function showBill(
  { policyHolder, city, state, minDueCents, balanceCents, dueOn, status, policies }: BilledAccount,
  tenant: TenantSettings,
) {
  const served = tenant.servedStates.includes(state)
  return { policyHolder, town: `${city}, ${state}`, minDueCents, balanceCents, dueOn, status, policies, served } satisfies ShownBill
}

/** One line for each payment, newest first: ours with its receipt, whatever billing knows of it, and what billing alone knows. */
function mergePaid(ours: readonly ShownPayment[], billed: readonly PaidBill[], { timeZone }: Pick<TenantSettings, 'timeZone'>): PaidLine[] {
  const known = new Map(billed.map((bill) => [bill.reference, bill]))
  const taken = ours.filter(({ state, cents }) => state === 'paid' && cents !== null)
  const lines = taken.map(({ reference, code, operation, cents, paidBy, at, postedAt, settlement }): PaidLine => {
    const bill = known.get(reference)
    const returned = settlement === 'returned' || bill?.returned === true
    const truth = returned ? 'returned' : postedAt !== null || bill ? 'on your account' : 'received'
    const on = at ? dayOn(new Date(at), timeZone) : (bill?.on ?? '')
    return { reference, code, cents: cents ?? 0, on, paidBy, autopay: operation === 'charge', truth }
  })
  const references = new Set(taken.map(({ reference }) => reference))
  const others = billed
    .filter(({ reference }) => !references.has(reference))
    .map(({ reference, cents, on, returned }): PaidLine => {
      return { reference, code: null, cents, on, paidBy: null, autopay: false, truth: returned ? 'returned' : 'on your account' }
    })
  return [...lines, ...others].toSorted((a, b) => b.on.localeCompare(a.on)).slice(0, mostPaid)
}

/**
 * What is set for a day, what nobody knows the end of, and, unless something was paid or set since, the last that failed and what was called
 * off to be changed. Newest first.
 */
export function showPending(ours: readonly ShownPayment[], now: Date): PendingLine[] {
  const payments = ours.filter((each) => takesMoney(each) || each.operation === 'charge')
  const done = payments.findIndex(({ state }) => state === 'paid' || state === 'scheduled')
  const since = payments.slice(0, done === -1 ? undefined : done)
  // Whoever set it anew and called that off knows that nothing is set.
  const set = payments.findIndex(({ state, calledOff }) => state === 'paid' || state === 'scheduled' || calledOff)
  const recently = now.getTime() - failedDays * dayMs
  const isRecent = ({ changedAt }: ShownPayment) => new Date(changedAt).getTime() > recently
  const left = payments
    .slice(0, set === -1 ? undefined : set)
    .find((payment) => isLeft(payment) && isRecent(payment) && !payments.some(isDoneSince(payment)))
  const failed = since.find((payment) => payment.state === 'failed' && payment !== left && isRecent(payment))
  return payments.flatMap((payment): PendingLine[] => {
    const { reference, code, state, cents, at, cancelUntil, changedAt, changes } = payment
    const line = { reference, code, cents, at, cancelUntil, open: false }
    if (state === 'scheduled' || state === 'completed' || state === 'unknown') return [{ ...line, state }]
    if (payment === left && changes)
      return [{ ...line, reference: changes.reference, state: 'left', cents: changes.cents, at: changes.at, open: isOpen(payment) }]
    if (payment === failed) return [{ ...line, state: 'failed', at: changedAt, cancelUntil: null }]
    return []
  })
}

/** In a form that was open before this one as well; what was posted before and has settled since is not. */
const isDoneSince = (left: ShownPayment) => (payment: ShownPayment) =>
  (payment.state === 'paid' || payment.state === 'scheduled') && (payment.postedAt ?? payment.changedAt) > left.createdAt

/** What was set is called off, and what was to take its place is not set. */
const isLeft = (payment: ShownPayment) => payment.changes?.state === 'cancelled' && (isOpen(payment) || isGivenUp(payment.state))
