import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { brokenWords } from '../fixtures/broken-words.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite, type SamplePerson } from '../fixtures/real-site.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'

let site: RealSite
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const brochure = readFileSync(new URL('../../src/demo/papers/brochure-life.pdf', import.meta.url))

const enter = async (person?: SamplePerson, options: BrowserContextOptions = {}): Promise<Page> =>
  seats.take({ viewport: { width: 1280, height: 900 }, ...options }, person && (await site.cookieOf(person)))
const leave = (page: Page) => seats.giveBack(page.context())

/** The rest of the page is looked at by its own tests. */
const search = "[['.hub-search'], ['.hub-found']]"

/** For whoever looks at it: each state at three widths, in the folder SHOTS names. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('.hub-search, .hub-found, .archive-elsewhere, .ed-drop').last().scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** Paragraphs of which some line is higher than their lines are. */
const unevenLines = (paragraphs: Element[]) =>
  paragraphs.flatMap((paragraph) => {
    const line = parseFloat(getComputedStyle(paragraph).lineHeight)
    const { height } = paragraph.getBoundingClientRect()
    return Math.abs(height - Math.round(height / line) * line) < 1 ? [] : [paragraph.textContent]
  })

/** What the picture of a head lies over. */
const wordsUnderPicture = (head: Element) => {
  const picture = head.querySelector('img')?.getBoundingClientRect()
  const words = document.createRange()
  return [...head.querySelectorAll('h1, .lead')].flatMap((each) => {
    words.selectNodeContents(each)
    return picture && picture.width > 0 && words.getBoundingClientRect().right > picture.left ? [each.textContent] : []
  })
}

describe('the pages agents work with', () => {
  const [hub, landing] = ['/360/agent-hub', '/360/internal-landing']
  const asTheyAre = [
    ['agent', [hub, `${hub}?q=hail`, landing]],
    ['customer', [hub]],
    [undefined, [landing, `${landing}?q=hail`, `${landing}?q=zzyzx`]],
  ] as const

  it.each([360, 1280])('are sound at %d px, as they are and with what was found', async (width) => {
    for (const [person, paths] of asTheyAre) {
      const page = await enter(person, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      for (const path of paths) {
        await page.goto(site.origin + path)
        expect([path, await axeFindings(page)]).toEqual([path, []])
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0])
      }
      await leave(page)
    }
  })

  it('break no telephone number and no hours, and have lines of one height where they say what was found', async () => {
    const page = await enter('agent')
    for (const path of [hub, `${hub}?q=zzyzx`, `${hub}?q=claims`, landing, `${landing}?q=zzyzx`]) {
      await page.goto(site.origin + path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 360, 480, 561, 600, 640, 680, 720, 768, 800, 840, 861, 900, 1000, 1061, 1280, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, width, 0])
        expect([path, width, await brokenWords(page)]).toEqual([path, width, []])
        expect([path, width, await page.locator('.hub-head').evaluate(wordsUnderPicture)]).toEqual([path, width, []])
        const uneven = await page.locator('.found-said, .found-docs .fine').evaluateAll(unevenLines)
        expect([path, width, uneven]).toEqual([path, width, []])
      }
    }
    await leave(page)
  })

  it('lead nowhere that is not there, and what leads nowhere yet, or to a sample of an address, says so', async () => {
    const headers = { cookie: await site.cookieOf('agent'), accept: 'text/html' }
    const read = async (path: string) => {
      const answer = await fetch(site.origin + path, { headers })
      return { status: answer.status, html: answer.headers.get('content-type')?.includes('html') ? await answer.text() : '' }
    }
    for (const path of [hub, landing]) {
      const { html } = await read(path)
      const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? []
      const links = [...new Set([...main.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href]) => href.replaceAll('&amp;', '&')))]
      const within = links.filter((href) => !/^(https?:|mailto:|tel:)/.test(href))
      expect(within.length).toBeGreaterThan(20)
      for (const href of within) {
        const url = new URL(href, site.origin + path)
        const { status, html: there } = await read(url.pathname + url.search)
        const anchor = decodeURIComponent(url.hash.slice(1))
        expect([href, status, anchor === '' || there.includes(`id="${anchor}"`)]).toEqual([href, 200, true])
      }
      const withoutLink = [...main.matchAll(/<li class="agenthub-point">(?:(?!<a\b).)*?<\/li>/gs)].map(([point]) => point)
      for (const point of withoutLink) expect(point).toContain('to be set')
      expect(withoutLink).toHaveLength(path === hub ? 1 : 0)
      const samples = [...main.matchAll(/<a\b[^>]*?\bhref="https?:\/\/[^"]*?\.example\b[^"]*".*?<\/a>/gs)].map(([sample]) => sample)
      expect(samples.length).toBeGreaterThan(4)
      for (const sample of samples) expect(sample).toContain('sample')
      // One with a token is a button.
      const buttons = [...main.matchAll(/<button class="agenthub-card".*?<\/button>/gs)].map(([button]) => button)
      expect(buttons.filter((button) => button.includes('sample'))).toHaveLength(path === hub ? 1 : 0)
    }
  })
})

describe('an agent', () => {
  it.each([true, false])('finds a document by the words inside it, and looks at its first page (script: %s)', async (javaScriptEnabled) => {
    const page = await enter('agent', { javaScriptEnabled })
    await page.goto(`${site.origin}/360/agent-hub`)
    await page.getByRole('searchbox', { name: 'Search the documents' }).fill('odometer')
    await page.keyboard.press('Enter')
    const found = page.getByRole('region', { name: 'What was found' })
    await found.getByText('with one odometer picture').waitFor()
    await found.getByText('Look at the first page').first().click()
    const picture = page.frameLocator('iframe[title^="First page of"]').first().locator('img')
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960)
    await look(page, `found-${javaScriptEnabled}`)
    await leave(page)
  })

  it('is told in a sentence what cannot be downloaded, with a way on', async () => {
    const page = await enter('agent')
    await page.goto(`${site.origin}/360/papers/${'0'.repeat(40)}/hail-season.pdf`)
    await page.getByRole('status').getByText('“hail-season.pdf” could not be downloaded').waitFor()
    const found = page.getByRole('region', { name: 'What was found' })
    expect(await found.getByRole('link', { name: 'Hail season' }).count()).toBeGreaterThan(0)
    await found.getByText('Look at the first page').first().click()
    expect(await axeFindings(page, search)).toEqual([])
    await look(page, 'lost')
    await page.goto(`${site.origin}/360/agent-hub?q=zzyzx`)
    await page.getByText('No document has all of these words').waitFor()
    expect(await axeFindings(page, search)).toEqual([])
    await look(page, 'none')
    await leave(page)
  })
})

describe('an admin', () => {
  it('uploads a paper of the archive, sees its first page, and has it found; visitors see nothing of it', async () => {
    const page = await enter('admin')
    await page.goto(`${site.origin}/360/internal-landing`)
    await page.getByRole('button', { name: 'Edit Document Archive' }).click()
    await page.locator('.ed-open-row', { hasText: 'Auto rates, autumn 2026' }).click()
    const field = page.getByRole('group', { name: 'PDF' }).first()
    await field.locator('input[type=file]').setInputFiles({ name: 'Rates 2027.pdf', mimeType: 'application/pdf', buffer: brochure })
    await field.getByText('rates-2027.pdf').waitFor()
    const first = field.getByRole('img', { name: 'First page of rates-2027.pdf' })
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
    expect(await axeFindings(page)).toEqual([])
    await look(page, 'editor')
    await page.keyboard.press('Control+s')
    const cookie = await site.cookieOf('agent')
    const see = async (headers: Record<string, string>, q = '') =>
      (await fetch(`${site.origin}/360/internal-landing?q=${q}`, { headers })).text()
    await expect.poll(() => see({ cookie })).toContain('/rates-2027.pdf')
    // By what is inside the new paper, which its row does not say.
    await expect.poll(() => see({ cookie }, 'cattle')).toMatch(/rates-2027\.pdf/)
    const strange = await see({})
    expect([strange.includes('rates-2027'), strange.includes('Auto rates, autumn 2026')]).toEqual([false, false])
    await leave(page)
  })
})

describe('a visitor', () => {
  it('searches the archive, and what else visitors may read', async () => {
    const page = await enter(undefined, { javaScriptEnabled: false })
    await page.goto(`${site.origin}/360/internal-landing?q=hail`)
    await page.getByRole('heading', { name: 'On other pages, and inside papers' }).waitFor()
    expect(await page.locator('.archive .found-docs a[href="/360/agent-hub"]').count()).toBe(0)
    await look(page, 'archive')
    await leave(page)
  })

  it('is led to where one signs in by the address of a paper for the signed-in', async () => {
    const page = await enter()
    await page.goto(`${site.origin}/360/papers/${'0'.repeat(40)}/rates.pdf`)
    expect(new URL(page.url()).pathname).toBe('/login')
    await leave(page)
  })
})
