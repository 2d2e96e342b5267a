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

/** What faces a page has fetched: the names of their files without the build's mark, and what each weighed on its way. */
async function facesOf(path: string) {
  const page = await browser.newPage()
  await page.goto(site.origin + path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, transferSize }) => ({ name: name.replace(/.*\/|-.{8}\.woff2$/g, ''), bytes: transferSize })),
  )
  await page.close()
  return { names: fetched.map(({ name }) => name).toSorted(), heaviest: Math.max(...fetched.map(({ bytes }) => bytes)) }
}

it('a page in English or Spanish is set in two faces, either of which a new connection brings at once', async () => {
  const home = await facesOf('/360')
  expect(home.names).toEqual(['bitter-650', 'public-sans-400-700'])
  // Ten packets are sent before the first answer is waited for (RFC 6928).
  expect(home.heaviest).toBeLessThan(14_600)
  expect((await facesOf('/360/find-an-agent?q=Ib%C3%A1%C3%B1ez')).names).toEqual(home.names)
})

it('a rare letter is set in our type as well, which brings its own file', async () => {
  expect((await facesOf('/360/find-an-agent?q=S%C3%B8rensen')).names).toEqual([
    'bitter-650',
    'bitter-650-rare',
    'public-sans-400-700',
    'public-sans-400-700-rare',
  ])
})

it.each(['é', 'e\u0301', 'ø', '€', '÷', '½', '|', '’'])('%s is drawn by our type and by no other', async (letter) => {
  const page = await browser.newPage()
  await page.goto(`${site.origin}/360/faq`)
  const [withOurs, withNext] = await page.evaluate(async (drawn) => {
    await Promise.all(['Bitter', 'Public Sans'].map((family) => document.fonts.load(`650 40px "${family}"`, drawn)))
    const pen = document.createElement('canvas').getContext('2d')!
    // Were it not in ours, what stands behind would be as wide as it is.
    const widths = (family: string) =>
      ['monospace', 'serif'].map((next) => ((pen.font = `650 40px "${family}", ${next}`), pen.measureText(drawn).width))
    return [widths('Bitter'), widths('Public Sans')]
  }, letter)
  expect(withOurs[0]).toBe(withOurs[1])
  expect(withNext[0]).toBe(withNext[1])
  await page.close()
})
