import { maskAccountNumber } from '../../nouns/payments/account-number.ts'
import { dayOn } from '../../nouns/wall-time.ts'
import type { LinkedBill, PaidLine, PendingLine, ShownBill } from '../../nouns/payments/my-account.ts'
import type { ShownPayment } from '../../nouns/payments/shown-payment.ts'
import type { TenantSettings } from '../tenants.ts'
import { BillingDown, type BilledAccount, type BillingSystem, type PaidBill } from './billing-system.ts'
import type { LinkedAccount } from './linked-accounts.ts'
import type { Payments } from './payments.ts'

type Needs = {
  billing: Pick<BillingSystem, 'findAccount' | 'listPaid'>
  payments: Pick<Payments, 'listOf'>
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
    const [account, billed, ours] = await Promise.all([
      orUnknown(billing.findAccount(tenant.client, number)),
      orUnknown(billing.listPaid(tenant.client, number, mostPaid)),
      payments.listOf(tenant, [number], mostOurs),
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
export function mergePaid(
  ours: readonly ShownPayment[],
  billed: readonly PaidBill[],
  { timeZone }: Pick<TenantSettings, 'timeZone'>,
): PaidLine[] {
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

/** What is set for a day, what nobody knows the end of, and the last that failed, unless something was paid since. Newest first. */
export function showPending(ours: readonly ShownPayment[], now: Date): PendingLine[] {
  const payments = ours.filter(({ operation }) => operation === 'pay' || operation === 'schedule' || operation === 'charge')
  const done = payments.findIndex(({ state }) => state === 'paid' || state === 'scheduled')
  const failed = payments.slice(0, done === -1 ? undefined : done).find(({ state }) => state === 'failed')
  const recently = now.getTime() - failedDays * 24 * 3600_000
  return payments.flatMap((payment): PendingLine[] => {
    const { reference, code, state, cents, at, cancelUntil, changedAt } = payment
    if (state === 'scheduled' || state === 'completed' || state === 'unknown') return [{ reference, code, state, cents, at, cancelUntil }]
    if (payment === failed && new Date(changedAt).getTime() > recently)
      return [{ reference, code, state: 'failed', cents, at: changedAt, cancelUntil: null }]
    return []
  })
}
