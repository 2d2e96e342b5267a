import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upcomingDates } from '../../src/content/areas/meeting/meeting-upcoming.ts'
import { needToKnows } from '../../src/content/internal-landing/internal-landing-news.ts'
import { createSandboxProvider } from '../../src/server/identity/sandbox-provider.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { fillQuote, referenceOn, submit } from '../fixtures/forms-on-page.ts'
import { watchScripts } from '../fixtures/script-bytes.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const hub = '/360/agent-hub'
const ownPage = '/360/agent-details/dana.whitlock@windbreak.example'
const agentsWords = 'I have climbed every roof of this county.'

let site: TestApp
let browser: Browser
let staff: Page
beforeAll(async () => {
  site = await startTestApp({
    demo: true,
    pages: await loadBuiltPages('build'),
    provider: await createSandboxProvider(),
    captcha: { kind: 'none' },
  })
  browser = await launchBrowser()
  staff = await signIn('Admin', hub)
  await save(needToKnows, [{ title: 'Hail tonight', date: dayIn(0), url: '/360/faq', asks: true }])
  await save(upcomingDates, [{ title: 'Hail school', date: dayIn(5), place: 'Sterling' }])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** As staff write a day: "Nov 23 2026". */
function dayIn(days: number): string {
  const at = new Date(site.clock.now().getTime() + days * 24 * 3600_000)
  const written = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'America/Denver' })
  return written.format(at).replace(',', '')
}

/** One row like the first of those that come with the site, but for what is given. */
async function save({ page, section, fallback, toWire }: typeof needToKnows | typeof upcomingDates, rows: object[]): Promise<void> {
  const items = rows.map((row) => ({ ...fallback.items[0], ...row }))
  const content = toWire({ ...fallback, items } as never)
  const data = { client: 'windbreak', pageName: page, section, content }
  const answer = await staff.context().request.post(`${site.origin}/api/cms/add-new`, { data, headers: { origin: site.origin } })
  expect(answer.status()).toBe(200)
}

async function open(path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage()
  await page.goto(site.origin + path)
  return page
}

/** As people do it: the button, the window of the sign-in service, a choice there. */
async function signIn(person: 'Admin' | 'Agent' | 'Customer' | 'Stranger', lands: string): Promise<Page> {
  const page = await open('/login')
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Azure Login' }).click()])
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: person, exact: true }).click()])
  await page.waitForURL(site.origin + lands)
  return page
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Posts a form of the hub as that browser would, whether or not the page shows one. */
const wish = (context: BrowserContext, form: Record<string, string>) =>
  context.request.post(site.origin + hub, { form, headers: { origin: site.origin }, maxRedirects: 0 })

describe('the morning of an agent', () => {
  it('signs in, reads, searches, pins, and has a change of their page accepted for everybody to see', async () => {
    const neighbor = await open(`/360/start-a-quote/dana.whitlock@windbreak.example`)
    await fillQuote(neighbor)
    // A person takes a while to fill it in.
    site.clock.advance(60_000)
    await submit(neighbor).click()
    const reference = await referenceOn(neighbor)

    const page = await signIn('Agent', '/')
    await page.goto(`${site.origin}/360/home`)
    await page.getByRole('link', { name: '360 Hub' }).first().click()
    await page.waitForURL(site.origin + hub)
    expect(await part(page, 'Next dates').textContent()).toContain('Hail school')
    expect(await axeFindings(page)).toEqual([])
    const messages = part(page, 'Messages')
    await messages.getByRole('link', { name: /Ellie Brandt/ }).click()
    await page.getByText(reference).first().waitFor()
    await page.goto(site.origin + hub)

    const bulletins = part(page, 'To read')
    await bulletins.getByRole('link', { name: 'Hail tonight' }).click()
    await page.waitForURL(`${site.origin}/360/faq`)
    await page.goto(site.origin + hub)
    // To have looked at it is not to have said so.
    await bulletins.getByRole('button', { name: 'I have read this: Hail tonight' }).click()
    await page.getByText('It is noted that you have read it.').waitFor()
    expect(await bulletins.textContent()).not.toContain('Hail tonight')

    await page.getByRole('searchbox', { name: 'Search the documents' }).fill('odometer')
    await page.keyboard.press('Enter')
    const found = part(page, 'What was found')
    await found.getByText('with one odometer picture').waitFor()
    const document = found.getByRole('listitem').filter({ hasText: 'with one odometer picture' })
    const [download] = await Promise.all([page.waitForEvent('download'), document.getByRole('link').first().click()])
    expect([download.suggestedFilename(), await download.failure()]).toEqual([expect.stringMatching(/\.pdf$/), null])

    await page.goto(site.origin + hub)
    await page.getByRole('button', { name: 'Pin Vehicle change' }).click()
    await part(page, 'Your pins').getByRole('link', { name: 'Vehicle change' }).waitFor()

    const own = part(page, 'Your public page')
    await own.getByText('Change it').click()
    await own.getByLabel('About me').fill(agentsWords)
    await own.getByRole('button', { name: 'Ask for this change' }).click()
    await own.getByText('It waits for an admin.').waitFor()
    expect(await publicWords()).not.toContain(agentsWords)

    await staff.reload()
    const asked = part(staff, 'Agents ask to change their page')
    await asked.locator('summary').click()
    await asked.getByRole('button', { name: 'Accept' }).click()
    await staff.waitForURL(/done=accepted/)
    expect(await publicWords()).toContain(agentsWords)

    await page.goto(site.origin + hub)
    await own.getByText('Marlene Ruiz accepted your change.').waitFor()
    // What they read and pinned is as they left it.
    expect(await bulletins.textContent()).not.toContain('Hail tonight')
    expect(await part(page, 'Your pins').getByRole('link').allTextContents()).toEqual(['Vehicle change'])
    for (const each of [neighbor, page]) await each.context().close()
  })
})

const publicWords = async () => (await fetch(site.origin + ownPage)).text()

describe('the hub', () => {
  it('has its parts in the order of the source, and each link of it leads somewhere or says that it is to be set', async () => {
    const page = await signIn('Agent', '/')
    await page.goto(site.origin + hub)
    const order = await page
      .locator('.agenthub-line h2, .agenthub-cards, .agenthub-grid, .agenthub-rule')
      .evaluateAll((all) => all.map(({ tagName }) => tagName))
    expect(order).toEqual(['H2', 'UL', 'DIV', 'HR', 'DIV'])
    expect(await page.locator('.agenthub-cards > li').count()).toBe(3)
    for (const grid of await page.locator('.agenthub-grid').all()) {
      const many = await grid.locator('> *').count()
      expect([many > 0, many % 3]).toEqual([true, 0])
    }

    const points = page.locator('.agenthub-point')
    const unset = points.filter({ hasNot: page.locator('a, form[action*="/open"]') })
    expect(await unset.count()).toBeGreaterThan(0)
    for (const point of await unset.all()) expect((await point.textContent())?.toLowerCase()).toContain('to be set')
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))])
    expect(hrefs.length).toBeGreaterThan(20)
    const wrong: [string, number][] = []
    for (const href of hrefs) {
      // One that is led away leads nowhere, however well it is answered there.
      const status = (await page.context().request.get(site.origin + href, { maxRedirects: 0 })).status()
      if (status !== 200) wrong.push([href, status])
    }
    expect(wrong).toEqual([])
    await page.context().close()
  })

  it('costs an agent 4 KB of script before the first touch', async () => {
    const page = await signIn('Agent', '/')
    const scripts = watchScripts(page)
    await page.goto(site.origin + hub, { waitUntil: 'networkidle' })
    expect(scripts.bytes()).toBeGreaterThan(0)
    expect(scripts.bytes()).toBeLessThanOrEqual(4096)
    await page.context().close()
  })
})

describe('others', () => {
  const wishes: Record<string, string>[] = [
    { wish: 'confirm', bulletin: 'any' },
    { wish: 'read all', bulletin: 'any' },
    { wish: 'pin', pin: '/360/faq FAQ' },
    { wish: 'propose', base: '1', aboutMe: 'Mine' },
    { wish: 'accept', of: '1', edition: '1' },
  ]

  it.each(['Customer', 'Stranger'] as const)('%s, signed in, has no day, and none of its deeds', async (person) => {
    const page = await signIn(person, '/')
    await page.goto(site.origin + hub)
    expect(new URL(page.url()).pathname).toBe(hub)
    expect(await page.locator('.day').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Pin / }).count()).toBe(0)
    const statuses = await Promise.all(wishes.map(async (each) => (await wish(page.context(), each)).status()))
    expect(statuses).toEqual(wishes.map(() => 403))
    // Nor what a visitor sent to the agent.
    const cases = await page.context().request.get(`${site.origin}/api/desk/cases?client=windbreak`)
    expect(cases.status()).toBe(403)
    await page.context().close()
  })

  it('whoever is not signed in is led away from the hub, from its search and from all that is done there', async () => {
    const page = await open(hub)
    expect(new URL(page.url()).pathname).toBe('/')
    for (const each of wishes) {
      const answer = await wish(page.context(), each)
      expect([answer.status(), answer.headers().location]).toEqual([303, '/'])
    }
    for (const [path, leadsTo] of [
      [`${hub}?q=odometer`, '/'],
      ['/360/inbox', '/login'],
    ]) {
      await page.goto(site.origin + path)
      expect(new URL(page.url()).pathname).toBe(leadsTo)
    }
    await page.context().close()
  })
})
