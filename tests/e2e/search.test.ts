import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchAll } from '../../src/calls/addresses.ts'
import type { Found, FoundThing } from '../../src/nouns/search/found.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const open = (path: string, on = page) => on.goto(site.origin + path)
const htmlOf = async (path: string) => (await fetch(site.origin + path)).text()
const box = (of = page) => of.getByRole('combobox')
const options = (of = page) => of.getByRole('option')
const pathOf = (of: Page) => new URL(of.url()).pathname + new URL(of.url()).search

describe('the page of the search', () => {
  it('leads straight to the task, says once where that is, what else may be meant, and the rest by kind', async () => {
    await open('/search?q=pay+bill')
    const ways = await page.locator('main .search-found a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(ways[0]).toBe('/360/pay')
    expect(ways.lastIndexOf('/360/pay')).toBe(0)
    expect(await page.locator('.search-straight').textContent()).toContain('Pay a bill')
    expect(await page.getByRole('searchbox').inputValue()).toBe('pay bill')
    const headings = await page.locator('main h2').allTextContents()
    expect(headings[0]).toBe('Or perhaps')
    expect(headings.length).toBeGreaterThan(1)
  })

  it('shows all of one kind, and the way back to everything', async () => {
    await open('/search?q=insurance')
    const all = page.getByRole('link', { name: /^Show all \d+ pages$/ })
    const [, many] = /(\d+)/.exec((await all.textContent()) ?? '') ?? []
    await all.click()
    await page.waitForURL('**/search?q=insurance&kind=page')
    expect(await page.locator('.found-thing').count()).toBe(Math.min(Number(many), 30))
    await page.getByRole('link', { name: 'Everything found' }).click()
    await page.waitForURL('**/search?q=insurance')
  })

  it('tells in one sentence what it looked for instead of a slip', async () => {
    await open('/search?q=farn+and+ranch')
    expect(await page.locator('.search-said').textContent()).toMatch(
      /^\d+ things found for “farm and ranch”, since nothing here says “farn and ranch”$/,
    )
    expect(await page.locator('.search-best a').getAttribute('href')).toContain('/360/farm-&-ranch-insurance')
    expect(await page.locator('.search-best mark').count()).toBeGreaterThan(0)
  })

  it('leads a number like that of an account to paying, and says it back nowhere', async () => {
    const html = await htmlOf('/search?q=1234567890')
    expect(html).toContain('href="/360/pay"')
    expect(html).not.toContain('1234567890')
    await open('/search?q=1234567890')
    expect(await page.locator('.search-straight').getAttribute('href')).toBe('/360/pay')
    expect(await page.getByLabel('What are you looking for?').inputValue()).toBe('')
  })

  it('leaves nobody with an empty page', async () => {
    await open('/search?q=xyzzyqq')
    expect(await page.locator('.search-none h2').textContent()).toBe('Nothing found for “xyzzyqq”')
    const ways = await page.locator('main a').evaluateAll((each) => each.map((link) => link.getAttribute('href')))
    for (const way of ['tel:+19705550100', '/360/find-an-agent', '/360/send-us-message', '/360/pay', '/360/how-to-claim-file'])
      expect(ways).toContain(way)
  })

  it.each(['<img src=x onerror="document.title=1">', '"><script>document.title=1</script>', '🐄'.repeat(300), 'h', '\u202Ehail', '%'])(
    'says back what was typed as text and nothing else: %s',
    async (asked) => {
      const answer = await open(`/search?q=${encodeURIComponent(asked)}`)
      expect(answer?.status()).toBe(200)
      expect(await page.locator('main img, main script').count()).toBe(0)
      expect(await page.title()).toContain('earch all')
      expect((await page.getByRole('searchbox').inputValue()).length).toBeLessThanOrEqual(200)
    },
  )

  it('is nothing that search engines are led to, nor anything that is kept', async () => {
    const answer = await fetch(`${site.origin}/search?q=hail`)
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
    expect(await htmlOf('/sitemap.xml')).not.toContain('/search')
  })

  it.each([
    [360, 740],
    [768, 1024],
    [1280, 900],
  ])('is whole at %s px, and axe finds nothing in any of its states', async (width, height) => {
    await page.setViewportSize({ width, height })
    try {
      const found: string[] = []
      for (const query of [
        '',
        '?q=hail',
        '?q=pay+bill',
        '?q=hail&kind=article',
        '?q=xyzzyqq',
        `?q=${'hailstorm'.repeat(20)}`,
        '?q=xyzzyqq&kind=agent',
      ]) {
        await open(`/search${query}`)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        found.push(...(await axeFindings(page)).map((each) => `${query}: ${each}`), ...(wide > width ? [`${query} is ${wide} wide`] : []))
      }
      await open('/search')
      await page.getByLabel('What are you looking for?').pressSequentially('hail')
      await options().first().waitFor()
      await page.keyboard.press('ArrowDown')
      found.push(...(await axeFindings(page)).map((each) => `while typing: ${each}`))
      expect(found).toEqual([])
    } finally {
      await page.setViewportSize({ width: 1280, height: 900 })
    }
  })
})

describe('the box of every page', () => {
  it('suggests right below itself, on the page of the search too', async () => {
    for (const path of ['/search', '/360/faq']) {
      await open(path)
      await page.keyboard.press('/')
      await box().waitFor()
      await page.keyboard.insertText('deductible')
      await options().first().waitFor()
      const [of, list] = [await box().boundingBox(), await page.locator('.suggestions').last().boundingBox()]
      expect([path, list!.y - of!.y - of!.height < 12]).toEqual([path, true])
    }
  })

  it('is unfolded by "/", suggests while somebody types, and opens what the keys choose', async () => {
    await open('/360/faq')
    await page.keyboard.press('/')
    await box().waitFor()
    await page.keyboard.insertText('deductible')
    await options().first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const chosen = page.locator('[role=option][aria-selected=true]')
    expect(await box().getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
    const title = await chosen.evaluate((row) => row.firstChild?.textContent ?? '')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/360/faq')
    const { groups } = await (await fetch(`${site.origin}/api/search?q=deductible`)).json()
    const found = groups.flatMap(({ things }: { things: { title: string; href: string }[] }) => things)
    expect(page.url()).toBe(site.origin + found.find((thing: { title: string }) => thing.title === title).href)
    await page.locator('main h1').waitFor()
  })

  it('folds its suggestions away by Escape, then itself, and gives the focus back', async () => {
    await open('/360')
    await page.keyboard.press('/')
    await box().waitFor()
    await page.keyboard.type('hail')
    await options().first().waitFor()
    await page.keyboard.press('Escape')
    expect([await options().count(), await box().isVisible()]).toEqual([0, true])
    await page.keyboard.press('Escape')
    expect(await page.locator('#header-q').isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  })

  it('shows everything by Enter', async () => {
    await open('/360')
    await page.locator('.header-search summary').click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('header-q')
    await page.keyboard.type('hail roof')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=hail+roof')
    expect(await page.getByRole('searchbox').inputValue()).toBe('hail roof')
  })

  it('shows nothing of an answer that somebody typed past', async () => {
    await open('/search')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const told: string[] = []
    await page.route(`**${searchAll.path}?*`, async (route) => {
      const asked = new URL(route.request().url()).searchParams.get('q') ?? ''
      if (asked === 'ha') await held
      const thing: FoundThing = { kind: 'page', title: `About ${asked} <img src=x>`, href: '/360', excerpt: [] }
      const found: Found = { asked, straight: null, best: thing, also: [], groups: [], corrected: null, nothing: false }
      await route.fulfill({ json: { status: true, ...found } }).catch(() => {})
      told.push(asked)
    })
    try {
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('search-q')
      const firstAsked = page.waitForRequest((request) => request.url().endsWith('q=ha'))
      await page.keyboard.type('ha')
      await firstAsked
      await page.keyboard.insertText('il')
      await options().first().waitFor()
      release()
      await expect.poll(() => told).toContain('ha')
      // Titles are words, whatever stands in them.
      expect(await options().allTextContents()).toEqual(['About hail <img src=x>Page'])
      expect(await page.locator('.suggestions img').count()).toBe(0)
    } finally {
      release()
      await page.unroute(`**${searchAll.path}?*`)
    }
  })

  it('suggests what an older node answers, which knows of nothing else that may have been meant', async () => {
    await open('/search')
    await page.route(`**${searchAll.path}?*`, async (route) => {
      const answer = await route.fetch()
      const { also: _also, ...older } = (await answer.json()) as Found
      await route.fulfill({ response: answer, json: older })
    })
    try {
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('search-q')
      await page.keyboard.insertText('deductible')
      await options().first().waitFor()
    } finally {
      await page.unroute(`**${searchAll.path}?*`)
    }
  })

  it('leaves "/" to whoever is typing, and to whoever turned it off', async () => {
    await open('/360/send-us-message')
    const name = page.locator('main form textarea').first()
    await name.press('/')
    expect(await name.inputValue()).toBe('/')
    expect(await page.locator('#header-q').isVisible()).toBe(false)
    await open('/search')
    // It is seen once it is there to hear of it, and what is not seen is not clicked.
    await page.getByLabel('opens the search on every page').uncheck()
    await open('/360')
    await page.keyboard.press('/')
    expect(await page.locator('#header-q').isVisible()).toBe(false)
    await open('/search')
    await page.getByLabel('opens the search on every page').check()
    await open('/360')
    await page.keyboard.press('/')
    expect(await page.locator('#header-q').isVisible()).toBe(true)
  })

  it.each(['/', '/360/snow-tires'])('is on %s, where it stands open, and "/" goes into it', async (path) => {
    await open(path)
    await page.keyboard.press('/')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('baler')
    await options().first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=baler')
    expect(await page.getByRole('searchbox').inputValue()).toBe('baler')
  })
})

it('without script every box asks by its address, on a phone too', async () => {
  const plain = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  for (const [path, id] of [
    ['/', '#door-q'],
    ['/360/snow-tires', '#lost-q'],
    ['/360', '#header-q'],
    ['/search', '#search-q'],
  ]) {
    await open(path, plain)
    if (id === '#header-q') await plain.locator('.header-search summary').click()
    await plain.locator(id).fill('hail & "wind"')
    await plain.locator(id).press('Enter')
    await expect.poll(() => [path, pathOf(plain)]).toEqual([path, '/search?q=hail+%26+%22wind%22'])
  }
  await open('/search?q=deductible', plain)
  await plain.locator('.search-best a').click()
  await plain.waitForURL((url) => url.pathname !== '/search')
  await plain.close()
})
