import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jobs } from '../../src/server/db/tables/jobs.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import {
  paymentEvents,
  payments,
  providerNotices,
  reconciliationDifferences,
  reconciliations,
} from '../../src/server/db/tables/payments.ts'
import { accounts } from '../../src/server/db/tables/people.ts'
import { presentMail } from '../../src/server/mail/mail-row.ts'
import { newReference } from '../../src/server/http/reference.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { createPayments } from '../../src/server/payments/create-payments.ts'
import { boxOf } from '../../src/server/sealing/sealed-rows.ts'
import type { OpenedPayment } from '../../src/server/payments/payments.ts'
import type { SignedIn } from '../../src/server/identity/sessions.ts'
import { betweenLooks } from '../fixtures/between-looks.ts'
import { sampleAccount } from '../fixtures/fake-billing.ts'
import { meetAtTable } from '../fixtures/meet-at-table.ts'
import { readZip } from '../fixtures/read-zip.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { inEnglish } from '../fixtures/in-english.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'
import { rotatedRing } from '../fixtures/test-ring.ts'

const minute = 60_000
const day = 24 * 60 * minute
const log: string[] = []

let scene: PaymentScene
beforeAll(async () => {
  scene = await startPaymentScene({ log })
})
afterAll(() => scene?.site.close())
beforeEach(async () => {
  // What a test before this one left on its way is of another account.
  await scene.site.database.db
    .update(payments)
    .set({ accountTerm: 'of a test before' })
    .where(or(inArray(payments.state, ['completed', 'unknown']), and(eq(payments.state, 'paid'), isNull(payments.postedAt))))
  // And billing is told of it no more: tried again five seconds later, it would be what fails as this test means something else to.
  await scene.site.database.db.delete(jobs).where(eq(jobs.kind, 'tell billing of a payment'))
  scene.provider.faults.next = {}
  scene.provider.faults.always = {}
  scene.provider.faults.before = undefined
  scene.billing.faults.next = {}
  scene.billing.faults.always = {}
  log.length = 0
})

/** Lines of the ledger, in order. */
async function ledgerOf(reference: string): Promise<string[]> {
  const rows = await scene.site.database.db
    .select({ what: paymentEvents.what })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.payment))
    .where(eq(payments.reference, reference))
    .orderBy(paymentEvents.number)
  return rows.map(({ what }) => what)
}

/** An account of one test alone: what others left open may be asked about meanwhile. */
function ownAccount(number: string): string {
  scene.billing.accounts.set(number, { ...sampleAccount, number })
  return number
}

/** From here on nobody asks the company but whoever is tried: the worker, whose minute comes as the clock is put forward, asks about the same. */
const withoutWorker = () => scene.site.database.db.update(payments).set({ askAt: null })

const postedOf = (reference: string) => scene.billing.book.get(`windbreak ${reference}`)

describe('a payment', () => {
  it('is opened, paid by the provider’s word, and posted to billing once', async () => {
    const { open, provider, tell, settle, find } = scene
    const { code, reference, session } = await open()
    expect(await find(code)).toMatchObject({ state: 'opened', account: '•••• 7755', cents: null, postedAt: null })
    const notice = provider.pay(reference, { cents: 20_000, key: session.sessionKey })
    expect(await tell([notice])).toBe(200)
    expect(await tell([notice])).toBe(200)
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 20_000, paidBy: 'card', settlement: 'pending' })
    expect((await find(code)).postedAt).not.toBeNull()
    expect(postedOf(reference)).toMatchObject({ cents: 20_000, times: 1, number: '4011827755' })
    expect(await ledgerOf(reference)).toEqual(['created', 'opened', 'paid', 'posted'])
  })

  it('is never paid by the browser’s word; the provider is asked, and until it answers nobody knows', async () => {
    const { open, provider, find, books, tenant, settle, site } = scene
    const { code, reference } = await open()
    provider.faults.always.findPayment = 'down'
    expect(await books.payments.hint(tenant, code, 'completed')).toMatchObject({ state: 'unknown', cents: null })
    await settle()
    expect((await find(code)).state).toBe('unknown')
    provider.pay(reference)
    provider.faults.always = {}
    site.clock.advance(2 * minute)
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 14_820 })
    expect(postedOf(reference)).toMatchObject({ times: 1 })
  })

  it('that was opened and never heard of again is asked about when its key has ended, and has expired or is paid', async () => {
    const { open, provider, find, settle, site } = scene
    const [left, lost] = [await open(), await open()]
    provider.pay(lost.reference)
    site.clock.advance(20 * minute)
    await settle()
    expect((await find(left.code)).state).toBe('expired')
    expect((await find(lost.code)).state).toBe('paid')
  })

  it('that somebody gave up is cancelled, and paid all the same where another tab was quicker', async () => {
    const { open, provider, books, tenant, tell, settle, find } = scene
    const { code, reference } = await open()
    // Its key holds, so the provider still waits for it.
    expect(await books.payments.hint(tenant, code, 'cancelled')).toMatchObject({ state: 'opened' })
    const notice = provider.pay(reference)
    await tell([{ ...notice!, id: randomUUID(), kind: 'cancelled', transaction: 'another', cents: 0 }])
    await settle()
    expect((await find(code)).state).toBe('cancelled')
    await tell([notice])
    await settle()
    expect((await find(code)).state).toBe('paid')
  })

  it('is told to billing until it answers, and once though it answered and nobody heard', async () => {
    const { open, provider, billing, tell, settle, find, site } = scene
    const { code, reference } = await open()
    billing.faults.next.post = ['down', 'lost', 'lost']
    await tell([provider.pay(reference)])
    for (let wait = 0; wait < 5; wait++) {
      await settle()
      site.clock.advance(60 * minute)
    }
    expect((await find(code)).postedAt).not.toBeNull()
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 3 })
    expect((await ledgerOf(reference)).filter((what) => what === 'posted')).toHaveLength(1)
  })

  it('that its bank returns is posted as returned once, and whoever had the receipt is told', async () => {
    const { open, provider, books, tenant, tell, settle, find, site, sealing } = scene
    const { code, reference } = await open()
    await tell([provider.pay(reference, { paidBy: 'bank' })])
    await settle()
    expect(await books.payments.mailReceipt(tenant, code, 'ruth@ranch.example')).toBe(true)
    const notice = provider.change(reference, 'returned')
    await tell([notice])
    await tell([{ ...notice, id: randomUUID() }])
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', settlement: 'returned' })
    expect(postedOf(reference)).toMatchObject({ returns: 1 })
    const rows = await site.database.db.select().from(mails).orderBy(mails.createdAt)
    const sent = rows.map((row) => presentMail(sealing, row)).filter(({ to }) => to.address === 'ruth@ranch.example')
    expect(sent.map(({ kind }) => kind)).toEqual(['receipt', 'returned'])
    for (const { text } of sent) {
      expect(text).toContain(reference)
      expect(text).toContain('$148.20')
      expect(text).not.toContain('4011827755')
    }
  })

  it('that had settled is asked about each week, and known to have come back though nobody told', async () => {
    const { open, provider, tell, settle, find, site } = scene
    const { code, reference } = await open()
    await tell([provider.pay(reference, { paidBy: 'bank' })])
    await settle()
    await tell([provider.change(reference, 'settled')])
    await settle()
    const asking = async () =>
      (await site.database.db.select().from(payments).where(eq(payments.reference, reference)))[0].askAt?.getTime() ?? 0
    for (let week = 0; week < 3; week += 1) {
      site.clock.advance(8 * day)
      await settle()
      // Not again in a minute: nothing was new.
      expect(await asking()).toBeGreaterThan(site.clock.now().getTime() + 6 * day)
    }
    provider.change(reference, 'returned')
    site.clock.advance(8 * day)
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', settlement: 'returned' })
  })

  it('that was taken long ago is asked about no more, since nothing of it comes back any longer', async () => {
    const { open, provider, tell, settle, site } = scene
    const { reference } = await open()
    await tell([provider.pay(reference, { paidBy: 'bank' })])
    await settle()
    const asking = async () => (await site.database.db.select().from(payments).where(eq(payments.reference, reference)))[0].askAt
    site.clock.advance(59 * day)
    await settle()
    expect(await asking()).not.toBeNull()
    site.clock.advance(8 * day)
    await settle()
    expect(await asking()).toBeNull()
  })

  it('of which two tabs say the same at the same moment has it said once', async () => {
    const { open, books, tenant, provider, site } = scene
    const { code, reference } = await open()
    provider.pay(reference)
    const said = await meetAtTable(
      site,
      'payment_events',
      [1, 2, 3].map(() => () => books.payments.hint(tenant, code, 'completed')),
    )
    expect(said.map((each) => each?.state)).toContain('paid')
    expect(await ledgerOf(reference)).toEqual(['created', 'opened', 'browser says completed', 'paid'])
  })

  it('is scheduled, called off while there is time, and not afterwards', async () => {
    const { open, provider, books, tenant, tell, settle, find, site } = scene
    const on = new Date(site.clock.now().getTime() + 5 * day)
    const [first, second] = [await open({ operation: 'schedule' }), await open({ operation: 'schedule' })]
    for (const { reference } of [first, second]) await tell([provider.schedule(reference, { cents: 14_820, on })])
    await settle()
    expect(await find(first.code)).toMatchObject({ state: 'scheduled', cents: 14_820, at: on.toISOString() })
    const own = [sampleAccount.number]
    await expect(books.payments.cancelScheduled(tenant, ['4000000000'], first.reference)).rejects.toThrow('There is no such payment.')
    expect(await books.payments.cancelScheduled(tenant, own, first.reference)).toMatchObject({ state: 'cancelled', cancelUntil: null })
    expect(await books.payments.cancelScheduled(tenant, own, first.reference)).toMatchObject({ state: 'cancelled' })
    site.clock.advance(5 * day - minute)
    await expect(books.payments.cancelScheduled(tenant, own, second.reference)).rejects.toThrow('too late')
    await tell([provider.change(second.reference, 'paid')])
    await settle()
    expect(await find(second.code)).toMatchObject({ state: 'paid', cents: 14_820 })
  })
})

describe('a payment for a day', () => {
  it('that the provider knows nothing of any more is not known, until it says again what became of it', async () => {
    const { open, provider, tell, settle, find, site, books } = scene
    const on = new Date(site.clock.now().getTime() + day)
    const { code, reference } = await open({ operation: 'schedule' })
    await tell([provider.schedule(reference, { cents: 14_820, on })])
    await settle()
    const kept = provider.book.get(reference)!
    provider.book.delete(reference)
    provider.keys.delete(reference)
    const ask = async () => {
      const [row] = await site.database.db.select().from(payments).where(eq(payments.reference, reference))
      return (await books.asking.ask(row)).state
    }
    expect(await ask()).toBe('unknown')
    // Nobody is told that nothing was taken, however long it stays so.
    site.clock.advance(day)
    expect([await ask(), (await find(code)).state]).toEqual(['unknown', 'unknown'])
    provider.book.set(reference, kept)
    expect(await ask()).toBe('scheduled')
    await tell([provider.change(reference, 'paid')])
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 14_820 })
  })

  it('and fell into doubt keeps another from being set until its day is over and the company has been asked, however long ago that was', async () => {
    const { open, provider, tell, settle, site, books, tenant, wish } = scene
    const { reference } = await open({ operation: 'schedule' })
    await tell([provider.schedule(reference, { cents: 14_820, on: new Date(site.clock.now().getTime() + 5 * day) })])
    await settle()
    provider.book.delete(reference)
    provider.keys.delete(reference)
    const [row] = await site.database.db.select().from(payments).where(eq(payments.reference, reference))
    expect((await books.asking.ask(row)).state).toBe('unknown')
    const another = () => books.payments.open(tenant, wish({ operation: 'schedule' }))
    for (let days = 0; days < 5; days++) {
      expect(await another()).toMatchObject({ why: 'on its way' })
      site.clock.advance(day)
    }
    site.clock.advance(day)
    provider.faults.next.findPayment = ['down']
    expect(await another()).toMatchObject({ why: 'on its way' })
    // Where the company still knows of none, it is the desk's business, and nobody is kept from paying.
    expect(await another()).toHaveProperty('session')
  })
})

describe('what autopay takes by itself', () => {
  const enrol = async () => scene.open({ operation: 'autopay' })
  const chargesOf = async (cents: number) => {
    const rows = await scene.site.database.db.select().from(payments).where(eq(payments.operation, 'charge'))
    return rows.filter((row) => row.cents === cents)
  }

  it('is a payment of its own for each transaction, posted once, and told as autopay’s', async () => {
    const { provider, tell, settle, books, tenant } = scene
    const { reference } = await enrol()
    const [first, second] = [provider.charge(reference, 11_101), provider.charge(reference, 11_102)]
    await tell([first, second])
    await tell([{ ...first, id: randomUUID() }])
    await settle()
    for (const cents of [11_101, 11_102]) {
      const [row, ...more] = await chargesOf(cents)
      expect([row.state, more]).toEqual(['paid', []])
      expect(postedOf(row.reference)).toMatchObject({ cents, times: 1, number: sampleAccount.number })
      expect(row.reference).not.toBe(reference)
    }
    expect(postedOf(reference)).toBeUndefined()
    const listed = await books.payments.listOf(tenant, [sampleAccount.number], 5)
    const charges = listed.filter(({ operation }) => operation === 'charge').map(({ cents }) => cents)
    expect(charges.toSorted()).toEqual([11_101, 11_102])
  })

  it('is held back where the provider does not say it again when it is asked', async () => {
    const { provider, tell, settle } = scene
    const { reference } = await enrol()
    const notice = provider.charge(reference, 11_201)
    provider.book.delete(`${reference} ${notice.transaction}`)
    await tell([notice])
    await settle()
    const [row] = await chargesOf(11_201)
    expect(row).toMatchObject({ state: 'paid', postedAt: null })
    expect(postedOf(row.reference)).toBeUndefined()
  })

  it('came back: is posted as returned', async () => {
    const { provider, tell, settle } = scene
    const { reference } = await enrol()
    const notice = provider.charge(reference, 11_301)
    // The return is told first.
    await tell([{ ...notice, id: randomUUID(), kind: 'returned' }])
    await settle()
    await tell([notice])
    await settle()
    const [row] = await chargesOf(11_301)
    expect(row).toMatchObject({ state: 'paid', settlement: 'returned' })
    expect(postedOf(row.reference)).toMatchObject({ cents: 11_301, returns: 1 })
  })
})

describe('one wish', () => {
  it('is one payment with one key, however often and from however many tabs it is asked for', async () => {
    const { books, tenant, wish, provider } = scene
    const asked = wish()
    const before = provider.opened.length
    const answers = await Promise.all([1, 2, 3, 4].map(() => books.payments.open(tenant, asked)))
    const opened = answers.map((each) => ('session' in each ? `${each.reference} ${each.session.sessionKey}` : 'not opened'))
    expect(new Set(opened).size).toBe(1)
    expect(opened[0]).toMatch(/^WM-/)
    expect(provider.opened.length - before).toBe(1)
    const later = await books.payments.open(tenant, asked)
    expect('session' in later && `${later.reference} ${later.session.sessionKey}`).toBe(opened[0])
  })

  it('that is paid is answered with where it stands', async () => {
    const { books, tenant, wish, provider, tell, settle } = scene
    const asked = wish()
    const opened = await books.payments.open(tenant, asked)
    await tell([provider.pay(opened.reference ?? '')])
    await settle()
    expect(await books.payments.open(tenant, asked)).toMatchObject({ ended: 'paid', reference: opened.reference })
    expect(await books.payments.reopen(tenant, 'code' in opened ? opened.code : '', undefined)).toBeNull()
  })

  it('cannot be used for another account, another operation or by another person, and needs a key', async () => {
    const { books, tenant, wish, billing } = scene
    const asked = wish()
    await books.payments.open(tenant, asked)
    billing.accounts.set('4000000001', { ...sampleAccount, number: '4000000001' })
    const person: SignedIn = {
      account: randomUUID(),
      name: 'Alex',
      username: 'alex@example.com',
      agentOf: new Set<string>(),
      adminOf: new Set(),
    }
    for (const other of [{ number: '4000000001' }, { operation: 'schedule' as const }, { person }])
      await expect(books.payments.open(tenant, { ...asked, ...other })).rejects.toMatchObject({ statusCode: 409 })
    await expect(books.payments.open(tenant, wish({ key: 'short' }))).rejects.toMatchObject({ statusCode: 400 })
  })

  it('gets a fresh key when its widget is opened anew, unless it was paid meanwhile', async () => {
    const { open, books, tenant, provider } = scene
    const first = await open()
    const again = (await books.payments.reopen(tenant, first.code, undefined)) as OpenedPayment
    expect(again.session.sessionKey).not.toBe(first.session.sessionKey)
    expect(provider.pay(first.reference, { key: first.session.sessionKey })).toBeNull()
    expect(provider.pay(first.reference, { key: again.session.sessionKey })).not.toBeNull()
    expect(await books.payments.reopen(tenant, first.code, undefined)).toBeNull()
    expect(await scene.find(first.code)).toMatchObject({ state: 'paid' })
  })

  it('of an open tab is asked again for what is due now, said with both sums, and paid with the new one once somebody says so', async () => {
    const { open, books, tenant, provider, billing, find, tell, settle } = scene
    const number = '4000000019'
    billing.accounts.set(number, { ...sampleAccount, number })
    const first = await open({ number })
    expect(await books.payments.recheck(tenant, first.code)).toBeNull()
    billing.accounts.set(number, { ...sampleAccount, number, minDueCents: 9820, balanceCents: 109_820 })
    const changed = { why: 'amount changed', message: expect.stringMatching(/was \$148\.20.* is \$98\.20/) }
    expect(inEnglish(await books.payments.reopen(tenant, first.code, undefined))).toMatchObject(changed)
    expect(await find(first.code)).toMatchObject({ state: 'opened', minDueCents: 9820, balanceCents: 109_820 })
    const again = await books.payments.reopen(tenant, first.code, undefined)
    expect(again).toHaveProperty('session')
    expect(provider.wishes.get(first.reference)).toMatchObject({ minCents: 9820, balanceCents: 109_820 })
    // While its form is open.
    billing.accounts.set(number, { ...sampleAccount, number, minDueCents: 20_000, balanceCents: 120_000 })
    expect(await books.payments.recheck(tenant, first.code)).toMatchObject({ why: 'amount changed' })
    expect(await ledgerOf(first.reference)).toEqual(['created', 'opened', 'amount changed', 'session renewed', 'amount changed'])
    // What is asked of billing and not answered stops nobody who was answered before.
    billing.faults.next.findAccount = ['down']
    expect(await books.payments.reopen(tenant, first.code, undefined)).toHaveProperty('session')
    billing.accounts.set(number, { ...sampleAccount, number, minDueCents: 0, balanceCents: 0 })
    expect(await books.payments.reopen(tenant, first.code, undefined)).toMatchObject({ why: 'nothing due' })
    const notice = provider.pay(first.reference, { cents: 20_000 })
    await tell([notice])
    await settle()
    expect(await books.payments.recheck(tenant, first.code)).toBeNull()
  })

  it('asked again after the sum has changed is not opened with the old one', async () => {
    const { wish, books, tenant, billing, provider } = scene
    const number = '4000000027'
    billing.accounts.set(number, { ...sampleAccount, number })
    const asked = wish({ number, operation: 'schedule', shownMinCents: 14_820 })
    expect(await books.payments.open(tenant, asked)).toHaveProperty('session')
    billing.accounts.set(number, { ...sampleAccount, number, minDueCents: 9820 })
    expect(await books.payments.open(tenant, asked)).toMatchObject({ why: 'amount changed' })
    const opened = await books.payments.open(tenant, { ...asked, shownMinCents: 9820 })
    expect(opened).toHaveProperty('session')
    expect(provider.wishes.get((opened as { reference: string }).reference)).toMatchObject({ minCents: 9820 })
  })

  it('that is paid between two looks at the books is its own page, and is not told to wait for itself', async () => {
    const { needs, open, provider, tell, settle, billing, books, tenant, wish, site } = scene
    billing.faults.always.post = 'down'
    const asked = wish()
    const { reference, code } = await open(asked)
    const isPaid = (what: string) => async () => {
      await tell([provider.pay(what)])
      await settle()
    }
    const meanwhile = (what: string) => createPayments({ ...needs, db: betweenLooks(site.database.db, ['id'], isPaid(what)) })
    expect(await meanwhile(reference).payments.open(tenant, asked)).toEqual({ code, reference, ended: 'paid' })
    expect(await books.payments.open(tenant, wish())).toMatchObject({ why: 'on its way' })
    await site.database.db.update(payments).set({ accountTerm: 'of somebody else' }).where(eq(payments.reference, reference))
    const other = await open()
    expect(await meanwhile(other.reference).payments.reopen(tenant, other.code, undefined)).toBeNull()
  })

  it('is not opened while money of the account is on its way to billing, and is when it is there', async () => {
    const { books, tenant, wish, open, provider, billing, tell, settle, site } = scene
    const [first, another] = [await open(), await open()]
    provider.faults.always.findPayment = 'down'
    await books.payments.hint(tenant, first.code, 'completed')
    const onItsWay = { why: 'on its way' }
    expect(await books.payments.open(tenant, wish())).toMatchObject(onItsWay)
    provider.faults.always = {}
    billing.faults.next.post = ['down']
    await tell([provider.pay(first.reference)])
    await settle()
    expect(await scene.find(first.code)).toMatchObject({ state: 'paid', postedAt: null })
    for (const operation of ['pay', 'schedule'] as const)
      expect(await books.payments.open(tenant, wish({ operation }))).toMatchObject(onItsWay)
    // Nor in a tab that was open before.
    expect(await books.payments.recheck(tenant, another.code)).toMatchObject(onItsWay)
    expect(await books.payments.reopen(tenant, another.code, undefined)).toMatchObject(onItsWay)
    billing.accounts.set('4000000006', { ...sampleAccount, number: '4000000006' })
    expect(await books.payments.open(tenant, wish({ number: '4000000006' }))).toHaveProperty('session')
    site.clock.advance(60 * minute)
    await settle()
    expect(await books.payments.open(tenant, wish())).toHaveProperty('session')
    expect(await books.payments.recheck(tenant, another.code)).toBeNull()
  })

  it('that was paid while nobody could be asked for days is known to be before another is opened', async () => {
    const { books, tenant, wish, open, provider, settle, site, find } = scene
    const first = await open()
    provider.faults.always.findPayment = 'down'
    await books.payments.hint(tenant, first.code, 'completed')
    provider.pay(first.reference)
    site.clock.advance(25 * 60 * minute)
    provider.faults.always = {}
    expect(await books.payments.open(tenant, wish())).toMatchObject({ why: 'on its way' })
    expect((await find(first.code)).state).toBe('paid')
    await settle()
    expect(await books.payments.open(tenant, wish())).toHaveProperty('session')
  })

  it.each([
    ['and the browser’s word is minutes old', null, 3 * minute],
    ['and it fell into doubt days ago', 'down', 49 * 60 * minute],
  ] as const)('that the provider has not decided %s keeps another from being opened until it has', async (_when, fault, later) => {
    const { books, tenant, wish, open, provider, site, find } = scene
    const number = ownAccount(fault ? '4000000037' : '4000000038')
    const [first, another] = [await open({ number }), await open({ number })]
    const { reference } = first
    const about = { reference, transaction: randomUUID(), cents: 0, paidBy: 'bank', at: site.clock.now(), settlement: 'pending' } as const
    provider.book.set(reference, { ...about, state: 'pending' })
    if (fault) provider.faults.always.findPayment = fault
    await books.payments.hint(tenant, first.code, 'completed')
    provider.faults.always = {}
    await withoutWorker()
    for (let looks = 0; looks < 3; looks++) {
      site.clock.advance(later)
      expect(await books.payments.open(tenant, wish({ number }))).toMatchObject({ why: 'on its way' })
      expect(await books.payments.reopen(tenant, another.code, undefined)).toMatchObject({ why: 'on its way' })
    }
    expect((await find(first.code)).state).toBe(fault ? 'unknown' : 'completed')
    provider.book.set(reference, { ...about, state: 'declined' })
    expect(await books.payments.open(tenant, wish({ number }))).toHaveProperty('session')
  })

  it('is not opened beside one that nobody can say the end of, and whoever asks waits for a few answers at once and no longer', async () => {
    const { needs, books, tenant, wish, open, provider, site } = scene
    const number = ownAccount('4000000036')
    const doubts = []
    for (let each = 0; each < 7; each++) doubts.push(await open({ number }))
    provider.faults.always.findPayment = 'down'
    for (const { code } of doubts) await books.payments.hint(tenant, code, 'completed')
    provider.faults.always = {}
    await withoutWorker()
    site.clock.advance(49 * 60 * minute)
    const patient = createPayments({ ...needs, patienceMs: 20 }).payments
    const silence = Promise.withResolvers<void>()
    let asked = 0
    provider.faults.before = (name) => {
      if (name !== 'findPayment') return undefined
      asked += 1
      return silence.promise
    }
    expect(await patient.open(tenant, wish({ number }))).toMatchObject({ why: 'on its way' })
    expect(asked).toBe(5)
    // Silent so often, it is left alone for a while.
    expect(await patient.open(tenant, wish({ number }))).toMatchObject({ why: 'on its way' })
    expect(asked).toBe(5)
    provider.faults.before = () => {
      throw new Error('what nobody thought of')
    }
    expect(await books.payments.open(tenant, wish({ number }))).toMatchObject({ why: 'on its way' })
    provider.faults.before = undefined
    // More than are asked about at once are asked about the next time.
    expect(await books.payments.open(tenant, wish({ number }))).toMatchObject({ why: 'on its way' })
    expect(await books.payments.open(tenant, wish({ number }))).toHaveProperty('session')
    silence.resolve()
  })

  it('is opened a day after money was heard of that billing does not take, whatever is learnt of that money later', async () => {
    const { books, tenant, wish, open, billing, provider, tell, settle, site } = scene
    const number = ownAccount('4000000035')
    billing.refuses.add(number)
    const { reference } = await open({ number })
    await tell([provider.pay(reference)])
    await settle()
    const another = () => books.payments.open(tenant, wish({ number }))
    site.clock.advance(23 * 60 * minute)
    await tell([provider.change(reference, 'settled')])
    await settle()
    expect(await ledgerOf(reference)).toEqual(['created', 'opened', 'paid', 'billing refused', 'settled'])
    expect(await another()).toMatchObject({ why: 'on its way' })
    site.clock.advance(2 * 60 * minute)
    expect(await another()).toHaveProperty('session')
    billing.refuses.delete(number)
  })

  it('that a forgetful provider takes from two tabs is posted once, and the desk has it at once and until somebody settles it', async () => {
    const { open, books, tenant, provider, tell, settle, site } = scene
    const first = await open()
    const second = (await books.payments.reopen(tenant, first.code, undefined)) as OpenedPayment
    provider.forget(true)
    const notices = [first, second].map((tab) => provider.pay(first.reference, { key: tab.session.sessionKey }))
    provider.forget(false)
    expect(provider.charges.filter(({ reference }) => reference === first.reference)).toHaveLength(2)
    for (const notice of notices) {
      await tell([notice])
      await settle()
    }
    expect(postedOf(first.reference)).toMatchObject({ cents: 14_820, times: 1 })
    const atDesk = async () => {
      const { differences } = await books.desk.look(tenant, { state: '', before: '', payment: '' })
      return differences.filter(({ reference }) => reference === first.reference).map(({ what }) => what)
    }
    expect(await atDesk()).toEqual(['taken twice'])
    site.clock.advance(6 * minute)
    await books.comparing.compare(tenant)
    expect(await atDesk()).toContain('taken twice')
    expect(log.join()).toContain('second transaction')
    // Its book by reference has one of the two: that it is the first again puts nothing right.
    provider.book.set(first.reference, { ...provider.book.get(first.reference)!, transaction: notices[0]!.transaction })
    site.clock.advance(day)
    await books.comparing.compare(tenant)
    expect(await atDesk()).toEqual(['taken twice'])
  })

  it('is not opened while billing or the provider is silent, and says so with a reference', async () => {
    const { books, tenant, wish, billing, provider } = scene
    billing.faults.next.findAccount = ['down']
    expect(await books.payments.open(tenant, wish())).toMatchObject({ why: 'down', reference: expect.stringMatching(/^WM-/) })
    const asked = wish()
    provider.faults.next.openSession = ['lost']
    const silent = await books.payments.open(tenant, asked)
    expect(silent).toMatchObject({ why: 'down', reference: expect.stringMatching(/^WM-/) })
    expect(await books.payments.open(tenant, asked)).toMatchObject({ reference: silent.reference, session: expect.anything() })
    provider.refuse(true)
    expect(await books.payments.open(tenant, wish())).toMatchObject({ why: 'down' })
    provider.refuse(false)
  })
})

describe('an account number', () => {
  it('is read with spaces and dashes, and what is wrong with it is said', async () => {
    const { books, tenant, wish } = scene
    expect(await books.payments.open(tenant, wish({ number: '40 1182-7755' }))).toHaveProperty('session')
    expect(inEnglish(await books.payments.open(tenant, wish({ number: '40118' })))).toMatchObject({
      why: 'field',
      message: expect.stringContaining('too short'),
    })
    expect(inEnglish(await books.payments.lookUp(tenant, { ...wish(), number: ' ' }))).toMatchObject({
      message: 'Please enter your account number',
    })
  })

  it('of no account, or of a state that is not served, is the same answer', async () => {
    const { books, tenant, wish, billing } = scene
    billing.accounts.set('4000000002', { ...sampleAccount, number: '4000000002', state: 'NE' })
    const unknown = await books.payments.open(tenant, wish({ number: '4999999999' }))
    expect(unknown).toEqual(await books.payments.open(tenant, wish({ number: '4000000002' })))
    expect(inEnglish(unknown)).toMatchObject({ title: 'Account Not Found!', message: 'Please contact your agent.', why: 'account' })
  })

  it('opens nothing where nothing is due, or where what is due has changed since it was shown', async () => {
    const { books, tenant, wish, billing } = scene
    billing.accounts.set('4000000003', { ...sampleAccount, number: '4000000003', minDueCents: 0, balanceCents: 0 })
    expect(await books.payments.open(tenant, wish({ number: '4000000003' }))).toMatchObject({ why: 'nothing due' })
    expect(await books.payments.open(tenant, wish({ shownMinCents: 1 }))).toMatchObject({ why: 'amount changed' })
    expect(await books.payments.open(tenant, wish({ shownMinCents: 14_820 }))).toHaveProperty('session')
  })

  it('is guessed five times a minute, side by side too; then any number is too many, and right ones never count', async () => {
    const { books, tenant, wish, site } = scene
    const visitor = '198.51.100.7'
    await Promise.all(Array.from({ length: 12 }, () => books.payments.open(tenant, wish({ visitor }))))
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        books.payments.lookUp(tenant, { number: String(4_100_000_000 + index), visitor, person: undefined }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const tooMany = { statusCode: 429, also: { retryAfter: expect.any(Number) } }
    await expect(books.payments.open(tenant, wish({ visitor }))).rejects.toMatchObject(tooMany)
    await expect(books.payments.open(tenant, wish({ visitor, number: '4100000099' }))).rejects.toMatchObject(tooMany)
    site.clock.advance(minute + 1)
    expect(await books.payments.open(tenant, wish({ visitor }))).toHaveProperty('session')
  })

  it('is guessed twenty times an hour, from wherever', async () => {
    const { books, tenant } = scene
    const guess = (index: number) => books.payments.lookUp(tenant, { number: '4200000000', visitor: `192.0.2.${index}`, person: undefined })
    for (let index = 0; index < 20; index++) expect(await guess(index)).toMatchObject({ why: 'account' })
    await expect(guess(30)).rejects.toMatchObject({ statusCode: 429 })
  })
})

describe('what the provider tells', () => {
  it('is refused where it is forged, and nothing of it is logged', async () => {
    const { open, provider, tell, settle, find } = scene
    const { code, reference } = await open()
    const notice = provider.pay(reference)
    const before = await scene.site.database.db.$count(providerNotices)
    expect(await tell([notice], { signature: 'made up' })).toBe(401)
    await settle()
    expect((await find(code)).state).toBe('opened')
    expect(await scene.site.database.db.$count(providerNotices)).toBe(before)
    expect(log.join()).toContain('cannot be from the payment provider')
    expect(log.join()).not.toContain(reference)
  })

  it('fills no log where it is forged without end: the lines of a minute are few, and the rest is counted', async () => {
    const { provider, tell, open } = scene
    const notice = provider.pay((await open()).reference)
    scene.site.clock.advance(minute + 1)
    log.length = 0
    for (let count = 0; count < 60; count++) await tell([notice], { signature: 'made up' })
    const lines = () => log.filter((line) => line.includes('cannot be from the payment provider'))
    expect(lines()).toHaveLength(20)
    scene.site.clock.advance(minute + 1)
    await tell([notice], { signature: 'made up' })
    expect(JSON.parse(lines()[20])).toMatchObject({ more: 40 })
  })

  it('is refused where it is larger than any', async () => {
    const response = await fetch(`${scene.site.origin}/pay/notices`, { method: 'POST', body: 'x'.repeat(64 * 1024 + 1) })
    expect(response.status).toBe(413)
  })

  it.each([
    ['less than the least', 14_819],
    ['nothing', 0],
    ['less than nothing', -14_820],
    ['more than the balance', 114_821],
  ])('of %s is noted, and nothing is posted', async (_words, cents) => {
    const { open, provider, tell, settle, find } = scene
    const { code, reference, session } = await open()
    const notice = provider.pay(reference, { key: session.sessionKey })!
    // Only what it tells is wrong; asked, it would say what is right.
    provider.faults.always.findPayment = 'down'
    await tell([{ ...notice, cents }])
    await settle()
    expect((await find(code)).state).not.toBe('paid')
    expect(postedOf(reference)).toBeUndefined()
    expect(await ledgerOf(reference)).toContain('notice refused')
    expect(log.filter((line) => line.includes('tells what was not agreed') && line.includes(reference))).toHaveLength(1)
    provider.faults.always = {}
    scene.site.clock.advance(2 * minute)
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 14_820 })
  })

  it('of another amount or by another transaction is posted as the provider’s own book has it, whichever was told first', async () => {
    const { open, provider, tell, settle, find } = scene
    const { code, reference } = await open()
    const notice = provider.pay(reference)!
    const changed = { ...notice, cents: 99_000 }
    for (const each of [changed, notice, { ...notice, transaction: 'another' }]) await tell([{ ...each, id: randomUUID() }])
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 14_820 })
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 1 })
    // Once it is posted, what is told of it changes nothing any more.
    await tell([{ ...changed, id: randomUUID(), cents: 50_000 }])
    await settle()
    expect(await find(code)).toMatchObject({ cents: 14_820 })
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 1 })
    expect(await ledgerOf(reference)).toContain('notice refused')
  })

  it.each([
    ['less than the least that is due', 100],
    ['more than the balance', 99_000_000],
  ])('of an amount that was agreed, where the provider’s own book has %s, is held back', async (_what, cents) => {
    const { open, provider, tell, settle, find } = scene
    const { code, reference } = await open()
    const notice = provider.pay(reference, { cents })!
    await tell([{ ...notice, cents: 14_820 }])
    await settle()
    expect(postedOf(reference)).toBeUndefined()
    expect(await find(code)).toMatchObject({ state: 'paid', cents, postedAt: null })
  })

  it('of a payment that the provider does not know of when asked is held back, though it was signed', async () => {
    const { open, provider, tell, settle } = scene
    const { reference } = await open()
    const notice = provider.pay(reference)!
    provider.book.delete(reference)
    scene.site.clock.advance(20 * minute)
    await tell([notice])
    await settle()
    expect(postedOf(reference)).toBeUndefined()
    expect(await ledgerOf(reference)).toContain('held')
  })

  it('of a payment that is not ours is kept for the comparison', async () => {
    const { provider, open, tell, settle, site } = scene
    const notice = provider.pay((await open()).reference)!
    const reference = newReference('Somebody Else')
    expect(await tell([{ ...notice, id: randomUUID(), reference }])).toBe(200)
    await settle()
    const [row] = await site.database.db.select().from(providerNotices).where(eq(providerNotices.reference, reference))
    expect(row.handledAt).not.toBeNull()
  })

  it('is kept to the last, however much is told at once', async () => {
    const { provider, open, tell, settle, find } = scene
    const { code, reference } = await open()
    const last = provider.pay(reference)!
    const many = Array.from({ length: 230 }, (_each, index) => ({
      ...last,
      id: `n${index}`,
      kind: 'settled' as const,
      reference: `X${index}`,
    }))
    expect(await tell([...many, last])).toBe(200)
    await settle()
    expect((await find(code)).state).toBe('paid')
  })

  it('that cannot be understood keeps none of the rest waiting', async () => {
    const { provider, open, tell, settle, find } = scene
    const { code, reference } = await open()
    const notice = provider.pay(reference)!
    const rubbish = { ...notice, id: randomUUID(), kind: 'sent by pigeon' as 'paid', cents: 1e12 }
    expect(await tell([rubbish, notice])).toBe(200)
    await settle()
    expect((await find(code)).state).toBe('paid')
  })

  it('when asked, of an amount nobody agreed to, is paid and held back from billing', async () => {
    const { open, provider, find, settle, site, books } = scene
    const { code, reference } = await open()
    provider.pay(reference, { cents: 100 })
    site.clock.advance(20 * minute)
    await settle()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 100, postedAt: null })
    expect(postedOf(reference)).toBeUndefined()
    const [row] = await site.database.db.select().from(payments).where(eq(payments.reference, reference))
    await books.ledger.record(row.id, () => ({ events: [{ what: 'released', source: 'staff' }] }))
    await settle()
    expect(postedOf(reference)).toMatchObject({ cents: 100 })
  })

  it('when asked, of another sum than billing was told of, changes nothing and is written down once', async () => {
    const { open, provider, tell, settle, find, site, books } = scene
    const { code, reference } = await open()
    await tell([provider.pay(reference)])
    await settle()
    const book = provider.book.get(reference)!
    provider.book.set(reference, { ...book, cents: book.cents + 100 })
    const ask = async () => books.asking.ask((await site.database.db.select().from(payments).where(eq(payments.reference, reference)))[0])
    await ask()
    await ask()
    expect(await find(code)).toMatchObject({ state: 'paid', cents: 14_820 })
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 1 })
    expect(await ledgerOf(reference)).toEqual(['created', 'opened', 'paid', 'posted', 'notice refused'])
  })

  it('when asked, of a sum nobody agreed to that is set for a day, is shown as set, called off like any, and is not told to billing when it is taken', async () => {
    const { open, provider, find, tell, settle, site, books, tenant } = scene
    const number = ownAccount('4300000001')
    const on = new Date(site.clock.now().getTime() + 5 * day)
    const set = async () => {
      const opened = await open({ number, operation: 'schedule' })
      await tell([provider.schedule(opened.reference, { cents: 114_821, on })])
      await settle()
      return opened
    }
    const [one, other] = [await set(), await set()]
    expect(await find(one.code)).toMatchObject({ state: 'scheduled', cents: 114_821, at: on.toISOString() })
    // Its form is not offered again, under a reference that is to be taken.
    expect(await books.payments.reopen(tenant, one.code, undefined)).toBeNull()
    expect(await books.payments.cancelScheduled(tenant, [number], one.reference)).toMatchObject({ state: 'cancelled' })
    site.clock.advance(5 * day)
    await tell([provider.change(other.reference, 'paid')])
    await settle()
    expect(await find(other.code)).toMatchObject({ state: 'paid', cents: 114_821, postedAt: null })
    expect(postedOf(other.reference)).toBeUndefined()
    expect(await ledgerOf(one.reference)).toContain('notice refused')
  })
})

describe('a payment’s page', () => {
  it('is found by its code alone, and by nobody else’s', async () => {
    const { open, books, tenant, otherTenant } = scene
    const { code, reference } = await open()
    expect(await books.payments.find(tenant, code)).toMatchObject({ reference })
    const made = [
      reference,
      `${reference}.`,
      `${reference}.${'A'.repeat(43)}`,
      code.slice(0, -1),
      `${code}A`,
      code.toLowerCase(),
      '',
      'x'.repeat(5000),
    ]
    for (const each of made) {
      expect(await books.payments.find(tenant, each)).toBeNull()
      expect(await books.payments.hint(tenant, each, 'completed')).toBeNull()
      expect(await books.payments.reopen(tenant, each, undefined)).toBeNull()
      expect(await books.payments.mailReceipt(tenant, each, 'thief@example.com')).toBe(false)
    }
    expect(await books.payments.find(otherTenant, code)).toBeNull()
  })

  it('is listed by the numbers of its account', async () => {
    const { open, books, tenant, otherTenant } = scene
    const { reference } = await open()
    expect((await books.payments.listOf(tenant, [sampleAccount.number], 3))[0]).toMatchObject({ reference })
    expect(await books.payments.listOf(tenant, ['4000000009'], 3)).toEqual([])
    expect(await books.payments.listOf(otherTenant, [sampleAccount.number], 3)).toEqual([])
  })

  it('mails its receipt to an address alone, and says whether it goes', async () => {
    const { open, provider, books, tenant, tell, settle, site, sealing } = scene
    await site.cookieOf('customer')
    const [{ id }] = await site.database.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, 'customer@example.com'))
    const person = {
      account: id,
      name: 'Alex Neighbor',
      username: 'customer@example.com',
      agentOf: new Set<string>(),
      adminOf: new Set<string>(),
    }
    const paidOne = async () => {
      const { code, reference } = await open({ person })
      await tell([provider.pay(reference, { paidBy: 'bank' })])
      await settle()
      return { code, reference }
    }
    const { code, reference } = await paidOne()
    const receipt = (email: string, of = code) => books.payments.mailReceipt(tenant, of, email)
    expect([await receipt('not an address'), await receipt('a@b.example, c@d.example')]).toEqual([false, false])
    expect(await ledgerOf(reference)).not.toContain('receipt mailed')
    expect([await receipt('clerk@farm.example'), await receipt('clerk@farm.example'), await receipt('clerk@farm.example')]).toEqual([
      true,
      true,
      true,
    ])
    // To one address go so many a day, of whatever payment.
    const another = await paidOne()
    expect(await receipt('clerk@farm.example', another.code)).toBe(false)
    await tell([provider.change(reference, 'returned')])
    await settle()
    const rows = (await site.database.db.select().from(mails)).map((row) => presentMail(sealing, row))
    const returned = rows.filter(({ kind, text }) => kind === 'returned' && text.includes(reference)).map(({ to }) => to.address)
    expect(returned.toSorted()).toEqual(['clerk@farm.example', 'customer@example.com'])
  })

  it('mails no receipt of what is not paid, and few of what is', async () => {
    const { open, provider, books, tenant, tell, settle } = scene
    const { code, reference } = await open()
    expect(await books.payments.mailReceipt(tenant, code, 'ruth@ranch.example')).toBe(false)
    await tell([provider.pay(reference)])
    await settle()
    const asked = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((each) => books.payments.mailReceipt(tenant, code, `ruth${each}@ranch.example`)),
    )
    expect(asked.filter(Boolean)).toHaveLength(5)
  })
})

describe('what is kept of a payment', () => {
  it('has its account number in no column but the box, and the box is taken to a new key', async () => {
    const { open, site } = scene
    const { reference } = await open()
    const { db } = site.database
    const [row] = await db.select().from(payments).where(eq(payments.reference, reference))
    expect(JSON.stringify({ ...row, sealed: row.sealed.toString('latin1') })).not.toContain(sampleAccount.number)
    const { sealedTables } = await import('../../src/server/sealing/sealed-tables.ts')
    const table = sealedTables.find(({ name }) => name === 'payments')!
    const rotated = createSealing(rotatedRing)
    const rows = await table.rowsOf(db, row.keyId, row.id - 1)
    const mine = rows.find(({ id }) => id === row.id)!
    expect(rotated.open(boxOf.payment(row), mine).toString()).toContain(sampleAccount.number)
    expect(await table.replace(db, mine, rotated.seal(mine.what, rotated.open(mine.what, mine)))).toBe(true)
    const [after] = await db.select().from(payments).where(eq(payments.reference, reference))
    expect(after.keyId).toBe('new')
    // Nodes of this test know the old key alone.
    await table.replace(db, { ...mine, ...after }, { sealed: row.sealed, keyId: row.keyId })
  })
})

describe('payments of one person', () => {
  it('are handed out with what else is kept of them, without the keys they are paid with', async () => {
    const { open, site } = scene
    const cookie = await site.cookieOf('admin')
    await site.cookieOf('customer')
    const [{ id }] = await site.database.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, 'customer@example.com'))
    const person = {
      account: id,
      name: 'Alex Neighbor',
      username: 'customer@example.com',
      agentOf: new Set<string>(),
      adminOf: new Set<string>(),
    }
    const own = await open({ person })
    const strangers = await open()
    const response = await fetch(`${site.origin}/api/desk/export-person`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email: 'Customer@example.com' }),
    })
    const text = String(readZip(Buffer.from(await response.arrayBuffer())).get('person.json'))
    expect(text).toContain(own.reference)
    expect(text).toContain(sampleAccount.number)
    expect(text).not.toContain(own.session.sessionKey)
    expect(text).not.toContain(strangers.reference)
  })
})

describe('the comparison of the books', () => {
  const compare = async () => {
    const { books, tenant, site } = scene
    site.clock.advance(6 * minute)
    await books.comparing.compare(tenant)
    const [last] = await site.database.db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
    const found = await site.database.db
      .select()
      .from(reconciliationDifferences)
      .where(eq(reconciliationDifferences.reconciliation, last.id))
    return { last, found, of: (reference: string) => found.filter((each) => each.reference === reference).map(({ what }) => what) }
  }
  const paid = async (settled = true) => {
    const { open, provider, tell, settle } = scene
    const opened = await open()
    const notice = provider.pay(opened.reference)
    if (settled) {
      await tell([notice])
      await settle()
    }
    return { ...opened, notice }
  }

  it('finds nothing wrong with what is right', async () => {
    await compare()
    const { reference } = await paid()
    const { of, last } = await compare()
    expect(of(reference)).toEqual([])
    expect(last.compared).toBeGreaterThan(0)
    expect(last.finishedAt).not.toBeNull()
  })

  it('learns of what was taken and never told, and of what came back', async () => {
    const lost = await paid(false)
    const returned = await paid()
    scene.provider.change(returned.reference, 'returned')
    const { of } = await compare()
    expect(of(lost.reference)).toEqual(['taken and not known'])
    expect(of(returned.reference)).toEqual(['returned and not known'])
    await scene.settle()
    expect(await scene.find(lost.code)).toMatchObject({ state: 'paid' })
    expect(await scene.find(returned.code)).toMatchObject({ settlement: 'returned' })
    expect(postedOf(lost.reference)).toMatchObject({ cents: 14_820 })
    expect(postedOf(returned.reference)).toMatchObject({ returns: 1 })
    const later = await compare()
    expect([...later.of(lost.reference), ...later.of(returned.reference)]).toEqual([])
  })

  it('posts again what billing has lost', async () => {
    const { reference } = await paid()
    scene.billing.book.delete(`windbreak ${reference}`)
    expect((await compare()).of(reference)).toEqual(['posted and not there'])
    await scene.settle()
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 1 })
    expect((await compare()).of(reference)).toEqual([])
  })

  it('says nothing of what is posted while it looks, which billing’s list ends before, and has it posted once', async () => {
    const { needs, open, provider, billing, tenant, tell, settle, site } = scene
    const { reference } = await open()
    billing.faults.next.post = ['down']
    await tell([provider.pay(reference)])
    await settle()
    site.clock.advance(60 * minute)
    const begun = site.clock.now()
    await settle()
    expect(postedOf(reference)).toMatchObject({ times: 1 })
    // As one that began a moment before, and came to our own book only now.
    await createPayments({ ...needs, now: () => begun }).comparing.compare(tenant)
    await settle()
    expect(await ledgerOf(reference)).toEqual(['created', 'opened', 'paid', 'posted'])
    expect(postedOf(reference)).toMatchObject({ times: 1 })
  })

  it('lists what nobody can mend but people, until somebody has', async () => {
    const { provider, billing, site, tell } = scene
    const another = await paid()
    provider.book.get(another.reference)!.cents = 15_000
    const billed = await paid()
    billing.book.get(`windbreak ${billed.reference}`)!.cents = 1
    const gone = await paid()
    provider.book.delete(gone.reference)
    const strange = newReference('Windbreak Mutual')
    provider.book.set(strange, { ...provider.book.get(billed.reference)!, reference: strange })
    const told = newReference('Windbreak Mutual')
    await tell([{ ...another.notice!, id: randomUUID(), reference: told }])
    const posted = newReference('Windbreak Mutual')
    billing.book.set(`windbreak ${posted}`, { ...billing.book.get(`windbreak ${billed.reference}`)!, reference: posted })
    await scene.settle()
    const { of } = await compare()
    expect({
      another: of(another.reference),
      billed: of(billed.reference),
      gone: of(gone.reference),
      strange: of(strange),
      told: of(told),
      posted: of(posted),
    }).toEqual({
      another: ['provider has another amount'],
      billed: ['billing has another amount'],
      gone: ['known as paid and not taken'],
      strange: ['taken and not ours'],
      told: ['told of and not ours'],
      posted: ['posted and not ours'],
    })
    const { db } = site.database
    const open = () =>
      db
        .select()
        .from(reconciliationDifferences)
        .where(and(eq(reconciliationDifferences.reference, gone.reference), isNull(reconciliationDifferences.settledAt)))
    expect(await open()).toHaveLength(1)
    // Found again, it is one open difference still; settled by a person, it stays so.
    await compare()
    expect(await open()).toHaveLength(1)
    await db
      .update(reconciliationDifferences)
      .set({ settledAt: site.clock.now(), settledBy: 'Marlene Ruiz' })
      .where(eq(reconciliationDifferences.reference, gone.reference))
    expect((await compare()).of(gone.reference)).toEqual(['known as paid and not taken'])
    expect(await open()).toHaveLength(0)
  })

  it('lists what was set for a day that has passed, and is not called off as if it were', async () => {
    const { open, provider, tell, settle, site, books, tenant, find } = scene
    // Far enough that it may still be called off, whatever the hour is.
    const on = new Date(site.clock.now().getTime() + 3 * day)
    const { code, reference } = await open({ operation: 'schedule' })
    await tell([provider.schedule(reference, { cents: 14_820, on })])
    await settle()
    provider.book.delete(reference)
    provider.keys.delete(reference)
    await expect(books.payments.cancelScheduled(tenant, [sampleAccount.number], reference)).rejects.toMatchObject({ statusCode: 409 })
    expect((await find(code)).state).toBe('unknown')
    site.clock.advance(3 * day)
    expect((await compare()).of(reference)).toEqual(['in doubt'])
  })

  it('learns of a charge of autopay that was declined at first and taken later, though nobody told', async () => {
    const { open, provider, tell, settle, site } = scene
    const { reference } = await open({ operation: 'autopay' })
    await tell([{ ...provider.declineCharge(reference, 0), kind: 'autopay on', transaction: '' }])
    // The company tries again under the transaction that failed.
    const taken = provider.charge(reference, 12_201)
    await tell([{ ...taken, id: randomUUID(), kind: 'declined' }])
    await settle()
    const ours = () => site.database.db.select().from(payments).where(eq(payments.operation, 'charge'))
    const about = async () => (await ours()).filter(({ key }) => key.endsWith(taken.transaction))
    expect(await about()).toMatchObject([{ state: 'failed' }])
    expect((await compare()).of(reference)).toEqual(['taken and not known'])
    await settle()
    const [row, ...more] = await about()
    expect([row.state, row.cents, more]).toEqual(['paid', 12_201, []])
    expect(postedOf(row.reference)).toMatchObject({ cents: 12_201, times: 1 })
    const later = await compare()
    expect([...later.of(reference), ...later.of(row.reference)]).toEqual([])
  })

  it('of what autopay took finds nothing where it is ours, and learns what nobody told', async () => {
    const { open, provider, tell, settle, site } = scene
    const { reference } = await open({ operation: 'autopay' })
    await tell([provider.charge(reference, 12_101)])
    await settle()
    const untold = provider.charge(reference, 12_102)
    const { found } = await compare()
    expect(found.filter((each) => each.reference === reference)).toMatchObject([
      { what: 'taken and not known', providerCents: 12_102, settledBy: 'itself' },
    ])
    await settle()
    const rows = await site.database.db.select().from(payments).where(eq(payments.transaction, untold.transaction))
    expect(rows).toMatchObject([{ operation: 'charge', cents: 12_102, state: 'paid' }])
    expect(postedOf(rows[0].reference)).toMatchObject({ cents: 12_102 })
    const later = await compare()
    const ours = await site.database.db.select().from(payments).where(eq(payments.operation, 'charge'))
    for (const each of ours.filter(({ cents }) => cents === 12_101 || cents === 12_102)) expect(later.of(each.reference)).toEqual([])
    expect(later.of(reference)).toEqual([])
  })

  it('is not tried night after night where no books but ours are set', async () => {
    const told: string[] = []
    const bare = await startTestApp({ log: told })
    bare.clock.advance(day)
    await bare.app.jobs.settle()
    expect(told.filter((line) => line.includes('compare the books'))).toEqual([])
    await bare.close()
  })

  it('does not end as if all were well while a book cannot be read', async () => {
    scene.provider.faults.next.listPayments = ['down']
    await expect(compare()).rejects.toThrow('the provider is down')
    const [last] = await scene.site.database.db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1)
    expect(last.finishedAt).toBeNull()
  })
})

describe('the desk of payments', () => {
  const marlene = {
    account: randomUUID(),
    name: 'Marlene Ruiz',
    username: 'admin@windbreak.example',
    agentOf: new Set<string>(),
    adminOf: new Set(['windbreak']),
  }
  const ask = { state: '', before: '', payment: '' }

  it('shows payments by state and one with its ledger, and no account number', async () => {
    const { open, books, tenant, otherTenant } = scene
    const { reference } = await open()
    const page = await books.desk.look(tenant, { ...ask, state: 'opened', payment: ` ${reference.toLowerCase()} ` })
    expect(page.payments[0]).toMatchObject({ reference, state: 'opened', account: '•••• 7755' })
    expect(page.counts.opened).toBeGreaterThan(0)
    expect(page.opened?.events.map(({ what }) => what)).toEqual(['created', 'opened'])
    expect(JSON.stringify(page)).not.toContain(sampleAccount.number)
    expect(await books.desk.look(otherTenant, { ...ask, payment: reference })).toMatchObject({ opened: null, missing: true, payments: [] })
  })

  it('goes through all of them a page at a time', async () => {
    const { books, tenant, site } = scene
    const seen: string[] = []
    for (let before: string | null = ''; before !== null;) {
      const page = await books.desk.look(tenant, { ...ask, before })
      seen.push(...page.payments.map(({ reference }) => reference))
      before = page.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(await site.database.db.$count(payments, eq(payments.tenant, tenant.client)))
    for (const before of ['99999999999', 'x', '-1', '9999999999']) expect(await books.desk.look(tenant, { ...ask, before })).toBeDefined()
  })

  it('leads to every difference that is open, however many there are', async () => {
    const { books, tenant, site } = scene
    const at = site.clock.now()
    const { db } = site.database
    const [{ id }] = await db
      .insert(reconciliations)
      .values({ tenant: tenant.client, from: at, to: at, startedAt: at })
      .returning({ id: reconciliations.id })
    const many = Array.from({ length: 450 }, (_each, index) => ({
      reconciliation: id,
      reference: `X-${index}`,
      what: 'posted and not ours',
    }))
    await db.insert(reconciliationDifferences).values(many)
    const seen: string[] = []
    for (let past: string | null = ''; past !== null;) {
      const page = await books.desk.look(tenant, { ...ask, differences: past })
      seen.push(...page.differences.map(({ reference }) => reference))
      past = page.moreDifferences
    }
    expect(seen.filter((reference) => reference.startsWith('X-')).toSorted()).toEqual(many.map(({ reference }) => reference).toSorted())
    await db.delete(reconciliationDifferences).where(eq(reconciliationDifferences.reconciliation, id))
  })

  it('lets an admin settle a difference in their name, once, and of their own insurer alone', async () => {
    const { books, tenant, otherTenant, provider, open, tell, settle, site } = scene
    const { reference } = await open()
    await tell([provider.pay(reference)])
    await settle()
    provider.book.get(reference)!.cents = 15_000
    // The worker begins as soon as it is asked: what was just paid would still be on its way.
    site.clock.advance(6 * minute)
    await books.desk.compareNow()
    await settle()
    const [difference] = (await books.desk.look(tenant, ask)).differences.filter((each) => each.reference === reference)
    expect(difference).toMatchObject({ what: 'provider has another amount', ourCents: 14_820, providerCents: 15_000 })
    await expect(books.desk.settle(otherTenant, difference, marlene)).rejects.toMatchObject({ statusCode: 404 })
    await books.desk.settle(tenant, difference, marlene)
    await expect(books.desk.settle(tenant, difference, marlene)).rejects.toMatchObject({ statusCode: 404 })
    expect((await books.desk.look(tenant, ask)).differences.filter((each) => each.reference === reference)).toEqual([])
  })

  it('lets an admin tell billing of what was held back or refused, and of nothing else', async () => {
    const { books, tenant, billing, provider, open, tell, settle, site } = scene
    billing.accounts.set('4000000005', { ...sampleAccount, number: '4000000005' })
    billing.refuses.add('4000000005')
    const { reference } = await open({ number: '4000000005' })
    await tell([provider.pay(reference)])
    await settle()
    site.clock.advance(60 * minute)
    await settle()
    expect(await ledgerOf(reference)).toEqual(['created', 'opened', 'paid', 'billing refused'])
    const refusedPage = await books.desk.look(tenant, { ...ask, payment: reference })
    // What billing says of it may quote the account.
    expect(JSON.stringify(refusedPage.opened?.events.at(-1)?.detail)).toContain('takes no payments')
    for (const kept of [JSON.stringify(refusedPage), log.join()]) expect(/40\W?0000\W?0005/.test(kept)).toBe(false)
    expect((await books.desk.look(tenant, { ...ask, payment: reference })).opened).toMatchObject({ mayRelease: true })
    billing.refuses.clear()
    await books.desk.release(tenant, reference, marlene)
    await settle()
    expect(postedOf(reference)).toMatchObject({ cents: 14_820, times: 1 })
    await books.desk.release(tenant, reference, marlene)
    expect((await ledgerOf(reference)).filter((what) => what === 'released')).toHaveLength(1)
  })
})
