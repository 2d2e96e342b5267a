import { mkdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jobs } from '../../src/server/db/tables/jobs.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { stopJob, stopMail } from '../fixtures/stopped-jobs.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const path = '/360/stopped-work'
/** Where pictures of the page are put to be looked at, if anywhere. */
const shots = process.env['STOPPED_SHOTS']

let site: TestApp
let browser: Browser
let seats: Seats
let sent = 0
beforeAll(async () => {
  site = await startTestApp({
    worksByItself: false,
    pages: await loadBuiltPages('build'),
    mail: { from: 'desk@windbreak.example', transport: { send: async () => ({ end: 'sent', said: `250 ok ${++sent}` }) } },
  })
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})
beforeEach(async () => {
  await site.app.jobs.settle()
  for (const table of [jobs, mails]) await site.database.db.delete(table)
  sent = 0
})

async function visit(options: { width?: number; script?: boolean }, work: (page: Page) => Promise<void>): Promise<void> {
  const { width = 1280, script = true } = options
  const seat = { viewport: { width, height: 900 }, reducedMotion: 'reduce', javaScriptEnabled: script } as const
  const page = await seats.take(seat, await site.cookieOf('admin'))
  try {
    await work(page)
  } finally {
    await seats.giveBack(page.context())
  }
}

async function shot(page: Page, name: string) {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

/** Three mails, one of them of no use any more, and a night without a backup. */
async function stopSome() {
  const { db } = site.database
  const at = new Date(site.clock.now().getTime() - 3 * 24 * 3600_000)
  const some = [await stopMail(db, { createdAt: at }), await stopMail(db, { kind: 'confirmation' }), await stopMail(db)]
  await db.update(mails).set({ state: 'bounced' }).where(eq(mails.id, some[2].mail))
  await stopJob(db, { kind: 'nightly backup', key: 'repeated', slot: '2026-11-22', error: 'No space is left on the disk of the backups.' })
}

it.each([true, false])('says in plain words what stopped and why, and has it tried again or given up (with script: %s)', async (script) => {
  await stopSome()
  await visit({ script }, async (page) => {
    await page.goto(`${site.origin}/360`)
    await page.locator('.account-desks').getByRole('link', { name: 'Stopped', exact: true }).click()
    await page.getByRole('heading', { name: /^3 mails could not be sent since / }).waitFor()
    const mail = page.getByRole('region', { name: /mails could not be sent/ })
    await mail.getByText('Why?').click()
    expect(await mail.locator('.stopped-jobs > li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Notice to us[^]*Tried 8 times, stopped [^]*connect ECONNREFUSED 127.0.0.1:25[^]*Try again$/),
      expect.stringMatching(/^Confirmation[^]*Try again$/),
      expect.stringMatching(/It was done meanwhile\.$/),
    ])
    await mail.getByRole('button', { name: 'Try again: Confirmation' }).click()
    await page.getByText('It is tried again.', { exact: true }).waitFor()
    await site.app.jobs.settle()
    expect(sent).toBe(1)
    await page.getByRole('heading', { name: /^2 mails could not be sent since / }).waitFor()
    await page.getByText('Give up…').first().click()
    await page.getByText('It is then never done.').first().waitFor()
    await page.getByRole('button', { name: 'Give up for good' }).first().click()
    await page.getByText('It is taken off the list.', { exact: true }).waitFor()
    await site.app.jobs.settle()
    await page.getByRole('button', { name: 'Clear away' }).click()
    await page.getByText('It is taken off the list.', { exact: true }).waitFor()
    await page.getByRole('heading', { name: /^No backup was made since / }).waitFor()
    expect(await page.getByText('could not be sent').count()).toBe(0)
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await page.getByText('Nothing has stopped.').waitFor()
    expect(sent).toBe(1)
  })
})

it.each([360, 768, 1280])('fits a window %d wide, with something and with nothing', async (width) => {
  await visit({ width }, async (page) => {
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.goto(site.origin + path)
    await page.getByText('Nothing has stopped.').waitFor()
    await shot(page, `empty-${width}`)
    expect(await wide()).toBe(width)
    await stopSome()
    await page.goto(`${site.origin}${path}?done=again&many=2&left=late-1,never-1`)
    expect(await page.locator('.stopped-work output').innerText()).toBe(
      '2 are tried again. One was left as it is. Nobody waits for it any more: its time is over. One was left as it is. It is about money, and is never given up.',
    )
    for (const summary of await page.locator('.stopped-work summary').all()) await summary.click()
    await shot(page, `stopped-${width}`)
    expect(await axeFindings(page, "document.querySelector('main')")).toEqual([])
    expect(await wide()).toBe(width)
    const small = await page
      .locator('.stopped-work :is(button, summary)')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length)
    expect(small).toBe(0)
  })
})
