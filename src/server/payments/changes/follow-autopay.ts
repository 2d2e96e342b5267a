import { and, eq, inArray } from 'drizzle-orm'
import { linkedAccounts as t, paymentEvents, payments } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import { hasAutopayOfAnother } from './autopay-of-another.ts'
import type { Consequence } from '../books/payment-ledger.ts'

/** What the provider says of autopay is what a customer's account shows of it: of all it said of the account, what happened last, whenever it came. */
export function followAutopay({ warn }: { warn: Warn }): Consequence {
  return async (tx, { row, learnt }) => {
    if (!learnt.events.some(({ what }) => what === 'autopay on' || what === 'autopay off') || row.account === null) return
    const ofAccount = and(eq(payments.tenant, row.tenant), eq(payments.account, row.account), eq(payments.accountTerm, row.accountTerm))
    const said = await tx
      .select({ what: paymentEvents.what, detail: paymentEvents.detail })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.payment))
      .where(and(ofAccount, inArray(paymentEvents.what, ['autopay on', 'autopay off'])))
      .orderBy(paymentEvents.at, paymentEvents.number)
    const when = ({ detail }: (typeof said)[number]) => String((detail as Record<string, unknown>).on ?? '')
    const last = said.reduce((newest, each) => (when(each) >= when(newest) ? each : newest))
    const autopay = last.what === 'autopay on'
    await tx
      .update(t)
      .set({ autopay })
      .where(and(eq(t.tenant, row.tenant), eq(t.account, row.account), eq(t.accountTerm, row.accountTerm)))
    // Two had the form open at the same time: a bill would be taken twice.
    if (autopay && (await hasAutopayOfAnother(tx, row))) warn({ reference: row.reference, tenant: row.tenant }, twice)
  }
}

const twice = 'autopay is on twice for one account: somebody has to stop one'
