import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { fillQuote, openForm, picture, referenceOn, submit, tooLargePicture } from '../fixtures/forms-on-page.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'

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

const open = (options = {}) => openForm(seats, `${site.origin}/360/start-a-quote`, options)

const sendCall = '**/api/forms/send'
const filesCall = '**/api/forms/files?*'
const challengeCall = '**/api/forms/challenge?*'

describe('sending', () => {
  it('happens once, however often it is clicked', async () => {
    const { page, sent, close } = await open()
    await fillQuote(page)
    await submit(page).dblclick()
    await submit(page)
      .click({ force: true })
      .catch(() => {})
    await referenceOn(page)
    expect(sent).toHaveLength(1)
    await close()
  })

  it('goes on under the same key when the line was lost, and says so meanwhile', async () => {
    const { page, sent, close } = await open()
    await page.route(sendCall, (route) => route.abort('internetdisconnected'))
    await fillQuote(page)
    await submit(page).click()
    await page.getByText('No connection. We try again until it is sent').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.unroute(sendCall)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    expect(await referenceOn(page)).toMatch(/^WM-/)
    const keys = sent.map((body) => (JSON.parse(body) as { token: string }).token)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await close()
  })

  it('answers with the first reference when the answer was lost on its way', async () => {
    const { page, sent, close } = await open()
    let first = ''
    await page.route(sendCall, async (route) => {
      if (first) return route.continue()
      first = ((await (await route.fetch()).json()) as { reference: string }).reference
      await route.abort('connectionreset')
    })
    await fillQuote(page)
    await submit(page).click()
    expect(await referenceOn(page)).toBe(first)
    expect(sent).toHaveLength(2)
    await close()
  })

  it('shows what the server refuses under its field', async () => {
    const { page, close } = await open()
    await page.route(sendCall, (route) =>
      route.fulfill({
        status: 422,
        json: { status: false, message: 'x', errors: [{ path: 'email', message: 'Please enter valid E-mail' }] },
      }),
    )
    await fillQuote(page)
    await submit(page).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(await page.locator('#quote-email-problem').textContent()).toBe('Please enter valid E-mail')
    await close()
  })
})

describe('what stands before the server, or its limits, refuse', () => {
  it('says why no work is handed out now, and is sent once it is', async () => {
    const { page, sent, close } = await open()
    const message = 'Too many tries. Please wait an hour.'
    await page.route(challengeCall, (route) => route.fulfill({ status: 429, json: { status: false, message } }))
    await fillQuote(page)
    await submit(page).click()
    await page.locator('output.form-wrong').getByText(message).waitFor()
    expect(await submit(page).getAttribute('aria-disabled')).toBe(null)
    expect(sent).toEqual([])
    await page.unroute(challengeCall)
    await submit(page).click()
    await referenceOn(page)
    expect(sent).toHaveLength(1)
    await close()
  })

  it('says that it did not work where a proxy answers with a page of its own, and asks it once', async () => {
    const { page, sent, close } = await open()
    await page.route(sendCall, (route) =>
      route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }),
    )
    await fillQuote(page)
    await submit(page).click()
    await page.locator('output.form-wrong').getByText('That did not work. Nothing is lost: please send it again.').waitFor()
    expect(sent).toHaveLength(1)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ellie Brandt')
    expect(await axeFindings(page)).toEqual([])
    await page.unroute(sendCall)
    await submit(page).click()
    await referenceOn(page)
    await close()
  })
})

describe('files', () => {
  it('are sent as they are chosen; one that is too large is named and stops the form', async () => {
    const { page, sent, close } = await open()
    await fillQuote(page)
    await page.locator('[type=file]').setInputFiles([picture, tooLargePicture])
    await page.getByRole('button', { name: 'Remove roof.png' }).waitFor()
    expect(await page.locator('.file-bad small').textContent()).toBe('File is larger than 5MB')
    expect(await axeFindings(page)).toEqual([])
    await submit(page).click()
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('file')
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Remove truck.png' }).click()
    await submit(page).click()
    await referenceOn(page)
    const { answers } = JSON.parse(sent[0]) as { answers: Record<string, string[]> }
    expect(
      Object.values(answers)
        .flat()
        .filter((answer) => answer.length > 30),
    ).toHaveLength(1)
    await close()
  })

  it('can be cancelled while they go, wait for the line, and can be tried again when they were refused', async () => {
    const { page, close } = await open()
    await page.route(filesCall, (route) => route.abort('internetdisconnected'))
    await page.locator('[type=file]').setInputFiles(picture)
    await page.getByText('No connection. It goes on when that is back.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel roof.png' }).click()
    expect(await page.locator('.file-list li').count()).toBe(0)

    await page.unroute(filesCall)
    await page.route(filesCall, (route) => route.fulfill({ status: 422, json: { status: false, message: 'This picture is damaged.' } }))
    await page.locator('[type=file]').setInputFiles(picture)
    await page.getByText('This picture is damaged.').first().waitFor()
    await page.unroute(filesCall)
    await page.getByRole('button', { name: 'Try roof.png again' }).click()
    await page.getByRole('button', { name: 'Remove roof.png' }).waitFor()
    await expect.poll(() => page.locator('.file-list input[type=hidden]').count()).toBe(1)
    await close()
  })
})

describe('what is typed', () => {
  it('is kept on this device until it is sent, and never a file', async () => {
    const { page, close } = await open()
    await fillQuote(page)
    await page.locator('[type=file]').setInputFiles(picture)
    await page.getByRole('button', { name: 'Remove roof.png' }).waitFor()
    await page.reload()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ellie Brandt')
    expect(await page.getByRole('checkbox', { name: 'Farm & Ranch' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true)
    expect(await page.locator('.file-list li').count()).toBe(0)
    await submit(page).click()
    await referenceOn(page)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('form')))).toEqual([])
    await page.getByRole('link', { name: 'Send another one' }).click()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
    await close()
  })

  it('is kept when it is to be finished later and the line is lost, and is forgotten once the server has it', async () => {
    const { page, context, close } = await open()
    const later = () => page.getByRole('button', { name: 'Save and finish later' }).click()
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('form ')))
    await fillQuote(page)
    await context.setOffline(true)
    await later()
    await page.waitForURL(/^chrome-error:/)
    await context.setOffline(false)
    await page.goto(`${site.origin}/360/start-a-quote`)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ellie Brandt')
    expect(await drafts()).toEqual(['form quote'])
    // A mere link that says so takes nothing from anybody.
    await page.goto(`${site.origin}/360/start-a-quote?kept`)
    await page.goto(`${site.origin}/360/start-a-quote`)
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ellie Brandt')
    await later()
    await page.waitForURL(/kept/)
    await expect.poll(drafts).toEqual([])
    await close()
  })

  it('is gone when somebody clears it', async () => {
    const { page, close } = await open()
    await page.getByLabel('Name', { exact: true }).fill('Ellie Brandt')
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
    await page.reload()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
    await close()
  })
})

describe('a form whose script does not come', () => {
  it('is posted as plain HTML', async () => {
    const { page, sent, close } = await open()
    await page.route('**/form-work*', (route) => route.abort())
    await fillQuote(page)
    await submit(page).click()
    expect(await referenceOn(page)).toMatch(/^WM-/)
    expect(sent).toEqual([])
    await close()
  })
})
