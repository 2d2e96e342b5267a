import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
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

async function signIn(as: 'admin' | 'customer', options: { javaScriptEnabled?: boolean; width?: number } = {}): Promise<Page> {
  const { javaScriptEnabled = true, width = 1280 } = options
  return seats.take({ javaScriptEnabled, viewport: { width, height: 800 } }, await site.cookieOf(as))
}

it('is reached by one’s own name, shows each browser and ends the others', async () => {
  const [here, there] = [await signIn('customer'), await signIn('customer', { javaScriptEnabled: false })]
  for (const page of [here, there]) await page.goto(`${site.origin}/360`)
  await here.getByRole('link', { name: /^Signed in as/ }).click()
  await here.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  await expect.poll(() => here.getByText('This browser').count()).toBe(1)
  expect(await axeFindings(here)).toEqual([])
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await here.getByText('You are signed out everywhere else.').waitFor()
  await expect.poll(() => here.locator('.sessions-list > li').count()).toBe(1)
  await there.goto(`${site.origin}/360/sessions`)
  expect(new URL(there.url()).pathname).toBe('/login')
})

it('is reached from the menu of a phone, fits it, and works without script', async () => {
  const [page] = [await signIn('customer', { width: 360, javaScriptEnabled: false }), await signIn('customer')]
  await page.goto(`${site.origin}/360`)
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('link', { name: /^Signed in as/ }).click()
  await page
    .getByRole('button', { name: /^Sign out there/ })
    .first()
    .click()
  await page.getByText('That browser is signed out.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

it('tells an admin that there is nobody of that name to sign out', async () => {
  for (const width of [360, 1280]) {
    const page = await signIn('admin', { width })
    await page.goto(`${site.origin}/360/sessions`)
    await page.getByLabel('Their username').fill('nobody@windbreak.example')
    await page.getByRole('button', { name: 'Sign them out everywhere' }).click()
    await page.getByText('There is nobody of this name whom you may sign out.').waitFor()
    expect(await axeFindings(page, "document.querySelector('main')")).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/sessions-${width}.png` })
  }
})

it('signs out by an admin whoever is named, wherever they are', async () => {
  const [theirs, page] = [await signIn('customer'), await signIn('admin')]
  await theirs.goto(`${site.origin}/360/sessions`)
  await theirs.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  await page.goto(`${site.origin}/360/sessions`)
  await page.getByLabel('Their username').fill('customer@windbreak.example')
  await page.getByRole('button', { name: 'Sign them out everywhere' }).click()
  await page.getByText('They are signed out everywhere.').waitFor()
  await theirs.goto(`${site.origin}/360/sessions`)
  expect(new URL(theirs.url()).pathname).toBe('/login')
})
