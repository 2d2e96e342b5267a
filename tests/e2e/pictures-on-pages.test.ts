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

async function onEveryPage<Found>(width: number, dense: number, look: (page: Page) => Promise<Found[]>) {
  const context = await browser.newContext({ viewport: { width, height: 1000 }, deviceScaleFactor: dense, reducedMotion: 'reduce' })
  const found: [string, Found[]][] = []
  for (const path of withPictures) {
    const page = await context.newPage()
    await page.goto(site.origin + path)
    await allPictures(page)
    found.push([path, await look(page)])
    await page.close()
  }
  await context.close()
  return found.filter(([, each]) => each.length > 0)
}

it.each([390, 768, 1060, 1440, 1920])('words over pictures can be read on every page at %i pixels', { timeout: 600_000 }, async (width) => {
  expect(await onEveryPage(width, 1, hardWords)).toEqual([])
})

it.each([390, 1280])('no picture is blurred on a dense screen of %i pixels', { timeout: 600_000 }, async (width) => {
  expect(await onEveryPage(width, 2, blurredPictures)).toEqual([])
})
