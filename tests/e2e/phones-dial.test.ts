import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { footerNavigation } from '../../src/content/footer/footer-navigation.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'

let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 360, height: 740 } })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it('says of claims and of the road when somebody answers as the insurer says it, and nothing where it says nothing', async () => {
  const { roadsideHours: _unsaid, ...insurer } = JSON.parse(readFileSync('tenants/windbreak.json', 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-hours-'))
  const TENANTS = join(folder, 'other-hours.json')
  writeFileSync(TENANTS, JSON.stringify({ ...insurer, claimsHours: 'weekdays, 8 to 5' }))
  const other = await startRealSite({ TENANTS })
  try {
    await page.goto(`${other.origin}/360`)
    const dock = page.getByRole('navigation', { name: 'Quick tasks' })
    await dock.getByText('Call', { exact: true }).click()
    const lines = await dock.locator('a[href^="tel:"]').allInnerTexts()
    expect(lines.slice(1).map((line) => line.split(/\s*\n\s*/))).toEqual([
      ['Claims', 'Weekdays, 8 to 5', '(970) 555-0111'],
      ['Roadside', '(970) 555-0199'],
    ])
    expect(await page.locator('.utility-roadside').textContent()).toBe('Roadside: (970) 555-0199')
    await page.goto(`${other.origin}/360/how-to-claim-file`)
    expect(await page.locator('.call-step-phone').innerText()).toMatch(/weekdays, 8 to 5$/)
    await page.goto(`${other.origin}/360/about/blog/the-first-hour-of-a-claim`)
    const whatNext = page.getByRole('region', { name: 'Has it happened already?' })
    expect(await whatNext.innerText()).toContain('then tell us. Somebody answers weekdays, 8 to 5.')
    for (const path of ['/', '/360/auto-insurance']) {
      await page.goto(other.origin + path)
      expect(await page.locator('meta[name=description]').getAttribute('content')).not.toMatch(/day and night|any hour/)
    }
  } finally {
    await other.close()
    rmSync(folder, { recursive: true })
  }
})

it.each([true, false])(
  'Call under the thumb says when the office is there, and who answers otherwise, before it rings (script: %s)',
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled })
    const own = await context.newPage()
    await own.goto(`${site.origin}/360`)
    const dock = own.getByRole('navigation', { name: 'Quick tasks' })
    const lines = dock.locator('a[href^="tel:"]')
    expect(await lines.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBe(0)
    await dock.getByText('Call', { exact: true }).click()
    expect(
      await lines.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ innerText, href }) => [innerText.replaceAll(/\s+/g, ' '), href])),
    ).toEqual([
      ['The office Monday to Friday, 7 to 6 Mountain Time (970) 555-0100', 'tel:+19705550100'],
      ['Claims Day and night (970) 555-0111', 'tel:+19705550111'],
      ['Roadside Day and night (970) 555-0199', 'tel:+19705550199'],
    ])
    for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // With letters twice as large nothing is cut off.
    await own.setViewportSize({ width: 320, height: 568 })
    await own.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    expect(await dock.locator('ul').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await context.close()
  },
)

/** Telephone numbers in the words of a page that dial nothing, or that are broken at the end of a line. */
const mute = () => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const [number] of text.nodeValue?.matchAll(/\(\d{3}\)\s\d{3}-\d{4}/g) ?? []) {
      const link = text.parentElement?.closest('a[href^="tel:"]')
      if (!link || link.getClientRects().length > 1) found.push(number)
    }
  return found
}

it.each(['/360/how-to-claim-file', '/360/contact', '/360/about/careers', '/360/agent-details/1'])(
  'on a phone every number in the words of %s dials, in one piece',
  async (path) => {
    await page.goto(site.origin + path)
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0)
    expect(await page.evaluate(mute)).toEqual([])
  },
)

it('a number that was changed in its words alone is the number that rings', async () => {
  const { navList } = footerNavigation.fallback
  const phone = { ...navList.contact.phone, value: '(970) 555-0177' }
  expect(await saveSection(site, footerNavigation, { navList: { ...navList, contact: { ...navList.contact, phone } } })).toBe(200)
  await page.goto(`${site.origin}/360/faq`)
  const written = page.locator('.footer-phone')
  expect([await written.textContent(), await written.getAttribute('href')]).toEqual(['(970) 555-0177', 'tel:+19705550177'])
})
