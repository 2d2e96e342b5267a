import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** As wide as a sheet of paper between its margins. */
async function onPaper(path: string) {
  const page = await browser.newPage({ viewport: { width: 700, height: 900 } })
  await page.emulateMedia({ media: 'print' })
  await page.goto(site.origin + path)
  return page
}

it.each(['/360', '/360/auto-insurance', '/golf', '/360/disclosure', '/'])(
  'prints %s without menus, docks and forms, in ink',
  async (path) => {
    const page = await onPaper(path)
    const left = await page
      .locator('nav, .dock, .skip, main form, main button')
      .evaluateAll((found) => found.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 80)))
    expect(left).toEqual([])
    const pale = await page
      .locator('main :is(h1, h2, h3, p, a, li)')
      .evaluateAll((found) =>
        found.filter((each) => getComputedStyle(each).color !== 'rgb(30, 38, 34)').map((each) => each.outerHTML.slice(0, 80)),
      )
    expect(pale).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700)
    await page.close()
  },
)

it.each(['/360/faq', '/360/disclosure'])('prints the answers of %s that are folded away', async (path) => {
  const page = await onPaper(path)
  const hidden = await page
    .locator('main details > :not(summary)')
    .evaluateAll((found) => found.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length)
  expect(hidden).toBe(0)
  await page.close()
})

it('says where a link leads that leaves the site', async () => {
  const page = await onPaper('/360/about/federation')
  const [content] = await page
    .locator('main a[href^="http"]')
    .evaluateAll((found) => found.map((each) => getComputedStyle(each, '::after').content))
  expect(content).toContain('http')
  await page.close()
})
