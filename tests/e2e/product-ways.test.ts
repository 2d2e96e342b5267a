import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const visit = (path: string) => page.goto(site.origin + path, { waitUntil: 'load' })

type Layout = {
  path: string
  /** A list, and how many of it are beside each other, row by row. */
  list?: string
  rows?: number[]
  /** How many of a checklist are below each other, column by column. */
  columns?: number[]
  /** How many there are to choose from, set by set. */
  tabs?: number[]
  /** Parts with a link at the head of the page. */
  anchors?: string[]
  /** Links that open in a new tab, and how many there are. */
  leaving?: string
  newTabs?: number
}

/** P4, P5, H5: as docs/spec/sections.json lays them out, with the rows that the site comes with. */
const layouts: Layout[] = [
  { path: '/360/auto-insurance', list: '.card-grid', rows: [3, 3], columns: [5, 5], tabs: [5] },
  {
    path: '/360/business-insurance',
    list: '.card-grid',
    rows: [3, 3],
    columns: [5, 5, 5],
    tabs: [5],
    anchors: ['business_coverage', 'optional_coverage', 'business_discounts'],
  },
  {
    path: '/360/home-owners-insurance',
    list: '.card-grid',
    rows: [3, 3],
    columns: [5, 5],
    tabs: [5, 4],
    anchors: ['home_coverage', 'country_home', 'renters_insurance', 'home_discounts'],
  },
  { path: '/360/farm-&-ranch-insurance', list: '.card-grid', rows: [3, 3], columns: [6, 6, 6], tabs: [6] },
  { path: '/360/life-insurance', list: '.card-grid', rows: [3, 3], tabs: [4], leaving: '.card-grid a', newTabs: 6 },
  { path: '/360/annuities', tabs: [4], leaving: 'tab-set a:has-text("LEARN MORE")', newTabs: 4 },
  { path: '/360/other-offerings', list: '.plots', rows: [3, 3, 3, 1] },
  { path: '/360/about/our-community', list: '.charities', rows: [5, 5] },
  { path: '/360/internal-landing', list: '.hub-tiles', rows: [3] },
]

it.each(layouts)(
  '$path is laid out as docs/spec/sections.json says',
  async ({ path, list, rows = [], columns = [], tabs = [], ...layout }) => {
    await visit(path)
    const { anchors = [], leaving, newTabs = 0 } = layout
    const found = {
      rows: list ? await perRow(list) : [],
      columns: await page.locator('.checklist ul').evaluateAll((all) => all.map((each) => each.children.length)),
      columnsBeside: columns.length > 0 ? (await perRow('.checklist'))[0] > 1 : false,
      tabs: await Promise.all((await page.locator('tab-set').all()).map(chooseSecond)),
      newTabs: leaving ? await page.locator(`${leaving}[target="_blank"][rel="noopener noreferrer"]`).count() : 0,
    }
    expect(found).toEqual({ rows, columns, columnsBeside: columns.length > 0, tabs: tabs.map(onlySecond), newTabs })
    for (const anchor of anchors) {
      await page.locator(`.anchors a[href="#${anchor}"]`).click()
      await atTop(anchor)
    }
  },
)

/** How many children of a list are beside each other, row by row. */
const perRow = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((list) => {
      const tops = [...list.children].map((each) => Math.round(each.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    })

/** Which tab is open at first, and what can be seen once the second was pressed. */
async function chooseSecond(set: Locator) {
  const chosen = () => set.getByRole('tab').evaluateAll((all) => all.findIndex((each) => each.ariaSelected === 'true'))
  const atFirst = await chosen()
  await set.getByRole('tab').nth(1).click()
  const seen = await set
    .locator('> section')
    .evaluateAll((all) => all.flatMap((each, index) => (each.checkVisibility({ contentVisibilityAuto: true }) ? [index] : [])))
  return { count: await set.getByRole('tab').count(), atFirst, after: await chosen(), seen }
}

const onlySecond = (count: number) => ({ count, atFirst: 0, after: 1, seen: [1] })

/** Waits until the part has come to the top of the window. */
const atTop = (id: string) =>
  page.waitForFunction((part) => Math.abs(document.getElementById(part)?.getBoundingClientRect().top ?? Infinity) < 160, id)

it('P4: an address that names the annuities leads to them', async () => {
  await visit('/360/annuities#annuities')
  await atTop('annuities')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

it('P5: the timeline’s cards are left and right in turn', async () => {
  await visit('/360/about-us')
  const sides = await page
    .locator('.timeline-card')
    .evaluateAll((all) => all.map((each) => (each.getBoundingClientRect().right < innerWidth / 2 ? 'left' : 'right')))
  expect(sides.length).toBeGreaterThan(2)
  expect(sides).toEqual(sides.map((_side, index) => (index % 2 === 0 ? 'left' : 'right')))
})

it('P5: the two testimonials move on by themselves, stand still under the focus, and can be paused', async () => {
  const moving = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' })
  await moving.clock.install({ time: '2026-06-01T12:00:00' })
  await moving.goto(`${site.origin}/360/about/careers`)
  await moving.clock.pauseAt('2026-06-01T13:00:00')
  const slides = moving.locator('slide-show')
  await slides.scrollIntoViewIfNeeded()
  await moving.mouse.move(2, 2)
  const where = () => slides.locator('[part~="where"]').textContent()
  /** The time one slide is shown. */
  const wait = () => moving.clock.runFor(9_000)
  // The observer tells in its own time that the slides are in sight; from then on each wait brings the other one.
  await expect.poll(() => wait().then(where)).toBe('2 / 2')
  await wait()
  expect(await where()).toBe('1 / 2')

  await slides.getByRole('button', { name: 'Pause' }).focus()
  await wait()
  expect(await where()).toBe('1 / 2')

  await moving.keyboard.press('Enter')
  await slides.getByRole('button', { name: 'Play' }).evaluate((button) => button.blur())
  await wait()
  expect(await where()).toBe('1 / 2')
  await slides.getByRole('button', { name: 'Next' }).click()
  expect(await where()).toBe('2 / 2')
  await moving.close()
})

it.each([
  ['P2', '/360/faq', '.questions-list', 7],
  ['P6', '/360/TermsConditions', '.legal-panels', 3],
  ['P6', '/360/PrivacyPolicy', '.legal-panels', 3],
  ['P6', '/360/disclosure', '.legal-panels', 5],
] as const)('%s: %s is an accordion from the top of the page, its first panel open', async (_row, path, panels, least) => {
  await visit(path)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const part of await page.locator(panels).all()) {
    const open = () => part.locator('details').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))
    const atFirst = await open()
    expect(atFirst.length).toBeGreaterThanOrEqual(path === '/360/disclosure' ? 2 : least)
    expect(atFirst).toEqual(atFirst.map((_open, index) => index === 0))
  }
  const second = page.locator(`${panels} details`).nth(1)
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  expect(await second.locator('> :not(summary)').first().isVisible()).toBe(true)
})

it('P1: paying without an account number asks for it', async () => {
  await visit('/360')
  const account = page.getByRole('textbox', { name: 'Account number' })
  // What asks is fetched when somebody reaches for it.
  const asked = () => page.locator('#account-problem').innerText()
  for (const nothing of ['', '   ']) {
    await account.fill(nothing)
    await page.getByRole('button', { name: 'Proceed to Pay' }).click()
    await expect.poll(asked).toBe('Please enter your account number')
    expect(await account.evaluate((field) => field === document.activeElement)).toBe(true)
    await account.fill('4011827755')
    await expect.poll(asked).toBe('')
  }
})

it('H5: the search of the Document Archive finds papers, and says when there are none', async () => {
  await visit('/360/internal-landing')
  const box = page.getByLabel('Search the archive')
  const found = () => page.locator('#archive li h3').filter({ visible: true }).allTextContents()
  const all = await found()
  await box.fill('HAIL')
  expect(await found()).toEqual(['Hail season', 'Hail school: the roof sheet'])
  expect(await page.locator('#archive').getByRole('status').textContent()).toBe(`2 of ${all.length} papers`)
  await box.fill('zebra crossing')
  expect(await found()).toEqual([])
  expect(await page.locator('#archive').getByRole('status').textContent()).toMatch(/^No paper has all of these words/)
  await box.press('Enter')
  await page.waitForURL(/q=zebra/)
  await page.locator('#archive').getByRole('status').filter({ hasText: 'No paper has all of these words' }).waitFor()
  expect(await found()).toEqual([])
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.poll(found).toEqual(all)
})
