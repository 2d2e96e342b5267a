import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paymentHint, paymentSession } from '../../src/calls/addresses.ts'
import type { ShownPayment } from '../../src/nouns/payments/shown-payment.ts'
import { pages, paymentAddress } from '../../src/routes.ts'
import { noFaults } from '../../src/sandbox-payments/faults.ts'
import { sampleAccount } from '../fixtures/fake-billing.ts'
import { payPages } from '../fixtures/pay-pages.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'
import { bank, card, goodCard, trySandbox, type TriedSandbox } from '../fixtures/sandbox-payments.ts'
import type { TestPerson } from '../fixtures/test-app.ts'

/** Whoever pays, from the number on the bill to what the page says at the end: by our pages and calls, and the company's own form. */
let tried: TriedSandbox
let scene: PaymentScene
beforeAll(async () => {
  tried = await trySandbox()
  scene = await startPaymentScene({ payBy: tried.provider, trustProxy: true, pages: payPages, worksByItself: true })
  tried.handOnTo(scene.site.origin)
})
afterAll(async () => {
  await scene?.site.close()
  await tried?.close()
})
afterEach(() => tried.control('faults', { ...noFaults }))

type Payer = ReturnType<typeof payerOf>
let payers = 0

/** Somebody with a bill of their own, at an address of their own. */
function payerOf(as: TestPerson | undefined) {
  const number = String(4_200_000_000 + (payers += 1))
  scene.billing.accounts.set(number, { ...sampleAccount, number })
  const visitor = `198.51.100.${payers}`
  const key = randomBytes(18).toString('hex')
  const headers = async () => ({ 'x-forwarded-for': visitor, ...(as ? { cookie: await scene.site.cookieOf(as) } : {}) })
  const post = (path: string, body: object) => scene.site.post(path, body, { as, headers: { 'x-forwarded-for': visitor } })

  /** As the form of the page does; the code of the payment, or the status where nothing was opened. */
  async function open(): Promise<string> {
    const body = new URLSearchParams({ account: number, key })
    const answer = await fetch(scene.site.origin + pages.pay.path, { method: 'POST', redirect: 'manual', body, headers: await headers() })
    return answer.headers.get('location')?.split('/').at(-1) ?? `${answer.status} ${await answer.text()}`
  }

  async function session(code: string) {
    const { status, body } = await post(paymentSession.path, { code })
    const { session, message = '' } = body as { session?: { sessionKey: string; parameters: Record<string, string> }; message?: string }
    return { status, message, sessionKey: session?.sessionKey ?? '', parameters: session?.parameters ?? {} }
  }

  const say = (code: string, said: string) => post(paymentHint.path, { code, said })

  async function shown(code: string): Promise<ShownPayment> {
    const html = await (await fetch(scene.site.origin + paymentAddress(code), { headers: await headers() })).text()
    return (JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '') as { loaded: { payment: { payment: ShownPayment } } }).loaded.payment
      .payment
  }

  const becomes = (code: string, state: object) => expect.poll(() => shown(code)).toMatchObject(state)
  const posted = () => [...scene.billing.book.values()].filter((each) => each.number === number).map(({ cents }) => cents)
  return { number, open, session, say, becomes, shown, posted }
}

/** Opens it and chooses in the company's form; the code of its page. */
async function choose(payer: Payer, ...choices: Record<string, string>[]): Promise<string> {
  const code = await payer.open()
  const { sessionKey } = await payer.session(code)
  for (const fields of choices) await tried.choose(sessionKey, fields)
  return code
}

/** On the company's own clock. */
const letPass = (ms: number) => tried.control('advance', { ms })

const declined = { ...card, card: '4000 0000 0000 0002' }
const day = 24 * 3600_000

const endings: [string, (payer: Payer) => Promise<void>][] = [
  [
    'is paid by card',
    async (payer) => {
      const code = await choose(payer, goodCard)
      await payer.becomes(code, { state: 'paid', cents: 14_820, paidBy: 'card' })
      await expect.poll(payer.posted).toEqual([14_820])
    },
  ],
  [
    'is paid from a bank, which sends it back days later',
    async (payer) => {
      const code = await choose(payer, { ...bank, account: '0001 1111 1116' })
      await payer.becomes(code, { state: 'paid', paidBy: 'bank', settlement: 'pending' })
      await expect.poll(payer.posted).toEqual([14_820])
      await letPass(4 * day)
      await payer.becomes(code, { state: 'paid', settlement: 'returned' })
    },
  ],
  [
    'is declined, and paid with another card after all',
    async (payer) => {
      const code = await choose(payer, declined)
      await payer.becomes(code, { state: 'failed', cents: null })
      // The form is still there, and takes another card.
      const { sessions } = tried.sandbox().book.readAll()
      await tried.choose(sessions.findLast(({ accountReference }) => accountReference === payer.number)?.key ?? '', goodCard)
      await payer.becomes(code, { state: 'paid' })
    },
  ],
  [
    'is cancelled',
    async (payer) => {
      const code = await choose(payer, { act: 'cancel' })
      await payer.becomes(code, { state: 'cancelled' })
      expect((await payer.session(code)).status).toBe(404)
      expect(payer.posted()).toEqual([])
    },
  ],
  [
    'is closed half-way, and is the same payment when they come back',
    async (payer) => {
      const code = await payer.open()
      const { sessionKey } = await payer.session(code)
      await fetch(`${tried.origin}/hosted/end`, { method: 'POST', body: new URLSearchParams({ sessionKey }) })
      await payer.say(code, 'closed')
      expect([(await payer.shown(code)).state, await payer.open()]).toEqual(['opened', code])
      expect((await tried.choose(sessionKey, goodCard)).status).toBe(410)
      await tried.choose((await payer.session(code)).sessionKey, goodCard)
      await payer.becomes(code, { state: 'paid' })
    },
  ],
  [
    'is slow at the bank',
    async (payer) => {
      const code = await choose(payer, { ...card, card: '4000 0000 0000 7775' })
      await payer.say(code, 'completed')
      expect((await payer.shown(code)).state).toBe('completed')
      await letPass(10_000)
      await payer.becomes(code, { state: 'paid' })
    },
  ],
  [
    'meets an error of the company, where nothing is taken and another try is open',
    async (payer) => {
      const code = await choose(payer, { ...card, card: '4000 0000 0000 0119' })
      expect((await payer.shown(code)).state).toBe('opened')
      const { sessionKey } = await payer.session(code)
      await tried.choose(sessionKey, goodCard)
      await payer.becomes(code, { state: 'paid' })
    },
  ],
  [
    'is told of with another amount, and counts as what was taken',
    async (payer) => {
      const code = await choose(payer, { ...card, card: '4000 0000 0000 5555' })
      await payer.say(code, 'completed')
      await payer.becomes(code, { state: 'paid', cents: 14_820 })
      await expect.poll(payer.posted).toEqual([14_820])
    },
  ],
  [
    'is not opened while the company is down, with a reference, and is afterwards',
    async (payer) => {
      await tried.control('faults', { down: 1 })
      expect(await payer.open()).toMatch(/^503 .*Nothing was taken.*WM-/s)
      await tried.control('faults', { down: 0 })
      const code = await choose(payer, goodCard)
      await payer.becomes(code, { state: 'paid' })
    },
  ],
  [
    'is asked about again where another sum is due by now',
    async (payer) => {
      const code = await payer.open()
      scene.billing.accounts.set(payer.number, { ...sampleAccount, number: payer.number, minDueCents: 20_000 })
      expect(await payer.session(code)).toMatchObject({ status: 409, message: expect.stringContaining('$148.20 and is $200.00 now') })
      const { sessionKey, parameters } = await payer.session(code)
      expect(parameters.minAmountDue).toBe('200.00')
      await tried.choose(sessionKey, { ...goodCard, amount: '200.00' })
      await payer.becomes(code, { state: 'paid', cents: 20_000 })
    },
  ],
  [
    'is one payment by a double click, in two tabs, and by the way back',
    async (payer) => {
      const [code, other] = await Promise.all([payer.open(), payer.open()])
      expect(other).toBe(code)
      const [first, second] = [await payer.session(code), await payer.session(code)]
      expect((await tried.choose(first.sessionKey, goodCard)).status).toBe(410)
      await Promise.all([tried.choose(second.sessionKey, goodCard), tried.choose(second.sessionKey, goodCard)])
      await payer.becomes(code, { state: 'paid' })
      await expect.poll(payer.posted).toEqual([14_820])
      expect([await payer.open(), (await payer.session(code)).status]).toEqual([code, 404])
    },
  ],
]

describe.each([
  ['a visitor', undefined, { operation: 'makePayment' }],
  ['a customer', 'customer', { operation: 'makePayment', customerId: expect.any(String) }],
  ['an agent', 'agent', { operation: 'quickPay', userRole: 'agent' }],
] as const)('the payment of %s', (_who, as, parameters) => {
  it('is opened as theirs', async () => {
    const payer = payerOf(as)
    expect(await payer.session(await payer.open())).toMatchObject({ status: 200, parameters })
  })

  // oxlint-disable-next-line vitest/expect-expect -- each ending judges itself
  it.each(endings)('%s', (_what, ending) => ending(payerOf(as)))
})
