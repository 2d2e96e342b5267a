import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChance, readFaults } from '../../src/sandbox-payments/faults.ts'
import { openJournal } from '../../src/sandbox-payments/journal.ts'
import { testNumbers } from '../../src/sandbox-payments/test-numbers.ts'
import { aWish, bank, card, goodCard, trySandbox, type TriedSandbox } from '../fixtures/sandbox-payments.ts'

let tried: TriedSandbox
beforeAll(async () => void (tried = await trySandbox()))
afterAll(() => tried.close())

/** What was told about a reference, by kind; forgeries would throw. */
const toldOf = (reference: string) =>
  tried.heard.flatMap((each) => tried.provider.readNotice(each)).filter((each) => each.reference === reference)
const kindsOf = (reference: string) => toldOf(reference).map(({ kind }) => kind)

async function opened(also: Parameters<typeof aWish>[0] = {}) {
  const wish = aWish(also)
  return { ...wish, ...(await tried.provider.openSession(wish)) }
}

describe('the page somebody pays on', () => {
  it('works without a script, leads back where the merchant said, and tells the merchant in a signed notice', async () => {
    const { reference, redirectTo, sessionKey, returnTo } = await opened()
    const page = await fetch(redirectTo ?? '')
    const html = await page.text()
    expect(html).toContain('no money moves')
    expect(html).not.toContain('<script')
    for (const { number, words } of testNumbers) expect(html).toContain(`${number}</td><td>${words}`)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:3600')

    const paid = await tried.choose(sessionKey, goodCard)
    expect([paid.status, paid.headers.get('location')]).toEqual([303, returnTo])
    await expect.poll(() => kindsOf(reference)).toContain('paid')
    expect(toldOf(reference)[0]).toMatchObject({ cents: 14_820, paidBy: 'card' })
    expect(tried.heard[0].address).toBe('/pay/notices')
    expect(tried.heard[0].headers.host).toBe('127.0.0.1:3600')
  })

  it.each([
    ['an amount below the least', { amount: '148.19' }, 'Pay at least $148.20'],
    ['more than is owed', { amount: '1,148.21' }, 'Pay at most $1,148.20'],
    ['nothing', { amount: '0' }, 'Pay at least'],
    ['less than nothing', { amount: '-5' }, 'Enter an amount in dollars'],
    ['a real card', { card: '5555 5555 5555 4444' }, 'never a real one'],
    ['a card of last month', { expiry: '10/25' }, 'This card has expired'],
    ['no routing number', { how: 'bank', account: '0001 2345 6789' }, 'The routing number of the sandbox'],
  ])('refuses %s beside its field, and takes nothing', async (_what, fields, words) => {
    const { reference, sessionKey } = await opened()
    const answer = await tried.choose(sessionKey, { ...goodCard, ...fields })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(words)
    expect((await tried.provider.findPayment(reference))?.state).toBe('pending')
  })

  it('writes no number of a card or an account into its book or back into the page', async () => {
    const { sessionKey } = await opened()
    const again = await (await tried.choose(sessionKey, { ...goodCard, amount: '1' })).text()
    expect(again.match(/4111 1111 1111 1111/g)).toHaveLength(2)
    expect(again).not.toContain('value="4111 1111 1111 1111" maxlength')
    await tried.choose(sessionKey, goodCard)
    expect(JSON.stringify(tried.sandbox().book.readAll())).not.toMatch(/4111 ?1111/)
  })
})

describe('what becomes of a payment', () => {
  it.each([
    ['4000 0000 0000 0002', 'Declined by the bank'],
    ['4000 0000 0000 9995', 'not enough money'],
  ])('%s is declined, told, and another card may be tried, five times in all', async (number, words) => {
    const { reference, sessionKey } = await opened()
    const declined = await tried.choose(sessionKey, { ...card, card: number })
    expect(await declined.text()).toContain(words)
    await expect.poll(() => kindsOf(reference)).toEqual(['declined'])
    await tried.choose(sessionKey, goodCard)
    await expect.poll(() => kindsOf(reference)).toEqual(['declined', 'paid'])
    const other = await opened()
    for (let tries = 0; tries < 5; tries++) await tried.choose(other.sessionKey, { ...card, card: number })
    expect((await tried.choose(other.sessionKey, goodCard)).status).toBe(410)
    expect((await tried.provider.findPayment(other.reference))?.state).toBe('declined')
  })

  it('an error of the provider takes nothing, and leaves the session open', async () => {
    const { reference, sessionKey } = await opened()
    const answer = await tried.choose(sessionKey, { ...card, card: '4000 0000 0000 0119' })
    expect(await answer.text()).toContain('The provider could not do this')
    expect((await tried.provider.findPayment(reference))?.state).toBe('pending')
    expect((await tried.choose(sessionKey, goodCard)).status).toBe(303)
  })

  it('a slow one is pending, and paid later', async () => {
    const { reference, sessionKey } = await opened()
    await tried.choose(sessionKey, { ...card, card: '4000 0000 0000 7775' })
    expect(await tried.provider.findPayment(reference)).toMatchObject({ state: 'pending', cents: 14_820 })
    expect(kindsOf(reference)).toEqual([])
    await tried.control('advance', { ms: 9000 })
    await expect.poll(() => kindsOf(reference)).toContain('paid')
    expect(await tried.provider.findPayment(reference)).toMatchObject({ state: 'paid', settlement: 'pending' })
  })

  it('of a changed amount another one is told than was taken, which its book has right', async () => {
    const { reference, sessionKey } = await opened()
    await tried.choose(sessionKey, { ...card, card: '4000 0000 0000 5555' })
    await expect.poll(() => toldOf(reference)[0]?.cents).toBe(114_920)
    expect(await tried.provider.findPayment(reference)).toMatchObject({ state: 'paid', cents: 14_820 })
  })

  it('an eCheck is returned three sandbox days later, and another one settles', async () => {
    const [bad, good] = [await opened(), await opened()]
    await tried.choose(bad.sessionKey, { ...bank, account: '0001 1111 1116' })
    await tried.choose(good.sessionKey, { ...bank, account: '0001 2345 6789' })
    await tried.control('advance', { ms: 59_000 })
    expect(await tried.provider.findPayment(bad.reference)).toMatchObject({ state: 'paid', settlement: 'pending', paidBy: 'bank' })
    await tried.control('advance', { ms: 3000 })
    expect(await tried.provider.findPayment(bad.reference)).toMatchObject({ state: 'paid', settlement: 'returned' })
    expect(await tried.provider.findPayment(good.reference)).toMatchObject({ state: 'paid', settlement: 'settled' })
    await expect.poll(() => kindsOf(bad.reference)).toEqual(['paid', 'returned'])
    await expect.poll(() => kindsOf(good.reference)).toEqual(['paid', 'settled'])
  })

  it('a scheduled one is taken on its day, or may be cancelled until then', async () => {
    const [one, other] = [await opened({ operation: 'schedule' }), await opened({ operation: 'schedule' })]
    const day = new Date(tried.sandbox().book.time() + 5 * 24 * 3600_000).toISOString().slice(0, 10)
    for (const { sessionKey } of [one, other]) await tried.choose(sessionKey, { ...goodCard, day })
    expect(await tried.provider.findPayment(one.reference)).toMatchObject({ state: 'scheduled', at: new Date(`${day}T12:00:00Z`) })
    expect(await tried.provider.cancelScheduled(other.reference)).toBe('cancelled')
    expect(await tried.provider.cancelScheduled(other.reference)).toBe('cancelled')
    await tried.control('advance', { ms: 6 * 24 * 3600_000 })
    expect(await tried.provider.findPayment(one.reference)).toMatchObject({ state: 'paid' })
    expect(await tried.provider.findPayment(other.reference)).toMatchObject({ state: 'cancelled' })
    expect(await tried.provider.cancelScheduled(one.reference)).toBe('too late')
    await expect.poll(() => kindsOf(one.reference).slice(0, 2)).toEqual(['scheduled', 'paid'])
    await expect.poll(() => kindsOf(other.reference)).toEqual(['scheduled', 'cancelled'])
  })

  // Of these two one is always a day ahead of the other.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a day is that of the merchant’s clocks: %s', async (timeZone) => {
    const merchant = await trySandbox({}, timeZone)
    try {
      const { redirectTo } = await merchant.provider.openSession(aWish({ operation: 'schedule' }))
      const today = new Date(merchant.clock.now()).toLocaleDateString('en-CA', { timeZone })
      expect(await (await fetch(redirectTo ?? '')).text()).toContain(`type="date" min="${today}"`)
    } finally {
      await merchant.close()
    }
  })
})

describe('one wish', () => {
  it('is paid once, by a double click as by a second window, and shows how it ended', async () => {
    const { reference, sessionKey } = await opened()
    const answers = await Promise.all([1, 2, 3].map(() => tried.choose(sessionKey, goodCard)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(tried.sandbox().book.listOf(reference)).toHaveLength(1)
    await expect(tried.provider.openSession(aWish({ reference }))).rejects.toThrow('This was paid already.')
  })

  it('has one session that counts: the last', async () => {
    const first = await opened()
    const second = await opened({ reference: first.reference })
    expect((await tried.choose(first.sessionKey, goodCard)).status).toBe(410)
    expect((await tried.choose(second.sessionKey, goodCard)).status).toBe(303)
  })

  it('is paid twice by a provider that is forgetful, which is how a campaign shows that it would find that', async () => {
    await tried.control('faults', { forgetful: 1 })
    const { reference, sessionKey } = await opened()
    await tried.choose(sessionKey, goodCard)
    const again = await opened({ reference })
    await tried.choose(again.sessionKey, goodCard)
    expect(
      tried
        .sandbox()
        .book.listOf(reference)
        .map(({ state }) => state),
    ).toEqual(['paid', 'paid'])
    const third = await opened({ reference })
    await tried.control('faults', { forgetful: 0 })
    // An open session is not enough: the reference is what is paid once.
    expect((await tried.choose(third.sessionKey, goodCard)).status).toBe(303)
    expect(tried.sandbox().book.listOf(reference)).toHaveLength(2)
  })

  it('is over when it is cancelled, when the widget is taken away, and when its time is up', async () => {
    const [cancelled, left, late] = [await opened(), await opened(), await opened()]
    expect((await tried.choose(cancelled.sessionKey, { act: 'cancel' })).status).toBe(303)
    await fetch(`${tried.origin}/hosted/end`, { method: 'POST', body: new URLSearchParams({ sessionKey: left.sessionKey }) })
    await tried.control('advance', { ms: 16 * 60_000 })
    for (const { sessionKey } of [cancelled, left, late]) expect((await tried.choose(sessionKey, goodCard)).status).toBe(410)
    for (const { reference } of [cancelled, left, late]) expect(await tried.provider.findPayment(reference)).toBeNull()
    await expect.poll(() => kindsOf(cancelled.reference)).toEqual(['cancelled'])
    // Whoever left the form, or loaded its page again, called nothing off.
    expect(await kindsOf(left.reference)).toEqual([])
  })
})

describe('what is saved', () => {
  it('is a customer’s, chosen the next time by its last digits, and removed again', async () => {
    const { customerId } = await tried.provider.requireCustomer({ externalId: 'customer 1', name: 'Alex Neighbor' })
    expect(await tried.provider.requireCustomer({ externalId: 'customer 1', name: 'Alex Neighbor' })).toEqual({ customerId })
    const first = await opened({ operation: 'methods', customerId })
    await tried.choose(first.sessionKey, goodCard)
    await expect.poll(() => kindsOf(first.reference)).toEqual(['method saved'])
    const next = await opened({ customerId })
    const page = await (await fetch(next.redirectTo ?? '')).text()
    const [, how] = /value="(M\w+)" checked>Card ending in 1111/.exec(page) ?? []
    await tried.choose(next.sessionKey, { how, amount: '200' })
    await expect.poll(() => toldOf(next.reference)[0]).toMatchObject({ kind: 'paid', cents: 20_000 })
    const manage = await opened({ operation: 'methods', customerId })
    expect(await (await tried.choose(manage.sessionKey, { remove: how })).text()).toContain('Nothing is saved yet')
  })

  it('turns autopay on, until it is stopped', async () => {
    const { customerId } = await tried.provider.requireCustomer({ externalId: 'customer 2', name: 'Alex Neighbor' })
    const { reference, sessionKey, accountReference } = await opened({ operation: 'autopay', customerId })
    await tried.choose(sessionKey, goodCard)
    await expect.poll(() => kindsOf(reference)).toEqual(['autopay on'])
    await tried.provider.stopAutopay({ customerId, accountReference })
    await tried.provider.stopAutopay({ customerId, accountReference })
    await expect.poll(() => kindsOf(reference)).toEqual(['autopay on', 'autopay off'])
  })
})

describe('what it knows', () => {
  it('outlives it: sessions, payments and what it has yet to tell', async () => {
    const [paid, open] = [await opened(), await opened()]
    tried.answerWith(() => 503)
    await tried.choose(paid.sessionKey, goodCard)
    await expect.poll(() => toldOf(paid.reference).length).toBeGreaterThan(1)
    const before = tried.sandbox().book.readAll()
    await tried.restart()
    expect(tried.sandbox().book.readAll().payments).toEqual(before.payments)
    expect((await tried.choose(open.sessionKey, goodCard)).status).toBe(303)
    tried.answerWith(() => 200)
    await expect.poll(() => tried.sandbox().book.waitingNotices().length).toBe(0)
    expect(new Set(toldOf(paid.reference).map(({ id }) => id)).size).toBe(1)
  })

  it('is whole although the last line of its file was cut', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'shelterbelt-journal-')), 'book.jsonl')
    const read: unknown[] = []
    const open = () =>
      openJournal(
        file,
        (change) => void read.push(change),
        () => [],
      )
    const first = open()
    first.write([['payment', 'one', 1]])
    first.close()
    appendFileSync(file, '[["payment","two"')
    const second = open()
    second.write([['payment', 'three', 3]])
    second.close()
    expect(readFileSync(file, 'utf8')).toBe('[["payment","one",1]]\n[["payment","three",3]]\n')
    expect(read).toEqual([['payment', 'one', 1]])
  })
})

describe('its faults', () => {
  it('are read from a setting, and come again with the same seed', () => {
    expect(readFaults('slow=0.1,seed=7')).toEqual({ slow: 0.1, seed: 7 })
    expect(() => readFaults('sloow=1')).toThrow('no fault')
    const run = (seed: number) => {
      const chance = createChance(seed)
      return Array.from({ length: 50 }, () => chance(0.5)).join()
    }
    expect(run(7)).toBe(run(7))
    expect(run(7)).not.toBe(run(8))
  })

  it('vex our side, and change nothing of what was paid', async () => {
    const vexed = await trySandbox({ twice: 1, shuffled: 0.5, rubbish: 0.3, seed: 3 })
    try {
      const references: string[] = []
      for (let tries = 0; references.length < 8 && tries < 100; tries++) {
        const wish = aWish()
        const session = await vexed.provider.openSession(wish).catch(() => null)
        if (session && (await vexed.choose(session.sessionKey, goodCard)).status === 303) references.push(wish.reference)
      }
      const told = () => vexed.heard.flatMap((each) => read(vexed, each))
      await expect.poll(() => vexed.sandbox().book.waitingNotices().length).toBe(0)
      await expect.poll(() => new Set(told().map(({ reference }) => reference)).size).toBe(8)
      expect(told().length).toBeGreaterThan(new Set(told().map(({ id }) => id)).size)
      expect(told().length).toBeLessThan(vexed.heard.length)
      expect(vexed.sandbox().book.readAll().payments).toHaveLength(8)
    } finally {
      await vexed.close()
    }
  })
})

function read(from: TriedSandbox, heard: TriedSandbox['heard'][number]) {
  try {
    return from.provider.readNotice(heard)
  } catch {
    return []
  }
}
