import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newReference } from '../../src/server/http/reference.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { mainButtons } from '../fixtures/main-buttons.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { createFakeProvider, type FakeProvider } from '../fixtures/fake-provider.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const path = '/360/payments-desk'
const strange = newReference('Windbreak Mutual')

let site: TestApp
let provider: FakeProvider
let browser: Browser
let seats: Seats
beforeAll(async () => {
  provider = createFakeProvider()
  site = await startTestApp({ worksByItself: false, demo: true, payBy: provider, pages: await loadBuiltPages('build') })
  // The night's comparison of the books is over: beside the one that is asked for it would find what that has learnt, and billing is only being told.
  await site.app.jobs.settle()
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
  const body = new URLSearchParams({ wish: 'pay', account: '4011827755' })
  await fetch(`${site.origin}/360/pay`, { method: 'POST', redirect: 'manual', body })
  provider.pay(provider.opened[0])
  const taken = provider.book.get(provider.opened[0])!
  for (const line of [taken, { ...taken, reference: strange }]) {
    line.at = new Date(Date.now() - 3600_000)
    provider.book.set(line.reference, line)
  }
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function visit<T>(width: number, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await seats.take({ viewport: { width, height: 900 }, reducedMotion: 'reduce' }, await site.cookieOf('admin'))
  try {
    return await work(page)
  } finally {
    await seats.giveBack(page.context())
  }
}

it('is where admins look for it, shows where the books differ, and one payment with its ledger', async () => {
  await visit(1280, async (page) => {
    await page.goto(`${site.origin}/360`)
    await page.locator('.utility').getByRole('link', { name: 'Payments', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor()
    await page.getByRole('button', { name: 'Compare now' }).click()
    await page.getByText('The books are being compared.').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    // Whoever works by keyboard is at what was said.
    expect(await focused()).toMatch(/^The books are being compared/)
    await site.app.jobs.settle()
    await page.goto(site.origin + path)
    const difference = page.locator('.payments-desk-differences li')
    expect(await difference.allInnerTexts()).toEqual([expect.stringContaining('The provider took it, and we know of no such payment')])
    // What it took and had not told is learnt, and billing has it.
    await page.getByRole('link', { name: provider.opened[0] }).click()
    await expect.poll(focused).toBe(`Payment ${provider.opened[0]}`)
    const one = page.locator('.payments-desk-one')
    await expect
      .poll(() => one.innerText())
      .toMatch(/Paid \$148\.20[\s\S]*Begun \(we\)[\s\S]*The form was opened[\s\S]*Paid \(provider\)[\s\S]*Billing was told/)
    expect(await page.content()).not.toContain('4011827755')
  })
})

it.each([360, 768, 1280])('is usable by everybody, %d wide, with a difference and a payment opened', async (width) => {
  await visit(width, async (page) => {
    await page.goto(`${site.origin}${path}?payment=${provider.opened[0]}`)
    await page.locator('.payments-desk-one').waitFor()
    expect(await page.locator('.payments-desk-differences li').count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const box = (of: string) => page.locator(`.payments-desk-find ${of}`).evaluate((each) => each.getBoundingClientRect().toJSON())
    const [field, button] = [await box('input'), await box('button')]
    expect([button.top, button.height]).toEqual([field.top, field.height])
  })
})

it.each([360, 768, 1280])('shows all of each payment without a move to the side, %d wide', async (width) => {
  await visit(width, async (page) => {
    await page.goto(site.origin + path)
    const table = page.locator('.payments-desk-table')
    await table.getByText(provider.opened[0]).waitFor()
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await table.getByText('$148.20').last().isVisible()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
  })
})

it('is led to by the menu on a phone, and is no more than a page that is not there to others', async () => {
  await visit(360, async (page) => {
    await page.goto(`${site.origin}/360`)
    await page.locator('.phone-menu summary').click()
    expect(await page.locator('.phone-menu').getByRole('link', { name: 'Payments', exact: true }).getAttribute('href')).toBe(path)
    const rows = await page.locator('.phone-menu-rows a').allTextContents()
    expect(rows.slice(rows.indexOf('Inbox')).slice(0, 5)).toEqual(['Inbox', 'Blog settings', 'Payments', 'Redirects', 'Insights'])
  })
  for (const as of ['agent', 'customer'] as const) {
    const headers = { cookie: await site.cookieOf(as) }
    const answer = await fetch(site.origin + path, { headers, redirect: 'manual' })
    expect([as, answer.status]).toEqual([as, 303])
    expect(await (await fetch(`${site.origin}/360`, { headers })).text()).not.toContain(path)
  }
})

it.each([610, 768, 900, 1061, 1181, 1280])('is beside the other desks in the line above the header, %d wide', async (width) => {
  await visit(width, async (page) => {
    await page.goto(site.origin + path)
    const desks = page.locator('.account-desks a:visible')
    // Where six have no room the menu holds them.
    const room = width > 720 ? ['Blog settings', 'Payments', 'Redirects', 'Insights', 'Stopped'] : []
    expect(await desks.allTextContents()).toEqual(['Inbox', ...room])
    expect(await page.locator('.account-desks [aria-current]').textContent()).toBe('Payments')
    // One line, and nothing of it on top of anything else.
    const parts = await page
      .locator('.utility :is(a, summary, .account-name, .account-out):visible')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()).filter((box) => box.width > 1))
    expect(new Set(parts.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1)
    expect(parts.map(({ right }, index) => (parts[index + 1]?.left ?? width) - right).filter((room) => room < 8)).toEqual([])
  })
})

it('lets an admin say that a difference is settled', async () => {
  await visit(360, async (page) => {
    await page.goto(site.origin + path)
    await page.getByRole('button', { name: `Settled: ${strange}` }).click()
    await page.getByText('The books agree.').waitFor()
    expect(await page.locator('.payments-desk-differences li').count()).toBe(0)
  })
})

it('lets an admin ask the company about a payment nobody knows the end of, and end it in their name, at any width', async () => {
  const body = new URLSearchParams({ wish: 'pay', account: '4010020042' })
  const { headers } = await fetch(`${site.origin}/360/pay`, { method: 'POST', redirect: 'manual', body })
  const code = headers.get('location')?.split('/').at(-1)
  const reference = provider.opened.at(-1)!
  provider.faults.always.findPayment = 'down'
  expect(await site.post('/api/payments/hint', { code, said: 'completed' })).toMatchObject({ body: { state: 'unknown' } })
  const asked = `${site.origin}${path}?payment=${reference}`
  await visit(1280, async (page) => {
    await page.goto(asked)
    await page.getByText('you may end it by hand').waitFor()
    expect(await page.locator('.payments-desk-end').count()).toBe(0)
  })
  site.clock.advance(25 * 3600_000)
  await visit(1280, async (page) => {
    const isSound = async () => {
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
        expect(await axeFindings(page)).toEqual([])
      }
    }
    await page.goto(asked)
    expect(await mainButtons(page)).toEqual(['Ask the provider now: clay'])
    await page.getByRole('button', { name: 'Ask the provider now' }).click()
    await page.getByText('The provider does not answer.').waitFor()
    // Others at this address have asked so much that nobody may for some minutes: what was typed is not lost.
    const headers = { cookie: await site.cookieOf('admin'), origin: site.origin }
    const asking = { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams({ ask: reference }) } as const
    await Promise.all(Array.from({ length: 60 }, () => fetch(site.origin + path, asking)))
    await page.getByRole('button', { name: 'Ask the provider now' }).click()
    await page.getByText('asked about payments very often just now').waitFor()
    await page.locator('summary', { hasText: 'End it by hand' }).click()
    await page.getByLabel('Not paid: nothing was taken').check()
    await page.getByLabel('How do you know?').fill('I called them')
    await page.getByRole('button', { name: 'End it' }).click()
    await page.getByText('Too many tries. Please wait').waitFor()
    expect(await page.getByLabel('How do you know?').inputValue()).toBe('I called them')
    await isSound()
    site.clock.advance(301_000)
    await page.goto(asked)
    await page.locator('summary', { hasText: 'End it by hand' }).click()
    await isSound()
    // The hint is beside the name, and no part of it.
    await page.getByLabel('How do you know?', { exact: true }).waitFor()
    expect(await page.getByLabel('How do you know?').getAttribute('aria-describedby')).toBe('end-why-hint')
    await page.getByLabel('Paid: the provider took the money').check()
    await page.getByLabel('How do you know?').fill('Their portal shows it')
    await page.getByLabel('Amount', { exact: true }).fill('12 apples')
    await page.getByRole('button', { name: 'End it' }).click()
    await page.locator('#end-amount:focus').waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    // What became of the form is no part of the page's name.
    await expect.poll(() => page.locator('.ed-last b').innerText()).toBe('Payments desk')
    expect(await page.locator('#end-amount').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('#end-amount-problem').innerText()).toBe('Please enter what was taken, such as 148.20')
    expect(await page.getByLabel('How do you know?').inputValue()).toBe('Their portal shows it')
    await isSound()
    const key = await page.locator('[name=key]').inputValue()
    await page.getByLabel('Not paid: nothing was taken').check()
    await page.getByRole('button', { name: 'End it' }).click()
    await page.getByText('You have ended it.').waitFor()
    await isSound()
    const last = page.locator('.payments-desk-one li').last()
    expect(await last.innerText()).toMatch(/^Cancelled \(staff\)[\s\S]*Marlene Ruiz[\s\S]*Their portal shows it/)
    expect(await page.locator('.payments-desk-doubt').count()).toBe(0)
    // Sent once more from a tab that was left open, with another reason or with none, it says that it is over.
    for (const why of ['Another reason', '']) {
      const late = await page.request.post(asked, { form: { end: reference, key, as: 'not paid', why }, headers: { origin: site.origin } })
      expect([why, late.url(), late.status()]).toEqual([why, why ? `${asked}&said=over` : asked, why ? 200 : 422])
      expect(await late.text()).toContain('This form did not end it: by now it stands as you see')
    }
  })
  provider.faults.always = {}
})
