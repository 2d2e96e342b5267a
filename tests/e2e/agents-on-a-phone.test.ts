import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const height = 844

async function open(path: string, width = 390, tall = height) {
  const page = await seats.take({ viewport: { width, height: tall }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  // Its scripts have run by then.
  await page.goto(site.origin + path)
  return { page, close: () => seats.giveBack(page.context()) }
}

const place = (page: Page) => page.getByLabel('City, ZIP or county')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
/** Top and bottom of what is shown, in pixels of the screen. */
const spanOf = (page: Page, what: string) =>
  page
    .locator(what)
    .first()
    .evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return { top, bottom }
    })

describe('a search on a phone', () => {
  it('closes its suggestions and shows what was found', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await place(page).fill('Sterling')
    await page.getByRole('option', { name: /Sterling/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('near Sterling, nearest first').waitFor()
    await expect.poll(() => focused(page)).toBe('agent-count')
    expect(await page.getByRole('listbox', { name: 'Places' }).count()).toBe(0)
    await expect.poll(async () => (await spanOf(page, '#agent-count')).top).toBeLessThan(120)
    expect((await spanOf(page, '#agent-count')).top).toBeGreaterThanOrEqual(0)
    expect((await spanOf(page, '.agent-row')).bottom).toBeLessThan(height)
    expect(await axeFindings(page)).toEqual([])
    await close()
  })

  it('opens no suggestions that come after it, on a large screen either, where the box keeps its focus', async () => {
    const { page, close } = await open('/360/find-an-agent', 1280, 1200)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/places?*', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/places?')).catch(() => undefined)
    const asked = page.waitForRequest('**/api/places?*')
    await place(page).pressSequentially('Sterling')
    await asked
    await page.keyboard.press('Enter')
    await page.getByText('near Sterling, nearest first').waitFor()
    expect(await focused(page)).toBe('seek-place')
    const answered = page.waitForResponse('**/api/places?*').catch(() => undefined)
    held.resolve()
    await Promise.race([answered, gone])
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('listbox', { name: 'Places' }).count()).toBe(0)
    await close()
  })

  it('says under the field of the place what is not known about it, and goes there', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await place(page).fill('Atlantis')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('We do not know “Atlantis”').waitFor()
    await expect.poll(() => focused(page)).toBe('seek-place')
    const [box, problem] = [await spanOf(page, '#seek-place'), await spanOf(page, '#seek-problem')]
    expect(problem.top - box.bottom).toBeGreaterThanOrEqual(0)
    expect(problem.top - box.bottom).toBeLessThan(24)
    await expect.poll(async () => (await spanOf(page, '#seek-problem')).bottom).toBeLessThan(height)
    await close()
  })

  it('that somebody linked to makes little of its banner, so that its results are in sight', async () => {
    const banner = async (path: string) => {
      const { page, close } = await open(path)
      const { top, bottom } = await spanOf(page, '.finder-banner')
      const count = (await spanOf(page, '#agent-count')).top
      await close()
      return { banner: bottom - top, count }
    }
    const whole = await banner('/360/find-an-agent')
    const searched = await banner('/360/find-an-agent?near=Sterling')
    expect(searched.banner).toBeLessThan(whole.banner / 2)
    expect(searched.count).toBeLessThan(height)
  })

  it('leaves the focus on a filter that was set', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await page.getByLabel('Language').focus()
    await page.getByLabel('Language').selectOption('Spanish')
    await page.waitForURL('**language=Spanish')
    await expect.poll(() => page.locator('#agent-status').textContent()).not.toMatch(/^24/)
    expect(await page.evaluate(() => (document.activeElement as HTMLSelectElement).name)).toBe('language')
    await close()
  })
})

describe('a slip of the pen', () => {
  it('in a place is put right with one touch', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await place(page).fill('Stirling')
    await page.keyboard.press('Enter')
    await page.getByText('We do not know “Stirling”').waitFor()
    const meant = page.locator('#seek-problem').getByRole('link', { name: 'Sterling, Logan County' })
    expect(await axeFindings(page)).toEqual([])
    await meant.click()
    await page.getByText('near Sterling, nearest first').waitFor()
    await expect.poll(() => place(page).inputValue()).toBe('Sterling, Logan County')
    expect(await page.locator('#seek-problem').textContent()).toBe('')
    await close()
  })

  it.each([
    ['Agent Name', 'witlock', 'Whitlock'],
    ['Agent Name', 'Julesberg', 'Julesburg'],
    ['City, ZIP or county', 'Julesberg', 'Julesburg, Sedgwick County'],
  ])('in %s is put right with two keys, and is as high as a finger: %s', async (label, typed, name) => {
    const { page, close } = await open('/360/find-an-agent')
    await page.getByLabel(label).fill(typed)
    await page.keyboard.press('Enter')
    const meant = page.getByRole('link', { name, exact: true })
    await meant.waitFor()
    // Where the focus goes is right before it.
    await expect.poll(() => focused(page)).toBe(label === 'Agent Name' ? 'agent-count' : 'seek-place')
    expect((await meant.boundingBox())?.height).toBeGreaterThanOrEqual(43)
    await page.keyboard.press('Tab')
    expect(await meant.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.has(label === 'Agent Name' ? 'q' : 'near', name))
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(name)
    await expect.poll(() => focused(page)).toBe('agent-count')
    expect(await page.locator('.agent-row').count()).toBeGreaterThan(0)
    await close()
  })

  it('in a name is too, and nobody is told of filters who set none', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await page.getByLabel('Agent Name').fill('witlock')
    await page.keyboard.press('Enter')
    const card = page.locator('.no-agent')
    await card.getByText('We found nobody by “witlock”').waitFor()
    expect(await card.innerText()).not.toMatch(/filter/i)
    expect(await axeFindings(page)).toEqual([])
    await card.getByRole('link', { name: 'Whitlock' }).click()
    await page.getByText('for “Whitlock”').waitFor()
    expect(await page.locator('.agent-row h3').allTextContents()).toEqual(['Dana Whitlock'])
    await close()
  })
})

describe('a row of the list', () => {
  it.each([390, 768, 900, 1080, 1180, 1280, 1440, 1600])('has its name and its hours on a line each at %d pixels', async (width) => {
    const { page, close } = await open('/360/find-an-agent', width)
    const broken = await page.locator('.agent-row h3, .agent-row .open-line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        // Whatever day and hour it is: no opening takes more words.
        if (line.matches('.open-line')) {
          line.setAttribute('class', 'open-line')
          line.textContent = 'Closed until Wednesday 10:30 AM'
        }
        const words = document.createRange()
        words.selectNode(document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode() as Text)
        return words.getClientRects().length > 1 ? [line.textContent] : []
      }),
    )
    expect(broken).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await close()
  })
})

describe('an agent’s page', () => {
  it('has the call in its first view, as large as a thumb', async () => {
    const { page, close } = await open('/360/agent-details/3', 360, 740)
    const call = page
      .locator('.agent-head a[href^="tel:"]')
      .and(page.getByRole('link', { name: '(970) 555-0128' }))
      .first()
    const box = await call.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(await page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().top)).toBeGreaterThan(
      (box?.y ?? 1000) + (box?.height ?? 0),
    )
    await close()
  })

  it('has the ZIP code in the address, wherever that is', async () => {
    const { page, close } = await open('/360/agent-details/dana.whitlock@windbreak.example')
    expect(await page.locator('.agent-facts').innerText()).toContain('118 Poplar Street\nSterling, Colorado 80751')
    expect(await page.locator('.agent-where address').innerText()).toContain('Sterling, Colorado 80751')
    const html = await page.content()
    expect(html).toContain('"postalCode":"80751"')
    await close()
  })

  it('is shown by a sample with the four kinds of insurance the source names, in its order', async () => {
    const { page, close } = await open('/360/agent-details/sample')
    expect(await page.locator('.agent-products b').allInnerTexts()).toEqual(['Farm & Ranch', 'Auto', 'Home', 'Business'])
    await close()
  })
})
