import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { pathsAndNone } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite, type SamplePerson } from '../fixtures/real-site.ts'
import { narrowerWidths, resizeWindow } from '../fixtures/resize-window.ts'
import { walkDown } from '../fixtures/walk-down.ts'

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

const cookies = new Map<SamplePerson, string>()

/** A browser of its own, as a visitor or as somebody. */
async function enter({ as, ...options }: BrowserContextOptions & { as?: SamplePerson } = {}) {
  const context: BrowserContext = await browser.newContext(options)
  if (as) {
    if (!cookies.has(as)) cookies.set(as, await site.cookieOf(as))
    const [name, value] = (cookies.get(as) ?? '').split('=')
    await context.addCookies([{ name, value, url: site.origin }])
  }
  return { page: await context.newPage(), close: () => context.close() }
}

/** Goes there; errors of its scripts and policy are collected from then on. */
async function visit(page: Page, path: string) {
  const problems: string[] = []
  page.removeAllListeners()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && !/status of 404/.test(message.text()) && problems.push(message.text()))
  await page.goto(site.origin + path, { waitUntil: 'load' })
  return problems
}

async function open(path: string, options: BrowserContextOptions & { as?: SamplePerson } = {}) {
  const { page, close } = await enter(options)
  return { page, problems: await visit(page, path), close }
}

/**
 * Walks through every page in one window, as people do: starting a browser and reading the same scripts anew takes longer than to look.
 * What a page leaves behind is taken away before the next one.
 */
function walkThrough() {
  let entered: Awaited<ReturnType<typeof enter>> | undefined
  return {
    async visit(path: string) {
      entered ??= await enter({ viewport: { width: 1280, height: 900 } })
      const { page } = entered
      await page.setViewportSize({ width: 1280, height: 900 })
      const problems = await visit(page, path)
      return { page, problems }
    },
    async leave() {
      await entered?.page.evaluate(() => [localStorage, sessionStorage].forEach((each) => each.clear()))
    },
  }
}

/** The page's own header, main and footer, not those of a section. */
const landmarks = () =>
  [...document.querySelectorAll('header, main, footer')]
    .filter((each) => !each.parentElement?.closest('main'))
    .map((each) => each.localName)

/** Pictures that are shown but did not load, or that leave the layout guessing their size. */
/** A page about nobody else's concern, and one that is none, are not for search engines. */
const isIndexed = (path: string) => !/no-such|^\/search$|\/contact-me$|\/reminders\//.test(path)

const picturesAmiss = () =>
  [...document.querySelectorAll('img')]
    .filter(
      (img) =>
        !(img.hasAttribute('width') && img.hasAttribute('height')) || (img.checkVisibility() && !(img.complete && img.naturalWidth > 0)),
    )
    .map((img) => img.outerHTML)

/** What no longer fits into its box where letters, words and lines are as far apart as WCAG 1.4.12 has them. */
function beyondTheirBox(): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
  const own = [...document.adoptedStyleSheets]
  const beyond = () =>
    [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *)')].filter(
      (each) =>
        each.childElementCount === 0 &&
        each.checkVisibility({ visibilityProperty: true }) &&
        each.clientWidth > 8 &&
        getComputedStyle(each).display !== 'inline' &&
        each.scrollWidth > each.clientWidth + 2,
    )
  const before = new Set(beyond())
  document.adoptedStyleSheets = [...own, sheet]
  const found = beyond().filter((each) => !before.has(each))
  document.adoptedStyleSheets = own
  return found.map((each) => `${each.className}: ${each.innerText}`)
}

const visitors = walkThrough()

// What they are for whoever edits them is told by every-editor.test.ts.
describe.each(pathsAndNone)('%s', (path) => {
  afterEach(() => visitors.leave())

  it('has nothing that axe finds, no error, one h1, landmarks in order, no broken picture and no sideways scroll', async () => {
    const { page, problems } = await visitors.visit(path)
    await walkDown(page)
    expect(await axeFindings(page)).toEqual([])
    expect(problems).toEqual([])
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.evaluate(landmarks)).toEqual(['header', 'main', 'footer'])
    expect(await page.evaluate(beyondTheirBox)).toEqual([])
    // A picture that has come into sight may still be on its way.
    await expect.poll(() => page.evaluate(picturesAmiss)).toEqual([])
    for (const width of narrowerWidths) {
      await resizeWindow(page, width, 740)
      await expect.poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([width, width])
    }
    expect(await axeFindings(page)).toEqual([])
    expect(await page.locator('#editing').count()).toBe(0)
  })

  it('says what it is to search engines and to those who share it', async () => {
    const html = await (await fetch(site.origin + path)).text()
    const unlisted = [/<meta name="robots" content="noindex"/]
    const listed = [
      /<meta name="description" content="[^"]{50,}"/,
      // The second address of the root names none (decision 30).
      ...(path === '/main' ? [] : [/<link rel="canonical" href="http/]),
      /<meta property="og:image" content="http/,
    ]
    for (const part of [/<html lang="en/, /<title>[^<]{10,}<\/title>/, ...(isIndexed(path) ? listed : unlisted)]) expect(html).toMatch(part)
  })
})

describe('addresses', () => {
  it('that are old are resolved in the browser, hash and all', async () => {
    const { page, close } = await open('/#/mwfbi/about/blog/7')
    await page.waitForURL('**/360/about/blog/7-*')
    expect(new URL(page.url()).hash).toBe('')
    await close()
  })

  it('that nobody knows answer 404 with something like them', async () => {
    const response = await fetch(`${site.origin}/360/auto-insurence`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('href="/360/auto-insurance"')
  })
})

describe('the signed-in', () => {
  it('see their name, Logout, Payment and the 360 Hub in place of the Login menu, and can log out', async () => {
    const { page, close } = await open('/360', { as: 'customer', viewport: { width: 1280, height: 900 } })
    await page.getByText('Alex Neighbor').first().waitFor()
    await page.getByText('Payment', { exact: true }).click()
    await page.locator('.utility').getByRole('link', { name: 'Get Account' }).waitFor()
    await page.getByRole('link', { name: '360 Hub' }).waitFor()
    expect(await page.getByText('Customer Hub').count()).toBe(0)
    await page.evaluate(() => localStorage.setItem('userInfo', '{}'))
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${site.origin}/`)
    expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
    expect(await page.evaluate(async () => (await (await fetch('/auth/me')).json()).person)).toBeNull()
    cookies.delete('customer')
    await close()
  })

  it('are led away from /login, unless they may edit it', async () => {
    const { page, close } = await open('/login', { as: 'agent' })
    expect(new URL(page.url()).pathname).toBe('/')
    await close()
    const admin = await open('/login', { as: 'admin' })
    await admin.page.getByRole('button', { name: 'Edit Header' }).waitFor()
    await admin.close()
  })
})

describe('the Login menu', () => {
  it('offers the Customer Hub and the 360 Insurance Hub', async () => {
    const { page, close } = await open('/360', { viewport: { width: 1280, height: 900 } })
    await page.getByText('Sign in', { exact: true }).first().click()
    await page.getByText('Customer Hub', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await page.getByText('360 Insurance Hub', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await close()
  })
})
