import { BillingRefused, type BillingSystem, type PostedPayment } from '../../src/server/payments/billing/billing-system.ts'
import { billedAccount } from './payments-accounts.ts'

interface BookedPayment extends PostedPayment {
  postedAt: Date
  /** How often it was told, the first time too. */
  told: number
  returned: { cents: number; on: string; told: number }[]
}

/** The insurer's billing system as the campaign has it: never wrong, and it remembers everything it was told. */
export function createBillingBook(now: () => Date) {
  const booked = new Map<string, BookedPayment>()
  /** What was asked of it and makes no sense. */
  const refused: string[] = []

  function refuse(words: string): never {
    refused.push(words)
    throw new BillingRefused(words)
  }

  const stayed = (number: string) =>
    [...booked.values()].filter((each) => each.number === number && each.returned.length === 0).reduce((sum, { cents }) => sum + cents, 0)

  const system: BillingSystem = {
    kind: 'sandbox',
    async findAccount(_tenant, number) {
      const billed = billedAccount(number)
      if (!billed) return null
      const paid = stayed(number)
      const [minDueCents, balanceCents] = [billed.minDueCents, billed.balanceCents].map((cents) => Math.max(0, cents - paid))
      return { ...billed, minDueCents, balanceCents, ...(minDueCents === 0 ? { dueOn: null, status: 'paid up' as const } : {}) }
    },
    async listPaid(_tenant, number, most) {
      return [...booked.values()]
        .filter((each) => each.number === number)
        .slice(-most)
        .map(({ reference, cents, paidAt, returned }) => ({
          reference,
          cents,
          on: paidAt.toISOString().slice(0, 10),
          returned: returned.length > 0,
        }))
    },
    async post(_tenant, paid) {
      const before = booked.get(paid.reference)
      if (!before) {
        if (!billedAccount(paid.number)) refuse(`${paid.reference} is for an account of nobody`)
        booked.set(paid.reference, { ...paid, postedAt: now(), told: 1, returned: [] })
        return 'posted'
      }
      before.told += 1
      if (before.number === paid.number && before.cents === paid.cents) return 'posted before'
      return refuse(`${paid.reference} was told before, of another account or amount`)
    },
    async postReturn(_tenant, { reference, number, cents, on }) {
      const posted = booked.get(reference)
      if (!posted || posted.number !== number) return refuse(`${reference} came back, and was never posted so`)
      const before = posted.returned.find((each) => each.cents === cents)
      if (before) {
        before.told += 1
        return 'posted before'
      }
      posted.returned.push({ cents, on, told: 1 })
      return 'posted'
    },
    async listPosted(_tenant, { from, to, after, most }) {
      return [...booked.values()]
        .filter(({ reference, postedAt }) => reference > after && postedAt >= from && postedAt < to)
        .toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
        .slice(0, most)
        .map(({ reference, cents, returned }) => ({ reference, cents, returned: returned.length > 0 }))
    },
  }
  return { system, booked, refused }
}
