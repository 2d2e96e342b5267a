import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'

let site: RealSite
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
})
afterEach(() => seats.giveBackAll())
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** As when they sign in in a second tab. */
async function signInAs(page: Page, as: 'admin' | 'agent' | 'customer'): Promise<void> {
  const [name, value] = (await site.cookieOf(as)).split('=')
  await page.context().addCookies([{ name, value, url: site.origin }])
}

const open = async (as: 'admin' | 'agent' | 'customer', path: string, javaScriptEnabled = true) => {
  const page = await seats.take({ javaScriptEnabled, viewport: { width: 1280, height: 800 } }, await site.cookieOf(as))
  await page.goto(site.origin + path)
  return page
}

it.each([true, false])('a form of a page that one person opened is not taken as another’s (with script: %s)', async (script) => {
  const there = await open('customer', '/360/sessions')
  const page = await open('customer', '/360/sessions', script)
  await signInAs(page, 'admin')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('Somebody else has signed in with this browser since that page was opened').waitFor()
  await there.reload()
  await expect.poll(() => there.getByRole('heading', { name: 'Where you are signed in' }).count()).toBe(1)
})

it('nor is a button of it that stands before its form', async () => {
  const page = await open('agent', '/360/agent-hub', false)
  await page.getByRole('button', { name: /^Pin / }).first().click()
  const pins = page.getByRole('region', { name: 'Your pins' })
  await pins.getByText('Take pins off').click()
  await signInAs(page, 'admin')
  await pins
    .getByRole('button', { name: /^Unpin / })
    .first()
    .click()
  await expect
    .poll(() => page.locator('body').innerText())
    .toContain('Somebody else has signed in with this browser since that page was opened')
})

it('what a desk asks by script is not taken as another’s', async () => {
  const page = await open('admin', '/360/inbox')
  await page.locator('.inbox[data-alive]').waitFor()
  const names: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/desk/')) names.push(request.headers()['opened-by'])
  })
  await page.getByRole('searchbox').first().fill('barn')
  await page.keyboard.press('Enter')
  await expect.poll(() => names.length).toBeGreaterThan(0)
  const opener = await page.locator('.account-name').first().getAttribute('title')
  expect(new Set(names)).toEqual(new Set([encodeURIComponent(opener ?? '')]))
})
