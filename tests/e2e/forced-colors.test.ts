import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { address } from '../../src/routes.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { settle } from '../fixtures/settle.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'

/** Where somebody's own colors take the place of ours (a contrast theme of Windows), grounds and shadows are gone. */
let site: RealSite
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser([], { draws: true })
  seats = createSeats(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const unmark = (name: string) => (shown: Locator) => shown.evaluate((element, attribute) => element.removeAttribute(attribute), name)
const press = async (shown: Locator) => {
  await shown.click()
  // Neither the pointer nor the focus is what is looked at.
  await shown.page().mouse.move(0, 0)
  await shown.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}
const pressNext = async (shown: Locator) => press(shown.locator('xpath=following-sibling::button[1]'))

type Row = [what: string, path: string, width: number, find: (page: Page) => Locator, change: (shown: Locator) => Promise<void>]
const rows: Row[] = [
  [
    'the page of a list',
    `${address.findAnAgent}?page=2`,
    1280,
    (page) => page.locator('.pages a', { hasText: '2' }),
    unmark('aria-current'),
  ],
  [
    'the page in the menu',
    address.faq,
    1280,
    (page) => page.locator('header nav').getByRole('link', { name: 'FAQ' }).first(),
    unmark('aria-current'),
  ],
  ['the topic of articles', '/360/about/blog', 1280, (page) => page.locator('.topics a').first(), unmark('aria-current')],
  ['list or map', address.findAnAgent, 360, (page) => page.locator('.view-switch button').first(), unmark('aria-pressed')],
  ['a tab', address.auto, 360, (page) => page.locator('tab-set').first().getByRole('tab').first(), pressNext],
  ['a tab beside its section', address.farm, 1280, (page) => page.locator('.tabs-side').first().getByRole('tab').first(), pressNext],
  ['a chip', address.quote, 1280, (page) => page.locator('.choice-chips label').first(), press],
  ['a box', address.sendMessage, 1280, (page) => page.locator('.choices label').first(), press],
  ['a round one', address.quote, 1280, (page) => page.locator('.choices-round label').first(), press],
  ['an answer', address.faq, 1280, (page) => page.locator('.questions-sign').nth(1), press],
  ['a part of the terms', address.terms, 1280, (page) => page.locator('.legal-sign').nth(1), press],
  ['a switch', '/golf/register', 1280, (page) => page.locator('.switch').first(), press],
]

it.each(rows)('shows whether %s is chosen', async (_what, path, width, find, change) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await seats.take({ viewport: { width, height: 900 }, forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await page.goto(site.origin + path)
    await settle(page)
    const shown = find(page)
    const before = await shown.screenshot()
    await change(shown)
    expect({ colorScheme, alike: (await shown.screenshot()).equals(before) }).toEqual({ colorScheme, alike: false })
    await seats.giveBack(page.context())
  }
})

it('shows how far what is typed has come', async () => {
  const page = await seats.take(
    { viewport: { width: 1280, height: 900 }, forcedColors: 'active', reducedMotion: 'reduce' },
    await site.cookieOf('admin'),
  )
  await page.goto(site.origin + address.home)
  await page.getByRole('button', { name: 'Edit About' }).click()
  const station = page.locator('.ed-track li').last()
  const before = await station.screenshot()
  await station.evaluate((element) => element.setAttribute('data-station', 'ahead'))
  expect((await station.screenshot()).equals(before)).toBe(false)
  await seats.giveBack(page.context())
})

it('shows the whole ring around what has the focus in the bar at the top', async () => {
  const page = await seats.take({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(site.origin + address.home)
  const bar = await page.locator('.utility').boundingBox()
  const links = await page.locator('.utility :is(a, summary):visible').all()
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    await link.focus()
    const { box, ring } = await link.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element)
      const { top, bottom } = element.getBoundingClientRect()
      return { box: { top, bottom }, ring: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) }
    })
    expect(box.top - ring).toBeGreaterThanOrEqual(0)
    expect(box.bottom + ring).toBeLessThanOrEqual(bar?.height ?? 0)
  }
  await seats.giveBack(page.context())
})
