import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

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
