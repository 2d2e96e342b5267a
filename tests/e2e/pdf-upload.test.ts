import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { samplePdf } from '../media/pdf-site.ts'

let site: RealSite
let browser: Browser
let page: Page
const problems: string[] = []
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(`${site.origin}/360/about/careers`)
  await page.getByRole('button', { name: 'Edit Apply' }).click()
  await field().waitFor()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const field = () => page.getByRole('group', { name: 'Application form' })
const choose = (name: string, mimeType: string, buffer: Buffer) =>
  field().locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const link = () => page.locator('.apply dd a', { hasText: 'Application form' })

describe('the application form', () => {
  it('says what is no pdf, before and after it is sent', async () => {
    await choose('notes.txt', 'text/plain', Buffer.from('x'))
    await field().getByText('Please select a valid pdf file').waitFor()
    await choose('large.pdf', 'application/pdf', samplePdf(2_097_153))
    await field().getByText('Please choose a pdf file smaller than 2mb').waitFor()
    await choose('half.pdf', 'application/pdf', samplePdf(9000).subarray(0, 5000))
    await field().getByText('Please select a valid pdf file').waitFor()
    expect(await link().getAttribute('href')).not.toContain('half')
    // The browser tells of the refused upload by itself.
    problems.splice(0, problems.length, ...problems.filter((each) => !each.includes('415')))
  })

  it('is uploaded, linked from the page at once, and downloaded by visitors once it is saved', async () => {
    await choose('Apply Here.pdf', 'application/pdf', samplePdf(4000))
    await field().getByText('apply-here.pdf').waitFor()
    const address = (await link().getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/media\/[0-9a-f]{40}\/apply-here\.pdf$/)
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await fetch(`${site.origin}/360/about/careers`)).text(), { timeout: 10_000 }).toContain(address)
    const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate((to) => void location.assign(to), address)])
    expect(download.suggestedFilename()).toBe('apply-here.pdf')
  })

  it('is taken away after a question', async () => {
    await field().getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure to delete this Pdf?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await field().getByText('apply-here.pdf').count()).toBe(1)
    await field().getByRole('button', { name: 'Remove' }).click()
    expect(await axeFindings(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await field().getByText('No pdf yet').waitFor()
    expect(problems).toEqual([])
  })
})
