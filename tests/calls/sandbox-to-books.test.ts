import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayments } from '../../src/server/payments/create-payments.ts'
import type { OpenedPayment, Payments } from '../../src/server/payments/payments.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'
import { card, goodCard, trySandbox, type TriedSandbox } from '../fixtures/sandbox-payments.ts'

/** The whole way of the money: our books, our adapter, the sandbox on its port, its notices, and billing. */
let tried: TriedSandbox
let scene: PaymentScene
let payments: Payments
beforeAll(async () => {
  tried = await trySandbox({ twice: 1, rubbish: 0, shuffled: 0.3 })
  scene = await startPaymentScene({ payBy: tried.provider, worksByItself: true })
  tried.handOnTo(scene.site.origin)
  ;({ payments } = createPayments({ ...scene.needs, provider: tried.provider }))
})
afterAll(async () => {
  await scene?.site.close()
  await tried?.close()
})

async function open(): Promise<OpenedPayment> {
  const opened = await payments.open(scene.tenant, scene.wish())
  if (!('session' in opened)) throw new Error(`nothing was opened: ${JSON.stringify(opened)}`)
  return opened
}
const stateOf = async (code: string) => (await payments.find(scene.tenant, code))?.state

describe('a payment by the sandbox', () => {
  it('is paid by its notice and posted to billing, once, though it is told twice', async () => {
    const { code, session, account } = await open()
    expect(await stateOf(code)).toBe('opened')
    await tried.choose(session.sessionKey, { ...goodCard, amount: String(account.minDueCents / 100) })
    await expect.poll(() => stateOf(code)).toBe('paid')
    await expect.poll(async () => (await payments.find(scene.tenant, code))?.postedAt).not.toBeNull()
    expect(await payments.find(scene.tenant, code)).toMatchObject({ cents: account.minDueCents, paidBy: 'card' })
  })

  it('that is declined is failed, and paid after all with another card', async () => {
    const { code, session, account } = await open()
    const amount = String(account.minDueCents / 100)
    await tried.choose(session.sessionKey, { ...card, amount, card: '4000 0000 0000 0002' })
    await expect.poll(() => stateOf(code)).toBe('failed')
    await tried.choose(session.sessionKey, { ...goodCard, amount })
    await expect.poll(() => stateOf(code)).toBe('paid')
    // Before billing has it, nothing else of the account can be paid.
    await expect.poll(async () => (await payments.find(scene.tenant, code))?.postedAt).not.toBeNull()
  })

  it('that is cancelled is cancelled', async () => {
    const { code, session } = await open()
    await tried.choose(session.sessionKey, { act: 'cancel' })
    await expect.poll(() => stateOf(code)).toBe('cancelled')
  })

  it('is told by rubbish until it is told right', async () => {
    await tried.control('faults', { rubbish: 0.5 })
    const { code, session, account } = await open()
    await tried.choose(session.sessionKey, { ...goodCard, amount: String(account.minDueCents / 100) })
    // What cannot be read is answered by nothing good, and told again.
    await expect.poll(() => stateOf(code)).toBe('paid')
    await tried.control('faults', { rubbish: 0 })
  })
})
