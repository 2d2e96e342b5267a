import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { payments } from '../../src/server/db/tables/payments.ts'
import { sampleAccount } from '../fixtures/fake-billing.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'
import { payPages } from '../fixtures/pay-pages.ts'
import { sealFor } from '../fixtures/seal-account.ts'
import type { TestPerson } from '../fixtures/test-app.ts'

const { number } = sampleAccount
const otherState = '5500000001'
const paidUp = '5500000002'

/** Account numbers as somebody could read them: as typed, as they stand on a bill, in hex, and sealed. */
const numbers = new RegExp(`${number}|40 1182 7755|${Buffer.from(number).toString('hex')}|${otherState}|9999999999|U2FsdGVk`)
/** What the page that tells how to pay shows of a bill. */
const example = 'Account number\n40 1182 7755\n'

let scene: PaymentScene
/** The rows of what is searched before anybody pays. */
let searched: string[]
const log: string[] = []
beforeAll(async () => {
  // Each test asks from an address of its own: guesses of one are not counted against another.
  scene = await startPaymentScene({ trustProxy: true, log, pages: payPages })
  scene.billing.accounts.set(otherState, { ...sampleAccount, number: otherState, state: 'NE' })
  scene.billing.accounts.set(paidUp, { ...sampleAccount, number: paidUp, minDueCents: 0, balanceCents: 0 })
  await scene.settle()
  searched = await whatIsSearched()
})
// While money of an account is on its way to its bill, no other payment of it is opened.
afterEach(() => scene.settle())
afterAll(() => scene?.site.close())

type Asking = { as?: TestPerson; headers?: Record<string, string>; body?: object }
let visitors = 0
const visitor = () => ({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` })
const post = (path: string, { as, headers, body = {} }: Asking = {}) =>
  scene.site.post(path, body, { as, headers: { ...visitor(), ...headers } })
const seal = (value: string, is: 'account' | 'amount' | 'holder' = 'account') => sealFor(scene.site.origin, { is, value })

async function get(path: string, as?: TestPerson) {
  const cookie = as ? { cookie: await scene.site.cookieOf(as) } : undefined
  const response = await fetch(scene.site.origin + path, { headers: { accept: 'application/json', ...visitor(), ...cookie } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, headers: response.headers }
}
const quickPay = async (typed: string, asking?: Asking) => post(`/auth/quick-pay-token/${await seal(typed)}`, asking)

async function rowsOf(table: string): Promise<string[]> {
  const { rows } = (await scene.site.database.db.execute(
    sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
  )) as unknown as { rows: { row: string }[] }
  return rows.map(({ row }) => row)
}
const whatIsSearched = () => rowsOf('search_docs')

/** Every row of every table. */
async function everythingKept(): Promise<string> {
  const { rows: tables } = (await scene.site.database.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as unknown as { rows: { name: string }[] }
  const kept: string[] = []
  for (const { name } of tables) kept.push(...(await rowsOf(name)))
  return kept.join('\n')
}

describe('quick pay', () => {
  it('opens a payment and leads to its page in a new tab', async () => {
    const { status, body, headers } = await quickPay(number)
    expect({ status, cached: headers.get('cache-control') }).toEqual({ status: 200, cached: 'no-store' })
    expect(body).toEqual({
      status: true,
      isAgent: false,
      sessionKey: expect.any(String),
      accessToken: expect.any(String),
      message: expect.stringMatching(/new tab/),
      redirect: true,
      showMessage: false,
      payment: expect.any(String),
    })
    expect(await scene.find(body['payment'])).toMatchObject({ state: 'opened', operation: 'pay', account: '•••• 7755' })
  })

  it('sends agents straight on, by their session and not by what the body says', async () => {
    expect((await quickPay(number, { as: 'agent' })).body).toMatchObject({ isAgent: true, message: '' })
    expect((await quickPay(number, { body: { accountNumber: '1', isAgent: true } })).body).toMatchObject({ isAgent: false })
  })

  it.each([
    ['nothing', '   ', 422, 'Please enter your account number'],
    ['letters', 'forty', 422, 'An account number has digits only: it stands at the top right of your bill'],
    ['a number that is short', '401182', 422, 'That is too short: an account number has 10 digits'],
    ['an account that owes nothing', paidUp, 422, 'Nothing is due on this account: it is paid up.'],
  ])('says under the field what is wrong with %s', async (_what, typed, status, message) => {
    expect(await quickPay(typed)).toMatchObject({ status, body: { status: false, message, showMessage: true, redirect: false } })
  })

  it('says the same of an account of a state that is not served as of one that is not there', async () => {
    const [elsewhere, nowhere] = [await quickPay(otherState), await quickPay('9999999999')]
    expect(elsewhere).toMatchObject({ status: 404, body: { title: 'Account Not Found!', message: 'Please contact your agent.' } })
    expect(nowhere.body).toEqual(elsewhere.body)
  })

  it('is one payment for one wish: with the key of its page, and without one', async () => {
    const from = visitor()
    const keyed = { headers: { ...from, 'idempotency-key': 'the wish of this page' } }
    const [first, second] = [await quickPay(number, keyed), await quickPay(number, keyed)]
    expect(second.body['payment']).toBe(first.body['payment'])
    const bare = { headers: visitor() }
    const [third, fourth] = [await quickPay(number, bare), await quickPay('40 1182-7755', bare)]
    expect(fourth.body['payment']).toBe(third.body['payment'])
    expect(third.body['payment']).not.toBe(first.body['payment'])
    expect((await quickPay(number, { headers: visitor() })).body['payment']).not.toBe(third.body['payment'])
  })

  it('without a key is one payment for ten minutes, whenever on the clock it begins', async () => {
    const { clock } = scene.site
    // The clock goes on by itself too, so a slow machine has a minute to spare.
    const minute = 60_000
    const length = 10 * minute
    const untilNext = () => length - (clock.now().getTime() % length)
    const own = { headers: visitor() }
    clock.advance(untilNext() + length - minute)
    const first = await quickPay(number, own)
    clock.advance(2 * minute)
    expect((await quickPay(number, own)).body['payment']).toBe(first.body['payment'])
    clock.advance(length - 3 * minute)
    expect((await quickPay(number, own)).body['payment']).toBe(first.body['payment'])
    clock.advance(2 * minute)
    expect((await quickPay(number, own)).body['payment']).not.toBe(first.body['payment'])
  })

  it('without a key is one payment where another was given up ten minutes of the clock before', async () => {
    const own = '5500000004'
    scene.billing.accounts.set(own, { ...sampleAccount, number: own })
    const { clock } = scene.site
    const length = 10 * 60_000
    const untilNext = () => length - (clock.now().getTime() % length)
    const asking = { headers: visitor() }
    const pay = async () => String((await quickPay(own, asking)).body['payment'])
    const giveUp = async (code: string) => {
      scene.provider.keys.clear()
      await scene.books.payments.hint(scene.tenant, code, 'cancelled')
      expect((await scene.find(code)).state).toBe('cancelled')
    }
    clock.advance(untilNext())
    const givenUp = await pay()
    await giveUp(givenUp)
    clock.advance(untilNext() + length - 1000)
    const first = await pay()
    expect(first).not.toBe(givenUp)
    clock.advance(2000)
    expect(await pay()).toBe(first)
    // Given up too, it is followed by another one, which is one as well.
    await giveUp(first)
    const next = await pay()
    expect([givenUp, first]).not.toContain(next)
    expect(await pay()).toBe(next)
  })

  it('without a key leads to another payment where the first was given up, and to the receipt where it was paid', async () => {
    const own = '5500000003'
    scene.billing.accounts.set(own, { ...sampleAccount, number: own })
    const headers = visitor()
    const post = async () => {
      const body = new URLSearchParams({ wish: 'pay', account: own })
      const answer = await fetch(`${scene.site.origin}/360/pay`, { method: 'POST', redirect: 'manual', headers, body })
      return decodeURIComponent(answer.headers.get('location')?.split('/').at(-1) ?? '')
    }
    const first = await post()
    expect(await post()).toBe(first)
    scene.provider.keys.clear()
    await scene.books.payments.hint(scene.tenant, first, 'cancelled')
    expect((await scene.find(first)).state).toBe('cancelled')
    const second = await post()
    expect(second).not.toBe(first)
    expect([await post(), (await quickPay(own, { headers })).body['payment']]).toEqual([second, second])
    await scene.tell([scene.provider.pay((await scene.find(second)).reference)])
    await scene.settle()
    expect(await post()).toBe(second)
  })

  it('opens so many for one visitor, with right numbers too, and through pages as through calls', async () => {
    const from = visitor()
    const posted = () =>
      fetch(`${scene.site.origin}/360/pay`, {
        method: 'POST',
        redirect: 'manual',
        headers: from,
        body: new URLSearchParams({ wish: 'pay', account: number }),
      })
    const sent = await Promise.all(Array.from({ length: 60 }, posted))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]))
    const tooMany = await posted()
    expect(tooMany.status).toBe(429)
    expect(await tooMany.text()).toMatch(/Please wait \d+ (seconds|minutes)\./)
    expect((await quickPay(number, { headers: from })).status).toBe(429)
    expect((await quickPay(number)).status).toBe(200)
  })

  it('says where billing or the payment company does not answer, with a reference to quote', async () => {
    scene.billing.faults.next.findAccount = ['down']
    const { status, body } = await quickPay(number)
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: false, showMessage: true, reference: expect.stringMatching(/^WM-/) })
    expect(body['message']).toContain(body['reference'])
  })

  it('writes each reference that somebody was told into the log, however many were told one in a minute', async () => {
    scene.billing.faults.always.findAccount = 'down'
    // Of one account twenty may be on their way at once.
    const told: Awaited<ReturnType<typeof quickPay>>[] = []
    while (told.length < 30) told.push(...(await Promise.all(Array.from({ length: 10 }, () => quickPay(number)))))
    scene.billing.faults.always = {}
    expect(told.filter(({ body }) => !body['reference'])).toEqual([])
    const references = told.map(({ body }) => String(body['reference']))
    expect(new Set(references).size).toBe(30)
    expect(references.filter((reference) => !log.some((line) => line.includes(reference)))).toEqual([])
  })
})

describe('an account and a day of one’s own', () => {
  it('is shown to the signed-in alone, under the source’s names', async () => {
    expect((await get(`/auth/account-details/${await seal(number)}`)).status).toBe(401)
    const { status, body, headers } = await get(`/auth/account-details/${await seal(number)}`, 'customer')
    expect({ status, cached: headers.get('cache-control') }).toEqual({ status: 200, cached: 'no-store' })
    expect(body).toEqual({
      status: true,
      result: {
        policyHolderName: 'Ruth Ostrander',
        billingAddressStreet: '12 Cottonwood Lane',
        billingAddressCity: 'Sterling',
        billingZip: '80751',
        minAmountDue: '148.20',
        referenceNumber: '40 1182 7755',
        state: 'CO',
      },
    })
    expect(await get(`/auth/account-details/${await seal(otherState)}`, 'customer')).toMatchObject({
      status: 404,
      body: { title: 'Account Not Found!' },
    })
  })

  it('is opened for the amount that was shown, in both forms of the path', async () => {
    const token = async (amount: string, holder?: string) =>
      post(`/auth/get-token/${await seal(number)}/${await seal(amount, 'amount')}${holder ? `/${await seal(holder, 'holder')}` : ''}`, {
        as: 'customer',
        body: { dummy: '', policyHolderName: 'somebody else' },
      })
    const { status, body } = await token('148.20')
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: true, sessionKey: expect.any(String), accessToken: expect.any(String), message: '' })
    expect(await scene.find(body['payment'])).toMatchObject({ operation: 'schedule', minDueCents: 14_820 })
    expect((await token('148.20', 'Ruth Ostrander')).status).toBe(200)
  })

  it('is refused where another amount is due by now', async () => {
    const path = `/auth/get-token/${await seal(number)}/${await seal('1.00', 'amount')}`
    expect(await post(path, { as: 'customer' })).toMatchObject({ status: 409, body: { status: false, showMessage: true } })
  })

  it('is not for visitors, by the page no more than by the calls', async () => {
    for (const wish of [`wish=account&account=${number}`, 'wish=schedule&box=made.up&least=14820']) {
      const sent = { method: 'POST', redirect: 'manual', body: new URLSearchParams(wish), headers: visitor() } as const
      const answer = await fetch(`${scene.site.origin}/360/pay`, sent)
      expect([wish, answer.status]).toEqual([wish, 401])
      const said = await answer.text()
      for (const told of [sampleAccount.policyHolder, sampleAccount.street, sampleAccount.zip]) expect(said).not.toContain(told)
    }
    expect((await post(`/auth/get-token/${await seal(number)}/${await seal('148.20', 'amount')}`)).status).toBe(401)
    expect((await post(`/auth/signin-microsoft/${await seal(number)}/test`)).status).toBe(401)
  })
})

it('pays with what the payment company keeps for the customer', async () => {
  const { status, body } = await post(`/auth/signin-microsoft/${await seal(number)}/test`, { as: 'customer', body: { accountNumber: '' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: true, sessionKey: expect.any(String), accessToken: expect.any(String), payment: expect.any(String) })
})

describe('a value in an address', () => {
  const path = (value: string) => `/auth/quick-pay-token/${value}`
  const refused = { status: 422, body: { status: false, message: 'The account number could not be read. Please enter it once more.' } }

  it('counts once', async () => {
    const value = await seal(number)
    expect((await post(path(value))).status).toBe(200)
    expect(await post(path(value))).toMatchObject(refused)
  })

  it('counts for ten minutes, by the clock of the server', async () => {
    const now = Math.floor(scene.site.clock.now().getTime() / 1000)
    const sealed = (exp: number) => sealFor(scene.site.origin, { is: 'account', value: number, exp })
    expect(await post(path(await sealed(now - 1)))).toMatchObject(refused)
    expect(await post(path(await sealed(now + 24 * 3600)))).toMatchObject(refused)
    expect((await post(path(await sealed(now + 300)))).status).toBe(200)
  })

  it('is no account where it says that it is an amount', async () => {
    expect(await post(path(await seal(number, 'amount')))).toMatchObject(refused)
  })

  it.each([
    ['the number itself', number],
    ['what an old client made with the key it carried', 'U2FsdGVkX1*8fB0q3xk2Jw=='],
    ['anything else', 'e30.e30.e30.e30.e30'],
  ])('is not %s', async (_what, value) => {
    expect(await post(path(encodeURIComponent(value)))).toMatchObject(refused)
  })

  it('may have asterisks for slashes, where it opens all the same', async () => {
    let value = await seal(number)
    while (!value.includes('_')) value = await seal(number)
    const asOfOld = value.replaceAll('_', '*')
    expect((await post(path(encodeURIComponent(asOfOld)))).status).toBe(200)
  })

  it('is not looked at any more once somebody has sent too many', async () => {
    const from = { headers: visitor() }
    const sent = await Promise.all(Array.from({ length: 130 }, () => post(path('e30'), from)))
    expect(sent.filter(({ status }) => status === 422)).toHaveLength(120)
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(10)
    const good = await quickPay(number, from)
    expect({ status: good.status, wait: Number(good.headers.get('retry-after')) > 0 }).toEqual({ status: 429, wait: true })
  })

  it('leaves no number in the log, and none in the database that could be read there', async () => {
    const kept = await everythingKept()
    // What was opened is there, and the number only as a box that is closed.
    expect(kept).toContain('WM-')
    expect(log.join('\n')).not.toMatch(numbers)
    // What is searched holds the words of pages, and one of them shows this number as an example of one. Payments leave it as it was.
    expect(searched.join('\n')).toContain(example)
    expect(await whatIsSearched()).toEqual(searched)
    const pages = searched.filter((row) => row.includes(example))
    expect(pages.map((row) => row.split(',', 3).slice(1))).toEqual(pages.map(() => ['360_Home', 'Section_Payments']))
    let told = kept
    for (const row of pages) {
      expect(row.replace(example, '')).not.toMatch(numbers)
      told = told.replace(row, '')
    }
    expect(told).not.toMatch(numbers)
  })
})

describe('the page of a payment', () => {
  it('gets a fresh session while it is open, and none when it is paid', async () => {
    const { code, reference } = await scene.open()
    expect(await post('/api/payments/session', { body: { code } })).toMatchObject({ status: 200, body: { session: { redirectTo: null } } })
    await scene.tell([scene.provider.pay(reference)])
    await scene.settle()
    expect((await post('/api/payments/session', { body: { code } })).status).toBe(404)
  })

  it('tells nobody who has a number whose it is and where they live', async () => {
    const visitors = await quickPay(number)
    const { body } = await post('/api/payments/session', { body: { code: visitors.body['payment'] } })
    const { parameters } = body['session'] as { parameters: Record<string, string> }
    expect(parameters).toMatchObject({ operation: 'makePayment', minAmountDue: '148.20' })
    const { policyHolder, street, zip } = sampleAccount
    for (const told of [policyHolder, street, zip]) expect(JSON.stringify(parameters)).not.toContain(told)
    const own = await post(`/auth/signin-microsoft/${await seal(number)}/test`, { as: 'customer' })
    expect((own.body['session'] as { parameters: object }).parameters).toMatchObject({ billingZip: zip, policyHolderName: policyHolder })
  })

  it('gives what is its owner’s to its owner alone, whoever else has its code', async () => {
    const paying = await quickPay(number, { as: 'customer' })
    const agents = await quickPay(number, { as: 'agent' })
    const session = async (of: { body: { [key: string]: unknown } }, as?: TestPerson) => {
      const { status, body } = await post('/api/payments/session', { as, body: { code: of.body['payment'] } })
      return { status, ...(body['session'] as { parameters: Record<string, string> } | undefined)?.parameters }
    }
    expect(await session(paying, 'customer')).toMatchObject({ status: 200, customerId: expect.any(String) })
    expect(await session(agents, 'agent')).toMatchObject({ status: 200, userRole: 'agent' })
    for (const other of [undefined, 'stranger'] as const) {
      for (const each of [paying, agents]) {
        const told = await session(each, other)
        expect(told).toMatchObject({ status: 200, operation: 'makePayment' })
        for (const name of ['customerId', 'userRole', 'billingZip', 'policyHolderName']) expect(told).not.toHaveProperty(name)
      }
    }
    const [{ account }] = await scene.site.database.db
      .select({ account: payments.account })
      .from(payments)
      .where(eq(payments.reference, (await scene.find(paying.body['payment'])).reference))
    const person = {
      account: account ?? '',
      name: 'Alex Neighbor',
      username: 'customer@example.com',
      agentOf: new Set<string>(),
      adminOf: new Set<string>(),
    }
    for (const operation of ['methods', 'autopay'] as const) {
      const wallet = { body: { payment: (await scene.open({ operation, person })).code } }
      expect([(await session(wallet)).status, (await session(wallet, 'stranger')).status]).toEqual([404, 404])
      expect(await session(wallet, 'customer')).toMatchObject({ status: 200, customerId: expect.any(String) })
    }
  })

  it('stays open where somebody only looks, and is paid where the payment company says so', async () => {
    const { code, reference } = await scene.open()
    const look = () =>
      fetch(`${scene.site.origin}/360/pay/payment/${code}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ wish: 'look' }),
      })
    expect((await look()).status).toBe(303)
    expect((await scene.find(code)).state).toBe('opened')
    scene.provider.pay(reference)
    await look()
    expect((await scene.find(code)).state).toBe('paid')
  })

  it('gets so many sessions in an hour, from wherever', async () => {
    const { code } = await scene.open()
    const before = scene.provider.opened.length
    const answers: number[] = []
    for (let time = 0; time < 31; time += 1) answers.push((await post('/api/payments/session', { body: { code } })).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect([answers.at(-1), scene.provider.opened.length - before]).toEqual([429, 30])
  })

  it('asks so much for one visitor in five minutes, by page and by call together', async () => {
    const [one, two, three] = [await scene.open(), await scene.open(), await scene.open()]
    const headers = visitor()
    const goOn = async ({ code }: { code: string }) => {
      const sent = { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams({ wish: 'go' }) } as const
      return (await fetch(`${scene.site.origin}/360/pay/payment/${encodeURIComponent(code)}`, sent)).headers.get('location')
    }
    const led = new Set<string | null>()
    for (let time = 0; time < 30; time += 1) for (const each of [one, two]) led.add(await goOn(each))
    expect([...led].map((to) => to?.includes('down='))).toEqual([false, false])
    expect(await goOn(three)).toContain('down=')
    expect((await post('/api/payments/session', { headers, body: { code: three.code } })).status).toBe(429)
    expect(scene.provider.opened.filter((reference) => reference === three.reference)).toHaveLength(1)
    expect((await post('/api/payments/session', { body: { code: three.code } })).status).toBe(200)
  })

  it('says what the browser saw, which makes nothing paid', async () => {
    const { code } = await scene.open()
    const { body } = await post('/api/payments/hint', { body: { code, said: 'completed' } })
    expect(body['state']).not.toBe('paid')
    expect((await post('/api/payments/hint', { body: { code: 'made-up', said: 'completed' } })).status).toBe(404)
  })
})
