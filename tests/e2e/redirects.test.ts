import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const path = '/360/redirects'
/** Where pictures of the page are put to be looked at, if anywhere. */
const shots = process.env['REDIRECT_SHOTS']

let site: TestApp
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startTestApp({
    demo: true,
    // Else every link may have been looked at before it is shown that they are being looked at.
    worksByItself: false,
    pages: await loadBuiltPages('build'),
    askOutside: async (href) => ({ why: href.includes('gone') ? 'It answers that there is nothing there (404).' : '', certain: true }),
  })
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

type Seen = { width?: number; script?: boolean; as?: 'admin' | 'agent' | 'customer' }

async function visit<T>({ width = 1280, script = true, as = 'admin' }: Seen, work: (page: Page) => Promise<T>): Promise<T> {
  const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce', javaScriptEnabled: script } as const
  const page = await seats.take(options, await site.cookieOf(as))
  try {
    return await work(page)
  } finally {
    await seats.giveBack(page.context())
  }
}

async function shot(page: Page, name: string) {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

const get = (address: string) => fetch(site.origin + address, { redirect: 'manual' })

it.each([true, false])('leads an old address on, asks about another site, and shows what is refused (with script: %s)', async (script) => {
  const old = script ? '/old-with' : '/old-without'
  await visit({ script }, async (page) => {
    await page.goto(site.origin + path)
    const add = async (from: string, to: string) => {
      await page.getByLabel('Old address').fill(from)
      await page.getByLabel('New address').fill(to)
      await page.getByRole('button', { name: 'Add redirect' }).click()
    }
    await add('/360/faq', '/360')
    await page.getByText('There is a page at this address, and visitors are to find it.').waitFor()
    expect(await page.title()).toMatch(/^Error: Redirects/)
    expect(await page.getByLabel('Old address').inputValue()).toBe('/360/faq')
    await add(old, 'https://elsewhere.example/')
    await page.getByText('This leads off our site, to elsewhere.example.').waitFor()
    expect((await get(old)).status).toBe(404)
    await page.getByLabel('Yes, visitors may be led off our site to elsewhere.example').check()
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByText('The redirect is there.').waitFor()
    expect((await get(old)).headers.get('location')).toBe('https://elsewhere.example/')
    await add(`${old}-2`, old)
    await page.getByText(`${old}-2 → ${old} → https://elsewhere.example/`).waitFor()
    await page.goto(site.origin + path)
    await page.getByLabel('Address', { exact: true }).fill(old)
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByText('A redirect of this list leads it to').waitFor()
    await page.getByRole('button', { name: `Remove the redirect from ${old}` }).click()
    await page.getByText('The redirect is gone.').waitFor()
    expect((await get(old)).status).toBe(404)
    // What was removed by mistake is a button away; that it leads off our site is asked again.
    const back = page.getByRole('button', { name: `Bring the redirect from ${old} back` })
    expect(await back.locator('xpath=..').innerText()).toContain('https://elsewhere.example/')
    await back.click()
    await page.getByLabel('Yes, visitors may be led off our site to elsewhere.example').check()
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByText('The redirect is there.').waitFor()
    expect((await get(old)).headers.get('location')).toBe('https://elsewhere.example/')
    await page.goto(`${site.origin}${path}?q=${old}`)
    await page.getByRole('button', { name: `Remove the redirect from ${old}` }).click()
    await page.getByText('The redirect is gone.').waitFor()
    // One is where one was in the list.
    expect(new URL(page.url()).searchParams.get('q')).toBe(old)
    await back.click()
    await page.getByLabel('Yes, visitors may be led off our site to elsewhere.example').check()
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByText('The redirect is there.').waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe(old)
    await page.getByRole('button', { name: `Remove the redirect from ${old}` }).click()
    await page.getByText('The redirect is gone.').waitFor()
  })
})

it.each([true, false])('takes whoever works by keyboard to what was said of each form (with script: %s)', async (script) => {
  await visit({ script }, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.goto(site.origin + path)
    expect(await focused()).not.toContain('The redirect')
    await page.getByLabel('Old address').fill('/360/faq')
    await page.getByLabel('New address').fill('/360')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('There is a page at this address, and visitors are to find it.')
    await page.getByLabel('Old address').fill(`/by-keys-${script}`)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('The redirect is there.')
    await page.getByLabel('Address', { exact: true }).fill(`/by-keys-${script}`)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('A redirect of this list leads it to /360')
    await page.getByLabel('Find a redirect').fill('by-keys')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^All redirects/)
    await page.getByRole('button', { name: `Remove the redirect from /by-keys-${script}` }).press('Enter')
    await expect.poll(focused).toMatch(/^The redirect is gone\./)
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Bring it back')
  })
})

it('fixes an address that was asked for in vain in one click', async () => {
  await fetch(`${site.origin}/farm-and-ranch-insurence.html`, { headers: { referer: 'https://www.neighbor.example/links' } })
  await visit({}, async (page) => {
    await page.goto(site.origin + path)
    await page.getByRole('link', { name: /^Not found/ }).click()
    const row = page.locator('.redirects-rows li', { hasText: '/farm-and-ranch-insurence.html' })
    expect(await row.innerText()).toContain('Linked from www.neighbor.example (1)')
    expect(await row.getByRole('textbox', { name: 'Lead this on to: /farm-and-ranch-insurence.html' }).inputValue()).toBe(
      '/360/farm-&-ranch-insurance',
    )
    await shot(page, 'lost')
    await row.getByRole('button', { name: 'Lead on: /farm-and-ranch-insurence.html' }).click()
    await page.getByText('The redirect is there.').waitFor()
    expect(await row.count()).toBe(0)
    // Which it was is said beside it.
    await page.locator('.redirects-said').getByText('/360/farm-&-ranch-insurance', { exact: true }).waitFor()
  })
  expect((await get('/farm-and-ranch-insurence.html')).headers.get('location')).toBe('/360/farm-&-ranch-insurance')
})

it.each([true, false])('takes back what was led on or left by a slip (with script: %s)', async (script) => {
  const old = `/broshure-${script}`
  await fetch(`${site.origin}${old}`, { headers: { referer: 'https://www.neighbor.example/links' } })
  await visit({ script, width: 360 }, async (page) => {
    const row = page.locator('.redirects-rows li', { hasText: old })
    await expect
      .poll(async () => {
        await page.goto(`${site.origin}${path}?tab=lost`)
        return row.count()
      })
      .toBe(1)
    await row.getByRole('button', { name: `Leave it: ${old}` }).click()
    await page.getByText('It is not shown any more.').waitFor()
    expect(await row.count()).toBe(0)
    const again = page.getByRole('button', { name: `Show it again: ${old}` })
    expect(await again.locator('xpath=..').innerText()).toContain(old)
    await again.click()
    await page.getByText('It is shown again.').waitFor()
    await row.getByRole('textbox').fill('/360/faq')
    await row.getByRole('button', { name: `Lead on: ${old}` }).click()
    await page.getByText('The redirect is there.').waitFor()
    expect((await get(old)).headers.get('location')).toBe('/360/faq')
    const second = await page.context().newPage()
    await second.goto(page.url())
    await page.getByRole('button', { name: `Take it back: ${old}` }).click()
    await page.getByText('The redirect is taken back. The address is shown here again once somebody asks for it.').waitFor()
    expect((await get(old)).status).toBe(404)
    expect(new URL(page.url()).searchParams.get('tab')).toBe('lost')
    await second.getByRole('button', { name: `Take it back: ${old}` }).click()
    await second.getByText('There is nothing to take back any more.').waitFor()
    expect(new URL(second.url()).searchParams.get('tab')).toBe('lost')
    await second.close()
  })
})

it('imports a file after it has shown what becomes of each line', async () => {
  await visit({ width: 360 }, async (page) => {
    await page.goto(`${site.origin}${path}?tab=import`)
    // It is there once it is alive.
    await page.getByLabel('Choose a CSV file').waitFor()
    const sheet = 'from,to\n/csv-1,/360/faq\n/360,/main\n/csv-2,/360/auto-insurance\n'
    await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await expect.poll(() => page.getByLabel('Or paste its lines').inputValue()).toBe(sheet)
    await page.getByRole('button', { name: 'Show what would happen' }).click()
    await page.getByText('2 new · 1 refused').waitFor()
    // A phone shows little of the page: what came of the sheet is where it begins.
    const result = page.getByRole('heading', { name: 'What would happen' })
    await expect.poll(async () => (await result.boundingBox())?.y).toBeLessThan(450)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What would happen')
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await shot(page, 'import-360')
    expect((await get('/csv-1')).status).toBe(404)
    await page.getByRole('button', { name: 'Import 2' }).click()
    await page.getByText('2 redirects were written.').waitFor()
    expect((await get('/csv-2')).headers.get('location')).toBe('/360/auto-insurance')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Take them back' }).click()
    await page.getByText('2 redirects of the sheet were taken back.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
  expect((await get('/csv-2')).status).toBe(404)
})

it.each([
  [false, true, 404],
  [true, true, 301],
  [true, false, 301],
])(
  'imports of a sheet what nobody has to confirm, and the rest only where somebody does (%s, script %s)',
  async (confirmed, script, away) => {
    await visit({ script }, async (page) => {
      await page.goto(`${site.origin}${path}?tab=import`)
      const name = `${confirmed ? 'sure' : 'unsure'}-${script ? 'lively' : 'still'}`
      await page
        .getByLabel(script ? 'Or paste its lines' : 'Paste its lines', { exact: true })
        .fill(`/${name}-1,/360/faq\n/${name}-2,https://elsewhere.example/`)
      await page.getByRole('button', { name: 'Show what would happen' }).click()
      await page.getByText('1 new · 1 to confirm').waitFor()
      const also = page.getByLabel('Also the one that leads off our site, to elsewhere.example')
      await also.setChecked(confirmed)
      // The button says how many it writes.
      await page.getByRole('button', { name: confirmed ? 'Import 2' : 'Import 1', exact: true }).click()
      await page.getByText(confirmed ? '2 redirects were written.' : 'One redirect was written.').waitFor()
      expect([(await get(`/${name}-1`)).status, (await get(`/${name}-2`)).status]).toEqual([301, away])
    })
  },
)

it('finds no link that leads nowhere in what the site begins with, and one that breaks', async () => {
  await visit({}, async (page) => {
    await page.goto(`${site.origin}${path}?tab=broken`)
    await page.getByText('They have not all been looked at yet.').waitFor()
    await page.getByRole('button', { name: 'Look at all links now' }).click()
    await page.getByText('Every link is being looked at.').waitFor()
    await site.app.jobs.settle()
    await page.reload()
    await page.getByText('Every link was looked at.').waitFor()
    expect(await page.locator('.redirects-rows li').allInnerTexts()).toEqual([])
    await page.getByText('Every link leads somewhere.').waitFor()
    const at = new Date().toISOString()
    await site.database.db.execute(
      sql`insert into broken_links (tenant, source, href, title, why, found_at) values ('windbreak', 'section 360_Home/Section_1', '/360/gone', 'Home, Edit Header', 'There is no page.', ${at})`,
    )
    await page.reload()
    await page.getByRole('link', { name: 'Home, Edit Header' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await shot(page, 'broken')
    // It leads to where it is mended, open.
    await page.getByRole('link', { name: 'Home, Edit Header' }).click()
    await page.getByRole('dialog', { name: 'Edit Header' }).waitFor()
    expect(page.url()).toBe(`${site.origin}/360`)
  })
})

it('warns whoever writes under the field of a link that leads nowhere, and keeps nobody from saving', async () => {
  await visit({}, async (page) => {
    await page.goto(`${site.origin}/360`)
    const panel = page.getByRole('dialog', { name: 'Edit Header' })
    const open = () => page.getByRole('button', { name: 'Edit Header' }).click()
    await open()
    await panel.getByLabel('Button 2 link').fill('https://gone.example/page')
    await panel.getByRole('button', { name: /^Save/ }).last().click()
    await expect
      .poll(async () => (await (await fetch(`${site.origin}/360`)).text()).includes('https://gone.example/page'), { timeout: 20_000 })
      .toBe(true)
    await site.app.jobs.settle()
    await page.goto(`${site.origin}${path}?tab=broken`)
    await page.locator('.redirects-rows li', { hasText: 'https://gone.example/page' }).waitFor()
    await page.goto(`${site.origin}/360`)
    await open()
    await panel.getByText('https://gone.example/page: It answers that there is nothing there (404).').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await shot(page, 'editor')
    await panel.getByLabel('Button 2 link').fill('/360/faq')
    await panel.getByText('It answers that there is nothing there').waitFor({ state: 'hidden' })
  })
})

it.each([360, 768, 1280])('is usable by everybody, %d wide, in each of its parts', async (width) => {
  await fetch(`${site.origin}/one-more-${width}-that-is-not-there`)
  await fetch(`${site.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: await site.cookieOf('admin') },
    body: new URLSearchParams({
      from: `/a-rather-long-old-address/with-many-parts/and-a-number-${width}/*`,
      to: '/360/about/our-community',
    }),
  })
  await visit({ width }, async (page) => {
    for (const tab of ['redirects', 'lost', 'broken', 'import']) {
      await page.goto(`${site.origin}${path}?tab=${tab}&test=/one-more`)
      await page.getByRole('heading', { level: 1, name: 'Redirects' }).waitFor()
      expect([tab, await axeFindings(page)]).toEqual([tab, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await shot(page, `${tab}-${width}`)
    }
  })
})

it('leads others to where one signs in, and tells them of no such desk', async () => {
  expect((await get(path)).headers.get('location')).toBe('/login')
  for (const as of ['agent', 'customer'] as const)
    await visit({ as }, async (page) => {
      await page.goto(site.origin + path)
      expect(new URL(page.url()).pathname).not.toBe(path)
      expect(await page.getByRole('heading', { level: 1, name: 'Redirects' }).count()).toBe(0)
      await page.goto(`${site.origin}/360`)
      expect(await page.content()).not.toContain(path)
    })
})
