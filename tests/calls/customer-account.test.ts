import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentSession } from '../../src/calls/addresses.ts'
import { accountWishes } from '../../src/nouns/payments/account-wish.ts'
import { pages as rows } from '../../src/routes.ts'
import { addDays } from '../../src/nouns/add-days.ts'
import type { MyAccount } from '../../src/nouns/payments/my-account.ts'
import type { SentForm } from '../../src/nouns/forms/sent-form.ts'
import type { AccountProblem } from '../../src/nouns/payments/account-wish.ts'
import * as landing from '../../src/pages/customer-landing/customer-landing-page.tsx'
import * as reminders from '../../src/pages/reminders/reminders-page.tsx'
import { mails } from '../../src/server/db/tables/mails.ts'
import { linkedAccounts, paymentEvents, payments, providerCustomers } from '../../src/server/db/tables/payments.ts'
import { sandboxBilledAccounts } from '../../src/server/db/tables/sandbox-billing.ts'
import { createHttpBilling } from '../../src/server/payments/billing/http-billing.ts'
import type { StoredAccount } from '../../src/server/payments/billing/sandbox-account.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { createFakeProvider, sign, type FakeProvider } from '../fixtures/fake-provider.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { insertSentForm } from '../fixtures/sent-forms.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'
import { testRing } from '../fixtures/test-ring.ts'

const { customerLanding, reminders: reminderRow } = rows
const pages = builtOf({
  customerLanding: { ...customerLanding, loader: landing.loader as never, action: landing.action as never },
  reminders: { ...reminderRow, loader: reminders.loader as never, action: reminders.action as never },
})

let site: TestApp
let provider: FakeProvider
let now = () => new Date()
const log: string[] = []

beforeAll(async () => {
  provider = createFakeProvider({ now: () => now() })
  site = await startTestApp({ worksByItself: false, demo: true, payBy: provider, pages, trustProxy: true, log })
  now = site.clock.now
})
afterAll(() => site?.close())
beforeEach(async () => {
  await site.database.db.delete(linkedAccounts)
})

const alex = { account: '40 2041 7731', zip: '80751' }
const ellie = { account: '4011827755', zip: '80751' }
const path = '/360/customer-landing'

/** In a session and from an address of its own, unless it says which: these tests move the clock, and limits are tried by themselves. */
async function post(fields: Record<string, string>, as: TestPerson | 'nobody' = 'customer', visitor = someAddress()) {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': visitor, ...(as !== 'nobody' ? { cookie: await site.cookieOf(as) } : {}) },
  })
  const html = await response.text()
  const problem = response.headers.has('location') ? null : (told<{ problem: AccountProblem | null }>(html)?.problem ?? null)
  return { status: response.status, to: response.headers.get('location'), problem, headers: response.headers }
}

const someAddress = () =>
  `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:${Math.floor(Math.random() * 65_536).toString(16)}::1`

function told<T>(html: string): T | undefined {
  const json = /<pre>(.*)<\/pre>/s.exec(html)?.[1]
  if (!json) return undefined
  const { loaded } = JSON.parse(json) as { loaded: { customerLanding?: T; reminders?: T } }
  return loaded.customerLanding ?? loaded.reminders
}

async function mine(as: TestPerson = 'customer'): Promise<MyAccount> {
  const response = await fetch(site.origin + path, { headers: { cookie: await site.cookieOf(as) } })
  const page = told<{ mine: MyAccount }>(await response.text())
  if (!page) throw new Error(`the account is not shown: ${response.status}`)
  return page.mine
}

async function link(of: { account: string; zip: string } = alex, as: TestPerson = 'customer'): Promise<string> {
  const { to } = await post({ wish: 'link', ...of }, as)
  const id = new URL(to ?? '', site.origin).searchParams.get('of')
  if (!id) throw new Error('the account is not linked')
  return id
}

const referenceOf = (to: string | null) => /payment\/([^.]+)\./.exec(to ?? '')?.[1] ?? ''

async function tell(notice: object | null) {
  const body = JSON.stringify([notice])
  const { status } = await fetch(`${site.origin}/pay/notices`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-signature': sign(body) },
  })
  expect(status).toBe(200)
  await site.app.jobs.settle()
}

it('what a form brings of the character zero, which no text of PostgreSQL holds, is no failure of ours', async () => {
  for (const wish of accountWishes) {
    const fields = { wish, of: '\0', account: '\0', zip: '\0', key: '1', least: '\0', reference: '\0', days: '\0', email: '\0' }
    expect([wish, (await post(fields)).status]).toEqual([wish, expect.toSatisfy((status: number) => status === 404 || status === 422)])
  }
})

describe('an account that is linked', () => {
  it('is shown with what is due, its policies, what was paid, and its agent; its number with its last digits alone', async () => {
    await link()
    const page = await mine()
    expect(page).toMatchObject({ requests: [], sandbox: true, email: 'customer@example.com' })
    expect(page.agents).toEqual([expect.objectContaining({ title: 'Dana Whitlock', phone: '(970) 555-0142', city: 'Sterling' })])
    const [account] = page.accounts
    expect(account).toMatchObject({ account: '•••• 7731', gone: false, autopay: false, remindDays: null, pending: [] })
    expect(account.bill).toMatchObject({
      policyHolder: 'Alex Neighbor',
      minDueCents: 14_820,
      balanceCents: 88_920,
      status: 'due',
      served: true,
    })
    expect(account.bill?.policies.map(({ kind }) => kind)).toEqual(['auto', 'home'])
    expect(account.payments).toHaveLength(3)
    expect(account.payments[0]).toMatchObject({ cents: 14_820, truth: 'on your account', code: null })
    expect(JSON.stringify(page)).not.toContain('4020417731')
  })

  it('is linked by its number, however it is spaced, and the ZIP code of its bill; twice is once', async () => {
    await link({ account: ' 40-2041-7731 ', zip: '80751-1234' })
    await link()
    expect((await mine()).accounts).toHaveLength(1)
  })

  it.each([
    ['no number', { account: '', zip: '80751' }, 'account', 'Please enter your account number'],
    ['letters', { account: 'WM-1', zip: '80751' }, 'account', /digits only/],
    ['too few digits', { account: '40204177', zip: '80751' }, 'account', /too short/],
    ['no ZIP code', { account: '4020417731', zip: '' }, 'zip', 'Please enter the ZIP code your bill goes to'],
    ['no such ZIP code', { account: '4020417731', zip: '8075' }, 'zip', 'A ZIP code has five digits'],
  ])('is not linked by %s', async (_what, fields, field, message) => {
    const { status, problem } = await post({ wish: 'link', ...fields })
    expect([status, problem?.path]).toEqual([422, field])
    expect(problem?.message).toMatch(message)
    expect(problem?.typed).toMatchObject(fields)
  })

  it('is refused in the same words, and no sooner, whether there is no such number, another ZIP code, or another state', async () => {
    const answers = []
    for (const fields of [
      { account: '4099999999', zip: '80751' },
      { account: '4020417731', zip: '80701' },
      { account: '4055118060', zip: '69162' },
    ]) {
      const began = performance.now()
      const { status, problem } = await post({ wish: 'link', ...fields })
      expect(performance.now() - began).toBeGreaterThanOrEqual(395)
      answers.push([status, problem?.message, problem?.path])
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect((await mine()).accounts).toEqual([])
  })

  it('is guessed five times a minute of one visitor, right or wrong after that, and twenty times an hour of one number', async () => {
    const visitor = '203.0.113.7'
    const guess = (zip: string, from = visitor) => post({ wish: 'link', account: '4010020018', zip }, 'customer', from)
    for (let time = 0; time < 5; time += 1) expect((await guess(`8075${time + 2}`)).status).toBe(422)
    expect((await guess('80751')).status).toBe(429)
    site.clock.advance(61_000)
    expect((await guess('80751')).status).toBe(303)

    for (let time = 0; time < 20; time += 1) await guess('80759', someAddress())
    expect((await guess('80751', someAddress())).status).toBe(429)
    site.clock.advance(3600_000)
    expect((await guess('80751', someAddress())).status).toBe(303)
  })

  it('is taken off and brought back for ten minutes, and not after', async () => {
    const id = await link()
    expect((await post({ wish: 'unlink', of: id })).to).toBe(`${path}?${new URLSearchParams({ done: 'unlinked', of: id })}`)
    expect((await mine()).accounts).toEqual([])
    site.clock.advance(9 * 60_000)
    expect((await post({ wish: 'keep', of: id })).status).toBe(303)
    expect((await mine()).accounts).toHaveLength(1)
    await post({ wish: 'unlink', of: id })
    site.clock.advance(11 * 60_000)
    expect((await post({ wish: 'keep', of: id })).status).toBe(404)
    site.clock.advance(3600_000)
    await site.app.jobs.settle()
    expect(await site.database.db.$count(linkedAccounts)).toBe(0)
  })

  it('of which billing says nothing at this moment is not linked, and it is said that this is our trouble', async () => {
    const url = 'http://127.0.0.1:9'
    const billing = createHttpBilling({ url, token: 'x', now, warn: () => {}, waits: [], patienceMs: 500 })
    const down = await startTestApp({ billing, payBy: provider, pages })
    try {
      const { id } = await down.app.sessions.begin({
        issuer: down.identity.provider.issuer,
        subject: 'customer',
        username: 'customer@example.com',
        name: 'Alex Neighbor',
        agent: false,
      })
      const headers = { cookie: `sb_session=${id}` }
      const refused = await fetch(down.origin + path, { method: 'POST', headers, body: new URLSearchParams({ wish: 'link', ...alex }) })
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain('We cannot reach our billing system at this moment')
    } finally {
      await down.close()
    }
  })
})

describe('paying from the account', () => {
  const key = () => randomUUID().replaceAll('-', '')

  it('leads to the page of the payment, once for each wish, and shows what became of it with its receipt', async () => {
    const id = await link()
    const wish = { wish: 'pay', of: id, key: key(), least: '14820' }
    const first = await post(wish)
    expect([first.status, (await post(wish)).to]).toEqual([303, first.to])
    const reference = referenceOf(first.to)
    await tell(provider.pay(reference, { cents: 14_820 }))
    const [account] = (await mine()).accounts
    expect(account.payments[0]).toMatchObject({ reference, cents: 14_820, paidBy: 'card', truth: 'on your account' })
    expect(first.to).toContain(account.payments[0].code)
    expect(account.bill).toMatchObject({ minDueCents: 0, balanceCents: 74_100, status: 'paid up' })
    await tell(provider.change(reference, 'returned'))
    const [later] = (await mine()).accounts
    expect(later.payments[0]).toMatchObject({ reference, truth: 'returned' })
    expect(later.bill).toMatchObject({ minDueCents: 14_820, status: 'due' })
  })

  it('opens nothing where the sum is another by now', async () => {
    const id = await link(ellie)
    const { status, problem } = await post({ wish: 'pay', of: id, key: key(), least: '14821' })
    expect([status, problem?.of]).toEqual([409, id])
  })

  it('on a day is shown until it is called off, up to a clear hour', async () => {
    const id = await link(ellie)
    const { to } = await post({ wish: 'schedule', of: id, key: key(), least: '14820' })
    const reference = referenceOf(to)
    const on = new Date(now().getTime() + 5 * 24 * 3600_000)
    await tell(provider.schedule(reference, { cents: 14_820, on }))
    const [{ pending }] = (await mine()).accounts
    expect(pending).toEqual([expect.objectContaining({ reference, state: 'scheduled', cents: 14_820 })])
    expect(new Date(pending[0].cancelUntil ?? 0).getTime()).toBeGreaterThan(now().getTime())
    expect((await post({ wish: 'cancel', of: id, reference })).status).toBe(303)
    expect((await mine()).accounts[0].pending).toEqual([])
    expect(provider.book.get(reference)?.state).toBe('cancelled')
  })

  it('on a day is changed in one act: it leads to the form of the new one, and what stands is said at every step', async () => {
    site.clock.advance(3600_000)
    const id = await link(ellie)
    const { to } = await post({ wish: 'schedule', of: id, key: key(), least: '14820' })
    const reference = referenceOf(to)
    const inDays = (days: number) => new Date(now().getTime() + days * 24 * 3600_000)
    const first = { reference, cents: 14_820, on: inDays(5) }
    await tell(provider.schedule(reference, first))
    const change = { wish: 'change', of: id, reference, least: '14820' }
    expect(await post({ ...change, least: '14821' })).toMatchObject({
      status: 409,
      problem: { wish: 'change', of: id, message: expect.stringContaining('stands as it was set') },
    })
    provider.faults.next.cancelScheduled = ['down']
    expect(await post(change)).toMatchObject({
      status: 503,
      problem: { of: id, message: expect.stringContaining('nothing is taken twice') },
    })
    const pending = async () => (await mine()).accounts[0].pending
    expect(await pending()).toEqual([expect.objectContaining({ reference, state: 'scheduled' })])

    const led = await post(change)
    const next = referenceOf(led.to)
    expect([led.status, (await post(change)).to, provider.book.get(reference)?.state]).toEqual([303, led.to, 'cancelled'])
    const left = { reference, state: 'left', cents: 14_820, at: first.on.toISOString(), open: true }
    expect(await pending()).toEqual([expect.objectContaining(left)])
    expect((await pending())[0].code).toContain(next)
    await tell({ id: randomUUID(), kind: 'cancelled', reference: next, transaction: '', cents: 0, paidBy: 'card', at: now() })
    expect(await pending()).toEqual([expect.objectContaining({ ...left, open: false })])

    const anew = referenceOf((await post({ wish: 'schedule', of: id, key: key(), least: '14820' })).to)
    await tell(provider.schedule(anew, { cents: 20_000, on: inDays(8) }))
    expect(await pending()).toEqual([expect.objectContaining({ reference: anew, state: 'scheduled', cents: 20_000 })])
    await post({ wish: 'cancel', of: id, reference: anew })
  })

  it('is stopped by its hour', async () => {
    const id = await link(ellie)
    const { to } = await post({ wish: 'schedule', of: id, key: key(), least: '14820' })
    const reference = referenceOf(to)
    await tell(provider.schedule(reference, { cents: 14_820, on: new Date(now().getTime() + 3600_000) }))
    const { status, problem } = await post({ wish: 'cancel', of: id, reference })
    expect([status, problem?.message]).toEqual([409, expect.stringContaining('too late')])
    await tell(provider.change(reference, 'declined'))
    const failed = async () => (await mine()).accounts[0].pending.map(({ state }) => state)
    expect(await failed()).toEqual(['failed'])
    site.clock.advance(8 * 24 * 3600_000)
    expect(await failed()).toEqual([])
  })

  it('by itself is set up at the provider, shown, and stopped; until then the account is not taken off', async () => {
    const id = await link()
    const { to } = await post({ wish: 'autopay', of: id, key: key() })
    const reference = referenceOf(to)
    expect(provider.wishes.get(reference)).toMatchObject({ operation: 'autopay', accountReference: '4020417731' })
    expect(provider.wishes.get(reference)?.customerId).toMatch(/^customer of windbreak:/)
    await tell({ id: randomUUID(), kind: 'autopay on', reference, transaction: '', cents: 0, paidBy: 'card', at: now() })
    expect((await mine()).accounts[0].autopay).toBe(true)
    expect(await post({ wish: 'unlink', of: id })).toMatchObject({ status: 409, problem: { wish: 'unlink' } })

    provider.faults.next.stopAutopay = ['down']
    expect((await post({ wish: 'stop autopay', of: id })).status).toBe(503)
    expect((await mine()).accounts[0].autopay).toBe(true)
    expect((await post({ wish: 'stop autopay', of: id })).status).toBe(303)
    expect((await mine()).accounts[0].autopay).toBe(false)
  })

  it('by itself is as it was set last, whichever of it is told last, and stays on where it cannot be stopped', async () => {
    const id = await link()
    const [one, two] = [await post({ wish: 'autopay', of: id, key: key() }), await post({ wish: 'autopay', of: id, key: key() })]
    const say = (to: string | null, kind: string, minutes: number) => {
      const at = new Date(now().getTime() + minutes * 60_000)
      return tell({ id: randomUUID(), kind, reference: referenceOf(to), transaction: randomUUID(), cents: 0, paidBy: 'card', at })
    }
    const isOn = async () => (await mine()).accounts[0].autopay
    await say(two.to, 'autopay on', 3)
    await say(one.to, 'autopay off', 2)
    expect(await isOn()).toBe(true)
    await say(one.to, 'autopay off', 5)
    await say(two.to, 'autopay on', 4)
    expect(await isOn()).toBe(false)
    await say(one.to, 'autopay on', 6)
    provider.refuse(true)
    const answer = await post({ wish: 'stop autopay', of: id })
    provider.refuse(false)
    expect([answer.status, answer.problem?.message, await isOn()]).toEqual([409, expect.stringContaining('still on'), true])
    await site.database.db.delete(providerCustomers)
    expect([(await post({ wish: 'stop autopay', of: id })).status, await isOn()]).toEqual([409, true])
  })

  it('by itself is turned on by one of a household alone, until it is stopped', async () => {
    site.clock.advance(3600_000)
    const [one, other] = [await link(), await link(alex, 'stranger')]
    const { to } = await post({ wish: 'autopay', of: one, key: key() })
    await tell({ id: randomUUID(), kind: 'autopay on', reference: referenceOf(to), transaction: '', cents: 0, paidBy: 'card', at: now() })
    const opened = provider.opened.length
    const refused = await post({ wish: 'autopay', of: other, key: key() }, 'stranger')
    expect([refused.status, refused.problem?.message, provider.opened.length]).toEqual([
      409,
      expect.stringContaining('Somebody else'),
      opened,
    ])
    expect((await post({ wish: 'stop autopay', of: one })).status).toBe(303)
    expect((await post({ wish: 'autopay', of: other, key: key() }, 'stranger')).status).toBe(303)
  })

  it('by itself is judged again where its form is opened, and told of where two turned it on at once', async () => {
    site.clock.advance(3600_000)
    const [one, other] = [await link(), await link(alex, 'stranger')]
    const first = await post({ wish: 'autopay', of: one, key: key() })
    const second = await post({ wish: 'autopay', of: other, key: key() }, 'stranger')
    const goOn = async (look = false) => {
      const body = { code: (second.to ?? '').split('/').at(-1), ...(look && { look }) }
      const { status } = await site.post(paymentSession.path, body, { as: 'stranger', headers: { 'x-forwarded-for': someAddress() } })
      return status
    }
    expect([await goOn(), await goOn(true)]).toEqual([200, 200])
    const on = (to: string | null) => {
      return { id: randomUUID(), kind: 'autopay on', reference: referenceOf(to), transaction: '', cents: 0, paidBy: 'card', at: now() }
    }
    await tell(on(first.to))
    const opened = provider.opened.length
    expect([await goOn(), await goOn(true), provider.opened.length]).toEqual([409, 409, opened])
    const told = () => log.filter((line) => line.includes('autopay is on twice'))
    expect(told()).toEqual([])
    // Its form was open all the time.
    await tell(on(second.to))
    expect(told()).toHaveLength(1)
    expect(JSON.parse(told()[0])).toMatchObject({ reference: referenceOf(second.to), tenant: 'windbreak' })
    expect(told()[0]).not.toContain('4020417731')
    expect([(await mine()).accounts[0].autopay, (await mine('stranger')).accounts[0].autopay]).toEqual([true, true])
  })

  it('by itself that was stopped stays off, though that it had been turned on before is told afterwards', async () => {
    // Later than all that another test has told of this account.
    site.clock.advance(3600_000)
    const id = await link()
    const { to } = await post({ wish: 'autopay', of: id, key: key() })
    // A notice of it is on its way.
    const on = { kind: 'autopay on', reference: referenceOf(to), transaction: '', cents: 0, paidBy: 'card', at: now() }
    expect((await post({ wish: 'stop autopay', of: id })).status).toBe(303)
    await tell({ id: randomUUID(), ...on })
    expect((await mine()).accounts[0].autopay).toBe(false)
    await tell({ id: randomUUID(), ...on, transaction: 'again', at: new Date(now().getTime() + 60_000) })
    expect((await mine()).accounts[0].autopay).toBe(true)
  })

  it('by itself is on again where it was turned on again under the same reference, as One Inc has it', async () => {
    site.clock.advance(3600_000)
    const id = await link()
    const { to } = await post({ wish: 'autopay', of: id, key: key() })
    const seen = []
    for (const [minutes, kind] of [
      [1, 'autopay on'],
      [2, 'autopay off'],
      [3, 'autopay on'],
    ] as const) {
      const at = new Date(now().getTime() + minutes * 60_000)
      await tell({ id: `${kind} ${at.toISOString()}`, kind, reference: referenceOf(to), transaction: '', cents: 0, paidBy: 'card', at })
      seen.push((await mine()).accounts[0].autopay)
    }
    expect(seen).toEqual([true, false, true])
  })

  it('by itself that was declined is told of until something else went through; a card it could not be turned on with is not', async () => {
    site.clock.advance(3600_000)
    const id = await link()
    const { to } = await post({ wish: 'autopay', of: id, key: key() })
    const reference = referenceOf(to)
    const pending = async () => (await mine()).accounts[0].pending.map(({ state }) => state)
    await tell(provider.declineCharge(reference, 100))
    expect(await pending()).toEqual([])
    await tell({ id: randomUUID(), kind: 'autopay on', reference, transaction: '', cents: 0, paidBy: 'bank', at: now() })
    const declined = provider.declineCharge(reference, 14_820)
    await tell(declined)
    await tell({ ...declined, id: randomUUID() })
    expect(await pending()).toEqual(['failed'])
    await tell(provider.charge(reference, 14_820))
    const [account] = (await mine()).accounts
    expect(account.pending).toEqual([])
    expect(account.payments[0]).toMatchObject({ cents: 14_820, autopay: true })
  })

  it('by itself says what it takes next, as the company tells it, until it is called off, its day has passed, or autopay is stopped', async () => {
    site.clock.advance(3600_000)
    const id = await link()
    const { to } = await post({ wish: 'autopay', of: id, key: key() })
    const reference = referenceOf(to)
    const next = async () => (await mine()).accounts[0].autopayNext
    const inDays = (days: number) => new Date(now().getTime() + days * 24 * 3600_000)
    const say = (kind: string, transaction: string, cents = 0, at = now()) =>
      tell({ id: randomUUID(), kind, reference, transaction, cents, paidBy: 'bank', at })
    const [later, sooner] = [inDays(20), inDays(6)]
    await say('scheduled', 'T-2', 14_820, later)
    expect(await next()).toBeNull()
    await say('autopay on', '')
    await say('scheduled', 'T-1', 9900, sooner)
    await say('scheduled', 'T-1', 9900, sooner)
    expect(await next()).toEqual({ cents: 9900, at: sooner.toISOString() })
    await say('cancelled', 'T-1')
    expect(await next()).toEqual({ cents: 14_820, at: later.toISOString() })
    await say('scheduled', 'T-1', 9950, sooner)
    expect(await next()).toEqual({ cents: 9950, at: sooner.toISOString() })
    const ledger = await site.database.db
      .select({ what: paymentEvents.what })
      .from(paymentEvents)
      .innerJoin(payments, eq(payments.id, paymentEvents.payment))
      .where(eq(payments.reference, reference))
      .orderBy(paymentEvents.number)
    const told = ledger.map(({ what }) => what).filter((what) => what.startsWith('charge ') || what === 'notice refused')
    expect(told).toEqual(['charge announced', 'charge announced', 'charge called off', 'charge announced'])
    expect((await mine()).accounts[0].pending).toEqual([])
    site.clock.advance(8 * 24 * 3600_000)
    expect(await next()).toEqual({ cents: 14_820, at: later.toISOString() })
    // Taken, or refused by the bank, it comes no more, though its day is not over.
    for (const [transaction, end] of [
      ['T-3', 'paid'],
      ['T-4', 'declined'],
    ]) {
      const soon = inDays(1)
      await say('scheduled', transaction, 5000, soon)
      expect(await next()).toEqual({ cents: 5000, at: soon.toISOString() })
      await say(end, transaction, 5000)
      expect(await next()).toEqual({ cents: 14_820, at: later.toISOString() })
    }
    expect((await post({ wish: 'stop autopay', of: id })).status).toBe(303)
    expect(await next()).toBeNull()
  })

  it('with saved cards and banks is the provider’s business, as the customer it knows', async () => {
    const id = await link()
    const { to } = await post({ wish: 'methods', of: id, key: key() })
    expect(provider.wishes.get(referenceOf(to))).toMatchObject({
      operation: 'methods',
      customerId: expect.stringMatching(/^customer of windbreak:/),
    })
  })

  it('says what was wrong where it was not understood', async () => {
    const { status, problem } = await post({ wish: 'everything', of: 'x'.repeat(500) })
    expect([status, problem?.wish, problem?.of]).toEqual([422, null, 'x'.repeat(60)])
  })
})

describe('reminders', () => {
  const remind = (of: string, days: string, email = 'alex@example.com') => post({ wish: 'remind', of, days, email })
  /** Nine in the morning in Colorado is 15 or 16 o'clock UTC: both have passed at half past sixteen. */
  async function morningOf(day: string, daysBefore: number) {
    site.clock.advance(Date.parse(`${day}T16:30:00Z`) - daysBefore * 24 * 3600_000 - now().getTime())
    await site.app.jobs.settle()
    return (await letters()).length
  }
  const ofNumber = (number: string) => and(eq(sandboxBilledAccounts.tenant, 'windbreak'), eq(sandboxBilledAccounts.number, number))
  async function billOf(number: string) {
    const [{ account }] = await site.database.db.select().from(sandboxBilledAccounts).where(ofNumber(number))
    return account as StoredAccount & { dueOn: string }
  }
  /** Later than any morning that has been, whatever the hour is and whichever test was first: a clock that is moved back wakes nobody. */
  async function dueIn(days: number, number: string) {
    const account = { ...(await billOf(number)), dueOn: addDays(now().toISOString().slice(0, 10), days) }
    await site.database.db.update(sandboxBilledAccounts).set({ account }).where(ofNumber(number))
  }
  beforeEach(async () => {
    await site.database.db.delete(mails)
  })
  const letters = async () => {
    const sealing = createSealing(testRing)
    const kept = await site.database.db.select().from(mails).where(eq(mails.kind, 'reminder'))
    return kept.map((row) => sealing.openJson<{ subject: string; text: string; to: { address: string } }>(`mail ${row.id}`, row))
  }

  it('come by mail so many days before, once for each due date, and end by the link in the mail without signing in', async () => {
    // Due one after the other; what autopay pays nobody is reminded of.
    await dueIn(22, '4010020307')
    await dueIn(30, '4010020299')
    const paidByItself = await link({ account: '4010020307', zip: '81501' })
    const id = await link({ account: '4010020299', zip: '80302' })
    expect((await remind(id, '7', 'not an address')).problem).toMatchObject({ wish: 'remind', path: 'email', of: id })
    expect((await remind(id, '3')).to).toContain('reminders+on')
    await remind(paidByItself, '3')
    await site.database.db.update(linkedAccounts).set({ autopay: true }).where(eq(linkedAccounts.accountTerm, paidByItself))
    const [first, second] = (await mine()).accounts
    expect(second).toMatchObject({ remindDays: 3, remindTo: 'alex@example.com', bill: { minDueCents: 17_615 } })
    const [dueFirst, due] = [first.bill?.dueOn ?? '', second.bill?.dueOn ?? '']

    const mornings = []
    mornings.push(await morningOf(dueFirst, 3), await morningOf(dueFirst, 0))
    for (const before of [4, 3, 2, 0]) mornings.push(await morningOf(due, before))
    expect(mornings).toEqual([0, 0, 0, 1, 1, 1])
    const [{ subject, text, to }] = await letters()
    expect(subject).toMatch(/^\$176\.15 is due on \w+, \w+ \d+, 20\d\d$/)
    expect(to.address).toBe('alex@example.com')
    expect(text).toContain('•••• 0299')
    expect(text).not.toContain('4010020299')

    const stop = /\/360\/reminders\/\S+/.exec(text)?.[0] ?? ''
    const looked = await fetch(site.origin + stop)
    expect([looked.status, told<{ state: string }>(await looked.text())?.state]).toEqual([200, 'ask'])
    expect((await mine()).accounts[1].remindDays).toBe(3)
    const stopped = await fetch(site.origin + stop, { method: 'POST', redirect: 'manual', body: new URLSearchParams() })
    expect([stopped.status, stopped.headers.get('location')]).toEqual([303, `${stop}?off=`])
    expect((await mine()).accounts.map((each) => each.remindDays)).toEqual([3, null])
  })

  it('come though autopay is on, once it has tried and could not', async () => {
    const number = '4010020307'
    await dueIn(30, number)
    const id = await link({ account: number, zip: '81501' })
    await remind(id, '7')
    const { to } = await post({ wish: 'autopay', of: id, key: randomUUID().replaceAll('-', '') })
    const reference = referenceOf(to)
    await tell({ id: randomUUID(), kind: 'autopay on', reference, transaction: '', cents: 0, paidBy: 'bank', at: now() })
    const { dueOn } = await billOf(number)
    expect(await morningOf(dueOn, 7)).toBe(0)
    await tell(provider.declineCharge(reference, 12_300))
    expect(await morningOf(dueOn, 5)).toBe(1)
  })

  it('come to everybody else though the first of them cannot be opened', async () => {
    const number = '4010020299'
    await dueIn(30, number)
    const { db } = site.database
    const emailOf = new Map<string, string>()
    for (const as of ['customer', 'stranger', 'agent'] as const) {
      const email = `${as}@example.org`
      await post({ wish: 'remind', of: await link({ account: number, zip: '80302' }, as), days: '3', email }, as)
      const [{ account }] = (await db.select().from(linkedAccounts)).filter((row) => !emailOf.has(row.account))
      emailOf.set(account, email)
    }
    // In the order they are asked about, which is by chance who signed in.
    const [first, ...others] = await db.select().from(linkedAccounts).orderBy(linkedAccounts.account)
    await db
      .update(linkedAccounts)
      .set({ sealed: Buffer.from('rubbish') })
      .where(eq(linkedAccounts.account, first.account))
    await morningOf((await billOf(number)).dueOn, 2)
    const to = (await letters()).map((letter) => letter.to.address)
    expect(to.toSorted()).toEqual(others.map(({ account }) => emailOf.get(account)).toSorted())
  })

  it('are turned off by no link that was changed', async () => {
    const id = await link()
    await remind(id, '7')
    const [{ account }] = await site.database.db.select().from(linkedAccounts)
    const mac = createSealing(testRing).sign('reminders', JSON.stringify(['prairie', account, id]))
    for (const code of [`${account}.${id}.${mac}`, `${account}.${id}`, 'nothing', `${account}.${id}.${mac}.more`]) {
      const answer = await fetch(`${site.origin}/360/reminders/${code}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(),
      })
      expect(answer.headers.get('location')).toBe(`/360/reminders/${code}`)
    }
    expect((await mine()).accounts[0].remindDays).toBe(7)
  })
})

describe('what is somebody’s own', () => {
  const key = () => randomUUID().replaceAll('-', '')

  it('is shown to whoever is signed in alone, and sends everybody else to the customers’ door', async () => {
    const asked = await fetch(site.origin + path, { redirect: 'manual' })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/360/customer-login'])
    expect(await post({ wish: 'link', ...alex }, 'nobody')).toMatchObject({ status: 303, to: '/360/customer-login' })
    const shown = await fetch(site.origin + path, { headers: { cookie: await site.cookieOf('customer') } })
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(['stranger', 'agent', 'admin', 'otherAdmin'] as const)('is neither seen nor touched by a %s', async (other) => {
    const id = await link()
    const { to } = await post({ wish: 'schedule', of: id, key: key(), least: '14820' })
    const reference = referenceOf(to)
    await tell(provider.schedule(reference, { cents: 14_820, on: new Date(now().getTime() + 5 * 24 * 3600_000) }))
    await post({ wish: 'remind', of: id, days: '7', email: 'alex@example.com' })
    const before = JSON.stringify(await mine())

    expect(await mine(other)).toMatchObject({ accounts: [], requests: [], agents: [] })
    const opened = provider.opened.length
    for (const wish of ['unlink', 'keep', 'pay', 'schedule', 'autopay', 'stop autopay', 'methods', 'change', 'cancel', 'remind']) {
      const answer = await post({ wish, of: id, key: key(), least: '14820', reference, days: '', email: 'x@example.com' }, other)
      expect([wish, answer.status]).toEqual([wish, 404])
    }
    // With an account of their own linked, somebody else's payment is none of it.
    const own = await link(ellie, other)
    for (const wish of ['change', 'cancel']) expect((await post({ wish, of: own, reference }, other)).status).toBe(404)
    expect((await mine(other)).accounts.map(({ account, id }) => [account, id])).toEqual([['•••• 7755', own]])
    expect((await mine(other)).accounts[0].pending.map((line) => line.reference)).not.toContain(reference)
    expect(provider.opened).toHaveLength(opened)
    expect(provider.book.get(reference)?.state).toBe('scheduled')
    expect(JSON.stringify(await mine())).toBe(before)
    await post({ wish: 'cancel', of: id, reference })
  })

  it('is of one insurer: the same person has no account at another', async () => {
    await link()
    const html = await new Promise<string>((resolve, reject) => {
      void site.cookieOf('customer').then((cookie) => {
        const asking = request(site.origin + path, { headers: { host: 'prairie.example', cookie } }, (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => resolve(text))
        })
        asking.on('error', reject).end()
      })
    })
    expect(told<{ mine: MyAccount }>(html)?.mine.accounts).toEqual([])
  })

  it('of requests is what was sent with the very e-mail address somebody signs in with, and tells no word of it', async () => {
    const sealing = createSealing(testRing)
    const answers: SentForm['answers'] = []
    for (const email of ['Customer@Example.com', 'xcustomer@example.com'])
      await insertSentForm(site.database.db, sealing, { form: 'contact', answers, sender: { name: 'Hail Barnes', email, phone: '' } })
    await insertSentForm(site.database.db, sealing, {
      tenant: 'prairie',
      sender: { name: 'Hail', email: 'customer@example.com', phone: '' },
    })
    const [request, ...more] = (await mine()).requests
    expect(more).toEqual([])
    expect(request).toMatchObject({ form: 'contact', state: 'waiting', reference: expect.stringMatching(/^WM-/) })
    expect(JSON.stringify(await mine())).not.toContain('Hail')
    expect((await mine('stranger')).requests).toEqual([])
    expect((await mine('admin')).requests).toEqual([])
  })

  it('leaves no account number in the rows that are its own', async () => {
    await link()
    const stored = [...(await site.database.db.select().from(linkedAccounts)), ...(await site.database.db.select().from(payments))]
    const text = stored.map((row) => JSON.stringify({ ...row, sealed: row.sealed.toString('latin1') })).join('\n')
    expect(text).not.toMatch(/4020417731|customer@example|alex@example/)
  })
})
