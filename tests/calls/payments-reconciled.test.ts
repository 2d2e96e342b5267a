import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentEvents, payments, reconciliationDifferences, reconciliations } from '../../src/server/db/tables/payments.ts'
import type { ProviderPayment } from '../../src/server/payments/provider/payment-provider.ts'
import { fillBooks } from '../fixtures/full-books.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await startPaymentScene()
  // The comparison that a site begins with is over before there is anything to compare.
  await scene.settle()
})
afterAll(() => scene?.site.close())

it('is compared page by page, and every difference among many is found', { timeout: 300_000 }, async () => {
  const { site, tenant, billing, provider, books } = scene
  const { db } = site.database
  const filled = await fillBooks(scene, 2401)
  const at = (index: number) => filled[index].reference
  // At the ends of pages, and anywhere.
  const changed = provider.book.get(at(999)) as ProviderPayment
  changed.cents += 1
  billing.book.delete(`windbreak ${at(1000)}`)
  billing.book.get(`windbreak ${at(2000)}`)!.cents += 1
  provider.book.delete(at(2400))
  const [gone] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.reference, at(2100)))
  await db.delete(paymentEvents).where(eq(paymentEvents.payment, gone.id))
  await db.delete(payments).where(eq(payments.id, gone.id))
  await books.comparing.compare(tenant)
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
  const found = await db.select().from(reconciliationDifferences).where(eq(reconciliationDifferences.reconciliation, last.id))
  expect(last).toMatchObject({ compared: 2401, differences: 6 })
  expect(found.map(({ reference, what }) => `${filled.findIndex((each) => each.reference === reference)} ${what}`).toSorted()).toEqual([
    '1000 posted and not there',
    '2000 billing has another amount',
    '2100 posted and not ours',
    '2100 taken and not ours',
    '2400 known as paid and not taken',
    '999 provider has another amount',
  ])
})
