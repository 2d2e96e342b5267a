import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
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

async function open(path: string, options: BrowserContextOptions = {}) {
  const page = await seats.take({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  const context = page.context()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  // Its scripts have run by then.
  await page.goto(site.origin + path)
  return { page, context, problems, close: () => seats.giveBack(context) }
}

const names = (page: Page) => page.locator('.agent-row h3').allTextContents()
const count = (page: Page) => page.locator('#agent-status').textContent()
const search = (page: Page) => new URL(page.url()).search

describe('the search', () => {
  it('begins with everybody by name, ten to a page, and a page further are ten others', async () => {
    const { page, problems, close } = await open('/360/find-an-agent')
    const first = await names(page)
    expect(first).toHaveLength(10)
    expect(first).toEqual(first.toSorted((a, b) => a.localeCompare(b)))
    expect(await count(page)).toMatch(/^24 agents by name, 1 to 10 shown$/)
    await page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('link', { name: 'Next' }).click()
    await page.getByText('11 to 20 shown').waitFor()
    expect(search(page)).toBe('?page=2')
    expect(await names(page)).toHaveLength(10)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('agent-count')
    expect(first).not.toContain((await names(page))[0])
    await page.goBack()
    await page.getByText('1 to 10 shown').waitFor()
    expect(await names(page)).toEqual(first)
    expect(problems).toEqual([])
    await close()
  })

  it('asks nothing anew for a jump on the page, and leaves alone what is typed while it asks', async () => {
    const { page, close } = await open('/360/find-an-agent')
    const asked: string[] = []
    const held = Promise.withResolvers<void>()
    await page.route('**/360/find-an-agent*', async (route) => {
      asked.push(new URL(route.request().url()).search)
      await held.promise
      await route.continue()
    })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**#main')
    const [name, place] = [page.getByLabel('Agent Name'), page.getByLabel('City, ZIP or county')]
    await name.fill('whitlock')
    await name.press('Enter')
    await place.fill('Ster')
    held.resolve()
    await page.getByText('for “whitlock”').waitFor()
    expect(asked).toEqual(['?q=whitlock'])
    expect([await name.inputValue(), await place.inputValue()]).toEqual(['whitlock', 'Ster'])
    await close()
  })

  it('offers places while one types, takes one by keys, and sorts by distance', async () => {
    const { page, problems, close } = await open('/360/find-an-agent')
    const box = page.getByLabel('City, ZIP or county')
    await box.click()
    await page.keyboard.type('ster')
    await page.getByRole('option', { name: /Sterling/ }).waitFor()
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBe('seek-place-list-0')
    await page.keyboard.press('Enter')
    await page.getByText('near Sterling, nearest first').waitFor()
    expect(await box.inputValue()).toMatch(/^Sterling/)
    expect((await names(page))[0]).toBe('Dana Whitlock')
    expect(await page.locator('.agent-row').first().textContent()).toMatch(/Sterling, [\d.]+ miles?/)
    expect(search(page)).toMatch(/^\?near=Sterling/)
    expect(problems).toEqual([])
    await close()
  })

  it('closes the suggestions on Escape and keeps what was typed', async () => {
    const { page, close } = await open('/360/find-an-agent')
    const box = page.getByLabel('City, ZIP or county')
    await box.click()
    await page.keyboard.type('denv')
    const places = page.getByRole('listbox', { name: 'Places' })
    await places.waitFor()
    await page.keyboard.press('Escape')
    expect(await places.count()).toBe(0)
    expect(await box.inputValue()).toBe('denv')
    await close()
  })

  it('finds a name by a part of it, whatever its accents', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await page.getByLabel('Agent Name').fill('jose')
    await page.keyboard.press('Enter')
    await page.getByText('for “jose”').waitFor()
    expect(await names(page)).toEqual(['José Arellano'])
    expect(search(page)).toBe('?q=jose')
    await close()
  })

  it('keeps the time of the week somebody came with until it is given up, beside "Open now"', async () => {
    const { page, problems, close } = await open('/360/find-an-agent?open=sat-early')
    const [then, now] = [page.getByLabel('Open on Saturdays before eight'), page.getByLabel('Open now')]
    const chosen = async () => [await then.isChecked(), await now.isChecked()]
    const both = ['Amos Fielding', 'Miles Redfern']
    expect([await names(page), await chosen()]).toEqual([both, [true, false]])
    expect(await axeFindings(page)).toEqual([])
    await page.getByText('Open on Saturdays before eight').click()
    await page.getByText('24 agents').waitFor()
    expect([search(page), await chosen()]).toEqual(['', [false, false]])
    await page.getByText('Open on Saturdays before eight').click()
    await page.getByText('2 agents').waitFor()
    expect([search(page), await names(page), await chosen()]).toEqual(['?open=sat-early', both, [true, false]])
    expect(problems).toEqual([])
    await close()
  })

  it('filters by language and line, says when nobody is left, and clears the filters', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling')
    await page.getByLabel('Language').selectOption('Spanish')
    await page.waitForURL('**language=Spanish')
    const rows = page.locator('.agent-row')
    await expect.poll(() => rows.filter({ hasNotText: 'Spanish' }).count()).toBe(0)
    expect(await rows.count()).toBeGreaterThan(0)
    await page.getByLabel('Kind of insurance').selectOption('annuities')
    await page.waitForURL('**line=annuities')
    await page.getByLabel('Agent Name').fill('nobody of that name')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('for “nobody of that name”').waitFor()
    await page.getByText('No agent matches all of that').waitFor()
    expect(await count(page)).toMatch(/^No agents/)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Clear the filters' }).click()
    await page.getByText('24 agents').waitFor()
    expect(search(page)).toBe('?near=Sterling')
    expect(await page.getByLabel('Language').inputValue()).toBe('')
    expect(await page.getByLabel('Agent Name').inputValue()).toBe('')
    await close()
  })

  it('says so when a place is not known, and shows everybody', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await page.getByLabel('City, ZIP or county').fill('Atlantis')
    await page.keyboard.press('Enter')
    await page.getByText('We do not know “Atlantis”').waitFor()
    expect(await count(page)).toMatch(/^24 agents by name/)
    expect(await axeFindings(page)).toEqual([])
    await close()
  })

  it('asks the browser where it is only after a click, and sorts from there', async () => {
    const { page, close } = await open('/360/find-an-agent', {
      geolocation: { latitude: 40.6255, longitude: -103.2077 },
      permissions: ['geolocation'],
    })
    await page.evaluate(() => {
      const real = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...given) => {
        document.body.dataset.asked = 'yes'
        real(...given)
      }
    })
    await page.getByLabel('City, ZIP or county').fill('Denver')
    expect(await page.evaluate(() => document.body.dataset.asked)).toBeUndefined()
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('near you, nearest first').waitFor()
    expect((await names(page))[0]).toBe('Dana Whitlock')
    expect(search(page)).toBe('?lat=40.63&lng=-103.21')
    await close()
  })

  it('helps on when the browser does not tell', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Your browser did not tell us where you are').waitFor()
    expect(search(page)).toBe('')
    await close()
  })

  it('is a plain form without JavaScript', async () => {
    const { page, close } = await open('/360/find-an-agent', { javaScriptEnabled: false })
    await page.getByLabel('City, ZIP or county').fill('80751')
    await page.getByLabel('Kind of insurance').selectOption('farm')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(async () => (await names(page))[0]).toBe('Dana Whitlock')
    expect(await page.getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false)
    await page.locator('.map-pin').first().click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/360\/agent-details\/\d+$/)
    await close()
  })

  it('is where the home page leads with a ZIP code', async () => {
    const { page, close } = await open('/360')
    await page.getByLabel('Your ZIP code').fill('80751')
    await page.getByRole('button', { name: 'Show agents' }).click()
    await page.getByText('nearest first').waitFor()
    await expect.poll(async () => (await names(page))[0]).toBe('Dana Whitlock')
    await close()
  })
})

describe('the map', () => {
  it('has a button for each office, which tells about it and leads on by number', async () => {
    const { page, problems, close } = await open('/360/find-an-agent?near=Sterling')
    const pin = page.getByRole('button', { name: /^9: / })
    await pin.click()
    expect(await pin.getAttribute('aria-pressed')).toBe('true')
    const name = (await names(page))[8]
    const info = page.locator('.agent-info:visible')
    expect(await info.getByRole('heading').textContent()).toBe(name)
    expect(await page.locator('.agent-row.on h3').textContent()).toBe(name)
    expect(await axeFindings(page)).toEqual([])
    await info.getByRole('link', { name: 'See profile' }).click()
    expect(new URL(page.url()).pathname).toMatch(/^\/360\/agent-details\/\d+$/)
    expect(await page.locator('h1').textContent()).toBe(name)
    expect(problems).toEqual([])
    await close()
  })

  it('puts offices that overlap into one marker and shows them apart', async () => {
    const { page, close } = await open('/360/find-an-agent')
    const group = page.getByRole('button', { name: /shows them apart/ }).first()
    const numbers = (await group.textContent())?.split(' ') ?? []
    await group.click()
    expect(numbers.length).toBeGreaterThan(1)
    for (const number of numbers) await expect.poll(() => page.getByRole('button', { name: new RegExp(`^${number}: `) }).count()).toBe(1)
    await close()
  })

  it('zooms and pans by buttons, keys, wheel and mouse', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling')
    const box = () => page.locator('agent-map svg').first().getAttribute('viewBox')
    const map = page.getByRole('application')
    const began = await box()
    const seen = [began]
    const changed = async (does: () => Promise<unknown>) => {
      await does()
      await expect.poll(async () => seen.includes(await box())).toBe(false)
      seen.push(await box())
    }
    await changed(() => page.getByRole('button', { name: 'Zoom in' }).click())
    await changed(() => page.getByRole('button', { name: 'Look further west' }).click())
    await map.focus()
    await changed(() => page.keyboard.press('+'))
    await changed(() => page.keyboard.press('ArrowDown'))
    await map.hover()
    await changed(() => page.mouse.wheel(0, -200))
    const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {}
    await changed(async () => {
      await page.mouse.move(x + width * 0.3, y + height * 0.9)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.6, y + height * 0.7, { steps: 4 })
      await page.mouse.up()
    })
    await map.focus()
    await page.keyboard.press('0')
    await expect.poll(box).toBe(began)
    await close()
  })

  it('follows two fingers: closer as they part, along as they move together; one finger leaves the whole state to the page', async () => {
    const { page, context, close } = await open('/360/find-an-agent', { hasTouch: true })
    const window = async () => ((await page.locator('agent-map svg').first().getAttribute('viewBox')) ?? '').split(' ').map(Number)
    const stage = page.getByRole('application')
    expect(await page.getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true)
    await stage.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
    const touch = await context.newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [across: number, down: number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([across, down], id) => ({ id, x: x + width * across, y: y + height * down })),
      })
    const whole = await window()

    await fingers('touchStart', [0.3, 0.9])
    for (const across of [0.33, 0.38, 0.45]) await fingers('touchMove', [across, 0.9])
    await fingers('touchEnd')
    expect(await window()).toEqual(whole)

    await fingers('touchStart', [0.45, 0.9], [0.55, 0.9])
    for (const part of [0.06, 0.1, 0.15]) await fingers('touchMove', [0.5 - part, 0.9], [0.5 + part, 0.9])
    await expect.poll(async () => (await window())[2]).toBeLessThan(whole[2] * 0.35)
    const near = await window()
    for (const along of [0.03, 0.07, 0.1]) await fingers('touchMove', [0.35 + along, 0.9], [0.65 + along, 0.9])
    await fingers('touchEnd')
    await expect.poll(async () => Math.abs((await window())[0] - (near[0] - near[2] * 0.1))).toBeLessThan(near[2] * 0.02)
    expect(Math.abs((await window())[2] - near[2])).toBeLessThan(near[2] * 0.02)
    await close()
  })

  it('is behind a switch on a phone, the list first', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling', { viewport: { width: 360, height: 740 }, hasTouch: true })
    expect(await page.locator('agent-map').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    expect(await page.locator('agent-map').isVisible()).toBe(true)
    expect(await page.locator('.agent-list').isVisible()).toBe(false)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await close()
  })
})

describe('an agent', () => {
  it('is led to from the list by e-mail, and can be rung, written to and saved', async () => {
    const { page, problems, close } = await open('/360/find-an-agent?near=Sterling')
    await page.getByRole('link', { name: 'Dana Whitlock' }).first().click()
    expect(new URL(page.url()).pathname).toBe('/360/agent-details/dana.whitlock@windbreak.example')
    expect(await page.getByRole('link', { name: '(970) 555-0142' }).first().getAttribute('href')).toBe('tel:+19705550142')
    expect(await page.locator('a[href^="mailto:"]').getAttribute('href')).toBe('mailto:dana.whitlock@windbreak.example')
    expect(await page.locator('.agent-hours tr').last().textContent()).toBe('Also By Appointment')
    const card = await page.request.get(site.origin + (await page.getByRole('link', { name: 'Save to my contacts' }).getAttribute('href')))
    expect(card.headers()['content-type']).toContain('text/vcard')
    expect(await card.text()).toContain('FN:Dana Whitlock')
    await page.getByRole('link', { name: 'Start a Quote', exact: true }).click()
    await page.waitForURL('**/360/start-a-quote/dana.whitlock@windbreak.example')
    expect(await axeFindings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('is the same by number, and tells search engines about an office', async () => {
    const html = await (await fetch(`${site.origin}/360/agent-details/1`)).text()
    expect(html).toContain('Dana Whitlock')
    expect(html).toContain('<link rel="canonical" href="' + site.origin + '/360/agent-details/dana.whitlock@windbreak.example"')
    const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/gs)].map(([, json]) => JSON.parse(json))
    expect(told).toContainEqual(expect.objectContaining({ '@type': 'InsuranceAgency', email: 'dana.whitlock@windbreak.example' }))
  })

  it('that nobody knows is a 404 that leads back to the search', async () => {
    const response = await fetch(`${site.origin}/360/agent-details/nobody@windbreak.example`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('action="/360/find-an-agent"')
    for (const odd of ['%00', 'a%00b@windbreak.example']) expect((await fetch(`${site.origin}/360/agent-details/${odd}`)).status).toBe(404)
  })

  it('has a sample page with four kinds of insurance', async () => {
    const { page, close } = await open('/360/agent-details/sample')
    expect(await page.locator('.agent-products li').count()).toBe(4)
    expect(await axeFindings(page)).toEqual([])
    await close()
  })

  it('is found and opened by keyboard alone', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**#main')
    for (let press = 0; press < 6 && (await page.evaluate(() => document.activeElement?.id)) !== 'seek-name'; press++)
      await page.keyboard.press('Tab')
    await page.keyboard.type('whitlock')
    await page.keyboard.press('Enter')
    await page.getByText('for “whitlock”').waitFor()
    for (let press = 0; press < 16 && (await page.evaluate(() => document.activeElement?.textContent)) !== 'Dana Whitlock'; press++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/agent-details/dana.whitlock@windbreak.example')
    expect(await page.locator('h1').textContent()).toBe('Dana Whitlock')
    await close()
  })
})
