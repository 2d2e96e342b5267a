import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { xssVectors } from '../fixtures/xss-vectors.ts'
import { startEditingDesk, type EditingDesk } from './editing-desk.ts'
import { button, openArticle, visible } from './writing-articles.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

describe('the preview', () => {
  it('shows what is typed, with the banner of the source, and writing goes on after Back', async () => {
    const { page, close, problems } = await openArticle(desk, '/4')
    await page.getByLabel('Title', { exact: true }).fill('A title only I see')
    await button(page, 'Preview').click()
    await page.waitForURL('**/360/preview')
    const banner = page.getByRole('note')
    expect(await banner.locator('p').textContent()).toBe(
      'You are viewing this page in the preview mode. Please publish it to make it available on the website.',
    )
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('A title only I see')
    expect(await page.locator('.article-cover img').count()).toBe(1)
    expect(await page.locator('.article .lead').count()).toBe(1)
    expect(await page.locator('.article-when time').first().textContent()).toMatch(/^[A-Z][a-z]{2} \d\d \d{4}$/)
    const labels = await page.locator('.article-labels li').allTextContents()
    expect([labels.length > 1, new Set(labels).size]).toEqual([true, labels.length])
    expect(await page.locator('.share a').count()).toBe(3)
    const related = await page.locator('.related a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(related.length).toBeGreaterThan(0)
    for (const href of related) expect(href).toMatch(/^\/360\/about\/blog\/\d+(-|$)/)
    expect(await page.locator('.related h3').count()).toBeLessThanOrEqual(3)
    expect(await axeFindings(page)).toEqual([])
    await banner.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/360/blog-editor/4')
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('A title only I see')
    expect((await visible(desk, 4)).includes('A title only I see')).toBe(false)
    expect(problems).toEqual([])
    await close()
  })

  it('shows nothing that runs, whatever this browser kept', async () => {
    const { page, close } = await desk.open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const richText = [...xssVectors.map(([, html]) => html), ...hostileHtml].map((html) => `${html}<p>.</p>`)
    for (const [number, html] of [richText.join(''), ...richText].entries()) {
      await page.evaluate(
        ([key, kept]) => localStorage.setItem(key, kept),
        ['preview', JSON.stringify({ title: `Draft ${number}.`, subTitle: 'S', richText: html, imageLink: '', tagList: [] })],
      )
      // Written as the page writes it: into the document, by the very code that the page has.
      if (number === 0) await page.goto(`${desk.site.origin}/360/preview`)
      else await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')))
      // Title and text are drawn together: what is looked at is this draft, not the one before.
      await page.locator('h1').getByText(`Draft ${number}.`, { exact: true }).waitFor()
      const faults = await page
        .locator('.article-text')
        .evaluate((text) =>
          [...text.querySelectorAll('*')].flatMap((element) => [
            ...(element.matches('script, style, iframe, svg, math, form, input, object, embed, link, meta, base')
              ? [element.outerHTML]
              : []),
            ...[...element.attributes].flatMap(({ name, value }) =>
              /^on|^style$/.test(name) || /^\s*(javascript|data|vbscript):/i.test(value) ? [`${name}=${value}`] : [],
            ),
          ]),
        )
      expect([html.slice(0, 200), faults]).toEqual([html.slice(0, 200), []])
    }
    expect(asked.filter((url) => /evil|a\.example/.test(url))).toEqual([])
    await close()
  })

  it('says that there is nothing, where nothing is kept', async () => {
    const { page, close } = await desk.open()
    await page.evaluate(() => localStorage.setItem('preview', '{'))
    await page.goto(`${desk.site.origin}/360/preview`)
    await page.getByText('There is nothing to preview on this device.').waitFor()
    const box = (of: string) => page.locator(of).evaluate((each) => each.getBoundingClientRect().toJSON())
    expect((await box('h1')).top - (await box('.site-header')).bottom).toBeGreaterThan(32)
    expect(await axeFindings(page)).toEqual([])
    await close()
  })
})
