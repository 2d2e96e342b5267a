import { reconciliationDifferences, reconciliations } from '../../db/tables/payments.ts'
import type { Warn } from '../../http/warn.ts'
import type { Consequence } from './payment-ledger.ts'

/** Money that was taken a second time under one reference cannot be put right by software: the desk has it at once, and not only after a night. */
export function noteSecondTaking({ warn, now }: { warn: Warn; now: () => Date }): Consequence {
  return async (tx, { row, after, events, learnt }) => {
    // What an admin read in its book is money as well.
    const paid = new Set(events.flatMap(({ what, detail }) => (what === 'paid' ? [detail.transaction] : [])))
    const second = learnt.events.find(
      ({ what, detail }) => (what === 'notice refused' && isRefusedSecond(detail)) || (what === 'paid' && paid.size > 1),
    )
    if (!second) return
    warn({ reference: row.reference, tenant: row.tenant }, 'the payment provider tells of a second transaction for one payment')
    const at = now()
    // Never finished: where the next comparison begins is the business of those that looked at the books.
    const [{ id }] = await tx
      .insert(reconciliations)
      .values({ tenant: row.tenant, from: row.paidAt ?? at, to: at, startedAt: at, differences: 1 })
      .returning({ id: reconciliations.id })
    await tx.insert(reconciliationDifferences).values({
      reconciliation: id,
      reference: row.reference,
      what: 'taken twice',
      ourCents: after.cents,
      providerCents: second.cents ?? null,
    })
  }
}

const isRefusedSecond = (detail: Record<string, string | number> | undefined) =>
  detail?.told === 'paid' && detail.why === 'another transaction'
