import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await startPaymentScene()
})
afterAll(() => scene?.site.close())

describe('a payment', () => {
  it('is opened, paid by the provider’s word, and posted to billing once', async () => {
    const { open, provider, billing, tell, settle, find } = scene
    const { code, reference, session } = await open()
    expect(await find(code)).toMatchObject({ state: 'opened', account: '•••• 7755', cents: null, postedAt: null })
    const notice = provider.pay(reference, { cents: 20_000, key: session.sessionKey })
    expect(await tell([notice])).toBe(200)
    expect(await tell([notice])).toBe(200)
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 20_000, paidBy: 'card', settlement: 'pending' })
    expect((await find(code)).postedAt).not.toBeNull()
    expect([...billing.book.values()].filter((each) => each.reference === reference)).toEqual([
      expect.objectContaining({ cents: 20_000, times: 1, number: '4011827755' }),
    ])
  })
})
