import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function openHome(options = {}): Promise<Page> {
  context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(`${site.origin}/360`)
  return page
}

const cardOf = (page: Page) => page.locator('nearest-agent')

it('shows the nearest agent as soon as a ZIP code is typed, to call or to read about, and what was there before without one', async () => {
  const page = await openHome()
  const zip = page.getByLabel('Your ZIP code').last()
  await zip.pressSequentially('80751')
  await cardOf(page)
    .getByText(/^Nearest to 80751 · [\d.]+ miles?$/)
    .waitFor()
  const name = (await cardOf(page).getByRole('heading').textContent()) ?? ''
  expect(await cardOf(page).locator('.phone').getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
  expect(await axeFindings(page)).toEqual([])
  await zip.press('Backspace')
  await cardOf(page).getByRole('heading', { name: 'Not sure who yours is?' }).waitFor()
  await zip.pressSequentially('1')
  await cardOf(page)
    .getByRole('link', { name: /^See profile/ })
    .click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

it('shows again what was there where a ZIP code is of nowhere we serve', async () => {
  const page = await openHome()
  const zip = page.getByLabel('Your ZIP code').last()
  await zip.fill('80751')
  await cardOf(page)
    .getByText(/^Nearest to 80751/)
    .waitFor()
  await zip.fill('99999')
  await expect.poll(() => cardOf(page).getByRole('heading').allTextContents()).toEqual(['Not sure who yours is?'])
})

it('leads to the agents near it without script', async () => {
  const page = await openHome({ javaScriptEnabled: false })
  await page.getByLabel('Your ZIP code').last().fill('80751')
  await page.getByRole('button', { name: 'Show agents' }).click()
  await expect.poll(() => page.url()).toContain('/360/find-an-agent?near=80751')
})
