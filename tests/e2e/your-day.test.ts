import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fridayForum, needToKnows, scoreboard } from '../../src/content/internal-landing/internal-landing-news.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import { demoAgents } from '../../src/demo/demo-agents.ts'
import { agentOf } from '../../src/demo/demo-agent.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { judgeAtThreeWidths, phoneWidth } from '../fixtures/judge-at-three-widths.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { insertSentForm } from '../fixtures/sent-forms.ts'
import { png } from '../media/sample-pictures.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'

const path = '/360/agent-hub'
const shots = process.env.DAY_SHOTS
const agentEmail = 'agent@windbreak.example'
const sealing = createSealing(testRing)
const hour = 3600_000

let site: TestApp
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startTestApp({ demo: true, pages: await loadBuiltPages('build') })
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
  await save('/api/cms/add-new-content-item', {
    key: 'agentList',
    primaryKey: 'email',
    content: agent.toWire({ ...agentOf(demoAgents[0]), email: agentEmail }),
  })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function save(to: string, body: object): Promise<void> {
  const answer = await site.post(to, { client: 'windbreak', ...body }, { as: 'admin' })
  expect({ status: answer.status, message: answer.body.message }).toMatchObject({ status: 200 })
}

type Entry = { title: string; date: string; url?: string; asks?: boolean }

const saveNews = (items: Entry[], section = needToKnows) =>
  save('/api/cms/add-new', {
    pageName: section.page,
    section: section.section,
    content: section.toWire({
      ...section.fallback,
      items: items.map((item, index) => ({ pdf: '', url: '', asks: false, id: `n${index}`, ...item })),
    }),
  })

const today = () =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'America/Denver' })
    .format(site.clock.now())
    .replace(',', '')

async function visit(as: TestPerson | 'nobody', { width = 1280, script = false } = {}): Promise<Page> {
  const options = { viewport: { width, height: 900 }, javaScriptEnabled: script, reducedMotion: 'reduce' } as const
  const page = await seats.take(options, as === 'nobody' ? undefined : await site.cookieOf(as))
  await page.goto(site.origin + path)
  return page
}

/** The day as it is shown now is usable by everybody; the rest of the page is another test's. What is opened by `prepare` stays so. */
async function judge(as: TestPerson, name: string, prepare = async (_page: Page) => {}, look?: (page: Page) => Promise<void>) {
  const page = await visit(as, { width: phoneWidth, script: true })
  await page.locator('.day').waitFor()
  await prepare(page)
  await judgeAtThreeWidths(page, {
    within: "document.querySelector('.day')",
    picture: shots && `${shots}/${name}`,
    look: look && (() => look(page)),
  })
  await seats.giveBack(page.context())
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

describe('your day', () => {
  it('is calm when there is nothing', async () => {
    for (const section of [needToKnows, fridayForum, scoreboard]) await saveNews([], section)
    const page = await visit('agent')
    await expect.poll(() => part(page, 'Messages').textContent()).toContain('Nobody waits for an answer.')
    expect(await part(page, 'To read').textContent()).toContain('You have read everything.')
    expect(await part(page, 'Next dates').getByRole('listitem').count()).toBeGreaterThan(0)
    expect(await part(page, 'Your pins').textContent()).toContain('Pin what you use most')
    await seats.giveBack(page.context())
    await judge('agent', 'calm')
  })

  it('is shown to agents and admins, and to nobody else', async () => {
    const customer = await visit('customer')
    expect(new URL(customer.url()).pathname).toBe(path)
    expect(await customer.locator('.day').count()).toBe(0)
    expect(await customer.locator('.day-pinner').count()).toBe(0)
    const nobody = await visit('nobody')
    expect(new URL(nobody.url()).pathname).toBe('/')
    await seats.giveBack(customer.context())
    await seats.giveBack(nobody.context())
  })

  it('leads to who waits for an answer', async () => {
    const at = site.clock.now()
    await insertSentForm(site.database.db, sealing, { agent: agentEmail, reference: 'WM-SOON-0001', receivedAt: at })
    await insertSentForm(site.database.db, sealing, {
      agent: agentEmail,
      reference: 'WM-LATE-0001',
      receivedAt: new Date(at.getTime() - 10 * hour),
      promisedAt: new Date(at.getTime() - 2 * hour),
      sender: { name: 'Harlan Voss', email: 'harlan@example.com', phone: '' },
    })
    const page = await visit('agent')
    const messages = part(page, 'Messages')
    expect(await messages.getByRole('heading').textContent()).toBe('Messages2 not read1 late')
    expect(await messages.getByRole('listitem').first().textContent()).toMatch(/^Harlan VossQuote requestWas due/)
    await messages.getByRole('link', { name: /Harlan Voss/ }).click()
    expect(page.url()).toBe(`${site.origin}/360/inbox?case=WM-LATE-0001`)
    await page.goBack()
    await seats.giveBack(page.context())
  })

  it('keeps a bulletin that asks until somebody says that they have read it, and admins see who did', async () => {
    await saveNews([
      { title: 'Plain news', date: today(), url: '/360/faq' },
      { title: 'More plain news', date: today() },
      { title: 'The office closes at noon', date: today(), asks: true },
    ])
    const page = await visit('agent')
    const bulletins = part(page, 'To read')
    expect(await bulletins.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('The office closes at noon'),
      expect.stringContaining('Plain news'),
      expect.stringContaining('More plain news'),
    ])
    await judge('agent', 'full')
    await bulletins.getByRole('button', { name: 'Done with all of these' }).click()
    await expect.poll(() => bulletins.getByRole('listitem').count()).toBe(1)
    await bulletins.getByRole('button', { name: 'I have read this: The office closes at noon' }).click()
    await expect.poll(() => page.locator('.day-done').textContent()).toContain('It is noted that you have read it.')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('day-done')
    await expect.poll(() => bulletins.textContent()).toContain('You have read everything.')
    await seats.giveBack(page.context())

    const staff = await visit('admin')
    const readers = part(staff, 'Who has read what')
    await readers.getByText('The office closes at noon').click()
    expect(await readers.getByRole('listitem').textContent()).toContain('Dana Whitlock agent@windbreak.example')
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      readers.getByRole('link', { name: 'Everybody, as a sheet (CSV)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('who-has-read.csv')
    await seats.giveBack(staff.context())
  })

  it('keeps what is pinned at hand, without script', async () => {
    const page = await visit('agent')
    await page.getByRole('button', { name: 'Pin Rating desk' }).click()
    const pins = part(page, 'Your pins')
    expect(await pins.getByRole('link', { name: 'Rating desk' }).getAttribute('href')).toBe('https://rating.windbreak.example')
    await page.getByRole('button', { name: 'Pin Vehicle change' }).click()
    await expect.poll(() => pins.getByRole('link').allTextContents()).toEqual(['Rating desk', 'Vehicle change'])
    // What comes with the site is called anew by each build; the pin leads there all the same.
    expect((await fetch(site.origin + (await pins.getByRole('link', { name: 'Vehicle change' }).getAttribute('href')))).status).toBe(200)
    await page.locator('.agenthub-point').getByRole('button', { name: 'Unpin Rating desk' }).click()
    await pins.getByText('Take pins off').click()
    await expect.poll(() => pins.getByRole('link').allTextContents()).toEqual(['Vehicle change'])
    await judge('agent', 'pinned', (shown) => part(shown, 'Your pins').getByText('Take pins off').click())
    await pins.getByRole('button', { name: 'Unpin Vehicle change' }).click()
    await expect.poll(() => pins.getByRole('link').count()).toBe(0)
    await seats.giveBack(page.context())
  })

  it('takes a change of one’s own page to an admin, who sees it side by side, accepts it, and tells why', async () => {
    const page = await visit('agent')
    const own = part(page, 'Your public page')
    await own.getByText('Change it').click()
    await own.getByLabel('About me').fill(' ')
    await own.getByLabel('Languages').fill('English\nSpanish\nGerman')
    await own.getByRole('button', { name: 'Ask for this change' }).click()
    await expect.poll(() => own.locator('.problem').textContent()).toBe('Please enter about me!')
    expect(await page.title()).toMatch(/^Error: Agent hub/)
    expect(await own.getByLabel('Languages').inputValue()).toBe('English\nSpanish\nGerman')
    await own.getByLabel('About me').fill('I know every barn of the county.')
    await own.getByLabel('Day, row 1').fill('Mon - Thu')
    await own.getByLabel('Day, row 2').fill('Friday - Monday')
    await own.getByLabel('Time, row 2').fill('8:30 AM - 5:00 PM')
    await own.getByRole('button', { name: 'Ask for this change' }).click()
    await expect.poll(() => own.textContent()).toContain('It waits for an admin.')
    const form = (shown: Page) => part(shown, 'Your public page')
    await judge(
      'agent',
      'own-page',
      (shown) => form(shown).getByText('Change it').click(),
      async (shown) => {
        const cut = await form(shown)
          .locator('.day-hours input')
          .evaluateAll((inputs) =>
            inputs.filter((each) => each.scrollWidth > each.clientWidth).map((each) => (each as HTMLInputElement).value),
          )
        expect(cut).toEqual([])
      },
    )

    const open = (shown: Page) => part(shown, 'Agents ask to change their page').locator('summary').click()
    await judge('admin', 'proposal', open)
    const staff = await visit('admin', { script: true })
    await staff.locator('.day').waitFor()
    await open(staff)
    const asked = part(staff, 'Agents ask to change their page')
    expect(await asked.getByRole('row').allTextContents()).toEqual([
      'WhatNowAsked for',
      expect.stringMatching(/^About me.*I know every barn of the county\.$/s),
      expect.stringMatching(/^Office hoursMonday - Friday: .*Mon - Thu: /s),
      'LanguagesEnglish, SpanishEnglish, Spanish, German',
    ])
    await asked.getByLabel('A word to the agent (optional)').fill('Thank you.')
    await asked.getByRole('button', { name: 'Accept' }).click()
    await staff.waitForURL(/done=accepted/)
    expect(await asked.textContent()).toContain('No agent asks for a change.')
    await staff.goto(`${site.origin}/360/agent-details/${agentEmail}`)
    expect(await staff.getByText('I know every barn of the county.').count()).toBeGreaterThan(0)
    await seats.giveBack(staff.context())

    await page.reload()
    expect(await own.textContent()).toContain('Marlene Ruiz accepted your change.')
    expect(await own.locator('blockquote').textContent()).toBe('Thank you.')
    await seats.giveBack(page.context())
  })

  it('takes a photo the same way, and says in words what is none', async () => {
    const page = await visit('agent')
    const own = part(page, 'Your public page')
    const choose = async (name: string, buffer: Buffer) => {
      await own.getByLabel('Photo').setInputFiles({ name, mimeType: 'image/png', buffer })
      await own.getByRole('button', { name: 'Ask for this photo' }).click()
    }
    // What is pressed and what is ticked look like it, as elsewhere on the site.
    await own.getByText('Change it').click()
    const heights = [
      await own.getByLabel('Photo').evaluate((input) => getComputedStyle(input, '::file-selector-button').minHeight),
      await own
        .getByRole('checkbox')
        .first()
        .evaluate((box) => getComputedStyle(box).height),
    ]
    expect(heights).toEqual(['44px', '20px'])
    await choose('me.png', Buffer.from('no picture'))
    expect(await page.getByRole('alert').textContent()).toBe('Please choose a JPEG or PNG picture.')
    // Beside the field as well, which is where they are.
    const field = own.getByLabel('Photo')
    expect(
      await field.evaluate((input) => [document.activeElement === input, input.ariaInvalid, input.nextElementSibling?.textContent]),
    ).toEqual([true, 'true', 'Please choose a JPEG or PNG picture.'])
    await choose('me.png', await png(240, 240))
    expect(await page.locator('.day-done').textContent()).toContain('Your change was sent to the admins.')
    await judge('admin', 'photo', async (shown) => {
      const asked = part(shown, 'Agents ask to change their page')
      await asked.locator('summary').click()
      await asked.getByRole('img', { name: 'Photo' }).waitFor()
    })
    await own.getByRole('button', { name: 'Take it back' }).click()
    await expect.poll(() => own.getByRole('button', { name: 'Take it back' }).count()).toBe(0)
    await seats.giveBack(page.context())
  })

  it('lets admins say what agents may change, with a pencil', async () => {
    const staff = await visit('admin', { script: true })
    await staff.getByRole('button', { name: 'Edit What Agents May Change' }).click()
    const panel = staff.getByRole('dialog', { name: 'Edit What Agents May Change' })
    await panel.getByText('What they write waits for an admin, who accepts or declines it on this page.').waitFor()
    await panel.getByText('not at all').click()
    await panel.getByText('They see no form.').waitFor()
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await staff.getByText('Content Saved').first().waitFor()
    await seats.giveBack(staff.context())
    const page = await visit('agent')
    expect(await part(page, 'Your public page').count()).toBe(0)
    await seats.giveBack(page.context())
  })
})
