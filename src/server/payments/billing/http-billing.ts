import { createBillingAsker, type BillingService } from './ask-billing.ts'
import { foundAccount, paidBills, postedBook } from './billing-shapes.ts'
import { BillingDown, type BillingSystem } from './billing-system.ts'

/** A billing system that speaks the contract of docs/billing.md. */
export function createHttpBilling(service: BillingService): BillingSystem & { close(): void } {
  const { read, write, close } = createBillingAsker(service)

  return {
    kind: 'http',
    async findAccount(tenant, number) {
      const { account } = await read(
        { what: 'find an account', method: 'POST', path: 'accounts/find', body: { tenant, number } },
        foundAccount,
      )
      if (account && account.number !== number) throw new BillingDown('the billing system answers about another account')
      return account
    },
    async listPaid(tenant, number, most) {
      const body = { tenant, number, most }
      const { payments } = await read({ what: 'list what was paid', method: 'POST', path: 'payments/list', body }, paidBills)
      return payments.slice(0, most)
    },
    post: (tenant, { reference, paidAt, ...paid }) =>
      write(reference, {
        what: 'post a payment',
        method: 'PUT',
        path: `payments/${encodeURIComponent(reference)}`,
        body: { tenant, ...paid, paidAt: paidAt.toISOString() },
      }),
    postReturn: (tenant, { reference, ...returned }) =>
      write(reference, {
        what: 'post a return',
        method: 'PUT',
        path: `payments/${encodeURIComponent(reference)}/return`,
        body: { tenant, ...returned },
      }),
    async listPosted(tenant, { from, to, after, most }) {
      const query = new URLSearchParams({ tenant, from: from.toISOString(), to: to.toISOString(), after, most: String(most) })
      const { payments } = await read({ what: 'list what was posted', method: 'GET', path: `payments/posted?${query}` }, postedBook)
      if (payments.some(({ reference }, index) => reference <= (payments[index - 1]?.reference ?? after)))
        throw new BillingDown('the billing system answers its book out of order')
      return payments.slice(0, most)
    },
    close,
  }
}
