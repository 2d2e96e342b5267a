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

/** On how many lines each stands, and whether it has a place to break. */
const linesOf = (links: Element[]) =>
  links.map((link) => {
    const tops = new Set<number>()
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { top } of range.getClientRects()) tops.add(Math.round(top))
    }
    return { words: link.textContent, lines: tops.size, mayBreak: link.querySelector('wbr') !== null }
  })

it.each(['/sales-marketing/ourteam', '/sales-marketing/contact', '/360/agent-details/1'])(
  '%s breaks an e-mail address before its @ or not at all',
  async (path) => {
    await page.goto(site.origin + path)
    const addresses = await page.locator('main a[href^="mailto:"]').evaluateAll(linesOf)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter(({ lines, mayBreak }) => lines > (mayBreak ? 2 : 1))).toEqual([])
  },
)

it('the number on the bill of the home page keeps clear of what stands beside it', async () => {
  await page.goto(`${site.origin}/360`)
  const number = await page.locator('.bill-here').boundingBox()
  const beside = await page.locator('.bill-stub dd').nth(1).boundingBox()
  expect((beside?.x ?? 0) - (number?.x ?? 0) - (number?.width ?? 0)).toBeGreaterThanOrEqual(12)
})
