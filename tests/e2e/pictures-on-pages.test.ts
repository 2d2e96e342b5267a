import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allPictures } from '../fixtures/all-pictures.ts'
import { blurredPictures } from '../fixtures/blurred-pictures.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { hardWords } from '../fixtures/words-over-pictures.ts'

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

const withPictures = [...pagePaths, '/360/agent-details/sample', '/no-such-page']

/** A page is fetched once and looked at in each width: a window that is made wider shows what one opened so would. */
async function onEveryPage<Found>(widths: readonly number[], dense: number, look: (page: Page) => Promise<Found[]>) {
  const context = await browser.newContext({ deviceScaleFactor: dense, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: [path: string, width: number, Found[]][] = []
  for (const path of withPictures) {
    await page.setViewportSize({ width: widths[0], height: 1000 })
    await page.goto(site.origin + path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 })
      await allPictures(page)
      found.push([path, width, await look(page)])
    }
  }
  await context.close()
  return found.filter(([, , each]) => each.length > 0)
}

it('words over pictures can be read on every page at five widths', { timeout: 900_000 }, async () => {
  expect(await onEveryPage([390, 768, 1060, 1440, 1920], 1, hardWords)).toEqual([])
})

it('no picture is blurred on a dense screen', { timeout: 900_000 }, async () => {
  expect(await onEveryPage([390, 1280], 2, blurredPictures)).toEqual([])
})
