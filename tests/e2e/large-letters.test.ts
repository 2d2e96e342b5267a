import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteNotice } from '../../src/content/notice/site-notice.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { pathsAndNone } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite, type SamplePerson } from '../fixtures/real-site.ts'
import { resizeWindow } from '../fixtures/resize-window.ts'
import { saveSection } from '../fixtures/save-section.ts'
import { walkDown } from '../fixtures/walk-down.ts'

let site: RealSite
let browser: Browser
beforeAll(async () => {
  site = await startRealSite()
  // As in a browser whose owner set its letters to twice their usual size.
  browser = await launchBrowser(['--blink-settings=defaultFontSize=32'])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function pageOf(person: SamplePerson): Promise<Page> {
  const page = await browser.newPage()
  const [name, value] = (await site.cookieOf(person)).split('=')
  await page.context().addCookies([{ name, value, url: site.origin }])
  return page
}

/** Where a page goes sideways: the width of the window, and by how much. */
async function tooWide(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await resizeWindow(page, width, 900)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`at ${width} by ${over}`)
  }
  return found
}

it('with letters twice as large no page goes sideways, on a desk, a tablet or a phone', async () => {
  const page = await browser.newPage()
  const found: Record<string, string[]> = {}
  for (const path of pathsAndNone) {
    await page.goto(site.origin + path)
    // They are as large as the browser was told.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const wide = await tooWide(page, [1280, 768, 390])
    if (wide.length > 0) found[path] = wide
  }
  expect(found).toEqual({})
  await page.close()
})

it('with letters twice as large the menu of a desk is that of a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${site.origin}/360`)
  await page.locator('.phone-menu-open').click()
  expect(await page.locator('.phone-menu').getByRole('link', { name: 'Claims' }).isVisible()).toBe(true)
  expect(await page.locator('.main-nav').isVisible()).toBe(false)
  await page.close()
})

it('with letters twice as large the landscape of Home is the one drawn for a page that folds so', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${site.origin}/360`)
  expect(await page.locator('.hero img').evaluate((picture: HTMLImageElement) => picture.currentSrc)).toContain('/hero-mid-')
  await page.close()
})

it.each(['/360', '/360/careers', '/360/about', '/360/contact'])(
  'with letters twice as large no picture of %s is fetched for less than it takes',
  async (path) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(site.origin + path)
    await walkDown(page)
    // Of a picture in several sizes the browser tells how wide it took it to be shown.
    const small = await page
      .locator('picture:has(source[sizes][srcset$="w"]) > img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures
          .filter((picture) => picture.currentSrc.endsWith('.avif') && picture.clientWidth > picture.naturalWidth * 1.05)
          .map((picture) => `${picture.currentSrc}: ${picture.clientWidth} wide, fetched for ${picture.naturalWidth}`),
      )
    expect(small).toEqual([])
    await page.close()
  },
)

it('with letters twice as large the dialogs of paying are those of a phone', async () => {
  const page = await pageOf('customer')
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.goto(`${site.origin}/360/pay`)
  await page.getByRole('link', { name: 'Manage Payment Method' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Manage Payment Method' })
  expect(await dialog.evaluate((each) => getComputedStyle(each).paddingLeft)).toBe('18px')
  await page.close()
})

it('with letters twice as large the people of the sandbox sign-in stand below their buttons', async () => {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/login`)
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Azure Login' }).click()])
  await popup.getByRole('button', { name: 'Admin', exact: true }).waitFor()
  const row = popup.locator('li').first()
  const places = async (width: number) => {
    await popup.setViewportSize({ width, height: 700 })
    const [button, who] = [await row.locator('button').boundingBox(), await row.locator('.who').boundingBox()]
    return button && who && (who.y >= button.y + button.height ? 'below' : 'beside')
  }
  expect([await places(480), await places(360)]).toEqual(['below', 'below'])
  expect(await popup.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.close()
})

it('with smaller letters a page folds where it does with usual ones, and its dock with it', async () => {
  const small = await launchBrowser(['--blink-settings=defaultFontSize=12'])
  const page = await small.newPage({ viewport: { width: 700, height: 900 } })
  await page.goto(`${site.origin}/360`)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('12px')
  expect(await page.locator('.dock').isVisible()).toBe(true)
  expect(await page.locator('.phone-menu-open').isVisible()).toBe(true)
  await small.close()
})

it.each([
  ['customer', '/360/customer-landing'],
  ['agent', '/360/agent-hub'],
  ['agent', '/360/inbox'],
  ['admin', '/360'],
  ['admin', '/360/insights'],
  ['admin', '/360/redirects'],
  ['admin', '/360/payments-desk'],
  ['admin', '/360/stopped-work'],
  ['admin', '/360/blog-settings'],
] as const)("with letters twice as large %s's %s does not go sideways", async (person, path) => {
  const page = await pageOf(person)
  await page.goto(site.origin + path)
  expect(await tooWide(page, [1280, 768])).toEqual([])
  await page.close()
})

it.each([1280, 768, 390, 360])(
  'with letters twice as large the editing bar holds its words, and they are not cut (%d wide)',
  async (width) => {
    const page = await pageOf('admin')
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/360', '/360/payments-desk']) {
      await page.goto(site.origin + path)
      const bar = page.getByRole('region', { name: 'Editing bar' })
      await bar.waitFor()
      const outside = await bar.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return [...element.querySelectorAll('b, .ed-face, .ed-last span, .ed-acts button')].flatMap((each) => {
          const box = each.getBoundingClientRect()
          return box.height > 1 && each.checkVisibility() && (box.top < top || box.bottom > bottom) ? [each.textContent] : []
        })
      })
      expect({ path, outside }).toEqual({ path, outside: [] })
      // The page begins below it.
      expect(await bar.evaluate(({ clientHeight }) => getComputedStyle(document.body).paddingTop === `${clientHeight}px`)).toBe(true)
    }
    await page.close()
  },
)

it('with letters twice as large the lines of a notice over every page do not run into each other', async () => {
  const lines = (shown: Locator) =>
    shown.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    })
  const admin = await pageOf('admin')
  await admin.goto(`${site.origin}/360`)
  expect(await lines(admin.locator('.notice-state'))).toBeGreaterThan(1.2)
  await admin.close()
  expect(await saveSection(site, siteNotice, { isShown: true, text: 'Our offices close at noon on Friday because of the snow.' })).toBe(200)
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto(`${site.origin}/360`)
  expect(await lines(page.locator('.notice p'))).toBeGreaterThan(1.2)
  await page.close()
  expect(await saveSection(site, siteNotice, { isShown: false })).toBe(200)
})
