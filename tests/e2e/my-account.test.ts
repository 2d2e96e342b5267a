import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkedAccounts } from '../../src/server/db/tables/payments.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { brokenWords } from '../fixtures/broken-words.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { createFakeProvider, sign, type FakeProvider } from '../fixtures/fake-provider.ts'
import { judgeAtThreeWidths, phoneWidth } from '../fixtures/judge-at-three-widths.ts'
import { startRealSite } from '../fixtures/real-site.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

const path = '/360/customer-landing'
const shots = process.env.ACCOUNT_SHOTS

let site: TestApp
let provider: FakeProvider
let browser: Browser
let now = () => new Date()
beforeAll(async () => {
  provider = createFakeProvider({ now: () => now() })
  site = await startTestApp({ worksByItself: false, demo: true, payBy: provider, trustProxy: true, pages: await loadBuiltPages('build') })
  now = site.clock.now
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function visit(as: TestPerson, { width = 1280, script = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` },
  })
  const [name, value] = (await site.cookieOf(as)).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  const page = await context.newPage()
  await page.goto(site.origin + path)
  return page
}

/** What is shown now is usable by everybody. */
async function judge(as: TestPerson, name: string) {
  const page = await visit(as, { width: phoneWidth, script: true })
  await page.locator('.mine').waitFor()
  await judgeAtThreeWidths(page, { picture: shots && `${shots}/${name}` })
  await page.context().close()
}

async function link(page: Page, account: string, zip: string) {
  await page.getByLabel('Account number').fill(account)
  await page.getByLabel('Billing ZIP code').fill(zip)
  await page.getByRole('button', { name: 'Link this account' }).click()
}

/** What the payment company's server says, and what follows from it. */
async function tell(notice: object | null) {
  const body = JSON.stringify([notice])
  await fetch(`${site.origin}/pay/notices`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-signature': sign(body) },
  })
  await site.app.jobs.settle()
}

const cancelled = (reference: string) =>
  ({ id: randomUUID(), kind: 'cancelled', reference, transaction: '', cents: 0, paidBy: 'card', at: now() }) as const

/** A receipt on paper: what was paid to whom, of which account, when and how, under which reference; nothing to press. */
async function printed(address: string) {
  const sheet = await visit('customer', { width: 700, script: true })
  await sheet.goto(address)
  await sheet.locator('[data-shown="paid"]').waitFor()
  await sheet.emulateMedia({ media: 'print' })
  const seen = (await sheet.locator('main').innerText()).replaceAll(/\s+/g, ' ')
  for (const words of ['It went through', '$148.20', 'Windbreak Mutual', '•••• 7731', 'Alex Neighbor', 'Card', 'WM-', '(970) 555-01'])
    expect(seen).toContain(words)
  const pressable = await sheet
    .locator('main :is(button, input, form, a.go)')
    .evaluateAll((found) => found.filter((each) => each.checkVisibility()).length)
  expect(pressable).toBe(0)
  expect(await sheet.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700)
  await sheet.context().close()
}

it('breaks no word at its hyphen, however narrow it is', async () => {
  const page = await visit('customer')
  for (const width of [320, 360, 400, 480, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await brokenWords(page)]).toEqual([width, []])
  }
  await page.context().close()
})

describe('my account, without script', () => {
  it('begins with a bill, says what is wrong beside it, and answers three questions once an account is linked', async () => {
    await judge('customer', 'empty')
    const page = await visit('customer')
    await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Begin with your bill' }).count()).toBe(1)
    await link(page, '40 2041 7731', '80701')
    await expect.poll(() => page.title()).toMatch(/^Error: My account/)
    expect(await page.getByLabel('Account number').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Account number').inputValue()).toBe('40 2041 7731')
    await link(page, '40 2041 7731', '80751')
    await expect.poll(() => page.getByText('The account is linked.').count()).toBe(1)
    const answers = await page.locator('.mine-answers').innerText()
    expect(answers.replaceAll(/\s+/g, ' ')).toMatch(
      /Am I covered\? Yes\. Auto and Home, through .+ What do I owe\? \$148\.20 Due by .+ Did it go through\? Yes\. \$148\.20, paid on/,
    )
    expect(await page.content()).not.toContain('4020417731')
    await page.context().close()
    await judge('customer', 'due')
  })

  it('leads to the payment, shows a receipt for it, and calls off what is set for a day', async () => {
    const page = await visit('customer')
    await page.getByRole('button', { name: 'Choose a day' }).click()
    await page.waitForURL(/\/360\/pay\/payment\//)
    const reference = provider.opened.at(-1) ?? ''
    await tell(provider.schedule(reference, { cents: 14_820, on: new Date(Date.now() + 5 * 24 * 3600_000) }))
    await page.goto(site.origin + path)
    const pending = (await page.locator('.mine-pending').innerText()).replaceAll(/\s+/g, ' ')
    expect(pending).toMatch(/\$148\.20 on .+ You may change it or call it off until .+ 8:00 PM/)
    await judge('customer', 'scheduled')
    await page.getByText('Call it off', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, call it off' }).click()
    await expect.poll(() => page.getByText('The payment is called off. Nothing will be taken.').count()).toBe(1)

    await page.getByRole('button', { name: 'Pay $148.20 now' }).click()
    await page.waitForURL(/\/360\/pay\/payment\//)
    const paid = provider.opened.at(-1) ?? ''
    const ofPayment = page.url()
    await tell({ id: randomUUID(), ...provider.pay(paid, { cents: 14_820 }) })
    await page.goto(site.origin + path)
    expect(await page.locator('.mine-answers').innerText()).toContain('Nothing now.')
    expect(await page.getByRole('link', { name: /^Receipt of \$148\.20/ }).getAttribute('href')).toContain(paid)
    await judge('customer', 'paid')
    await printed(ofPayment)
    // An eCheck may bounce: its page says so to whoever keeps it as a receipt.
    await tell(provider.change(paid, 'returned'))
    const receipt = await visit('customer', { width: 360, script: true })
    await receipt.goto(ofPayment)
    await receipt.locator('[data-shown="returned"]').waitFor()
    expect(await axeFindings(receipt)).toEqual([])
    await receipt.context().close()
    await page.goto(site.origin + path)
    await expect.poll(() => page.locator('.mine-answers').innerText()).toContain('It came back.')
    await page.context().close()
  })

  it('leads to the payment that ran out, or that the company called off, and says so', async () => {
    for (const [ends, shown, title] of [
      [() => site.clock.advance(20 * 60_000), 'expired', 'This page waited too long'],
      [(reference: string) => tell(cancelled(reference)), 'cancelled', 'You stopped it'],
    ] as const) {
      // Opened without script, since the page's own would ask for a fresh key.
      const plain = await visit('customer')
      await plain.getByRole('button', { name: 'Choose a day' }).click()
      await plain.waitForURL(/\/360\/pay\/payment\//)
      await ends(provider.opened.at(-1) ?? '')
      await site.app.jobs.settle()
      const page = await visit('customer', { width: 360, script: true })
      await page.goto(plain.url())
      await page.locator(`[data-shown="${shown}"]`).getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      for (const each of [plain, page]) await each.context().close()
    }
  })

  it('is used with the keyboard alone: reminders, taking off, bringing back', async () => {
    const page = await visit('customer', { script: true })
    const press = async (name: string) => {
      await page.locator('.mine-stub').getByText(name, { exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await press('Change')
    await page.getByLabel('Mail me').selectOption('7')
    await page.getByLabel('E-mail address').press('Enter')
    await page.getByText('We will mail you before bills are due.').waitFor()
    expect(await page.locator('.mine-stub').innerText()).toContain('7 days before, to customer@example.com.')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('mine-done')
    await press('Take this account off')
    await page.getByRole('button', { name: 'Bring it back' }).press('Enter')
    await page.getByText('The account is back.').waitFor()
    await page.context().close()
  })

  it('is led to by the header for customers alone', async () => {
    for (const [as, links] of [
      ['customer', 1],
      ['agent', 0],
      ['admin', 0],
    ] as const) {
      const page = await visit(as)
      await page.goto(`${site.origin}/360`)
      expect([as, await page.locator('.utility').getByRole('link', { name: 'My account' }).count()]).toEqual([as, links])
      await page.context().close()
    }
    expect(await site.database.db.$count(linkedAccounts)).toBe(1)
  })

  it.each([320, 360, 390])('is led to in one line above the header, on a phone %d wide', async (width) => {
    const page = await visit('customer', { width })
    const parts = page.locator('.utility :is(.utility-roadside, .account-desks a, .account-out)')
    const heights = await parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().height)))
    expect(heights).toEqual([44, 44, 44])
    await page.context().close()
  })

  it('tells several accounts apart for whoever goes through them by ear', async () => {
    const page = await visit('customer')
    await link(page, '40 1182 7755', '80751')
    await expect.poll(() => page.getByText('The account is linked.').count()).toBe(1)
    const named = (name: string) => page.getByRole('region', { name }).count()
    expect([await named('Autopay'), await named('Autopay Account •••• 7755'), await named('Payments Account •••• 7731')]).toEqual([2, 1, 1])
    await page.context().close()
    await judge('customer', 'several')
  })
})

it('shows the sample customer their account, as npm start lays it out', async () => {
  const real = await startRealSite()
  try {
    const asked = async () => (await fetch(real.origin + path, { headers: { cookie: await real.cookieOf('customer') } })).text()
    const html = await asked()
    expect(html).toContain('•••• 7731')
    expect(html).toContain('Dana Whitlock')
    expect(html).toContain('no money moves')
    const stranger = await fetch(real.origin + path, { headers: { cookie: await real.cookieOf('stranger') } })
    expect(await stranger.text()).not.toContain('7731')
  } finally {
    await real.close()
  }
})
