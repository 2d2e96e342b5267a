import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { townAddress } from '../../src/routes.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { answerForGoogle, isGoogle } from '../fixtures/google-maps.ts'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

const keys = { MAPS: 'google', MAPS_KEY: 'for-the-server', MAPS_BROWSER_KEY: 'for-browsers', MAPS_ID: 'our-style' }

let site: RealSite
let browser: Browser
beforeAll(async () => {
  site = await startRealSite(keys)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

type Google = (context: BrowserContext) => Promise<string[]>

/** `problems` hold what the browser says of the policy, until axe looks at the page: it puts in styles that no policy of ours allows. */
async function open(path: string, options: BrowserContextOptions = {}, google: Google = answerForGoogle) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  const asked = await google(context)
  const page = await context.newPage()
  await page.addInitScript(waitLonger)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
  await page.goto(site.origin + path)
  return { page, context, asked, problems, close: () => context.close() }
}

/** In the page: ten times the patience of the site, since a busy machine is no slow Google; whoever tests that sets a clock. */
function waitLonger(): void {
  const wait = window.setTimeout.bind(window)
  window.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) =>
    wait(work, ms === 6000 ? 60_000 : ms, ...rest)) as typeof setTimeout
}

const names = (page: Page) => page.locator('.agent-row h3').allTextContents()
const google = (page: Page) => page.locator('.gm-style')
const drawing = (page: Page) => page.locator('agent-map svg.map')
const pin = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number}: `) })
/** "lat lng zoom" as Google's map has them. */
const shown = (page: Page) => page.locator('[data-shown]').getAttribute('data-shown')
async function search(page: Page, name: string) {
  await page.getByLabel('Agent Name').fill(name)
  await page.keyboard.press('Enter')
  await page.getByText(`for “${name}”`).waitFor()
}
const policyOf = async (path: string, cookie = '') =>
  (await fetch(site.origin + path, { headers: { cookie } })).headers.get('content-security-policy') ?? ''

describe("Google's map, where it is configured", () => {
  it('takes the place of the drawing, in its size, with the same buttons, under a policy that allows just it', async () => {
    const { page, asked, problems, close } = await open('/360/find-an-agent?near=Sterling')
    await google(page).waitFor()
    expect(await drawing(page).isVisible()).toBe(false)
    const [first, second] = asked.filter((url) => new URL(url).pathname === '/maps/api/js')
    expect(new URL(first).searchParams.get('key')).toBe('for-browsers')
    expect(second).toBeUndefined()
    const listed = await names(page)
    expect(listed.length).toBeGreaterThan(0)
    const buttons = await page.locator('.google-pins button').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))
    for (const [index, name] of listed.entries()) expect(buttons.join('\n')).toMatch(new RegExp(`\\b${index + 1}\\b[^\\n]*: .*${name}`))
    await page.waitForLoadState('networkidle')
    const hosts = new Set(asked.map((url) => new URL(url).hostname))
    expect([...hosts].sort()).toEqual(['fonts.googleapis.com', 'fonts.gstatic.com', 'maps.googleapis.com'])
    expect(await page.evaluate('typeof googleWorker + googleEval')).toBe('object1')
    expect(problems).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await close()
  })

  it('is exactly where the drawing was, and whoever was on a marker stays on it', async () => {
    const held = Promise.withResolvers<void>()
    const { page, close } = await open('/360/find-an-agent?near=Sterling', {}, (context) => answerForGoogle(context, held.promise))
    await pin(page, 9).waitFor()
    const boxes = () =>
      page.evaluate(() =>
        ['agent-map', '.agent-infos'].map((of) => JSON.stringify(document.querySelector(of)?.getBoundingClientRect().toJSON())),
      )
    const before = await boxes()
    const drawn = await drawing(page).boundingBox()
    await pin(page, 9).focus()
    held.resolve()
    await google(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^9: /)
    expect(await google(page).boundingBox()).toEqual(drawn)
    expect(await boxes()).toEqual(before)
    await close()
  })

  it('tells about the office whose button is pressed, and leads on by number', async () => {
    const { page, problems, close } = await open('/360/find-an-agent?near=Sterling')
    await google(page).waitFor()
    await pin(page, 9).click()
    expect(await pin(page, 9).getAttribute('aria-pressed')).toBe('true')
    expect(await pin(page, 1).getAttribute('aria-pressed')).toBe('false')
    const name = (await names(page))[8]
    const info = page.locator('.agent-info:visible')
    expect(await info.getByRole('heading').textContent()).toBe(name)
    expect(await page.locator('.agent-row.on h3').textContent()).toBe(name)
    expect(problems).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await info.getByRole('link', { name: 'See profile' }).click()
    expect(new URL(page.url()).pathname).toMatch(/^\/360\/agent-details\/\d+$/)
    expect(await page.locator('h1').textContent()).toBe(name)
    await close()
  })

  it('is used by keys: the buttons are reached with Tab and pressed with Enter, focus stays', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling')
    await google(page).waitFor()
    await page.getByRole('region', { name: 'Map of the offices' }).focus()
    const named = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '')
    for (let press = 0; press < 20 && !(await named()).startsWith('9: '); press++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await named()).toMatch(/^9: /)
    expect(await pin(page, 9).getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.agent-info:visible').getByRole('heading').textContent()).toBe((await names(page))[8])
    await close()
  })

  it('picks out the office whose row somebody looks at', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling')
    await google(page).waitFor()
    await page.locator('.agent-row').nth(8).hover()
    await expect.poll(() => pin(page, 9).getAttribute('aria-pressed')).toBe('true')
    await close()
  })

  it('shows apart what lies together, and is zoomed and moved by the buttons under it', async () => {
    const { page, close } = await open('/360/find-an-agent')
    await google(page).waitFor()
    const group = page.getByRole('button', { name: /shows them apart/ }).first()
    const numbers = (await group.textContent())?.split(' ') ?? []
    expect(numbers.length).toBeGreaterThan(1)
    await group.click()
    for (const number of numbers) await expect.poll(() => pin(page, Number(number)).count()).toBe(1)
    const seen = [await shown(page)]
    for (const name of ['Zoom out', 'Look further west', 'Zoom in', 'Show everything']) {
      await page.getByRole('button', { name }).click()
      await expect.poll(async () => seen.includes(await shown(page))).toBe(false)
      seen.push(await shown(page))
    }
    await close()
  })

  /** Three offices: two beside each other, in metres, and one 300 km away, so that both lie on one pixel at first. */
  const showBeside = (page: Page, metres: number) =>
    page.evaluate((north) => {
      const map = document.querySelector<HTMLElement>('agent-map')
      const setting = JSON.parse(map?.dataset.google ?? '{}')
      const lats = [38, 38 + north / 111_320, 40.7]
      const pins = lats.map((lat, index) => ({
        id: index + 1,
        name: `Agent ${index + 1}`,
        sign: `${index + 1}`,
        href: '/',
        place: { lat, lng: -104 },
      }))
      const [parent, next] = [map?.parentElement, map?.nextSibling ?? null]
      if (!map || !parent) throw new Error('There is no map.')
      map.remove()
      map.dataset.google = JSON.stringify({ ...setting, pins })
      parent.insertBefore(map, next)
    }, metres)
  const labels = (page: Page) => page.locator('.google-pins button').evaluateAll((all) => all.map((each) => each.ariaLabel).sort())

  it('shows apart also what lies on one pixel', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling')
    await google(page).waitFor()
    await showBeside(page, 100)
    await expect.poll(() => labels(page)).toEqual(['1 2: Agent 1, Agent 2, shows them apart', '3: Agent 3'])
    await page.getByRole('button', { name: /^1 2: / }).click()
    await expect.poll(() => labels(page)).toEqual(['1: Agent 1', '2: Agent 2', '3: Agent 3'])
    await close()
  })

  it('takes in turn what lies in one house, however close the map is', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling')
    await google(page).waitFor()
    await showBeside(page, 3)
    const zoomOf = async () => Number((await shown(page))?.split(' ')[2])
    for (let zoom = await zoomOf(); zoom < 19; zoom++) {
      expect(await labels(page)).toEqual(['1 2: Agent 1, Agent 2, takes them in turn', '3: Agent 3'])
      // What was pressed before may be out of sight by now.
      await page.locator('.google-pins button').first().dispatchEvent('click')
      expect(await zoomOf()).toBe(zoom)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect.poll(zoomOf).toBe(zoom + 1)
    }
    await close()
  })

  it('opens at the default centre when there is nobody to show, and stays the same map from search to search', async () => {
    const { page, problems, close } = await open('/360/find-an-agent?q=nobody+of+that+name')
    await google(page).waitFor()
    expect(await shown(page)).toBe('46.43734 -109.85292 6')
    await page.getByLabel('Agent Name').fill('whitlock')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '1: Dana Whitlock' }).waitFor()
    expect(await shown(page)).toMatch(/^40\.6\d+ -103\.2\d+ 1\d$/)
    await page.getByLabel('Agent Name').fill('nobody of that name')
    await page.keyboard.press('Enter')
    await expect.poll(() => shown(page)).toBe('46.43734 -109.85292 6')
    expect(await page.locator('.google-pins button').count()).toBe(0)
    // Google charges for each map that is made.
    expect(await page.evaluate('googleMapsMade')).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

  const slowToDraw: Google = async (context) => {
    await context.addInitScript('googleDraws = new Promise((resolve) => { drawGoogle = resolve })')
    return answerForGoogle(context)
  }
  const looks = (page: Page) =>
    page.evaluate(() => [...document.querySelectorAll('style')].filter((each) => each.textContent.includes('.google-pins')).length)

  it('is the map of the next search also when that came before it was drawn', async () => {
    const { page, problems, close } = await open('/360/find-an-agent?near=Sterling', {}, slowToDraw)
    await page.waitForFunction('window.googleMapsMade')
    await search(page, 'whitlock')
    await page.evaluate('drawGoogle()')
    // The drawing has a button of that name as well.
    await google(page).waitFor()
    expect(await drawing(page).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: '1: Dana Whitlock' }).isVisible()).toBe(true)
    expect(await page.locator('.google-pins button').count()).toBe((await names(page)).length)
    expect(await page.evaluate('googleMapsMade')).toBe(1)
    expect(await looks(page)).toBe(1)
    expect(problems).toEqual([])
    await page.evaluate('gm_authFailure()')
    await drawing(page).waitFor()
    await close()
  })

  it('is kept when it is drawn while nobody looks at a map', async () => {
    const { page, close } = await open('/360/find-an-agent', { viewport: { width: 360, height: 740 }, hasTouch: true }, slowToDraw)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.waitForFunction('window.googleMapsMade')
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await search(page, 'whitlock')
    await page.evaluate('drawGoogle()')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await google(page).waitFor()
    expect(await page.getByRole('button', { name: '1: Dana Whitlock' }).isVisible()).toBe(true)
    expect(await page.evaluate('googleMapsMade')).toBe(1)
    await close()
  })

  it('is asked for again when its script came while nobody looked at a map', async () => {
    const held = Promise.withResolvers<void>()
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
    const { page, asked, close } = await open('/360/find-an-agent', phone, (context) => answerForGoogle(context, held.promise))
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect.poll(() => asked.length).toBe(1)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await search(page, 'whitlock')
    held.resolve()
    await page.waitForFunction('window.google?.maps.importLibrary')
    expect(await page.evaluate('window.googleMapsMade')).toBe(undefined)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await google(page).waitFor()
    expect(await page.evaluate('googleMapsMade')).toBe(1)
    expect(await looks(page)).toBe(1)
    await close()
  })

  it('shows one office on its page, where the pin is no button', async () => {
    const { page, problems, close } = await open('/360/agent-details/dana.whitlock@windbreak.example')
    await page.locator('agent-map').scrollIntoViewIfNeeded()
    await google(page).waitFor()
    expect(await page.locator('.google-pins').textContent()).toBe('DW')
    expect(await page.locator('.google-pins button').count()).toBe(0)
    expect(await shown(page)).toMatch(/^40\.6\d+ -103\.2\d+ \d+$/)
    expect(problems).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await close()
  })

  it('is not asked for before the map comes into sight', async () => {
    const { page, asked, close } = await open('/360/find-an-agent?near=Sterling', { viewport: { width: 360, height: 740 }, hasTouch: true })
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await google(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await axeFindings(page)).toEqual([])
    // A search made from the list fits its finds into the map when that is opened again.
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await search(page, 'whitlock')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.getByRole('button', { name: '1: Dana Whitlock' }).waitFor()
    expect(await shown(page)).toMatch(/ 1\d$/)
    await close()
  })
})

describe('the drawing works on', () => {
  const press = async (page: Page) => {
    await pin(page, 9).click()
    return {
      drawing: await drawing(page).isVisible(),
      google: await google(page).isVisible(),
      told: (await page.locator('.agent-info:visible').getByRole('heading').textContent()) === (await names(page))[8],
      stages: await page.getByRole('application', { name: 'Map of the offices' }).count(),
    }
  }
  const works = { drawing: true, google: false, told: true, stages: 1 }

  it('when Google cannot be reached', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling', {}, async (context) => {
      await context.route(
        (url) => isGoogle(url.href),
        (route) => route.abort(),
      )
      return []
    })
    await page.waitForLoadState('networkidle')
    expect(await press(page)).toEqual(works)
    await close()
  })

  it('while Google takes its time, and once it took too long', async () => {
    const held = Promise.withResolvers<void>()
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const asked = await answerForGoogle(context, held.promise)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${site.origin}/360/find-an-agent?near=Sterling`)
    await expect.poll(() => asked.length).toBe(1)
    expect(await press(page)).toEqual(works)
    await page.clock.fastForward('01:00')
    held.resolve()
    await page.waitForFunction('window.google?.maps.importLibrary')
    await page.clock.fastForward('01:00')
    expect(await press(page)).toEqual(works)
    await context.close()
  })

  it('when Google refuses the key, also after its map was there; whoever was on a marker stays on it', async () => {
    const { page, close } = await open('/360/find-an-agent?near=Sterling')
    await google(page).waitFor()
    await pin(page, 9).focus()
    await page.evaluate('gm_authFailure()')
    await drawing(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.ariaLabel)).toMatch(/^9: /)
    expect(await press(page)).toEqual(works)
    // And nothing is tried again for the next search.
    await search(page, 'a')
    expect(await drawing(page).isVisible()).toBe(true)
    expect(await google(page).count()).toBe(0)
    await close()
  })

  it('when Google refuses the key after a search that came while its script was on the way', async () => {
    const held = Promise.withResolvers<void>()
    const { page, asked, close } = await open('/360/find-an-agent?near=Sterling', {}, (context) => answerForGoogle(context, held.promise))
    await expect.poll(() => asked.length).toBe(1)
    await search(page, 'a')
    held.resolve()
    await google(page).waitFor()
    expect(await page.evaluate('googleMapsMade')).toBe(1)
    await page.evaluate('gm_authFailure()')
    await drawing(page).waitFor()
    expect(await press(page)).toEqual(works)
    await close()
  })

  it('when Google refuses the key while the list is shown', async () => {
    const { page, close } = await open('/360/find-an-agent', { viewport: { width: 360, height: 740 }, hasTouch: true })
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await google(page).waitFor()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await search(page, 'whitlock')
    await page.evaluate('gm_authFailure()')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    // As long as Google's map would take to come back.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(await drawing(page).isVisible()).toBe(true)
    expect(await google(page).count()).toBe(0)
    await close()
  })
})

describe('the policy', () => {
  it('names what the guide of Google asks for on pages with a map, with a nonce that no two answers share', async () => {
    const response = await fetch(`${site.origin}/360/agent-details/sample`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}' 'strict-dynamic' 'unsafe-eval' blob:;/)
    for (const part of [
      /style-src 'self' [^;]*'nonce-[\w-]{22}' https:\/\/fonts\.googleapis\.com;/,
      /img-src 'self' data: https:\/\/\*\.googleapis\.com https:\/\/\*\.gstatic\.com https:\/\/\*\.google\.com https:\/\/\*\.googleusercontent\.com;/,
      /font-src 'self' https:\/\/fonts\.gstatic\.com;/,
      /frame-src 'self' https:\/\/\*\.google\.com;/,
      /worker-src blob:/,
    ])
      expect(policy).toMatch(part)
    expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
    const nonceOf = (text: string) => /'nonce-([\w-]+)'/.exec(text)?.[1] ?? ''
    const paths = Array.from({ length: 6 }, () => '/360/agent-details/sample')
    const nonces = (await Promise.all(paths.map((path) => policyOf(path)))).map(nonceOf)
    expect(new Set([...nonces, nonceOf(policy), '']).size).toBe(8)
    expect(await response.text()).toContain(`nonce="${nonceOf(policy)}"`)
  })

  it('stays as it was on every other page, and for whoever edits, who has the drawing', async () => {
    const narrow = /^(?!.*(google|gstatic|nonce|unsafe|frame-src 'self' |worker-src))default-src 'none';/
    const opened: string[] = []
    for (const path of pagePaths) if (!narrow.test(await policyOf(path))) opened.push(path)
    expect(opened).toEqual(['/360/find-an-agent', '/360/agent-details/1', townAddress('sterling-co'), '/360/contact'])
    const cookie = await site.cookieOf('admin')
    expect(await policyOf('/360/find-an-agent', cookie)).not.toMatch(/google|gstatic|unsafe/)
    const html = await (await fetch(`${site.origin}/360/find-an-agent`, { headers: { cookie } })).text()
    expect(html).not.toContain('for-browsers')
  })

  it('and the key of the server reach no browser', async () => {
    const html = await (await fetch(`${site.origin}/360/find-an-agent`)).text()
    expect(html).toContain('for-browsers')
    expect(html).not.toContain('for-the-server')
  })
})

describe('by default', () => {
  it('no browser calls Google, and no policy names it', async () => {
    const own = await startRealSite()
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    try {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      for (const path of ['/360/find-an-agent', '/360/agent-details/dana.whitlock@windbreak.example', '/360/agent-details/sample']) {
        const response = await page.goto(own.origin + path, { waitUntil: 'networkidle' })
        await page.locator('agent-map').scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')
        expect(response?.headers()['content-security-policy']).toMatch(
          /^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src 'self' 'sha256-/,
        )
        expect(response?.headers()['content-security-policy']).not.toMatch(/google|gstatic|nonce|unsafe|frame-src 'self' |worker-src/)
        expect(await page.locator('[data-google], script[nonce]').count()).toBe(0)
      }
      expect(asked.filter((url) => !url.startsWith(own.origin) && !url.startsWith('data:'))).toEqual([])
    } finally {
      await page.close()
      await own.close()
    }
  })
})
