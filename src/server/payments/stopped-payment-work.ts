import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { payments as t } from '../db/tables/payments.ts'
import { standEach, type KnownWork, type Standing } from '../jobs/known-work.ts'

const ofPayment = z.object({ payment: z.number().int() })
export type OfPayment = z.output<typeof ofPayment>

/** What each finds when it runs is what the books say then, so it is right as long as there is such a payment. */
async function stand(db: Db, payloads: readonly OfPayment[]): Promise<Standing[]> {
  const ids = payloads.map(({ payment }) => payment)
  const { id, tenant, reference } = t
  const rows = await db.select({ id, tenant, reference }).from(t).where(inArray(t.id, ids))
  return standEach(payloads, rows, { row: (row) => row.id, payload: ({ payment }) => payment }, (row) =>
    row ? { tenant: row.tenant, about: row.reference } : { tenant: null, about: '', over: 'gone' },
  )
}

/** Money that was taken is never given up: what billing cannot be told is settled at the desk of payments. */
export const billingTelling: KnownWork<OfPayment> = { kind: 'tell billing of a payment', payload: ofPayment, givenUp: 'never', stand }

/** Nor is somebody who believes that a payment is set. */
export const changeFollowing: KnownWork<OfPayment> = {
  kind: 'see a change of a payment through',
  payload: ofPayment,
  givenUp: 'never',
  stand,
}
