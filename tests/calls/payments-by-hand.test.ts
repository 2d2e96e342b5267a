import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentEvents, payments, reconciliationDifferences, reconciliations } from '../../src/server/db/tables/payments.ts'
import { dayOn } from '../../src/nouns/wall-time.ts'
import { address } from '../../src/routes.ts'
import { sampleAccount } from '../fixtures/fake-billing.ts'
import { payPages } from '../fixtures/pay-pages.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'
import type { TestPerson } from '../fixtures/test-app.ts'

const hour = 3600_000
const day = 24 * hour
const why = 'Their support says so, and their portal shows it'
const notPaid = { as: 'not paid', why }

let scene: PaymentScene
beforeAll(async () => {
  scene = await startPaymentScene({ trustProxy: true, pages: payPages })
})
afterAll(() => scene?.site.close())
beforeEach(() => {
  scene.provider.faults.always = {}
})

let accounts = 4_100_000_000
/** An account of one test alone. */
function ownAccount(): string {
  const number = String((accounts += 1))
  scene.billing.accounts.set(number, { ...sampleAccount, number })
  return number
}

/** Payments of one account that the company was asked about once and has been silent of since. */
async function doubts(many: number, { number = ownAccount(), age = 25 * hour } = {}) {
  const { open, books, tenant, provider, site } = scene
  const opened = []
  for (let each = 0; each < many; each++) opened.push(await open({ number }))
  provider.faults.always.findPayment = 'down'
  for (const { code } of opened) await books.payments.hint(tenant, code, 'completed')
  site.clock.advance(age)
  return opened
}
const doubt = async (options?: { age: number }) => (await doubts(1, options))[0]

/** One that had been agreed for a day, which the company knows nothing of any more. */
async function doubtOfDay() {
  const { open, tell, settle, provider, site, books } = scene
  const number = ownAccount()
  const opened = await open({ number, operation: 'schedule' })
  await tell([provider.schedule(opened.reference, { cents: 14_820, on: new Date(site.clock.now().getTime() + day) })])
  await settle()
  provider.book.delete(opened.reference)
  provider.keys.delete(opened.reference)
  const [row] = await site.database.db.select().from(payments).where(eq(payments.reference, opened.reference))
  expect((await books.asking.ask(row)).state).toBe('unknown')
  site.clock.advance(2 * day)
  return { ...opened, number }
}

const send = async (path: string, body: object, { as = 'admin' as TestPerson, key = '', from = '192.0.2.1' } = {}) => {
  const cookie = await scene.site.cookieOf(as)
  const headers = { cookie, 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) }
  return scene.site.post(`/api/payments/${path}`, body, { headers })
}
/** As the forms of the page do; what it says became of it. */
async function postForm(fields: Record<string, string>, from = '192.0.2.1') {
  const headers = { cookie: await scene.site.cookieOf('admin'), origin: scene.site.origin, 'x-forwarded-for': from }
  const answer = await fetch(scene.site.origin + address.paymentsDesk, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const { done } = JSON.parse(/<pre>(.*)<\/pre>/s.exec(await answer.text())?.[1] ?? '{}') as { done?: Record<string, unknown> }
  return done?.paymentsDesk
}
const end = (reference: string, more: object, options?: Parameters<typeof send>[2]) => send('end', { reference, ...more }, options)
const ask = (reference: string) => send('ask', { reference })

const paid = () => ({
  as: 'paid',
  why,
  amount: '$148.20',
  on: dayOn(scene.site.clock.now(), scene.tenant.timeZone),
  paidBy: 'card',
  transaction: 'T-1',
})

async function linesOf(reference: string) {
  return scene.site.database.db
    .select({ what: paymentEvents.what, source: paymentEvents.source, detail: paymentEvents.detail })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.payment))
    .where(eq(payments.reference, reference))
    .orderBy(paymentEvents.number)
}
const ledgerOf = async (reference: string) => (await linesOf(reference)).map(({ what }) => what)
const stateOf = async ({ code }: { code: string }) => (await scene.find(code)).state
const postedOf = (reference: string) => scene.billing.book.get(`windbreak ${reference}`)

/** What the books of a night say of one. */
async function compare(reference: string): Promise<string[]> {
  const { books, tenant, site, provider } = scene
  provider.faults.always = {}
  site.clock.advance(6 * 60_000)
  await books.comparing.compare(tenant)
  const [{ id }] = await site.database.db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
  const found = await site.database.db.select().from(reconciliationDifferences).where(eq(reconciliationDifferences.reconciliation, id))
  return found.flatMap((each) => (each.reference === reference ? [each.what] : [])).toSorted()
}

describe('a payment whose end the company never told', () => {
  it('is ended as not paid, in somebody’s name and with their reason, and keeps nobody from paying any longer, however many there were', async () => {
    const { books, tenant, wish } = scene
    const number = ownAccount()
    const all = await doubts(6, { number, age: 49 * hour })
    expect(await books.payments.open(tenant, wish({ number }))).toMatchObject({ why: 'on its way' })
    for (const { reference } of all)
      expect(await end(reference, notPaid)).toMatchObject({ status: 200, body: { status: true, state: 'cancelled' } })
    expect(await books.payments.open(tenant, wish({ number }))).toHaveProperty('session')
    expect((await linesOf(all[0].reference)).at(-1)).toEqual({
      what: 'cancelled',
      source: 'staff',
      detail: { who: 'Marlene Ruiz', why, provider: 'silent' },
    })
    const { opened } = await books.desk.look(tenant, { state: '', before: '', payment: all[0].reference })
    expect(opened).toMatchObject({ payment: { state: 'cancelled' }, doubt: null, mayRelease: false })
    expect(opened?.events.at(-1)).toMatchObject({
      what: 'cancelled',
      source: 'staff',
      detail: { who: 'Marlene Ruiz', why, provider: 'silent' },
    })
  })

  it('is one end under one Idempotency-Key, however often and at once it is sent, and under no other', async () => {
    const { reference } = await doubt()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => end(reference, notPaid, { key })))
    expect(answers.map(({ status, body }) => `${status} ${body.state}`)).toEqual(Array(4).fill('200 cancelled'))
    expect((await ledgerOf(reference)).filter((what) => what === 'cancelled')).toHaveLength(1)
    expect(await end(reference, { ...notPaid, why: 'Another reason' }, { key })).toMatchObject({ status: 409 })
    expect(await end(reference, paid(), { key })).toMatchObject({ status: 409 })
    expect(await end(reference, notPaid, { key: randomUUID() })).toMatchObject({ status: 409 })
    expect(await end(reference, notPaid)).toMatchObject({ status: 409 })
    // What a page is shown of it has no use for the key.
    const { opened } = await scene.books.desk.look(scene.tenant, { state: '', before: '', payment: reference })
    expect(JSON.stringify(opened)).not.toContain(key)
  })

  it('as paid is another end under the same key where it was taken on another day, and the same one on the same day, whatever the hour', async () => {
    const { site } = scene
    const { reference } = await doubt()
    const key = randomUUID()
    const asPaid = paid()
    expect(await end(reference, { ...asPaid, transaction: 'T-day' }, { key })).toMatchObject({ status: 200 })
    const yesterday = dayOn(new Date(site.clock.now().getTime() - day), scene.tenant.timeZone)
    expect(await end(reference, { ...asPaid, transaction: 'T-day', on: yesterday }, { key })).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was used for another end.' },
    })
    site.clock.advance(3 * 60_000)
    expect(await end(reference, { ...asPaid, transaction: 'T-day' }, { key })).toMatchObject({ status: 200, body: { state: 'paid' } })
  })

  it('is not ended under a key that another one was ended under, at once neither', async () => {
    const [one, other] = [await doubt(), await doubt()]
    const key = randomUUID()
    const answers = await Promise.all([one, other].map(({ reference }) => end(reference, notPaid, { key })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const left = answers[0].status === 200 ? other : one
    expect(await stateOf(left)).toBe('unknown')
    expect(await end(left.reference, notPaid, { key })).toMatchObject({ status: 409 })
    expect(await end(left.reference, notPaid, { key: randomUUID() })).toMatchObject({ status: 200 })
  })

  it('is ended by the form of the page as by the call, under a key that is one', async () => {
    const { reference } = await doubt()
    const form = { end: reference, ...notPaid, amount: '', on: '', paidBy: '', transaction: '' }
    expect(await postForm({ ...form, key: 'k'.repeat(201) })).toBe('nothing')
    expect(await postForm({ ...form, key: 'two words' })).toBe('nothing')
    expect(await stateOf({ code: scene.books.codes.codeOf(scene.tenant.client, reference) })).toBe('unknown')
    expect(await postForm({ ...form, key: randomUUID() })).toEqual({ payment: reference, said: 'ended' })
  })

  it('is asked about and ended sixty times in five minutes at most, by page and by call together, with what was typed given back', async () => {
    const { reference } = await doubt()
    const from = '192.0.2.60'
    const states = new Set<unknown>()
    for (let each = 0; each < 20; each++) {
      states.add((await send('ask', { reference }, { from })).status)
      states.add(await postForm({ ask: reference }, from).then((done) => (done as { said: string }).said))
      states.add((await postForm({ end: reference, ...notPaid, why: '' }, from)) !== undefined)
    }
    expect([...states]).toEqual([200, 'silent', true])
    expect(await send('ask', { reference }, { from })).toMatchObject({ status: 429 })
    expect(await end(reference, notPaid, { from })).toMatchObject({ status: 429 })
    expect(await postForm({ ask: reference }, from)).toEqual({ payment: reference, said: 'often' })
    expect(await postForm({ end: reference, ...notPaid }, from)).toMatchObject({
      payment: reference,
      path: '',
      problem: expect.stringMatching(/^Too many tries\. Please wait \d+ (seconds|minutes)\.$/),
      typed: notPaid,
    })
    expect(await end(reference, notPaid, { from: '192.0.2.61' })).toMatchObject({ status: 200 })
  })

  it('is ended as paid, and billing is told once somebody lets it go, and once', async () => {
    const { books, tenant, settle, find, tell, provider, site } = scene
    const { code, reference } = await doubt()
    expect(await end(reference, paid(), { key: randomUUID() })).toMatchObject({ status: 200, body: { state: 'paid' } })
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 14_820, paidBy: 'card', postedAt: null })
    expect(postedOf(reference)).toBeUndefined()
    const look = async () => (await books.desk.look(tenant, { state: '', before: '', payment: reference })).opened
    expect(await look()).toMatchObject({ mayRelease: true, doubt: null })
    await books.desk.release(tenant, reference, { name: 'Marlene Ruiz' })
    await settle()
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 1 })
    // What the company says in the end is the same money.
    const at = site.clock.now()
    await tell([{ id: randomUUID(), kind: 'paid', reference, transaction: 'T-1', cents: 14_820, paidBy: 'card', at }])
    provider.faults.always = {}
    await settle()
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 1 })
    expect(await look()).toMatchObject({ payment: { state: 'paid' }, mayRelease: false })
  })

  it('was ended as not paid and is paid all the same once the company says so', async () => {
    const { tell, settle, site, provider } = scene
    const one = await doubt()
    await end(one.reference, notPaid)
    const taken = { transaction: randomUUID(), cents: 14_820, paidBy: 'bank', at: site.clock.now() } as const
    provider.faults.always = {}
    provider.book.set(one.reference, { ...taken, reference: one.reference, state: 'paid', settlement: 'pending' })
    await tell([{ ...taken, id: randomUUID(), kind: 'paid', reference: one.reference }])
    await settle()
    expect(await stateOf(one)).toBe('paid')
    expect(postedOf(one.reference)).toMatchObject({ cents: 14_820, times: 1 })
  })

  it('and had been set for a day is called off by that, and may be set anew', async () => {
    const one = await doubtOfDay()
    expect(await end(one.reference, notPaid)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect((await linesOf(one.reference)).at(-1)?.detail).toMatchObject({ provider: 'none' })
    const again = scene.wish({ number: one.number, operation: 'schedule' })
    expect(await scene.books.payments.open(scene.tenant, again)).toHaveProperty('session')
    // Asked about again, the company has nothing new to say.
    const [row] = await scene.site.database.db.select().from(payments).where(eq(payments.reference, one.reference))
    expect((await scene.books.asking.ask(row)).state).toBe('cancelled')
  })

  it('is in doubt no longer in the books; as paid it stands there until billing is told', async () => {
    const { books, tenant, settle } = scene
    const [none, taken] = [await doubtOfDay(), await doubtOfDay()]
    expect(await compare(none.reference)).toEqual(['in doubt'])
    await end(none.reference, notPaid)
    await end(taken.reference, paid())
    expect(await compare(none.reference)).toEqual([])
    expect(await compare(taken.reference)).toEqual(['known as paid and not taken', 'taken, not as agreed'])
    await books.desk.release(tenant, taken.reference, { name: 'Marlene Ruiz' })
    await settle()
    expect(await compare(taken.reference)).toEqual(['known as paid and not taken'])
  })
})

it('as paid stands in the books until billing is told, however long ago it was, and though its doubt was settled there', async () => {
  const { site, tenant } = scene
  const one = await doubtOfDay()
  const on = dayOn(site.clock.now(), tenant.timeZone)
  expect(await compare(one.reference)).toEqual(['in doubt'])
  await site.database.db.update(reconciliationDifferences).set({ settledAt: site.clock.now(), settledBy: 'Marlene Ruiz' })
  site.clock.advance(6 * day)
  await compare(one.reference)
  await site.database.db.update(reconciliationDifferences).set({ settledAt: site.clock.now(), settledBy: 'Marlene Ruiz' })
  await end(one.reference, { ...paid(), on, transaction: 'T-old' })
  expect(await compare(one.reference)).toContain('taken, not as agreed')
})

describe('asked now', () => {
  it('the company says that it does not answer, knows of none, has not decided, or how it ended', async () => {
    const { provider, site } = scene
    const one = await doubt()
    expect(await ask(one.reference)).toMatchObject({ status: 200, body: { said: 'silent', state: 'unknown' } })
    provider.faults.always = {}
    const about = {
      reference: one.reference,
      transaction: 'T-9',
      cents: 0,
      paidBy: 'card',
      at: site.clock.now(),
      settlement: 'pending',
    } as const
    provider.book.set(one.reference, { ...about, state: 'pending' })
    expect(await ask(one.reference)).toMatchObject({ body: { said: 'undecided', state: 'unknown' } })
    provider.book.set(one.reference, { ...about, state: 'paid' })
    expect(await ask(one.reference)).toMatchObject({ body: { said: 'other', state: 'unknown' } })
    provider.book.set(one.reference, { ...about, state: 'declined' })
    expect(await ask(one.reference)).toMatchObject({ body: { said: 'told', state: 'failed' } })
    expect(await ask((await doubtOfDay()).reference)).toMatchObject({ body: { said: 'none', state: 'unknown' } })
  })

  it('the company’s word stands: what it can say is not ended by hand', async () => {
    const { provider, find } = scene
    const one = await doubt()
    provider.faults.always = {}
    const at = scene.site.clock.now()
    const taken = { transaction: 'T-2', cents: 14_820, paidBy: 'card', at, settlement: 'pending' } as const
    provider.book.set(one.reference, { ...taken, reference: one.reference, state: 'paid' })
    expect(await end(one.reference, notPaid)).toMatchObject({ status: 409 })
    expect(await find(one.code)).toMatchObject({ state: 'paid', cents: 14_820 })
    expect((await linesOf(one.reference)).filter(({ source }) => source === 'staff')).toEqual([])
  })
})

describe('an end by hand', () => {
  it('waits a day from when it came into doubt, however long ago it was begun', async () => {
    const { open, tell, settle, provider, site, books } = scene
    const opened = await open({ number: ownAccount(), operation: 'schedule' })
    await tell([provider.schedule(opened.reference, { cents: 14_820, on: new Date(site.clock.now().getTime() + 20 * day) })])
    await settle()
    site.clock.advance(18 * day)
    provider.book.delete(opened.reference)
    provider.keys.delete(opened.reference)
    const [row] = await site.database.db.select().from(payments).where(eq(payments.reference, opened.reference))
    expect((await books.asking.ask(row)).state).toBe('unknown')
    expect(await end(opened.reference, notPaid)).toMatchObject({ status: 409 })
    site.clock.advance(25 * hour)
    expect(await end(opened.reference, notPaid)).toMatchObject({ status: 200 })
  })

  it('is never "not paid" of what the company has and may take yet', async () => {
    const { provider, site } = scene
    const { reference } = await doubt()
    provider.faults.always = {}
    const about = { transaction: 'T-5', cents: 0, paidBy: 'bank', at: site.clock.now(), settlement: 'pending' } as const
    provider.book.set(reference, { ...about, reference, state: 'pending' })
    expect(await end(reference, notPaid)).toMatchObject({ status: 409, body: { message: expect.stringContaining('may be taken yet') } })
    // What it says of it cannot be taken in, but it is there.
    provider.book.set(reference, { ...about, reference, state: 'paid' })
    expect(await end(reference, notPaid)).toMatchObject({ status: 409, body: { message: expect.stringContaining('may be taken yet') } })
    expect((await linesOf(reference)).filter(({ source }) => source === 'staff')).toEqual([])
  })

  it('has a number of the company that no other payment of the account has', async () => {
    const number = ownAccount()
    const [first, second] = await doubts(2, { number })
    expect(await end(first.reference, { ...paid(), transaction: 'T-one' })).toMatchObject({ status: 200 })
    const refused = await end(second.reference, { ...paid(), transaction: 'T-one' })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'transaction', message: expect.stringContaining(first.reference) }] },
    })
    expect(await end(second.reference, { ...paid(), transaction: 'T-two' })).toMatchObject({ status: 200 })
    const atOnce = await doubts(3, { number: ownAccount() })
    const answers = await Promise.all(atOnce.map((each) => end(each.reference, { ...paid(), transaction: 'T-at-once' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it('as paid beside another taking that the company tells of later is at the desk at once as taken twice', async () => {
    const { books, site, provider } = scene
    const { reference } = await doubt()
    await end(reference, { ...paid(), transaction: 'T-typed' })
    const taken = { transaction: 'T-told', cents: 14_820, paidBy: 'card', at: site.clock.now(), settlement: 'pending' } as const
    provider.faults.always = {}
    provider.book.set(reference, { ...taken, reference, state: 'paid' })
    const [row] = await site.database.db.select().from(payments).where(eq(payments.reference, reference))
    await books.asking.ask(row)
    const found = await site.database.db.select().from(reconciliationDifferences).where(eq(reconciliationDifferences.reference, reference))
    expect(found.map(({ what }) => what)).toContain('taken twice')
  })

  it('is refused while the company is still asked, of what is in no doubt, and of what is not there', async () => {
    const young = await doubt({ age: 23 * hour })
    const refused = await end(young.reference, notPaid)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('a day after it came into doubt') } })
    const open = await scene.open({ number: ownAccount() })
    scene.site.clock.advance(25 * hour)
    expect(await end(open.reference, notPaid)).toMatchObject({ status: 409 })
    expect(await end('WM-0000-0000', notPaid)).toMatchObject({ status: 404 })
    // Another insurer’s is not there either.
    expect(await end(young.reference, { ...notPaid, client: 'prairie' }, { as: 'otherAdmin' })).toMatchObject({ status: 404 })
    expect(await stateOf(young)).toBe('unknown')
  })

  it('says what is wrong with it, field by field', async () => {
    const { reference } = await doubt()
    const wrong = async (more: object) => (await end(reference, { ...paid(), ...more })).body.errors
    expect(await wrong({ why: ' ' })).toEqual([{ path: 'why', message: 'Please write how you know' }])
    expect(await wrong({ amount: undefined })).toEqual([{ path: 'amount', message: 'Please enter what was taken, such as 148.20' }])
    expect(await wrong({ on: '2026-02-30' })).toEqual([{ path: 'on', message: 'Please enter the day it was taken' }])
    expect(await wrong({ on: dayOn(new Date(scene.site.clock.now().getTime() + day), scene.tenant.timeZone) })).toEqual([
      { path: 'on', message: 'That day has not come yet' },
    ])
    expect(await ledgerOf(reference)).toEqual(['created', 'opened', 'browser says completed', 'provider is silent'])
  })

  it('is for admins of the insurer alone', async () => {
    const { reference } = await doubt()
    for (const as of ['agent', 'customer', 'otherAdmin'] as const)
      for (const answer of [await end(reference, notPaid, { as }), await send('ask', { reference }, { as })])
        expect([as, answer.status]).toEqual([as, 403])
  })
})
