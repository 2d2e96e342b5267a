import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

const path = '/360/auto-insurance'

let site: RealSite
let browser: Browser
let context: BrowserContext
let problems: string[]

beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function open(address = path, options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext(options)
  problems = []
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const page = await context.newPage()
  await page.goto(site.origin + address)
  return page
}

const openTab = (page: Page) => page.getByRole('tab', { selected: true }).textContent()
/** The sections a person can see; what a closed panel holds is there, but skipped. */
const seen = (page: Page) =>
  page.locator('tab-set > section').evaluateAll((all) => all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length)

it('shows one section at a time, chosen by mouse or keyboard', async () => {
  const page = await open()
  expect(await openTab(page)).toBe('Liability')
  expect(await seen(page)).toBe(1)
  await page.getByRole('tab', { name: 'Medical payments' }).click()
  expect(await openTab(page)).toBe('Medical payments')
  for (const [key, name] of [
    ['ArrowDown', 'Liability'],
    ['ArrowRight', 'Collision'],
    ['End', 'Medical payments'],
    ['ArrowUp', 'Uninsured motorist'],
    ['Home', 'Liability'],
    ['ArrowLeft', 'Medical payments'],
  ]) {
    await page.keyboard.press(key)
    expect(await openTab(page)).toBe(name)
  }
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.role)).toBe('tabpanel')
  expect(problems).toEqual([])
})

it('opens the tab an address points to', async () => {
  const page = await open(`${path}#coverage-uninsured-motorist`)
  expect(await openTab(page)).toBe('Uninsured motorist')
  await page.evaluate(() => (location.hash = 'coverage-collision'))
  await page.getByRole('tab', { name: 'Collision', exact: true, selected: true }).waitFor()
  expect(await seen(page)).toBe(1)
})

it('is a list of headed sections without JavaScript', async () => {
  const page = await open(path, { javaScriptEnabled: false })
  expect(await page.getByRole('heading', { level: 3, name: 'Medical payments' }).isVisible()).toBe(true)
  expect(await page.getByText('The first $5,000 is paid').isVisible()).toBe(true)
})

it('prints every section', async () => {
  const page = await open()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('tab-set > section').evaluateAll((all) => all.every((each) => each.getBoundingClientRect().height > 40))).toBe(
    true,
  )
})

it('stays out of the way of hydration, and brings forward what is edited', async () => {
  const page = await open()
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  await page.goto(site.origin + path)
  await page.getByRole('button', { name: 'Edit Coverage Info: Liability' }).click()
  await page.getByRole('button', { name: 'Edit Other than collision' }).click()
  await page.getByRole('tab', { name: 'Other than collision', selected: true }).waitFor()
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Comprehensive')
  await page.getByRole('tab', { name: 'Comprehensive', selected: true }).waitFor()
  await page.getByRole('tab', { name: 'Medical payments' }).click()
  await expect.poll(() => page.getByRole('dialog').getByLabel('Title', { exact: true }).inputValue()).toBe('Medical payments')
  expect(problems).toEqual([])
})
