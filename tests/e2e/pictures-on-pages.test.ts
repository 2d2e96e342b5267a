import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allPictures } from '../fixtures/all-pictures.ts'
import { blurredPictures } from '../fixtures/blurred-pictures.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { smallSizes } from '../fixtures/small-sizes.ts'
import { hardWords } from '../fixtures/words-over-pictures.ts'

let site: RealSite
let browser: Browser
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser([], { draws: true })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const withPictures = [...pagePaths, '/360/agent-details/sample', '/no-such-page']

type Windows = { widths: readonly number[]; inTheDark?: readonly number[]; dense: number }

/**
 * A page is fetched once and looked at in each width: a window that is made wider shows what one opened so would, and so does
 * one whose system turns dark.
 */
async function onEveryPage<Found>({ widths, inTheDark = [], dense }: Windows, look: (page: Page) => Promise<Found[]>) {
  const context = await browser.newContext({ deviceScaleFactor: dense, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: [path: string, window: string, Found[]][] = []
  const seen = async (path: string, colorScheme: 'light' | 'dark', width: number) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 1000 })
    await allPictures(page)
    found.push([path, `${colorScheme}, ${width}`, await look(page)])
  }
  for (const path of withPictures) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: widths[0], height: 1000 })
    await page.goto(site.origin + path)
    for (const width of widths) await seen(path, 'light', width)
    for (const width of inTheDark) await seen(path, 'dark', width)
  }
  await context.close()
  return found.filter(([, , each]) => each.length > 0)
}

it('words over pictures can be read on every page at five widths, in the dark too', { timeout: 900_000 }, async () => {
  const windows = { widths: [390, 768, 1060, 1440, 1920], inTheDark: [390, 1060, 1920], dense: 1 }
  expect(await onEveryPage(windows, hardWords)).toEqual([])
})

it('no picture is blurred on a dense screen', { timeout: 900_000 }, async () => {
  expect(await onEveryPage({ widths: [390, 1280], dense: 2 }, blurredPictures)).toEqual([])
})

it('no picture is fetched for less than it takes, at five widths', { timeout: 900_000 }, async () => {
  expect(await onEveryPage({ widths: [360, 700, 768, 1060, 1280], dense: 1 }, (page) => smallSizes(page))).toEqual([])
})
