import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { resizeWindow } from '../fixtures/resize-window.ts'

let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Each address as it is shown, line by line. */
const linesOf = (links: Element[]) =>
  links.flatMap((link) => {
    const lines: { top: number; words: string }[] = []
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    const letter = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (let at = 0; at < (text.nodeValue ?? '').length; at++) {
        letter.setStart(text, at)
        letter.setEnd(text, at + 1)
        const [box] = letter.getClientRects()
        if (!box) continue
        const last = lines.at(-1)
        if (last && Math.abs(last.top - box.top) < box.height / 2) last.words += letter.toString()
        else lines.push({ top: box.top, words: letter.toString() })
      }
    return link.textContent?.includes('@') ? [lines.map(({ words }) => words.trim())] : []
  })

it.each([861, 360, 320])('at %i px an e-mail address breaks before its @ or not at all', async (width) => {
  const found: string[][] = []
  await page.setViewportSize({ width, height: 740 })
  for (const path of ['/sales-marketing/ourteam', '/sales-marketing/contact', '/360/agent-details/1']) {
    await page.goto(site.origin + path)
    const addresses = await page.locator('main a[href^="mailto:"]').evaluateAll(linesOf)
    expect(addresses.length).toBeGreaterThan(0)
    found.push(...addresses)
  }
  const whole = (lines: string[]) => lines.length === 1 && /^[^\s@]+@[^\s@]+$/.test(lines[0])
  const halves = (lines: string[]) => lines.length === 2 && /^[^\s@]+$/.test(lines[0]) && /^@[^\s@]+$/.test(lines[1])
  expect(found.filter((lines) => !whole(lines) && !halves(lines))).toEqual([])
  // Else nothing here would have had to break at all.
  expect(width > 400 || found.some(halves)).toBe(true)
})

it('the number on the bill of the home page keeps clear of what is beside it', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.origin}/360`)
  const number = await page.locator('.bill-here').boundingBox()
  const beside = await page.locator('.bill-stub dd').nth(1).boundingBox()
  expect((beside?.x ?? 0) - (number?.x ?? 0) - (number?.width ?? 0)).toBeGreaterThanOrEqual(12)
})

async function openAs(person: 'visitor' | 'customer' | 'agent' | 'admin'): Promise<Page> {
  const context = await browser.newContext()
  if (person !== 'visitor') await context.setExtraHTTPHeaders({ cookie: await site.cookieOf(person) })
  return context.newPage()
}

it.each(['customer', 'agent', 'admin'] as const)('the header of the chooser is one line for %s, on every width', async (person) => {
  const own = await openAs(person)
  await own.goto(site.origin)
  await own.evaluate(() => document.fonts.ready)
  expect(await own.locator('.slim-header .account-desks').count()).toBe(1)
  for (const width of [320, 360, 610, 768, 900, 1061, 1280]) {
    await own.setViewportSize({ width, height: 740 })
    const parts = await own
      .locator('.slim-header :is(.logo, .account a, .account summary, .account-out, .btn):visible')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()).filter((box) => box.width > 1))
    expect(parts.length).toBeGreaterThan(1)
    const tooNear = parts.map(({ right }, index) => (parts[index + 1]?.left ?? width) - right).filter((room) => room < 8)
    expect([width, tooNear]).toEqual([width, []])
    // No name is cut to a letter or two, and no button says its words in two lines.
    const cut = own.locator('.slim-header :is(.account-name, .btn):visible')
    const many = await cut.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth || each.clientHeight > 48).length)
    expect([width, many]).toEqual([width, 0])
  }
  await own.context().close()
})

// Of every page that visitors reach, pages.test.ts tells it, and for admins every-editor.test.ts.
it.each([
  ['customer', '/'],
  ['customer', '/360/customer-landing'],
  ['agent', '/360/internal-landing'],
  ['agent', '/360/agent-hub'],
  ['agent', '/360/inbox'],
  ['admin', '/360/internal-landing'],
  ['admin', '/360/inbox'],
  ['admin', '/360/blog-settings'],
  ['admin', '/360/blog-editor'],
  ['admin', '/360/payments-desk'],
  ['admin', '/360/redirects'],
  ['admin', '/360/insights'],
  ['admin', '/360/stopped-work'],
] as const)("%s's %s does not scroll sideways, whatever the width of the window", async (person, path) => {
  const own = await openAs(person)
  await own.goto(site.origin + path)
  expect(new URL(own.url()).pathname).toBe(path)
  if ((await own.locator('#editing').count()) > 0) await own.getByRole('region', { name: 'Editing bar' }).waitFor()
  for (const width of [320, 610, 900, 1061]) {
    await resizeWindow(own, width, 740)
    const wide = () => own.evaluate(() => [innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)])
    await expect.poll(wide).toEqual([width, width])
  }
  await own.context().close()
})

it('a window no higher than a page at 400 % keeps its words clear of the dock, which ends the page', async () => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${site.origin}/360`)
  const dock = page.locator('.dock')
  expect((await dock.boundingBox())?.y).toBeGreaterThan(256)
  await dock.scrollIntoViewIfNeeded()
  const [footer, ways] = [await page.locator('.site-footer').boundingBox(), await dock.boundingBox()]
  expect(ways?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0))
  // With room, it is where a thumb is.
  await page.setViewportSize({ width: 360, height: 740 })
  const box = await dock.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
})
