import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { pathsAndNone } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { resizeWindow } from '../fixtures/resize-window.ts'
import { settle } from '../fixtures/settle.ts'

let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** By how much the first line of the page's title is below what is seen of it: the window's lower edge, or what hangs there. */
const titleBelowSight = () => {
  const title = document.querySelector('h1')
  if (!title) return Infinity
  const firstLine = title.getBoundingClientRect().top + parseFloat(getComputedStyle(title).lineHeight)
  const docks = [...document.querySelectorAll('.dock')].filter((dock) => getComputedStyle(dock).position === 'fixed')
  return Math.max(0, Math.round(firstLine - Math.min(innerHeight, ...docks.map((dock) => dock.getBoundingClientRect().top))))
}

const lowWindows = {
  'a small laptop': [1366, 650],
  'a tablet on its side': [1024, 600],
  'a laptop at 200 %': [640, 420],
  'a phone on its side': [740, 360],
  'a small phone': [360, 560],
} as const

it('every page says in the first view what it is, in a low window too', async () => {
  const found: Record<string, number> = {}
  for (const path of pathsAndNone) {
    await page.goto(site.origin + path)
    for (const [where, [width, height]] of Object.entries(lowWindows)) {
      await resizeWindow(page, width, height)
      await settle(page)
      const below = await page.evaluate(titleBelowSight)
      if (below > 0) found[`${path} on ${where}`] = below
    }
  }
  expect(found).toEqual({})
})
