import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { address } from '../../src/routes.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startHoldingFront, type HoldingFront } from '../fixtures/holding-front.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

/** Whoever was here before has the scripts, and on a slow line they run while the page still comes. */
let site: RealSite
let front: HoldingFront
let browser: Browser
beforeAll(async () => {
  site = await startRealSite()
  front = await startHoldingFront(site.origin)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  front?.close()
  await site?.close()
})

async function visit(options: BrowserContextOptions, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await work(page)
    expect(problems).toEqual([])
  } finally {
    await context.close()
  }
}

/** Opens a page that stops arriving just after `<element`'s own tag has begun, until its scripts have run. */
async function openInPieces(page: Page, path: string, element: string) {
  const goOn = front.hold(path, `<${element}`)
  const arrived = page.goto(front.origin + path)
  await page.waitForFunction(() => document.querySelector('script[async][src]') !== null)
  // Resolves when each has run, whoever asked first. As text, since Vite would write the import anew.
  await page.evaluate("Promise.all([...document.querySelectorAll('script[async][src]')].map(({ src }) => import(src)))")
  goOn()
  await arrived
}

const words = 'The roof lost some of its shingles.'

it('a form has what was typed before, and keeps what is typed now', async () => {
  await visit({}, async (page) => {
    await page.goto(front.origin + address.sendMessage)
    const field = page.locator('sent-form textarea').first()
    await field.fill(words)
    await openInPieces(page, address.sendMessage, 'sent-form')
    await expect.poll(() => field.inputValue()).toBe(words)
    await field.fill(`${words} And the gutter.`)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe(`${words} And the gutter.`)
  })
})

it('a form half of which is there loses nothing of the other half', async () => {
  await visit({}, async (page) => {
    await page.goto(front.origin + address.sendMessage)
    const [first, last] = [
      page.locator('sent-form input:not([type=hidden], [tabindex])').first(),
      page.locator('sent-form textarea').first(),
    ]
    await first.fill('Alex Neighbor')
    await last.fill(words)
    await openInPieces(page, address.sendMessage, 'textarea')
    await expect.poll(() => last.inputValue()).toBe(words)
    expect(await first.inputValue()).toBe('Alex Neighbor')
  })
})

it('the cart is in the form that orders it', async () => {
  const as = await site.cookieOf('agent')
  await visit({ extraHTTPHeaders: { cookie: as } }, async (page) => {
    await page.goto(`${front.origin}/sales-marketing/brochures`)
    await page.locator('order-item').first().getByRole('button').click()
    await openInPieces(page, '/sales-marketing/cart', 'order-cart')
    await expect.poll(() => page.locator('order-cart textarea').inputValue()).toContain('What is a barn worth?')
    await page.locator('.cart-list li').first().waitFor()
  })
})

it('the form of the payment company opens', async () => {
  const body = new URLSearchParams({ wish: 'quick', account: '40 1182 7755' })
  const opened = await fetch(front.origin + address.pay, { method: 'POST', redirect: 'manual', body })
  const path = opened.headers.get('location') ?? ''
  await visit({}, async (page) => {
    await page.goto(front.origin + address.pay)
    await openInPieces(page, path, 'payment-page')
    await expect.poll(() => page.locator('payment-page iframe').count()).toBe(1)
  })
})

it('the map has its agents, and knows where one is', async () => {
  const geolocation = { latitude: 40.6255, longitude: -103.2077 }
  await visit({ geolocation, permissions: ['geolocation'] }, async (page) => {
    await openInPieces(page, address.findAnAgent, 'place-box')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.waitForURL(/lat=40\.63/)
    await openInPieces(page, address.findAnAgent, 'agent-map')
    await expect.poll(() => page.locator('agent-map').getByRole('button', { name: 'Dana Whitlock' }).count()).toBe(1)
  })
})
