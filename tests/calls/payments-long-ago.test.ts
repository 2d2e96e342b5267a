import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconciliationDifferences as differences, reconciliations } from '../../src/server/db/tables/payments.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'

const minute = 60_000
const day = 24 * 60 * minute

let scene: PaymentScene
beforeAll(async () => {
  scene = await startPaymentScene()
})
afterAll(() => scene?.site.close())

async function paid() {
  const { open, provider, tell, settle } = scene
  const { reference } = await open()
  await tell([provider.pay(reference, { paidBy: 'bank' })])
  await settle()
  return reference
}

/** What the books of a night say of one. */
async function compare(reference: string): Promise<string[]> {
  const { books, tenant, site } = scene
  site.clock.advance(6 * minute)
  await books.comparing.compare(tenant)
  const [{ id }] = await site.database.db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
  const found = await site.database.db.select().from(differences).where(eq(differences.reconciliation, id))
  return found.flatMap((each) => (each.reference === reference ? [each.what] : []))
}

describe('the comparison of the books', () => {
  it('finds what came back long after it was paid and billing does not take, each night until it does', async () => {
    const { provider, tell, settle, site, billing } = scene
    const reference = await paid()
    for (let night = 0; night < 8; night++) {
      site.clock.advance(day)
      expect(await compare(reference)).toEqual([])
    }
    billing.faults.always = { postReturn: 'down' }
    await tell([provider.change(reference, 'returned')])
    for (const _night of [1, 2]) {
      await settle()
      expect(await compare(reference)).toEqual(['return not posted'])
      site.clock.advance(day)
    }
    billing.faults.always = {}
    await settle()
    expect(billing.book.get(`windbreak ${reference}`)).toMatchObject({ cents: 14_820, returns: 1 })
    expect(await compare(reference)).toEqual([])
  })

  it('finds what is taken a second time long after the first', async () => {
    const { provider, site } = scene
    const reference = await paid()
    for (let night = 0; night < 8; night++) {
      site.clock.advance(day)
      await compare(reference)
    }
    const first = provider.book.get(reference)!
    provider.book.set(reference, { ...first, transaction: 'a second one', at: site.clock.now() })
    expect(await compare(reference)).toEqual(['taken twice'])
  })

  it('takes no difference for mended that is too old to be looked for', async () => {
    const { billing, site } = scene
    const reference = await paid()
    billing.book.get(`windbreak ${reference}`)!.cents = 1
    expect(await compare(reference)).toEqual(['billing has another amount'])
    const which = and(eq(differences.reference, reference), isNull(differences.settledAt))
    // Nobody looks at the desk for a quarter of a year.
    for (const days of [30, 29, 10, 10, 10]) {
      site.clock.advance(days * day)
      await compare(reference)
      expect(await site.database.db.$count(differences, which)).toBeGreaterThan(0)
    }
  })

  it('takes what has mended for mended all the same, while something older is still open', async () => {
    const { billing, site, settle } = scene
    const reference = await paid()
    billing.book.delete(`windbreak ${reference}`)
    expect(await compare(reference)).toEqual(['posted and not there'])
    await settle()
    expect(await compare(reference)).toEqual([])
    const which = and(eq(differences.reference, reference), isNull(differences.settledAt))
    expect(await site.database.db.$count(differences, which)).toBe(0)
  })
})
