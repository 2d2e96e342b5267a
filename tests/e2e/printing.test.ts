import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheetsOf } from '../fixtures/sheets-of.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let page: Page
/** As wide as a sheet of paper between its margins, and one that lies. */
const [upright, lying] = [700, 1000]
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: upright, height: 900 } })
  await page.emulateMedia({ media: 'print' })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it.each([...pagePaths])('prints all of %s, in ink, without menus, docks, forms and bars, and no words on a picture', async (path) => {
  await page.setViewportSize({ width: upright, height: 900 })
  await page.goto(site.origin + path)
  const left = await page
    .locator('nav, .dock, .skip, .header-search, main :is(form, button, select, input, textarea)')
    .evaluateAll((found) => found.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 80)))
  const pale = await page
    .locator('main :is(h1, h2, h3, p, a, li)')
    .evaluateAll((found) =>
      found.filter((each) => getComputedStyle(each).color !== 'rgb(30, 38, 34)').map((each) => each.outerHTML.slice(0, 80)),
    )
  expect({ left, pale, unseen: await page.evaluate(unseenWords), bars: await page.evaluate(bars) }).toEqual(nothing)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(upright)
  // Ink cannot be read there, on paper that stands or lies.
  expect(await page.evaluate(wordsOnPictures)).toEqual([])
  await page.setViewportSize({ width: lying, height: 900 })
  expect(await page.evaluate(wordsOnPictures)).toEqual([])
})

it('says on paper what the number at the head is for', async () => {
  await page.setViewportSize({ width: upright, height: 900 })
  await page.goto(`${site.origin}/360/faq`)
  expect(await page.locator('.utility-roadside').innerText()).toMatch(/Roadside, day and night:\s+\(970\) 555-0199/)
})

it.each([upright, lying])('begins what a product page ends with where everything else begins, on %s px', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${site.origin}/360/auto-insurance`)
  const left = (of: string) => page.locator(of).evaluate((each) => each.getBoundingClientRect().left)
  expect(await left('#next-title')).toBe(await left('main h1'))
})

it('fills the sheets it takes: no part of a page waits for the next one because it is long', async () => {
  await page.setViewportSize({ width: upright, height: 900 })
  await page.goto(`${site.origin}/360/farm-&-ranch-insurance`)
  // A letter between margins of 15 mm.
  const sheet = ((279.4 - 30) / 25.4) * 96
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(Math.ceil(height / sheet))
})

it.each([false, true])('prints for whoever edits what it prints for a visitor (with a panel open: %s)', async (open) => {
  const placesOf = (on: Page) =>
    on.locator('header.masthead, main h1, main p').evaluateAll((found) =>
      found
        .filter((each) => each.checkVisibility())
        .map((each) => {
          const { left, top, width } = each.getBoundingClientRect()
          return [Math.round(left), Math.round(top), Math.round(width)].join()
        }),
    )
  await page.setViewportSize({ width: lying, height: 900 })
  await page.goto(`${site.origin}/360/faq`)
  const visitors = { places: await placesOf(page), bars: await page.evaluate(bars) }
  const context = await browser.newContext({ viewport: { width: lying, height: 900 }, reducedMotion: 'reduce' })
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  const editors = await context.newPage()
  await editors.goto(`${site.origin}/360/faq`)
  await editors.locator('.ed-bar').waitFor()
  if (open) {
    await editors.getByRole('button', { name: 'Edit page details' }).click()
    await editors.locator('.ed-panel').waitFor()
  }
  await editors.emulateMedia({ media: 'print' })
  await expect.poll(async () => ({ places: await placesOf(editors), bars: await editors.evaluate(bars) })).toEqual(visitors)
  const shown = await editors.locator('.ed-root, .ed-pencil').evaluateAll((found) => found.filter((each) => each.checkVisibility()).length)
  expect(shown).toBe(0)
  const outlines = await editors
    .locator('.ed-section')
    .evaluateAll((found) => found.map((each) => getComputedStyle(each, '::after').content))
  expect(outlines.length).toBeGreaterThan(0)
  expect(new Set(outlines)).toEqual(new Set(['none']))
  await context.close()
})

it('puts an agent on two sheets, with the office beside its map and no address of a map', async () => {
  await page.setViewportSize({ width: upright, height: 900 })
  await page.goto(`${site.origin}/360/agent-details/1`)
  expect(await page.locator('.agent-where').innerText()).not.toContain('http')
  expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2)
})

it('ends an article with what it says, and prints no other articles', async () => {
  await page.goto(`${site.origin}/360/about/blog/17-how-much-snow-a-barn-roof-holds`)
  expect(await page.locator('.related').isVisible()).toBe(false)
  // Its lines are as long as the sheet is wide.
  const [text, line] = await page.locator('.article-text, .article-text > p').evaluateAll((found) => found.map((each) => each.clientWidth))
  expect(line).toBe(text)
  expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(4)
})

const nothing = { left: [], pale: [], unseen: [], bars: [] }

function wordsOnPictures(): string[] {
  const main = document.querySelector('main') as HTMLElement
  const pictures = [...main.querySelectorAll('img')].map((picture) => picture.getBoundingClientRect())
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The map names its own places; what is only for the ear is not printed.
    if (node.parentElement?.closest('svg, .sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 2)
    const covered = pictures.some((box) =>
      lines.some(
        (line) => line.left < box.right - 4 && line.right > box.left + 4 && line.top < box.bottom - 4 && line.bottom > box.top + 4,
      ),
    )
    if (covered) found.push((node.nodeValue ?? '').trim().slice(0, 60))
  }
  return found
}

/** Words of the page that do not come onto the paper: folded away, transparent, or cut off by a box around them. */
function unseenWords(): string[] {
  const main = document.querySelector('main') as HTMLElement
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const unseen: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement as HTMLElement
    const words = (node.nodeValue ?? '').trim()
    // What only a screen can do or lead to, what the list beside the map says too, and what is only for the ear.
    if (
      words === '' ||
      around.closest(
        'form, fieldset, button, nav, iframe, dialog, order-item, key-switch, script, style, noscript, .banner-buttons, .mission-buttons',
      )
    )
      continue
    if (
      around.closest(
        '.more-about, .agent-acts, .agent-where-acts, .related, agent-map, .agent-infos, .sr-only, [hidden], [aria-hidden=true]',
      )
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const shown = around.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })
    if (!shown || box.width === 0 || box.height === 0 || cutOff(around, box)) unseen.push(words.slice(0, 60))
  }
  return unseen

  function cutOff(from: Element, box: DOMRect): boolean {
    for (let each: Element | null = from; each && each !== document.documentElement; each = outer(each)) {
      const { overflowX, overflowY } = getComputedStyle(each)
      const frame = each.getBoundingClientRect()
      if (overflowX !== 'visible' && (box.left < frame.left - 2 || box.right > frame.right + 2)) return true
      if (overflowY !== 'visible' && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4)) return true
    }
    return false
  }

  /** The element around it as it is laid out: what is slotted is in its slot. */
  function outer(each: Element): Element | null {
    return each.assignedSlot ?? each.parentElement ?? (each.getRootNode() as ShadowRoot).host ?? null
  }
}

/** What would be on every sheet, on top of the words. */
function bars(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) && each.checkVisibility())
    .map((each) => each.outerHTML.slice(0, 80))
}

it('says where a link leads that leaves the site', async () => {
  await page.goto(`${site.origin}/360/about/federation`)
  const [content] = await page
    .locator('main a[href^="http"]')
    .evaluateAll((found) => found.map((each) => getComputedStyle(each, '::after').content))
  expect(content).toContain('http')
})
