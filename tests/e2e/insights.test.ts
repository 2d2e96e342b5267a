import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveArticles } from '../../src/server/db/tables/articles.ts'
import { insightCounts } from '../../src/server/db/tables/insights.ts'
import { addDays } from '../../src/nouns/add-days.ts'
import { dayOn } from '../../src/nouns/wall-time.ts'
import type { Counted } from '../../src/server/insights/tally.ts'
import { addCounts } from '../../src/server/insights/write-counts.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { counted } from '../fixtures/counted.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let site: TestApp
let browser: Browser
beforeAll(async () => {
  site = await startTestApp({ demo: true, pages: await loadBuiltPages('build') })
  // The browser of these tests says that no head is on it, which no person's does; what it sends as it leaves names itself by this alone.
  browser = await launchBrowser([`--user-agent=${person}`])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function inContext<T>(
  options: { width?: number; admin?: boolean; scriptless?: boolean },
  work: (page: Page, context: BrowserContext) => Promise<T>,
) {
  const { width = 1280, admin = false, scriptless = false } = options
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: !scriptless,
  })
  if (admin) {
    const [name, value] = (await site.cookieOf('admin')).split('=')
    await context.addCookies([{ name, value, url: site.origin }])
  }
  try {
    return await work(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Four weeks of a site people use, and the four before. */
async function writeWeeks(): Promise<void> {
  const today = dayOn(site.clock.now(), 'America/Denver')
  const row = (day: string, what: Counted['what'], name: string, many: number, ofThem = 0) => ({
    tenant: 'windbreak',
    day,
    what,
    name,
    many,
    ofThem,
  })
  const rows = Array.from({ length: 60 }, (_, i) => addDays(today, -1 - i)).flatMap((day, i) => {
    const busy = 200 + ((i * 37) % 90) + (i < 28 ? 60 : 0)
    return [
      ...Array.from({ length: 24 }, (_, hour) =>
        row(
          day,
          'hour',
          String(hour).padStart(2, '0'),
          hour > 6 && hour < 22 ? busy : 12,
          hour > 6 && hour < 22 ? Math.round(busy / 3) : 2,
        ),
      ),
      row(day, 'page', '/360', busy * 4, busy * 2),
      row(day, 'page', '/360/start-a-quote', 60 + (i % 9), 8),
      row(day, 'page', '/360/agent-details/:id', 90 - i, 3),
      row(day, 'page', '/360/about/blog/12-what-hail-does-to-a-roof-and-what-to-do-the-next-morning', 40, 31),
      row(day, 'source', 'direct', busy),
      row(day, 'source', 'google.com', busy * 2),
      row(day, 'source', 'county-fair.example', 7),
      row(day, 'campaign', 'spring hail', 20),
      row(day, 'device', 'phone', busy * 5, busy * 2),
      row(day, 'device', 'computer', busy * 3, busy),
      row(day, 'robot', 'Googlebot', 120),
      row(day, 'search', 'flood', 5, 5),
      row(day, 'search', 'pay bill', 14, 0),
      row(day, 'form', 'quote opened', 60 + (i % 9)),
      row(day, 'form', 'quote left', 18),
      row(day, 'form', 'quote left phone', 12),
      row(day, 'form', 'quote left email', 6),
      row(day, 'form', 'quote refused email', 3),
      row(day, 'form', 'quote sent', 20 + (i % 5)),
      row(day, 'form', 'contact opened', 22),
      row(day, 'form', 'contact sent', 9),
      row(day, 'vital', 'LCP phone 6', 40),
      row(day, 'vital', 'LCP phone 11', 15),
      row(day, 'vital', 'INP phone 3', 40),
      row(day, 'vital', 'CLS computer 11', 40),
    ]
  })
  await site.database.db.transaction((tx) => addCounts(tx, rows))
}

describe('what a browser tells', () => {
  it('is how quick a page was as it is left, and at which question a form was left, never what was answered', async () => {
    await inContext({}, async (page) => {
      await page.goto(`${site.origin}/360/faq`)
      await page.goto(`${site.origin}/360/start-a-quote`)
      await page.getByLabel('Full name').or(page.locator('[data-question=name] input')).first().fill('Secret Person')
      await page.locator('[data-question=email] input').fill('secret@example.com')
      await page.goto(`${site.origin}/360`)
    })
    await expect.poll(() => counted(site, 'form')).toEqual({ 'quote opened': [1, 0], 'quote left': [1, 0], 'quote left email': [1, 0] })
    await expect.poll(async () => Object.keys(await counted(site, 'vital')).join()).toMatch(/CLS computer \d.*LCP computer \d/)
    expect(JSON.stringify(await site.database.db.select().from(insightCounts))).not.toMatch(/secret/i)
  })
})

describe('the dashboard', () => {
  it('is empty and says so, and then has everything as pictures and as tables', async () => {
    await inContext({ admin: true }, async (page) => {
      await page.goto(`${site.origin}/360/insights?from=2025-01-01&to=2025-01-07`)
      await page.getByText('Nothing was counted on these days.').first().waitFor()
      await page.getByText('Nobody opened the quote form on these days.').waitFor()
      expect(await page.getByText('0 of 0 searches').count()).toBe(0)
      expect(await page.getByRole('img', { name: 'Quotes opened and sent' }).count()).toBe(0)
      expect(await axeFindings(page)).toEqual([])
      await writeWeeks()
      await page.goto(`${site.origin}/360`)
      await page.locator('.utility').getByRole('link', { name: 'Insights', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
      const drawing = page.getByRole('img', { name: 'Visits by day' })
      await expect.poll(() => drawing.count()).toBe(1)
      await page
        .locator('details', { has: page.getByText('As a table') })
        .first()
        .locator('summary')
        .click()
      await expect.poll(() => page.locator('.insights-figure').first().locator('tbody tr').count()).toBe(28)
      expect(await page.locator('.insights-changes').innerText()).toMatch(
        /visits in the last seven days[\s\S]*(?:“Pages of agents”|“Mutual Insurance”)[\s\S]*“flood” 35 times/,
      )
      for (const words of ['flood', 'pay bill', 'google.com', 'Where people stopped', 'Googlebot'])
        await page.locator('.insights').getByText(words).first().waitFor()
      expect(await axeFindings(page)).toEqual([])
    })
  })

  it.each([360, 768, 1280])('stays within a window %i wide', async (width) => {
    await inContext({ admin: true, width }, async (page) => {
      await page.goto(`${site.origin}/360/insights`)
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }))
      expect(scroll).toBeLessThanOrEqual(client)
      expect(await axeFindings(page)).toEqual([])
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/insights-${width}.png`, fullPage: true })
    })
  })

  it('draws a year by its weeks, calls articles by their titles, and says that today is not over', async () => {
    const [article] = await site.database.db
      .select({ id: liveArticles.id, slug: liveArticles.slug, title: liveArticles.title })
      .from(liveArticles)
      .limit(1)
    const today = dayOn(site.clock.now(), 'America/Denver')
    const page = { tenant: 'windbreak', day: addDays(today, -2), what: 'page' as const, ofThem: 1 }
    const numbered = `/360/about/blog/${article.id}`
    await site.database.db.transaction((tx) => addCounts(tx, [{ ...page, name: `${numbered}-${article.slug}`, many: 9000 }]))
    await inContext({ admin: true, width: 360 }, async (admin) => {
      await admin.goto(`${site.origin}/360/insights`)
      await admin.getByText('Today is not over yet').waitFor()
      await admin.getByRole('heading', { name: 'Visits by day' }).waitFor()
      await admin.locator('.key-open', { hasText: 'Today, so far' }).waitFor()
      await admin.getByRole('region', { name: 'Pages', exact: true }).getByRole('link', { name: article.title }).waitFor()
      await admin.getByRole('link', { name: 'A year' }).click()
      await admin.getByRole('heading', { name: 'Visits by week' }).waitFor()
      expect(await admin.locator('.key-open').count()).toBe(0)
      const figures = await admin.locator('.insights-figure', { hasText: /Visits by week|Quotes opened/ }).all()
      expect(await Promise.all(figures.map((figure) => figure.locator('tbody tr').count()))).toEqual([52, 52])
      expect(await admin.locator('.plot-wide rect.plot-hatched').count()).toBe(52)
      expect(await axeFindings(admin)).toEqual([])
      await admin.goto(`${site.origin}/360/insights?from=${addDays(today, -100)}&to=${addDays(today, -1)}`)
      await admin.getByText('The first week is a short one').waitFor()
    })
  })

  it('says of each figure of days nobody came on that there is none to compare', async () => {
    await inContext({ admin: true }, async (page) => {
      await page.goto(`${site.origin}/360/insights?from=2020-01-06&to=2020-01-07`)
      expect(await page.locator('.insights-figures small').allTextContents()).toEqual(Array.from({ length: 5 }, () => 'none to compare'))
    })
  })

  it('says of one day what it is compared with, as a mark where a line would be none', async () => {
    const day = addDays(dayOn(site.clock.now(), 'America/Denver'), -3)
    await inContext({ admin: true }, async (page) => {
      await page.goto(`${site.origin}/360/insights?from=${day}&to=${day}`)
      const drawing = page.getByRole('img', { name: 'Visits by day' })
      await drawing.waitFor()
      expect(await drawing.locator('.plot-point-before').count()).toBe(1)
      await page.goto(`${site.origin}/360/insights?from=${day}&to=${day}&with=nothing`)
      await drawing.waitFor()
      expect(await drawing.locator('.plot-point-before').count()).toBe(0)
    })
  })

  it('says on paper of which days its numbers are, and has its signs there and in somebody’s own colors', async () => {
    await inContext({ admin: true }, async (page) => {
      await page.goto(`${site.origin}/360/insights?from=2025-12-20&to=2026-01-10&with=year`)
      const days = page.getByText('Dec 20, 2025 – Jan 10, 2026, compared with Dec 21, 2024 – Jan 11, 2025.')
      await days.waitFor()
      await page.emulateMedia({ media: 'print' })
      expect(await days.isVisible()).toBe(true)
      expect(await page.getByText('Download as a sheet (CSV)').isVisible()).toBe(false)
      await page.goto(`${site.origin}/360/insights`)
      const signs = page.locator('.insights-key svg > *')
      // Each is drawn in the color of what it stands for: as a ground it would be left out.
      const colors = () =>
        signs.evaluateAll((found) => found.map((each) => [getComputedStyle(each).fill, getComputedStyle(each).stroke].join()))
      const onPaper = await colors()
      expect(onPaper.length).toBeGreaterThanOrEqual(5)
      await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
      expect(await colors()).toEqual(onPaper)
      expect(onPaper).not.toContain('none,none')
    })
  })

  it('keeps the change of a page in sight on a phone', async () => {
    await inContext({ admin: true, width: 360 }, async (page) => {
      await page.goto(`${site.origin}/360/insights`)
      const table = page.getByRole('region', { name: 'Pages', exact: true }).getByRole('group')
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    })
  })

  it('works without script, its days and comparison too', async () => {
    await inContext({ admin: true, scriptless: true }, async (page) => {
      await page.goto(`${site.origin}/360/insights`)
      await page.getByRole('link', { name: '7 days', exact: true }).click()
      await expect.poll(() => page.locator('.insights-figure').first().locator('tbody tr').count()).toBe(7)
      await page.getByLabel('Compare with').selectOption({ label: 'Nothing' })
      await page.getByRole('button', { name: 'Show' }).click()
      await page.waitForURL(/[?&]with=nothing/)
      await expect.poll(() => page.locator('.key-before').count()).toBe(0)
    })
  })
})
