import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it.each([
  ['customer', '/360/customer-landing'],
  ['agent', '/360/agent-hub'],
  ['agent', '/360/inbox'],
] as [SamplePerson, string][])(
  "where the styles of %s's %s get lost on the way, its icons are not as large as the page",
  async (person, path) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const [name, value] = (await site.cookieOf(person)).split('=')
    await page.context().addCookies([{ name, value, url: site.origin }])
    await page.route('**/*.css', (route) => route.abort())
    await page.goto(site.origin + path)
    const widths = await page.locator('svg.icon:visible, svg.logo-mark:visible').evaluateAll((all) => all.map((each) => each.clientWidth))
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.max(...widths)).toBeLessThanOrEqual(48)
    await page.close()
  },
)
