import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { address } from '../../src/routes.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite, type SamplePerson } from '../fixtures/real-site.ts'

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

/** A page, and what its browser said of rules that were broken. */
async function open(path: string, person?: SamplePerson): Promise<{ context: BrowserContext; page: Page; refused: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  if (person) {
    const [name, value] = (await site.cookieOf(person)).split('=')
    await context.addCookies([{ name, value, url: site.origin }])
  }
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => /content security policy/i.test(message.text()) && refused.push(message.text()))
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  return { context, page, refused }
}

it('a link that the pointer rests on is fetched before it is clicked, and nothing is asked for to know so', async () => {
  const { context, page, refused } = await open(address.home)
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  expect(asked.filter((path) => !/^\/(?:assets|art|enhance|media)\//.test(path))).toEqual([])

  const link = page.locator(`main a[href="${address.quote}"]`).first()
  const fetched = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch')
  await link.hover()
  await (await (await fetched).response())?.finished()
  await link.click()
  await page.waitForURL(`**${address.quote}`)
  const came = () => performance.getEntriesByType('navigation').map((entry) => (entry as { deliveryType?: string }).deliveryType)
  expect(await page.evaluate(came)).toEqual(['navigational-prefetch'])
  expect(refused).toEqual([])
  await context.close()
})

it.each([
  ['a page that comes alive', address.inbox, 'admin'],
  ['a page that is edited', address.home, 'admin'],
  ['a page of somebody who is signed in', address.home, 'customer'],
] as const)('the rules stand in %s too, and its policy lets them', async (_what, path, person) => {
  const { context, page, refused } = await open(path, person)
  expect(await page.locator('script[type=speculationrules]').count()).toBe(1)
  expect(refused).toEqual([])
  await context.close()
})
