import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blogSetting } from '../../src/content/blog/blog-setting.ts'
import { demoArticles } from '../../src/demo/articles/demo-articles.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { saveSection } from '../fixtures/save-section.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'

let site: RealSite
let browser: Browser
let seats: Seats
/** What visitors are to find, the newest first. */
const newest = demoArticles.articles.toReversed()
const list = '/360/about/blog'
/** Addresses by slug; numbers are the site's business. */
const addresses = new Map<string, string>()

beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
  const xml = await (await fetch(`${site.origin}/sitemap-articles-1.xml`)).text()
  for (const [, path, slug] of xml.matchAll(/<loc>[^<]*?(\/360\/about\/blog\/\d+-([^<]+))<\/loc>/g)) addresses.set(slug, path)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function open(path: string, { before, ...options }: BrowserContextOptions & { before?: (page: Page) => Promise<unknown> } = {}) {
  const page = await seats.take({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && !/status of 404/.test(message.text()) && problems.push(message.text()))
  await before?.(page)
  await page.goto(site.origin + path)
  // What is done before may last as long as the browser does.
  return { page, problems, close: () => (before ? page.context().close() : seats.giveBack(page.context())) }
}

const addressOf = (slug: string) => addresses.get(slug) ?? `no article ${slug}`
const titles = (page: Page) => page.locator('.post h3').allTextContents()
const head = async (path: string) => {
  const answer = await fetch(site.origin + path)
  const html = (await answer.text()).replaceAll('&amp;', '&')
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    status: answer.status,
    html,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    title: /<title>([^<]+)</.exec(html)?.[1],
    property: (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1],
    things: blocks.map(([, json]) => JSON.parse(json) as Record<string, unknown>),
  }
}

it('is where all articles of the demonstration are', () => {
  expect([...addresses.keys()].toSorted()).toEqual(demoArticles.articles.map(({ slug }) => slug).toSorted())
})

describe.each([true, false])('the list, with a script: %s', (javaScriptEnabled) => {
  it('shows six, newest first, and leads through its pages', async () => {
    const { page, close } = await open(list, { javaScriptEnabled })
    expect(await titles(page)).toEqual(newest.slice(0, 6).map(({ title }) => title))
    const pages = page.getByRole('navigation', { name: 'Pages of articles' })
    await pages.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(`**${list}?page=2`)
    expect(await titles(page)).toEqual(newest.slice(6, 12).map(({ title }) => title))
    expect(await pages.locator('[aria-current=page]').textContent()).toBe('2')
    await pages.getByRole('link', { name: 'Page 1' }).click()
    await page.waitForURL(site.origin + list)
    await close()
  })

  it('keeps to a topic, and a topic begins anew: no search, page 1', async () => {
    const { page, close } = await open(`${list}?search=hail&page=2`, { javaScriptEnabled })
    expect(await page.getByRole('searchbox').inputValue()).toBe('hail')
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Livestock' }).click()
    await page.waitForURL(/\?topic=\d+$/)
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
    expect(await page.locator('.topics [aria-current]').textContent()).toBe('Livestock')
    expect(await page.locator('.post-line span').allTextContents()).toEqual((await titles(page)).map(() => 'Livestock'))
    const tags = demoArticles.tags.filter(({ topic }) => topic === 'Livestock').map(({ tag }) => tag)
    const meant = newest.filter((article) => article.tags.some((tag) => tags.includes(tag)))
    expect(await titles(page)).toEqual(meant.slice(0, 6).map(({ title }) => title))
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'All' }).click()
    await page.waitForURL(site.origin + list)
    await close()
  })

  it('is searched with the key Enter, in every topic, and says so where nothing is found', async () => {
    const { page, close } = await open(list, { javaScriptEnabled })
    const box = page.getByRole('searchbox')
    await box.fill('pasture')
    await box.press('Enter')
    await page.waitForURL(`**${list}?search=pasture`)
    await page
      .getByText(/articles? for “pasture”/)
      .first()
      .waitFor()
    expect(await titles(page)).toContain(demoArticles.articles.find(({ slug }) => slug === 'leasing-pasture')?.title)
    await box.fill('zzzz qqqq')
    await box.press('Enter')
    await page.getByText('No result to show', { exact: true }).last().waitFor()
    expect(await titles(page)).toEqual([])
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await page.waitForURL(site.origin + list)
    await close()
  })
})

describe('the search by script', () => {
  it('begins a second after the last letter, in place, and the way back leads to what was there', async () => {
    const { page, problems, close } = await open(list, { before: (page) => page.clock.install() })
    // Stands still but for what is run below.
    await page.clock.pauseAt(Date.now() + 60_000)
    const requests: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && requests.push(new URL(request.url()).search))
    const box = page.getByRole('searchbox')
    await box.press('h')
    await page.clock.runFor(900)
    await box.pressSequentially('ail')
    await page.clock.runFor(999)
    expect(requests).toEqual([])
    await page.clock.runFor(1)
    await page.waitForURL(`**${list}?search=hail`)
    expect(requests).toEqual(['?search=hail'])
    expect(await page.locator('#articles-status').textContent()).toMatch(/for “hail”$/)
    // Whoever types goes on typing.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('articles-search')
    await box.fill('')
    await page.clock.runFor(1000)
    await page.waitForURL(site.origin + list)
    expect(await titles(page)).toHaveLength(6)
    await page.goBack()
    await page
      .getByText(/articles? for “hail”/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('shows nothing of a search that was taken back while it was on its way', async () => {
    const { page, problems, close } = await open(list, { before: (page) => page.clock.install() })
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    let ended = 0
    await page.route('**/360/about/blog?search=hail', async (route) => {
      await held
      await route.continue().catch(() => {})
      ended++
    })
    const box = page.getByRole('searchbox')
    const asked = page.waitForRequest('**/360/about/blog?search=hail')
    await box.fill('hail')
    await page.clock.runFor(1000)
    await asked
    const found = page.locator('#articles-found')
    expect(await found.getAttribute('aria-busy')).toBe('true')
    const takenBack = page.waitForEvent('requestfailed', (request) => request.url().endsWith('?search=hail'))
    await box.fill('')
    await page.clock.runFor(1000)
    await takenBack
    goOn()
    await expect.poll(() => ended).toBe(1)
    expect([page.url(), await found.getAttribute('aria-busy'), (await titles(page)).length]).toEqual([site.origin + list, null, 6])
    expect(problems).toEqual([])
    await close()
  })

  it('leaves it to the browser to say that there is no network', async () => {
    const { page, close } = await open(list, { before: (page) => page.clock.install() })
    await page.route('**/360/about/blog?**', (route) => route.abort())
    await page.getByRole('searchbox').fill('hail')
    await page.clock.runFor(1000)
    await expect.poll(() => page.url()).toBe('chrome-error://chromewebdata/')
    await close()
  })

  it('sends the form of whoever may edit, who stays in the box', async () => {
    const { page, close } = await open('/360/faq')
    const [name, value] = (await site.cookieOf('admin')).split('=')
    await page.context().addCookies([{ name, value, url: site.origin }])
    await page.goto(site.origin + list)
    await page.getByRole('region', { name: 'Editing bar' }).waitFor()
    expect(await page.locator('#articles-found').getByRole('link', { name: 'Blog settings' }).getAttribute('href')).toBe(
      '/360/blog-settings',
    )
    await page.getByRole('button', { name: blogSetting.editor }).waitFor()
    await page.getByRole('searchbox').pressSequentially('hail')
    await page.waitForURL(`**${list}?search=hail`)
    await page
      .getByText(/articles? for “hail”/)
      .first()
      .waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('articles-search')
    await page.keyboard.type('x')
    expect(await page.getByRole('searchbox').inputValue()).toBe('hailx')
    await close()
  })
})

describe('addresses of the list', () => {
  it('past the end are its last page', async () => {
    const last = Math.ceil(newest.length / 6)
    const { status, html, canonical, title } = await head(`${list}?page=99`)
    expect([status, canonical]).toEqual([200, `${site.origin}${list}?page=${last}`])
    expect(title).toContain(`page ${last}`)
    expect(html).toContain(newest.at(-1)?.title)
  })

  it('of topics and pages are their own, and those of searches are the list', async () => {
    const [topic] = /\?topic=\d+/.exec((await head(list)).html) ?? []
    expect((await head(list + topic)).canonical).toBe(site.origin + list + topic)
    expect((await head(`${list}?page=2&utm_source=x`)).canonical).toBe(`${site.origin}${list}?page=2`)
    expect((await head(`${list}?search=hail`)).canonical).toBe(site.origin + list)
    expect((await head(`${list}?topic=99999&page=abc`)).canonical).toBe(site.origin + list)
  })

  it('take 200 characters of quotes, percent signs and accents for words', async () => {
    const words = `"'%_\\ <b>é</b> ${'%'.repeat(180)}`.slice(0, 200)
    const { status, html } = await head(`${list}?search=${encodeURIComponent(words)}`)
    expect(status).toBe(200)
    expect(html).toContain('No result to show')
    expect(html).not.toContain('<b>é</b>')
  })

  it('that are old lead there', async () => {
    for (const [old, now] of [
      ['/360/learning-center', list],
      ['/mwfbi/about/blog', list],
      ['/360/About/Blog', list],
    ]) {
      const { status, headers } = await fetch(site.origin + old, { redirect: 'manual' })
      expect([old, status, headers.get('location')]).toEqual([old, 301, now])
    }
  })
})

describe('an article', () => {
  const slug = 'replacement-cost-or-cash-value'
  const article = demoArticles.articles.find((each) => each.slug === slug) as (typeof demoArticles.articles)[number]

  it('is whole without a script: picture, day, topics, tags, share links, text, related posts and what to do next', async () => {
    const { page, close } = await open(addressOf(slug), { javaScriptEnabled: false })
    expect(await page.locator('h1').textContent()).toBe(article.title)
    const picture = page.locator('.article-cover img')
    expect(await picture.getAttribute('alt')).not.toBe('')
    for (const side of ['width', 'height']) expect(Number(await picture.getAttribute(side))).toBeGreaterThan(0)
    expect(await page.locator('.article-when time').first().textContent()).toBe('Mar 18 2026')
    expect(await page.locator('.article-when').textContent()).toMatch(/\d min read/)
    for (const tag of article.tags) expect(await page.locator('.article-labels').getByText(tag, { exact: true }).count()).toBe(1)
    const here = encodeURIComponent(site.origin + addressOf(slug))
    for (const network of ['Facebook', 'LinkedIn', 'X'])
      expect(await page.getByRole('link', { name: `Share on ${network} (opens in a new tab)` }).getAttribute('href')).toContain(here)
    expect(await page.getByRole('button', { name: 'Share…' }).isVisible()).toBe(false)
    expect(await page.getByRole('region', { name: 'Table' }).locator('table').count()).toBeGreaterThan(0)
    await page.getByRole('heading', { name: 'Related Posts' }).waitFor()
    const related = await page.locator('.related h3').allTextContents()
    expect(related.length).toBeGreaterThan(0)
    expect(related.length).toBeLessThanOrEqual(3)
    expect(new Set([...related, article.title]).size).toBe(related.length + 1)
    await page.locator('.what-next').getByRole('link', { name: 'Find an agent' }).waitFor()
    await page.getByRole('link', { name: new RegExp(`^Read More ?: ${related[0]}$`) }).click()
    expect(await page.locator('h1').textContent()).toBe(related[0])
    await close()
  })

  it('has contents beside it that lead to its parts, by keyboard as well; folded above it on a phone', async () => {
    const { page, close } = await open(addressOf(slug))
    const contents = page.getByRole('navigation', { name: 'In this article' })
    const parts = await page.locator('.article-text h2').allTextContents()
    expect(await contents.getByRole('link').allTextContents()).toEqual(parts)
    const second = contents.getByRole('link', { name: parts[1], exact: true })
    await second.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.article-text h2:target').textContent()).toBe(parts[1])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await contents.getByRole('link').count()).toBe(0)
    await contents.getByText('In this article').last().press('Enter')
    expect(await contents.getByRole('link').allTextContents()).toEqual(parts)
    await close()
  })

  it('is passed on by the device where it can, and nothing moves when it turns out so', async () => {
    const able = (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: (what: unknown) => {
            document.title = JSON.stringify(what)
            return Promise.reject(new DOMException('', 'AbortError'))
          },
        })
      })
    const { page, problems, close } = await open(addressOf(slug), { before: able })
    await page.getByRole('button', { name: 'Share…' }).click()
    expect(JSON.parse(await page.title())).toEqual({ url: site.origin + addressOf(slug), title: article.title })
    expect(problems).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await close()
  })

  it.each([360, 640, 768, 800, 860, 960, 1280])('has its share links at one edge or the other, %d wide', async (width) => {
    const { page, close } = await open(addressOf(slug), { viewport: { width, height: 900 } })
    const edges = await page.evaluate(() => {
      const of = (what: string) => [...document.querySelectorAll(what)].map((element) => element.getBoundingClientRect())
      const [heading] = of('.article-line')
      const links = of('.share a')
      return [links[0].left - heading.left, heading.right - links.at(-1)!.right].map(Math.round)
    })
    expect(edges).toContain(0)
    await close()
  })

  it('has one address: older slugs, none and other cases lead to it', async () => {
    const now = addressOf(slug)
    const [id] = /\d+/.exec(now.slice(list.length)) ?? []
    for (const old of [`${list}/${id}`, `${list}/00${id}-${slug}`, `${list}/${id}-an-older-title`, `${list}/${id}-${slug.toUpperCase()}`]) {
      const { status, headers } = await fetch(site.origin + old, { redirect: 'manual' })
      expect([old, status, headers.get('location')]).toEqual([old, 301, now])
    }
    const { page, close } = await open(`/#/mwfbi/about/blog/${id}`)
    await page.waitForURL(site.origin + now)
    await close()
  })

  it('says what it is to those who search and to those who share', async () => {
    const { canonical, title, property, things, html } = await head(addressOf(slug))
    const address = site.origin + addressOf(slug)
    expect(canonical).toBe(address)
    expect(title).toBe(`${article.title} · Windbreak Mutual`)
    expect([property('og:type'), property('og:url'), property('og:description')]).toEqual(['article', address, article.subTitle])
    expect(property('og:image')).toMatch(/\/art\/[\w-]+-share-[\da-f]+\.jpg$/)
    expect(property('article:published_time')).toBe(article.publishedAt.toISOString())
    expect(things.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      headline: article.title,
      datePublished: article.publishedAt.toISOString(),
      mainEntityOfPage: address,
      publisher: { name: 'Windbreak Mutual' },
      image: [property('og:image')],
    })
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as { name: string }[]
    expect(trail.slice(-2).map(({ name }) => name)).toEqual(['Learning Center', article.title])
    for (const type of ['rss', 'atom']) expect(html).toContain(`type="application/${type}+xml"`)
  })

  it.each([
    ['999999-hail-on-a-roof', 'hail on a roof'],
    ['hail-on-a-roof', 'hail on a roof'],
    ['0', ''],
    ['99999999999', ''],
    ['%3Cb%3E', 'b'],
  ])('that is none (%s) is a 404 with a search and the newest ones', async (none, search) => {
    const { page, close } = await open(`${list}/${none}`)
    expect((await page.request.get(`${site.origin}${list}/${none}`)).status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('This article is not here')
    expect(await page.getByRole('searchbox').inputValue()).toBe(search)
    expect(await page.locator('.post h3').allTextContents()).toEqual(newest.slice(0, 3).map(({ title }) => title))
    expect(await axeFindings(page)).toEqual([])
    await close()
  })
})

it('announces new articles on the home page', async () => {
  const { page, close } = await open('/360')
  expect(await page.locator('.newest h3').allTextContents()).toEqual(newest.slice(0, 3).map(({ title }) => title))
  await page.getByRole('link', { name: 'All of the Learning Center' }).click()
  await page.waitForURL(site.origin + list)
  await close()
})

describe.each([1280, 768, 360])('at %i pixels', (width) => {
  it.each([
    ['the list', list],
    ['its second page', `${list}?page=2`],
    ['a search', `${list}?search=roof`],
    ['a search that finds nothing', `${list}?search=zzzz`],
    ['an article', 'hail-on-a-metal-roof'],
    ['an article with a table', 'water-that-comes-up'],
  ])('%s has nothing that axe finds, no sideways scroll, and nothing that jumps while it comes', async (_name, to) => {
    const path = to.startsWith('/') ? to : addressOf(to)
    const { page, problems, close } = await open(path, { viewport: { width, height: 900 }, before: watchShifts })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.evaluate('window.shifted'), 'on a machine with Arial or the fonts of fonts-liberation').toBeLessThan(0.01)
    expect(problems).toEqual([])
    await close()
  })
})

/** Adds up what the browser counts as layout shift (CLS); our fonts come when there are words to move, as on a slow line. */
async function watchShifts(page: Page) {
  const { promise: painted, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('painted', resolve)
  await page.route('**/*.woff2', (route) => painted.then(() => route.continue()))
  await page.addInitScript(() => {
    const told = window as unknown as { shifted: number; painted(): void }
    told.shifted = 0
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) told.painted()
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as (PerformanceEntry & { value: number })[]) told.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

it.each([list, 'an article'])('a phone fetches no larger picture than it shows at the top of %s, and that once', async (which) => {
  const path = which === list ? list : [...addresses.values()][0]
  const fetched: string[] = []
  const { page, close } = await open(path, {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    before: async (of) => of.on('request', (request) => fetched.push(new URL(request.url()).pathname)),
  })
  const first = page.locator('main img').first()
  await first.evaluate((image: HTMLImageElement) => image.decode())
  const shown = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname
  expect(shown).toMatch(/-720-[^/]+\.avif$/)
  const name = shown.replace(/-720-.*/, '')
  expect(fetched.filter((each) => each.startsWith(`${name}-`))).toEqual([shown])
  await close()
})

it('costs a visitor 4 KB of script, and no more than that one file', async () => {
  for (const path of [list, addressOf('hail-on-a-metal-roof')]) {
    const { html } = await head(path)
    const scripts = [...html.matchAll(/<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>/g)].map(([tag]) => tag)
    expect(scripts).toHaveLength(1)
    const [, file = ''] = /src="\/enhance\/([^"]+)"/.exec(scripts[0]) ?? []
    expect(readdirSync('build/enhance/enhance')).toContain(file)
    expect(readFileSync(`build/enhance/enhance/${file}.br`).length).toBeLessThanOrEqual(4096)
    expect(readFileSync(`build/enhance/enhance/${file}`, 'utf8')).not.toMatch(/(?:from|import)\s*\(?\s*["'`]\.{0,2}\//)
  }
})

it('is kept: whoever has a page is told that it still holds', async () => {
  for (const path of [list, `${list}?page=2`, addressOf('hail-on-a-metal-roof')]) {
    await fetch(site.origin + path)
    const etag = (await fetch(site.origin + path)).headers.get('etag') ?? ''
    expect((await fetch(site.origin + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
})

describe('feeds', () => {
  it.each([
    ['RSS', '/360/about/blog/rss.xml', 'item', 'application/rss+xml'],
    ['Atom', '/360/about/blog/atom.xml', 'entry', 'application/atom+xml'],
  ])('%s is XML with the newest articles, and is not sent twice', async (_name, path, entry, type) => {
    const answer = await fetch(site.origin + path)
    expect(answer.headers.get('content-type')).toContain(type)
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(site.origin + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const xml = await answer.text()
    const { page, close } = await open('/360/faq')
    const read = await page.evaluate(
      ([text, name]) => {
        const document = new DOMParser().parseFromString(text, 'application/xml')
        return {
          broken: document.querySelector('parsererror')?.textContent,
          titles: [...document.querySelectorAll(`${name} > title`)].map((each) => each.textContent),
        }
      },
      [xml, entry],
    )
    expect(read.broken).toBeUndefined()
    expect(read.titles).toEqual(newest.slice(0, 20).map(({ title }) => title))
    await close()
  })
})

it('is on the map for search engines, each with the day it changed; whoever has the map asks whether it still holds', async () => {
  const answer = await fetch(`${site.origin}/sitemap-articles-1.xml`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
  expect((await fetch(`${site.origin}/sitemap-articles-1.xml`, { headers })).status).toBe(304)
  const xml = await answer.text()
  for (const path of addresses.values())
    expect(xml).toMatch(new RegExp(`<loc>[^<]*${path}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`))
})

it('is called in every menu what its settings call it (S5)', async () => {
  const { page, close } = await open('/360/faq')
  const named = () => page.locator(`a[href="${list}"]`).allTextContents()
  expect(new Set((await named()).map((words) => words.trim()))).toEqual(new Set(['Learning Center']))
  expect(await saveSection(site, blogSetting, { title: 'The Almanac', subtitle: 'For every season.' })).toBe(200)
  await page.reload()
  expect(new Set((await named()).map((words) => words.trim()))).toEqual(new Set(['The Almanac']))
  await page.goto(site.origin + addressOf('hail-on-a-metal-roof'))
  expect(await page.locator('.article-back').first().textContent()).toBe('The Almanac')
  expect((await head(list)).title).toBe('The Almanac · Windbreak Mutual')
  expect((await head(addressOf('hail-on-a-metal-roof'))).html).toContain('"name":"The Almanac"')
  await page.goto(site.origin + list)
  expect(await page.locator('h1').textContent()).toBe('The Almanac')
  expect(await page.locator('.articles-head .lead').textContent()).toBe('For every season.')
  expect(await saveSection(site, blogSetting, {})).toBe(200)
  await close()
})
