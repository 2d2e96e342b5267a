import { and, eq } from 'drizzle-orm'
import { linkedAccounts as t } from '../db/schema.ts'
import type { Consequence } from './payment-ledger.ts'

/** What the provider says of autopay is what a customer's account shows of it. */
export const followAutopay: Consequence = async (tx, { row, learnt }) => {
  const said = learnt.events.findLast(({ what }) => what === 'autopay on' || what === 'autopay off')
  if (!said || row.account === null) return
  await tx
    .update(t)
    .set({ autopay: said.what === 'autopay on' })
    .where(and(eq(t.tenant, row.tenant), eq(t.account, row.account), eq(t.accountTerm, row.accountTerm)))
}
