import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser(['--blink-settings=imagesEnabled=false'])
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const visit = (path: string) => page.goto(site.origin + path, { waitUntil: 'domcontentloaded' })

it.each([...pagePaths])('%s is whole without JavaScript', async (path) => {
  await visit(path)
  // What a script alone opens is not there for whoever has none.
  await page.locator('dialog:not([open])').evaluateAll((shut) => shut.forEach((each) => each.remove()))
  const found = {
    h1: await page.locator('h1').filter({ visible: true }).count(),
    headings: await page.locator('main :is(h1, h2, h3, h4)').evaluateAll(outOfReach),
    forms: await page.locator('form').evaluateAll(leadNowhere),
    buttons: await page.locator('button, [role="button"]').evaluateAll(needAScript),
    // Where only a script could put something there must be nothing to see, or something that says so.
    empty: await page.locator('main *, header *').evaluateAll(emptyBoxes),
    deadLinks: await page.locator('a[href=""], a[href="#"], a[href^="javascript:"], a:not([href])').evaluateAll(outlined),
  }
  expect(found).toEqual({ h1: 1, headings: [], forms: [], buttons: [], empty: [], deadLinks: [] })
})

const outlined = (all: Element[]) => all.map((each) => each.outerHTML.slice(0, 100))

/** Headings that cannot be seen, nor opened by pressing what is above them. What the map tells is in the list as well. */
function outOfReach(all: Element[]): string[] {
  return all
    .filter((each) => !each.matches('.sr-only, .sr-only *, .agent-info *'))
    .filter((each) => {
      const folded = each.closest('details:not([open])')
      return !(folded?.querySelector('summary') ?? each).checkVisibility({
        contentVisibilityAuto: true,
        visibilityProperty: true,
        opacityProperty: true,
      })
    })
    .map((each) => each.textContent ?? '')
}

/** A form without an action would send what was typed to the page it is on. */
function leadNowhere(all: Element[]): string[] {
  return all.filter((each) => !each.getAttribute('action')).map((each) => each.outerHTML.slice(0, 100))
}

/** Buttons that can be seen and belong to no form: nothing would happen. */
function needAScript(all: Element[]): string[] {
  return all
    .filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        !((each as HTMLButtonElement).form && (each as HTMLButtonElement).type === 'submit'),
    )
    .map((each) => each.outerHTML.slice(0, 100))
}

/** Boxes of some size with a ground or a border of their own and nothing in them. */
function emptyBoxes(all: Element[]): string[] {
  return all
    .filter(
      (each) =>
        each.childElementCount === 0 &&
        each.textContent?.trim() === '' &&
        each.matches('div, section, ul, ol, table, output, p, canvas, [role="status"]'),
    )
    .filter(
      (each) =>
        each.checkVisibility() &&
        each.getAttribute('aria-hidden') !== 'true' &&
        each.getBoundingClientRect().height > 24 &&
        each.getBoundingClientRect().width > 24,
    )
    .map((each) => each.outerHTML.slice(0, 100))
}

it.each([
  ['/360/internal-landing?q=mortgagee', '#archive li h3', ['Mortgagee change']],
  ['/360/internal-landing?q=zebra+crossing', '#archive li h3', []],
  ['/360/find-an-agent?q=whitlock', '.agent-row h3', ['Dana Whitlock']],
] as const)('%s is answered by the server', async (path, selector, names) => {
  await visit(path)
  expect(await page.locator(selector).filter({ visible: true }).allInnerTexts()).toEqual(names)
})

it('the menus of a phone open', async () => {
  const phone = await browser.newPage({ viewport: { width: 320, height: 740 }, javaScriptEnabled: false })
  await phone.goto(`${site.origin}/360`)
  await phone.locator('summary', { hasText: 'Menu' }).click()
  expect(await phone.locator('.phone-menu').getByRole('link', { name: 'FAQ' }).isVisible()).toBe(true)
  await phone.close()
})
