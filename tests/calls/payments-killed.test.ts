import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentEvents, payments } from '../../src/server/db/schema.ts'
import type { Notice } from '../../src/server/payments/payment-provider.ts'
import { startMortalNode } from '../fixtures/mortal-node.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await startPaymentScene()
  // The test's own nodes are the only ones.
  await scene.site.app.jobs.stop()
})
afterAll(() => scene?.site.close())

type Node = Awaited<ReturnType<typeof startMortalNode>>

describe('a server that is killed', () => {
  it('at any step of a payment takes it once, posts it once and loses nothing', { timeout: 300_000 }, async () => {
    let lived = false
    let killed = 0
    for (let diesAt = 1; !lived; diesAt++) {
      const first = await startMortalNode(scene, diesAt)
      const second = () => startMortalNode(scene)
      const end = await journey(first, second)
      expect(end, `killed at step ${diesAt}`).toEqual({
        payments: 1,
        state: 'paid',
        settlement: 'returned',
        told: { posted: 1, 'return posted': 1, paid: 1 },
        billing: { cents: 14_820, returned: true },
        taken: 1,
      })
      lived = !first.isDead()
      if (!lived) killed += 1
    }
    // Opening, notices, posting and the return: should these grow fewer, this test does not look where it thinks.
    expect(killed).toBeGreaterThan(25)
  })
})

/** Pays a bill; whoever is told nothing asks again, of the server that is there then. */
async function journey(first: Node, startSecond: () => Promise<Node>) {
  const { provider, billing, tenant, wish, site } = scene
  const asked = wish({ key: randomUUID() })
  let node = first
  const again = async <T>(work: (node: Node) => Promise<T>): Promise<T> => {
    try {
      const answer = await work(node)
      if (!node.isDead()) return answer
    } catch (error) {
      if (!node.isDead()) throw error
    }
    await node.jobs.stop()
    node = await startSecond()
    return work(node)
  }
  const tell = (notice: Notice | null) => again((each) => each.inbox.keep(tenant.client, notice ? [notice] : []))
  const settle = () => again((each) => each.jobs.settle())

  const opened = await again((each) => each.payments.open(tenant, asked))
  if (!('session' in opened)) throw new Error(`nothing was opened: ${JSON.stringify(opened)}`)
  const { reference, code, session } = opened
  const paid = provider.pay(reference, { paidBy: 'bank', key: session.sessionKey })
  await again((each) => each.payments.hint(tenant, code, 'completed'))
  await tell(paid)
  await settle()
  await tell(provider.change(reference, 'returned'))
  await settle()
  await node.jobs.stop()

  const rows = await site.database.db.select().from(payments).where(eq(payments.key, asked.key))
  const events = await site.database.db.select().from(paymentEvents).where(eq(paymentEvents.payment, rows[0].id))
  const many = (what: string) => events.filter((event) => event.what === what).length
  const posted = billing.book.get(`${tenant.client} ${reference}`)
  return {
    payments: rows.length,
    state: rows[0].state,
    settlement: rows[0].settlement,
    told: { posted: many('posted'), 'return posted': many('return posted'), paid: many('paid') },
    billing: posted && { cents: posted.cents, returned: posted.returnedOn !== null },
    taken: provider.charges.filter((each) => each.reference === reference).length,
  }
}
