import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutsideAnalytics } from '../../src/nouns/insights/outside-analytics.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

let browser: Browser
let plain: TestApp
const withService = new Map<OutsideAnalytics['kind'], TestApp>()
const services: OutsideAnalytics[] = [
  { kind: 'plausible', address: 'https://plausible.example', domain: 'www.windbreak.example' },
  { kind: 'matomo', address: 'https://stats.example', site: '7' },
  { kind: 'google', id: 'G-ABC123DEF4' },
]
const scripts = {
  plausible: 'https://plausible.example/js/script.js',
  matomo: 'https://stats.example/matomo.js',
  google: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4',
}

beforeAll(async () => {
  const pages = await loadBuiltPages('build')
  browser = await launchBrowser()
  plain = await startTestApp({ pages })
  for (const analytics of services)
    withService.set(analytics.kind, await startTestApp({ pages, tenants: [{ ...testTenants[0], analytics }] }))
})
afterAll(async () => {
  await browser?.close()
  for (const site of [plain, ...withService.values()]) await site?.close()
})

const siteOf = (kind: OutsideAnalytics['kind']) => withService.get(kind) as TestApp

/** A visit on which the service answers, and is written down; the browser first does what `before` says. */
async function visiting<T>(
  site: TestApp,
  work: (page: Page, asked: string[]) => Promise<T>,
  { before = '', javaScriptEnabled = true } = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled })
  const asked: string[] = []
  await context.route(/plausible\.example|stats\.example|googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counts = "yes"' })
  })
  if (before) await context.addInitScript(before)
  try {
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', (message) => void (/Content.Security.Policy|Refused/i.test(message.text()) && refused.push(message.text())))
    const done = await work(page, asked)
    expect(refused).toEqual([])
    return done
  } finally {
    await context.close()
  }
}

const saying = (signal: string) =>
  `Object.defineProperty(navigator, ${JSON.stringify(signal)}, { value: ${signal === 'doNotTrack' ? '"1"' : 'true'} })`
const keepingNothing = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError') } })`

const box = (page: Page) => page.locator('outside-analytics')
/** What it asks by is there and alive. */
const alive = (page: Page) => page.waitForFunction(() => customElements.get('outside-analytics') !== undefined)
const inFocus = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)

describe('an outside service', () => {
  it('is on no page by default: neither in its HTML nor in its policy', async () => {
    const page = await fetch(`${plain.origin}/360`)
    expect(await page.text()).not.toContain('outside-analytics')
    expect(page.headers.get('content-security-policy')).not.toMatch(/google|plausible|stats/)
  })

  it.each(services.map(({ kind }) => kind))('loads nothing of %s until somebody says yes, and then on each page', async (kind) => {
    const { origin } = siteOf(kind)
    await visiting(siteOf(kind), async (page, asked) => {
      await page.goto(`${origin}/360`)
      await box(page).getByRole('button', { name: 'Yes, it may' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(asked).toEqual([])
      await box(page).getByRole('button', { name: 'Yes, it may' }).click()
      await page.locator('html[data-counts=yes]').waitFor()
      expect(asked).toEqual([scripts[kind]])
      expect(await box(page).isVisible()).toBe(false)
      await page.goto(`${origin}/360/faq`)
      await page.locator('html[data-counts=yes]').waitFor()
      expect(asked).toHaveLength(2)
    })
  })

  it('asks once: a no is kept, until somebody wants to be asked again', async () => {
    const { origin } = siteOf('matomo')
    await visiting(siteOf('matomo'), async (page, asked) => {
      await page.goto(`${origin}/360`)
      await box(page).getByRole('button', { name: 'No' }).click()
      await page.goto(`${origin}/360/PrivacyPolicy`)
      await alive(page)
      expect(await box(page).isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Ask me again' }).click()
      await box(page).getByRole('button', { name: 'Yes, it may' }).waitFor()
      expect(asked).toEqual([])
    })
  })

  it('gives the focus back: to the page, without moving it, or to whoever asked again', async () => {
    const { origin } = siteOf('matomo')
    await visiting(siteOf('matomo'), async (page) => {
      await page.goto(`${origin}/360/PrivacyPolicy`)
      await box(page).getByRole('button', { name: 'No' }).focus()
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect.poll(() => inFocus(page)).toBe('main')
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.getByRole('button', { name: 'Ask me again' }).click()
      await page.keyboard.press('Enter')
      await expect.poll(() => inFocus(page)).toBe('Ask me again')
      expect(await box(page).isVisible()).toBe(false)
    })
  })

  it.each<[string, { before?: string; javaScriptEnabled?: boolean }]>([
    ['says globalPrivacyControl', { before: saying('globalPrivacyControl') }],
    ['says doNotTrack', { before: saying('doNotTrack') }],
    ['keeps nothing', { before: keepingNothing }],
    ['runs no script', { javaScriptEnabled: false }],
  ])('offers to be asked again to no browser that %s', async (_what, how) => {
    const { origin } = siteOf('google')
    await visiting(
      siteOf('google'),
      async (page) => {
        await page.goto(`${origin}/360/PrivacyPolicy`)
        if (how.javaScriptEnabled ?? true) await alive(page)
        expect(await page.getByText('Ask me again').count()).toBe(1)
        expect(await page.getByText('Ask me again').isVisible()).toBe(false)
        expect(await box(page).isVisible()).toBe(false)
      },
      how,
    )
  })

  it.each(['globalPrivacyControl', 'doNotTrack'])('does not even ask who says %s', async (signal) => {
    const { origin } = siteOf('google')
    await visiting(
      siteOf('google'),
      async (page, asked) => {
        await page.goto(`${origin}/360`)
        await alive(page)
        expect(await box(page).isVisible()).toBe(false)
        expect(asked).toEqual([])
      },
      { before: saying(signal) },
    )
  })

  it('is on no page where somebody pays, signs in, or writes about themselves, nor for the signed-in', async () => {
    const { origin } = siteOf('google')
    const look = async (path: string, cookie = '') => {
      const page = await fetch(origin + path, { headers: cookie ? { cookie } : {} })
      return `${page.headers.get('content-security-policy')} ${await page.text()}`
    }
    expect(await look('/360/faq')).toContain('googletagmanager')
    for (const path of ['/360/pay', '/360/start-a-quote', '/360/contact', '/login', '/360/no-such-page'])
      expect(await look(path)).not.toMatch(/googletagmanager|<outside-analytics/)
    for (const who of ['customer', 'agent', 'admin'] as const)
      expect(await look('/360/faq', await siteOf('google').cookieOf(who))).not.toMatch(/googletagmanager|<outside-analytics/)
  })
})

it('says on the privacy page how readers are counted', async () => {
  const page = await (await fetch(`${plain.origin}/360/PrivacyPolicy`)).text()
  expect(page).toContain('If your browser sends Global Privacy Control or Do Not Track, you are not counted at all.')
  expect(page).not.toContain('Ask me again')
})
