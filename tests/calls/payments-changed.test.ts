import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mails } from '../../src/server/db/tables/mails.ts'
import { paymentEvents, payments } from '../../src/server/db/tables/payments.ts'
import { accounts } from '../../src/server/db/tables/people.ts'
import { createRateLimiter } from '../../src/server/identity/rate-limit.ts'
import type { SignedIn } from '../../src/server/identity/sessions.ts'
import { presentMail } from '../../src/server/mail/mail-row.ts'
import { ProviderRefused } from '../../src/server/payments/provider/payment-provider.ts'
import { createPaymentsForPages } from '../../src/server/payments/payments-for-pages.ts'
import type { NotOpened, OpenedPayment } from '../../src/server/payments/payments.ts'
import { showPending } from '../../src/server/payments/accounts/show-my-accounts.ts'
import { createOpenWish } from '../../src/server/payments/open-wish.ts'
import { sampleAccount } from '../fixtures/fake-billing.ts'
import { inEnglish } from '../fixtures/in-english.ts'
import { startPaymentScene, type PaymentScene } from '../fixtures/payment-scene.ts'

const minute = 60_000
const day = 24 * 60 * minute
const own = [sampleAccount.number]

let scene: PaymentScene
let alex: SignedIn
let neighbor: SignedIn
beforeAll(async () => {
  scene = await startPaymentScene()
  alex = await personOf('customer', 'customer@example.com')
  neighbor = await personOf('stranger', 'stranger@example.net')
})
afterAll(() => scene?.site.close())
beforeEach(async () => {
  scene.provider.faults.next = {}
  scene.provider.faults.always = {}
  scene.provider.faults.before = undefined
  scene.billing.faults.always = {}
  // What a test before this one left is of another account.
  await scene.site.database.db.update(payments).set({ accountTerm: 'of a test before' })
})

async function personOf(as: 'customer' | 'stranger', username: string): Promise<SignedIn> {
  await scene.site.cookieOf(as)
  const [{ id, username: found }] = await scene.site.database.db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.username, username))
  return { account: id, name: as, username: found, agentOf: new Set(), adminOf: new Set() }
}

/** Set for five days from now, by one of them. */
async function scheduled(person = alex, cents = 14_820) {
  const { open, provider, tell, settle, site } = scene
  const opened = await open({ operation: 'schedule', person })
  const on = new Date(site.clock.now().getTime() + 5 * day)
  await tell([provider.schedule(opened.reference, { cents, on })])
  await settle()
  return { ...opened, on }
}

/** What is said of it, in English, where it is not changed. */
async function change(reference: string, person = alex, numbers = own) {
  const asked = { person, origin: scene.site.origin, visitor: '203.0.113.7' }
  return inEnglish(await scene.books.payments.changeScheduled(scene.tenant, numbers, reference, asked))
}

async function changed(reference: string, person = alex): Promise<OpenedPayment> {
  const opened = await change(reference, person)
  if (!('session' in opened)) throw new Error(`it is not changed: ${JSON.stringify(opened)}`)
  return opened
}

const bookOf = (reference: string) => scene.provider.book.get(reference)?.state

async function linesOf(reference: string, what: string): Promise<number> {
  const rows = await scene.site.database.db
    .select({ what: paymentEvents.what })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.payment))
    .where(and(eq(payments.reference, reference), eq(paymentEvents.what, what)))
  return rows.length
}

/** Of this one alone: what another test left half-way may be told of meanwhile. */
async function mailsOfLeft({ reference }: { reference: string }) {
  const rows = await scene.site.database.db.select().from(mails).where(eq(mails.kind, 'left'))
  return rows.map((row) => presentMail(scene.sealing, row)).filter(({ text }) => text.includes(reference))
}

/** Until every key has ended, the company was asked, and whatever waited is done. */
async function letItEnd() {
  for (const ms of [17 * minute, 5 * minute, 31 * minute]) {
    scene.site.clock.advance(ms)
    await scene.settle()
  }
}

describe('a payment that is changed', () => {
  it('is called off before a key to the new one is given out, and is taken once, on the new day', async () => {
    const { provider, tell, settle, find, site } = scene
    const first = await scheduled()
    const seen: string[] = []
    provider.faults.before = (name) => void seen.push(`${name} ${bookOf(first.reference)}`)
    const next = await changed(first.reference)
    provider.faults.before = undefined
    // The company's form is there before the old one is called off, so that a company that is down costs nobody anything.
    expect(seen).toEqual(['openSession scheduled', 'cancelScheduled scheduled'])
    expect([bookOf(first.reference), (await find(first.code)).state]).toEqual(['cancelled', 'cancelled'])
    expect(provider.keys.get(next.reference)?.key).toBe(next.session.sessionKey)
    expect(await find(next.code)).toMatchObject({
      operation: 'schedule',
      state: 'opened',
      changes: { reference: first.reference, cents: 14_820, at: first.on.toISOString(), state: 'cancelled' },
    })
    const on = new Date(site.clock.now().getTime() + 9 * day)
    await tell([provider.schedule(next.reference, { cents: 20_000, on })])
    await settle()
    expect(await find(next.code)).toMatchObject({ state: 'scheduled', cents: 20_000, at: on.toISOString() })
    await letItEnd()
    expect(await mailsOfLeft(first)).toEqual([])
    site.clock.advance(9 * day)
    await tell([provider.change(next.reference, 'paid')])
    await settle()
    expect([(await find(next.code)).state, bookOf(first.reference), bookOf(next.reference)]).toEqual(['paid', 'cancelled', 'paid'])
    expect(scene.billing.book.get(`windbreak ${next.reference}`)).toMatchObject({ cents: 20_000, times: 1 })
    expect(scene.billing.book.has(`windbreak ${first.reference}`)).toBe(false)
  })

  it('is changed once: pressed twice, in two tabs, by the way back, or by two of one household', async () => {
    const { provider } = scene
    const first = await scheduled()
    const answers = await Promise.all([change(first.reference), change(first.reference)])
    const [one, other] = answers as OpenedPayment[]
    expect([one.reference, one.session.sessionKey]).toEqual([other.reference, other.session.sessionKey])
    expect((await changed(first.reference)).reference).toBe(one.reference)
    expect(await change(first.reference, neighbor)).toMatchObject({ why: 'not changed', message: expect.stringContaining('Somebody else') })
    expect(await linesOf(first.reference, 'change begun')).toBe(1)
    expect(provider.opened.filter((each) => each === one.reference)).toHaveLength(1)
    // Set anew, it is changed again like any other.
    await scene.tell([provider.schedule(one.reference, { cents: 14_820, on: first.on })])
    await scene.settle()
    expect(await change(first.reference)).toMatchObject({ reference: one.reference, ended: 'scheduled' })
    const again = await changed(one.reference, neighbor)
    expect([again.reference === one.reference, bookOf(one.reference)]).toEqual([false, 'cancelled'])
  })

  it('is not changed by whoever has not linked its account', async () => {
    const first = await scheduled()
    await expect(change(first.reference, alex, ['4000000000'])).rejects.toThrow('There is no such payment.')
    await expect(change(first.reference, alex, [])).rejects.toMatchObject({ statusCode: 404 })
    expect(bookOf(first.reference)).toBe('scheduled')
  })

  it.each([
    ['the company opens no form', () => void (scene.provider.faults.always.openSession = 'down'), 'down'],
    ['billing does not answer', () => void (scene.billing.faults.always.findAccount = 'down'), 'down'],
    ['another payment is on its way', () => payAnother(), 'on its way'],
    ['its hour has come', () => scene.site.clock.advance(5 * day - minute), 'not changed'],
  ] as [string, () => unknown, NotOpened['why']][])('stands as it was where %s, and that is said', async (_what, happens, why) => {
    const first = await scheduled()
    await happens()
    const answer = (await change(first.reference)) as { why: string; message: string }
    expect(answer.why).toBe(why)
    expect(answer.message).toMatch(/stands as it was set|taken as it was set/)
    expect(bookOf(first.reference)).toBe('scheduled')
    scene.provider.faults.always = {}
    scene.billing.faults.always = {}
    await letItEnd()
    expect(await mailsOfLeft(first)).toEqual([])
  })

  async function payAnother(): Promise<void> {
    const { code } = await scene.open()
    scene.provider.faults.always.findPayment = 'down'
    await scene.books.payments.hint(scene.tenant, code, 'completed')
  }

  it('gives out no key while the company does not say that the old one is called off, and goes on once it does', async () => {
    const { provider, books, tenant, find } = scene
    const first = await scheduled()
    provider.faults.always.cancelScheduled = 'down'
    expect(await change(first.reference)).toMatchObject({ why: 'in doubt', message: expect.stringContaining('nothing is taken twice') })
    const [next] = await ofKeyless()
    expect(await books.payments.reopen(tenant, next.code, alex)).toMatchObject({ why: 'in doubt' })
    provider.faults.always = {}
    const opened = await books.payments.reopen(tenant, next.code, alex)
    expect([opened && 'session' in opened, bookOf(first.reference)]).toEqual([true, 'cancelled'])
    expect((await find(next.code)).changes?.state).toBe('cancelled')

    async function ofKeyless() {
      const listed = await books.payments.listOf(tenant, own, 10)
      return listed.filter(({ changes }) => changes?.reference === first.reference)
    }
  })

  it('and cannot go on by now is said to be called off already, where it is', async () => {
    const { provider } = scene
    const first = await scheduled()
    await changed(first.reference)
    provider.faults.always.openSession = 'down'
    scene.site.clock.advance(14.5 * minute)
    const answer = await change(first.reference)
    expect('why' in answer && answer.message).toMatch(/called off already, and no new one is set/)
    expect('why' in answer && answer.message).not.toContain('stands as it was set')
  })

  it('that was called off though nobody heard of it is known to be, and whoever set nothing new is told once', async () => {
    const { provider, settle, find } = scene
    const first = await scheduled()
    provider.faults.next.cancelScheduled = ['lost']
    provider.faults.always.findPayment = 'down'
    expect(await change(first.reference)).toMatchObject({ why: 'in doubt' })
    expect([bookOf(first.reference), (await find(first.code)).state]).toEqual(['cancelled', 'scheduled'])
    await letItEnd()
    expect([(await find(first.code)).state, await mailsOfLeft(first)]).toEqual(['scheduled', []])
    provider.faults.always = {}
    await letItEnd()
    await letItEnd()
    expect((await find(first.code)).state).toBe('cancelled')
    const [mail, ...more] = await mailsOfLeft(first)
    expect([mail.to.address, more]).toEqual(['customer@example.com', []])
    for (const words of ['$148.20', first.reference, '•••• 7755', 'called off', '/360/customer-landing']) expect(mail.text).toContain(words)
    expect(mail.text).not.toContain(sampleAccount.number)
    await letItEnd()
    await settle()
    expect(await mailsOfLeft(first)).toHaveLength(1)
  })

  it('and that the company refuses to call off, or to look up, is in doubt: nothing is said to stand, and it goes on later', async () => {
    const { provider, books, tenant } = scene
    const first = await scheduled()
    const refuse = (...names: string[]) => {
      provider.faults.before = (name) => {
        if (names.includes(name)) throw new ProviderRefused('x')
      }
    }
    const doubt = { why: 'in doubt', message: expect.stringContaining('nothing is taken twice') }
    refuse('cancelScheduled')
    expect(await change(first.reference)).toMatchObject(doubt)
    expect(await change(first.reference)).toMatchObject(doubt)
    await expect(books.payments.cancelScheduled(tenant, own, first.reference)).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('we do not know yet'),
    })
    const [next] = (await books.payments.listOf(tenant, own, 10)).filter(({ changes }) => changes?.reference === first.reference)
    expect(await linesOf(next.reference, 'provider did not open')).toBe(0)
    expect(scene.warned).toContainEqual([
      'the payment provider calls nothing off',
      expect.objectContaining({ reference: first.reference, err: expect.any(ProviderRefused) }),
    ])
    const agreed = forgotten(first.reference)
    refuse('findPayment')
    expect(await change(first.reference)).toMatchObject({ why: 'in doubt', message: expect.stringContaining('please call us') })
    provider.faults.before = undefined
    provider.book.set(first.reference, agreed)
    expect((await changed(first.reference)).reference).toBe(next.reference)
  })

  it('and that the company calls too late, where it was called off before and nobody heard of it, is known to be called off', async () => {
    const { provider, find } = scene
    const first = await scheduled()
    provider.faults.next.cancelScheduled = ['lost']
    expect(await change(first.reference)).toMatchObject({ why: 'in doubt' })
    vi.spyOn(provider, 'cancelScheduled').mockResolvedValueOnce('too late')
    const next = await changed(first.reference)
    expect([(await find(first.code)).state, (await find(next.code)).state]).toEqual(['cancelled', 'opened'])
    // Where it has it as set, it is as it says.
    const other = await scheduled()
    vi.spyOn(provider, 'cancelScheduled').mockResolvedValueOnce('too late')
    expect(await change(other.reference)).toMatchObject({ why: 'not changed', message: expect.stringContaining('too late') })
    expect(bookOf(other.reference)).toBe('scheduled')
  })

  it('and fell into doubt stays in doubt, however often it is pressed: nobody is sent to choose a day beside it', async () => {
    const { books, tenant, needs, site, find, tell, settle, wish, provider } = scene
    const first = await scheduled()
    site.clock.advance(25 * 60 * minute)
    const agreed = forgotten(first.reference)
    const doubt = { why: 'in doubt', message: expect.stringMatching(/looking into it: please call us/) }
    expect(await change(first.reference)).toMatchObject(doubt)
    expect((await find(first.code)).state).toBe('unknown')
    expect(await change(first.reference)).toMatchObject(doubt)
    // Nor is another one set beside it, though it was made more than a day ago.
    expect(await books.payments.open(tenant, wish({ operation: 'schedule', person: alex }))).toMatchObject({ why: 'on its way' })
    const [next] = (await books.payments.listOf(tenant, own, 10)).filter(({ changes }) => changes?.reference === first.reference)
    const asking = { tenant, person: alex, origin: site.origin, visitor: '203.0.113.7' }
    const pages = createPaymentsForPages({
      ...needs,
      payments: books.payments,
      openWish: createOpenWish({ ...needs, payments: books.payments }),
      limiter: createRateLimiter(needs),
    })(asking)
    expect(await pages.goOn(next.code)).toMatch(/\?changed=way$/)
    // Found again, it is changed like any other.
    provider.book.set(first.reference, agreed)
    await tell([{ ...agreed, id: 'found again', kind: 'scheduled' }])
    await settle()
    expect([(await changed(first.reference)).reference, bookOf(first.reference)]).toEqual([next.reference, 'cancelled'])
  })

  it('and was taken meanwhile is said to be taken, and to be gone where it was declined', async () => {
    const { provider, tell, settle } = scene
    for (const [end, words] of [
      ['paid', 'too late'],
      ['declined', 'not set any longer'],
    ] as const) {
      const first = await scheduled()
      provider.faults.next.cancelScheduled = ['down']
      expect(await change(first.reference)).toMatchObject({ why: 'in doubt' })
      await tell([provider.change(first.reference, end)])
      await settle()
      expect(await change(first.reference)).toMatchObject({ message: expect.stringContaining(words) })
    }
  })

  it.each([
    ['its word was lost and it lists the old one no more', 'lost', 'unknown'],
    ['it had the old one as set when it was asked', 'down', 'scheduled'],
  ] as const)('and was called off as the company says late (%s) is told of by mail all the same', async (_what, fault, meanwhile) => {
    const { provider, tell, settle, find } = scene
    const first = await scheduled()
    provider.faults.next.cancelScheduled = [fault]
    expect(await change(first.reference)).toMatchObject({ why: 'in doubt' })
    const late = provider.change(first.reference, 'cancelled')
    if (fault === 'lost') forgotten(first.reference)
    else Object.assign(provider.book.get(first.reference) ?? {}, { state: 'scheduled', at: first.on })
    await letItEnd()
    expect([(await find(first.code)).state, await mailsOfLeft(first)]).toEqual([meanwhile, []])
    await tell([late])
    await settle()
    expect((await find(first.code)).state).toBe('cancelled')
    await letItEnd()
    expect(await mailsOfLeft(first)).toHaveLength(1)
  })

  it('and of which the company knows of none is told of by mail, once it says that it was called off', async () => {
    const { provider, tell, settle, find } = scene
    const first = await scheduled()
    const late = provider.change(first.reference, 'cancelled')
    forgotten(first.reference)
    expect(await change(first.reference)).toMatchObject({ why: 'in doubt' })
    await letItEnd()
    expect([(await find(first.code)).state, await mailsOfLeft(first)]).toEqual(['unknown', []])
    await tell([late])
    await settle()
    await letItEnd()
    expect(await mailsOfLeft(first)).toHaveLength(1)
  })

  it('and was changed already by somebody else of the household is said to be: nobody is sent to choose a day beside it', async () => {
    const { provider, tell, settle } = scene
    const first = await scheduled()
    const next = await changed(first.reference)
    expect(await change(first.reference, neighbor)).toMatchObject({ message: expect.stringContaining('just now') })
    await tell([provider.schedule(next.reference, { cents: 14_820, on: first.on })])
    await settle()
    const said = (await change(first.reference, neighbor)) as { why: string; message: string }
    expect([said.why, said.message]).toEqual(['not changed', expect.stringContaining('has changed this payment already')])
    expect(said.message).not.toMatch(/just now|choose a day/)
  })

  it('and was begun to be changed too often stands only where it does', async () => {
    const { provider, tell, settle } = scene
    const first = await scheduled()
    provider.refuse(true)
    for (let turn = 0; turn < 9; turn += 1) expect(await change(first.reference)).toMatchObject({ why: 'down' })
    provider.refuse(false)
    const last = await changed(first.reference)
    await tell([provider.decline(last.reference)])
    await settle()
    expect(await change(first.reference)).toMatchObject({ message: expect.stringContaining('not set any longer') })

    const other = await scheduled()
    provider.refuse(true)
    for (let turn = 0; turn < 10; turn += 1) await change(other.reference)
    provider.refuse(false)
    expect(await change(other.reference)).toMatchObject({ message: expect.stringContaining('It stands as it was set') })
  })

  /** The company lists it no more; answers what it had agreed to. */
  function forgotten(reference: string) {
    const { book, keys } = scene.provider
    const agreed = book.get(reference)
    if (!agreed) throw new Error('nothing was set')
    book.delete(reference)
    keys.delete(reference)
    return agreed
  }

  it.each(['closed', 'cancelled', 'failed'] as const)('and was given up half-way (%s) is told of by mail', async (said) => {
    const first = await scheduled()
    const next = await changed(first.reference)
    if (said === 'failed') await scene.tell([scene.provider.decline(next.reference)])
    await scene.books.payments.hint(scene.tenant, next.code, said)
    await scene.settle()
    expect(await mailsOfLeft(first)).toEqual([])
    await letItEnd()
    expect(await mailsOfLeft(first)).toHaveLength(1)
    // What is called off is not there to be changed any more.
    const later = await change(first.reference)
    expect('why' in later && later.message).toContain('not set any longer')
  })

  it('and was set anew another way is told of by no mail', async () => {
    const { provider, tell, settle, open, site } = scene
    const first = await scheduled()
    await changed(first.reference)
    const other = await open({ operation: 'schedule', person: alex })
    await tell([provider.schedule(other.reference, { cents: 14_820, on: new Date(site.clock.now().getTime() + 4 * day) })])
    await settle()
    await letItEnd()
    expect(await mailsOfLeft(first)).toEqual([])
  })

  it('and was paid in a form that was opened before is told of by no mail, nor by the account', async () => {
    const { provider, tell, settle, open, books, tenant, site } = scene
    const form = await open({ person: alex })
    const first = await scheduled()
    const next = await changed(first.reference)
    await books.payments.hint(tenant, next.code, 'cancelled')
    await settle()
    const pending = async () => showPending(await books.payments.listOf(tenant, own, 100), site.clock.now()).map(({ state }) => state)
    expect(await pending()).toEqual(['left'])
    await tell([provider.pay(form.reference)])
    await settle()
    expect(await pending()).toEqual([])
    await letItEnd()
    expect(await mailsOfLeft(first)).toEqual([])
  })

  it('and was left is told of though what was paid long before has settled since', async () => {
    const { provider, tell, settle, open, books, tenant, site } = scene
    const paid = await open({ person: alex })
    await tell([provider.pay(paid.reference, { paidBy: 'bank' })])
    await settle()
    const first = await scheduled()
    await changed(first.reference)
    await tell([provider.change(paid.reference, 'settled')])
    await settle()
    await letItEnd()
    expect(await mailsOfLeft(first)).toHaveLength(1)
    expect(showPending(await books.payments.listOf(tenant, own, 100), site.clock.now()).map(({ state }) => state)).toEqual(['left'])
  })

  it('and whose bank thinks about the new one is waited for', async () => {
    const { provider, tell, settle } = scene
    const first = await scheduled()
    const next = await changed(first.reference)
    provider.faults.always.findPayment = 'down'
    await scene.books.payments.hint(scene.tenant, next.code, 'completed')
    await letItEnd()
    expect(await mailsOfLeft(first)).toEqual([])
    provider.faults.always = {}
    await tell([provider.schedule(next.reference, { cents: 14_820, on: first.on })])
    await settle()
    await letItEnd()
    expect(await mailsOfLeft(first)).toEqual([])
  })
})
