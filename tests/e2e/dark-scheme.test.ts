import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { luminance } from '../fixtures/words-over-pictures.ts'

const windbreak = JSON.parse(readFileSync('tenants/windbreak.json', 'utf8'))
/** A tenant in blue and plum, whose paper is white and who has said nothing of the dark but one colour. */
const ownColors = {
  theme: '#0b2a4a',
  paper: '#ffffff',
  ink: '#000000',
  deep: '#0b2a4a',
  spruce: '#123c66',
  clay: '#7a1f5c',
  'dark-sage': '#102a44',
}
const tenants = join(tmpdir(), `shelterbelt-tenants-${process.pid}.json`)
writeFileSync(
  tenants,
  JSON.stringify([windbreak, { ...windbreak, client: 'prairie', name: 'Prairie Mutual', hosts: ['127.0.0.1'], colors: ownColors }]),
)

let site: RealSite
let browser: Browser
beforeAll(async () => {
  site = await startRealSite({ TENANTS: tenants })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const open = async (address: string, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname))
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, pictures, close: () => context.close() }
}

/** How light the paper is, the words on it, and a field of a form; 0 to 1. */
async function lightOf(page: Page) {
  const colors = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector)!)
    return [style('.page').backgroundColor, style('body').color, style('.input').backgroundColor]
  })
  const [paper, ink, field] = colors.map(lightOfColor)
  return { paper, ink, field }
}

function lightOfColor(color: string): number {
  const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return luminance(red, green, blue)
}

describe('whoever asks for dark', () => {
  it('reads light words on dark paper, in fields too, and gets dark controls from the browser', async () => {
    const { page, close } = await open(`${site.origin}/360/send-us-message`, 'dark')
    const { paper, ink, field } = await lightOf(page)
    expect([paper < 0.05, field < 0.05, ink > 0.7]).toEqual([true, true, true])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    await close()
  })

  it('sees the landscape at night, and fetches no other', async () => {
    for (const [scheme, theirs] of [
      ['dark', /^\/art\/hero-wide-night-/],
      ['light', /^\/art\/hero-wide-(?!night)/],
    ] as const) {
      const { page, pictures, close } = await open(`${site.origin}/360`, scheme)
      expect(new URL(await page.locator('.hero > picture > img').evaluate((image: HTMLImageElement) => image.currentSrc)).pathname).toMatch(
        theirs,
      )
      expect(pictures.filter((path) => path.startsWith('/art/hero-'))).toEqual([expect.stringMatching(theirs)])
      await close()
    }
  })

  it.each([
    ['the article that leads Home', '/360', '.newest li:first-child img'],
    ['what heads an article', '/360/about/blog/1', '.article-cover img'],
    ['a picture beside words', '/360/about/our-community', 'img[src*="/giving-panel-"]'],
    ['what heads the contact page, as wide as a tablet', '/360/contact', '.contact-office img'],
  ])('sees %s at night too', async (_what, path, picture) => {
    for (const [scheme, theirs] of [
      ['dark', /-night-\w+\.svg$/],
      ['light', /-\d+-\w+\.avif$/],
    ] as const) {
      const { page, close } = await open(site.origin + path, scheme)
      const image = page.locator(picture).first()
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(theirs)
      await close()
    }
  })

  it.each([
    ['an open answer', '/360/faq', '.questions-sign'],
    ['an open part of the terms', '/360/TermsConditions', '.legal-sign'],
  ])('sees the sign of %s', async (_what, path, sign) => {
    const { page, close } = await open(site.origin + path, 'dark')
    const [stroke, ground] = await page
      .locator(sign)
      .first()
      .evaluate((drawn) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(drawn, '::before')
        const own = getComputedStyle(drawn).backgroundColor
        const paper = getComputedStyle(document.querySelector('.page')!).backgroundColor
        return [borderTopWidth === '0px' ? backgroundColor : borderTopColor, own === 'rgba(0, 0, 0, 0)' ? paper : own]
      })
      .then((colors) => colors.map(lightOfColor))
    expect((Math.max(stroke, ground) + 0.05) / (Math.min(stroke, ground) + 0.05)).toBeGreaterThan(3)
    await close()
  })

  it('prints dark words on white', async () => {
    const { page, close } = await open(`${site.origin}/360/send-us-message`, 'dark')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-paper'))
    expect([paper, (await lightOf(page)).ink < 0.05]).toEqual(['#fbf8f2', true])
    await close()
  })
})

describe('a tenant with colours of its own', () => {
  const address = (path: string) => site.origin.replace('localhost', '127.0.0.1') + path

  it('has its grounds in both, its paper by day alone, and what it said of the dark', async () => {
    const tokens = (page: Page) =>
      page.evaluate(() =>
        ['deep', 'paper', 'sage'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`)),
      )
    const light = await open(address('/360/send-us-message'), 'light')
    expect(await tokens(light.page)).toEqual(['#0b2a4a', '#ffffff', '#dce7dd'])
    await light.close()
    const dark = await open(address('/360/send-us-message'), 'dark')
    expect(await tokens(dark.page)).toEqual(['#0b2a4a', '#151b18', '#102a44'])
    expect((await lightOf(dark.page)).ink).toBeGreaterThan(0.7)
    await dark.close()
  })

  it.each(['/360', '/360/auto-insurance', '/360/send-us-message', '/360/find-an-agent'])('can be read in both on %s', async (path) => {
    const { page, close } = await open(address(path), 'light')
    expect(await page.title()).toContain('Prairie')
    expect(await axeFindings(page)).toEqual([])
    await close()
  })
})
