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

const byDay = 'light'
const byNight = 'dark'

/** What each page is looked at for, and in windows of which widths; all of them in one walk, since most of what it costs is to open a page. */
type Look = { widths: readonly number[]; inTheDark?: readonly number[]; find(page: Page): Promise<unknown[]> }
type Found = [path: string, window: string, unknown[]]

/**
 * A page is fetched once and looked at in each width: a window that is made wider shows what one opened so would, and so does
 * one whose system turns dark. Answers what each look found.
 */
async function onEveryPage<Name extends string>(dense: number, looks: Record<Name, Look>): Promise<Record<Name, Found[]>> {
  const context = await browser.newContext({ deviceScaleFactor: dense, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const all = Object.entries<Look>(looks)
  const found = Object.fromEntries(all.map(([name]) => [name, [] as Found[]])) as Record<Name, Found[]>
  const windowsOf = (colorScheme: 'light' | 'dark', wanted: (look: Look) => readonly number[]) =>
    [...new Set(all.flatMap(([, look]) => wanted(look)))]
      .toSorted((a, b) => a - b)
      .map((width) => ({ colorScheme, width, looking: all.filter(([, look]) => wanted(look).includes(width)) }))
  const windows = [...windowsOf(byDay, ({ widths }) => widths), ...windowsOf(byNight, ({ inTheDark = [] }) => inTheDark)]

  for (const path of withPictures) {
    await page.emulateMedia({ colorScheme: byDay })
    await page.setViewportSize({ width: windows[0].width, height: 1000 })
    await page.goto(site.origin + path)
    for (const { colorScheme, width, looking } of windows) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 1000 })
      await allPictures(page)
      for (const [name, { find }] of looking) found[name as Name].push([path, `${colorScheme}, ${width}`, await find(page)])
    }
  }
  await context.close()
  for (const name of Object.keys(found) as Name[]) found[name] = found[name].filter(([, , each]) => each.length > 0)
  return found
}

const walk = () =>
  onEveryPage(1, {
    hard: { widths: [390, 768, 1060, 1440, 1920], inTheDark: [390, 1060, 1920], find: hardWords },
    small: { widths: [360, 700, 768, 1060, 1280], find: (page) => smallSizes(page) },
  })
let walked: ReturnType<typeof walk> | undefined

/** Whichever test is the first to ask walks for both. What found something is forgotten, so that whoever tries again looks anew. */
async function walkOnce() {
  walked ??= walk()
  const { hard, small } = await walked.catch((error: unknown) => {
    walked = undefined
    throw error
  })
  if (hard.length + small.length > 0) walked = undefined
  return { hard, small }
}

it('words over pictures can be read on every page at five widths, in the dark too', { timeout: 900_000 }, async () => {
  expect((await walkOnce()).hard).toEqual([])
})

it('no picture is blurred on a dense screen', { timeout: 900_000 }, async () => {
  const { blurred } = await onEveryPage(2, { blurred: { widths: [390, 1280], find: blurredPictures } })
  expect(blurred).toEqual([])
})

it('no picture is fetched for less than it takes, at five widths', { timeout: 900_000 }, async () => {
  expect((await walkOnce()).small).toEqual([])
})
