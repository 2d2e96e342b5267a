import { expect, it } from 'vitest'
import { testTenants } from '../../../tests/fixtures/test-tenants.ts'
import { createOpenWish } from './open-wish.ts'
import type { AskedPayment, OpenedPayment } from './payments.ts'

const tenMinutes = 10 * 60_000

it('opens one payment for two clicks without a key, though the clock’s ten minutes end while the first is looked up', async () => {
  let at = 100 * tenMinutes - 1
  const opened = new Map<string, string>()
  const lookedUp = Promise.withResolvers<void>()
  const payments = {
    async open(_tenant: unknown, { key, before }: AskedPayment) {
      const known = opened.get(key) ?? opened.get(before?.keys.find((each) => opened.has(each)) ?? '')
      await lookedUp.promise
      if (known === undefined) opened.set(key, `code ${key}`)
      return { code: known ?? `code ${key}` } as OpenedPayment
    },
  }
  const sealing = { sign: (_purpose: string, text: string) => Buffer.from(text).toString('base64url') }
  const openWish = createOpenWish({ payments, sealing, now: () => new Date(at) })
  const click = () =>
    openWish(testTenants[0], {
      number: '4011827755',
      operation: 'pay',
      key: undefined,
      person: undefined,
      origin: 'https://windbreak.example',
      visitor: '203.0.113.7',
    })
  const first = click()
  at += 1
  const second = click()
  lookedUp.resolve()
  expect(await second).toEqual(await first)
})
