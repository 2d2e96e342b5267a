import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A login page in a browser of its own; what goes wrong in it fails the test. */
async function openLogin(query = ''): Promise<{ page: Page; problems: string[] }> {
  context = await browser.newContext()
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const page = await context.newPage()
  await page.goto(`${site.origin}/login${query}`)
  return { page, problems }
}

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Azure Login' }).click()])
  await popup.getByRole('heading', { name: 'Who would you like to be?' }).waitFor()
  return popup
}

const choose = (popup: Page, person: string) =>
  Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: person, exact: true }).click()])
const whoIs = (page: Page) => page.evaluate(async () => (await fetch('/auth/me')).json())
const keysOf = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => ({ ...window[name] }) as Record<string, string>, storage)

describe('the popup', () => {
  it('has nothing that axe finds, and fits 320 pixels', async () => {
    const { page } = await openLogin()
    const popup = await openPopup(page)
    await popup.setViewportSize({ width: 320, height: 640 })
    expect(await popup.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
    const found = await popup.evaluate(
      `${axe};axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))`,
    )
    expect(found).toEqual([])
  })
})

describe('signing in', () => {
  it('takes a click on the button and a click on Admin, and ends at the agents’ hub with a session only the server can read', async () => {
    const { page, problems } = await openLogin()
    const popup = await openPopup(page)
    const busy = page.getByRole('button', { name: 'Logging in' })
    expect(await busy.isDisabled()).toBe(true)
    await choose(popup, 'Admin')
    await page.waitForURL('**/360/agent-hub')

    const cookies = await context.cookies()
    const session = cookies.find(({ name }) => name === 'sb_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await keysOf(page, 'localStorage')).toEqual({
      userInfo: JSON.stringify({ account: { username: 'admin@windbreak.example', name: 'Marlene Ruiz' } }),
      az: 'signed-in',
    })
    expect(await keysOf(page, 'sessionStorage')).toEqual({})
    expect(await whoIs(page)).toMatchObject({ person: { name: 'Marlene Ruiz', role: 'admin' } })
    // A browser reports it when one of the two pages takes no part in view transitions.
    expect(problems.filter((problem) => !problem.includes('ViewTransition opt-in'))).toEqual([])
  })

  it.each([
    ['Agent', 'agent'],
    ['Customer', 'signedIn'],
    ['Stranger', 'signedIn'],
  ])('as %s ends at the front page', async (person, role) => {
    const { page } = await openLogin()
    await choose(await openPopup(page), person)
    await page.waitForURL(`${site.origin}/`)
    expect(await whoIs(page)).toMatchObject({ person: { role } })
  })

  it('works by keyboard alone', async () => {
    const { page } = await openLogin()
    await page.getByRole('button', { name: 'Azure Login' }).focus()
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
    await popup.getByRole('button', { name: 'Customer' }).focus()
    await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')])
    await page.waitForURL(`${site.origin}/`)
    expect(await whoIs(page)).toMatchObject({ person: { name: 'Alex Neighbor' } })
  })

  it('answers a click that came before the script of the button', async () => {
    context = await browser.newContext()
    const page = await context.newPage()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/enhance\/enhance-/, (route) => held.then(() => route.continue()))
    await page.goto(`${site.origin}/login`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Azure Login' }).click()
    const [popup] = await Promise.all([page.waitForEvent('popup'), letGo()])
    await choose(popup, 'Stranger')
    await page.waitForURL(`${site.origin}/`)
    expect(await whoIs(page)).toMatchObject({ person: { name: 'Sam Passerby' } })
  })
})

describe('when it does not work out', () => {
  const status = (page: Page) => page.locator('lazy-island [role=status]')

  it('says that the window was closed, and can be tried again', async () => {
    const { page } = await openLogin()
    await (await openPopup(page)).close()
    await expect.poll(() => status(page).textContent()).toBe('The sign-in window was closed before you were signed in. Please try again.')
    await choose(await openPopup(page), 'Stranger')
    await page.waitForURL(`${site.origin}/`)
  })

  it('does not take a slow answer for a closed window', async () => {
    const { page } = await openLogin()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/sandbox-identity/token*', (route) => held.then(() => route.continue()))
    await choose(await openPopup(page), 'Stranger')
    // Longer than a closed window takes to be noticed.
    await page.waitForTimeout(2_000)
    expect(await status(page).textContent()).toBe('')
    expect(await page.getByRole('button', { name: 'Logging in' }).isDisabled()).toBe(true)
    letGo()
    await page.waitForURL(`${site.origin}/`)
  })

  it('says that the browser blocked the window', async () => {
    const { page } = await openLogin()
    await page.evaluate(() => void (window.open = () => null))
    await page.getByRole('button', { name: 'Azure Login' }).click()
    await expect.poll(() => status(page).textContent()).toMatch(/^Your browser blocked the sign-in window/)
    expect(await page.getByRole('button', { name: 'Azure Login' }).isEnabled()).toBe(true)
  })

  it('says where signing in works, when it is not here', async () => {
    const { page } = await openLogin()
    const options = { clientId: 'x', authority: 'https://login.microsoftonline.com/x', scopes: [], metadata: null, nonce: 'x' }
    const redirectUri = 'https://www.windbreak.example/auth/redirect'
    await page.route('**/auth/sign-in-options', (route) => route.fulfill({ json: { status: true, ...options, redirectUri } }))
    await page.getByRole('button', { name: 'Azure Login' }).click()
    await expect
      .poll(() => status(page).textContent())
      .toBe('Signing in works at https://www.windbreak.example only. Please open the site there.')
  })

  it('says what the server refused', async () => {
    const { page } = await openLogin()
    await page.route('**/auth/authenticate', (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), azureToken: 'forged.by.somebody' }) }),
    )
    await choose(await openPopup(page), 'Admin')
    await expect.poll(() => status(page).textContent()).toBe('The sign-in could not be verified. Please try again.')
    expect(await keysOf(page, 'localStorage')).toEqual({})
    // The button gets ready for another try, and so does MSAL; of the token nothing is left.
    const { 'msal.version': _version, ...left } = await keysOf(page, 'sessionStorage')
    expect(left).toEqual({})
  })

  it('says that we cannot be reached', async () => {
    const { page } = await openLogin()
    await page.getByRole('button', { name: 'Azure Login' }).hover()
    await page.route('**/auth/authenticate', (route) => route.abort('internetdisconnected'))
    await choose(await openPopup(page), 'Admin')
    await expect.poll(() => status(page).textContent()).toMatch(/^We cannot be reached right now/)
  })
})
