import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
  editor = await desk.open()
})
afterAll(() => desk?.close())

const auto = '/360/auto-insurance'
const seen = async (path: string) => (await fetch(desk.site.origin + path)).text()
const titleIn = (html: string) => /<title>([^<]*)</.exec(html)?.[1]
const open = async () => {
  await editor.page.getByRole('button', { name: 'Edit page details' }).click()
  await editor.page.getByRole('dialog', { name: 'Edit page details' }).waitFor()
}

it('shows how the page will look in results and on shared cards while it is typed, and every visitor has it once it is saved', async () => {
  await editor.visit(auto)
  await open()
  const { panel, page } = editor
  const result = panel.locator('.ed-result')
  expect(await result.locator('b').textContent()).toBe('Auto insurance · Windbreak Mutual')
  expect(await axeFindings(page, 'document')).toEqual([])

  await panel.getByLabel('Title').fill('Car insurance for Colorado roads')
  await panel.getByLabel('Description').fill('Liability, collision, glass and a tow.\nAsk your agent.')
  const title = 'Car insurance for Colorado roads · Windbreak Mutual'
  expect(await result.locator('b').textContent()).toBe(title)
  expect(await panel.locator('.ed-card b').textContent()).toBe(title)
  expect(await panel.locator('.ed-card p').textContent()).toBe('Liability, collision, glass and a tow. Ask your agent.')
  const isSeen = () => panel.locator('.ed-card img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(isSeen).toBe(true)

  expect(titleIn(await seen(auto))).toBe('Auto insurance · Windbreak Mutual')
  await editor.save()
  await editor.visible()
  const html = await seen(auto)
  expect(titleIn(html)).toBe(title)
  expect(html).toContain('<meta name="description" content="Liability, collision, glass and a tow. Ask your agent."/>')
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
  await expect.poll(() => page.title()).toBe(title)
  // Of the words the page came with nobody but those who may edit is told.
  expect(html).not.toContain('own-title')
  expect(html).not.toContain('Page_Details')
})

it('hides a page from search, and says so in its preview; the page itself is there for whoever has the address', async () => {
  await editor.visit(auto)
  await open()
  await editor.panel.getByLabel('Hide this page from search').check()
  await editor.panel.getByText('Search engines are asked to leave this page out.').waitFor()
  await editor.save()
  await editor.visible()
  const html = await seen(auto)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('ld+json')
  expect(await seen('/sitemap-pages.xml')).not.toContain(`${auto}</loc>`)
})

it('keeps a history, and what was not saved as a draft', async () => {
  await editor.visit(auto)
  await open()
  await editor.panel.getByLabel('Title').fill('Never saved')
  await editor.page.keyboard.press('Escape')
  await editor.panel.waitFor({ state: 'detached' })
  await editor.page.reload()
  await editor.page.getByRole('region', { name: 'Editing bar' }).waitFor()
  await open()
  await editor.panel
    .getByRole('button', { name: /Go on with|Use|Continue/ })
    .first()
    .waitFor()
  await editor.panel.getByRole('button', { name: 'History of this section' }).click()
  await editor.panel.getByText('Marlene Ruiz').first().waitFor()
  expect(editor.problems).toEqual([])
})

it('is offered where a page is called by what staff write, and not where its thing says it', async () => {
  for (const [path, offered] of [
    ['/', 1],
    ['/360/about/blog', 1],
    ['/golf', 1],
    ['/360/agent-details/1', 0],
    ['/360/agent-hub', 0],
    ['/search?q=hail', 0],
  ] as const) {
    await editor.visit(path)
    expect([path, await editor.page.getByRole('button', { name: 'Edit page details' }).count()]).toEqual([path, offered])
  }
})

it.each([360, 768, 1280])('fits a window of %i pixels', async (width) => {
  const narrow = await desk.open('admin', { viewport: { width, height: 760 } }, '/360/home-owners-insurance')
  await narrow.page.getByRole('button', { name: 'Edit page details' }).click()
  await narrow.page.locator('.ed-card').scrollIntoViewIfNeeded()
  const wide = await narrow.page.evaluate(() => {
    const bar = document.querySelector('.ed-bar') as HTMLElement
    const body = document.querySelector('.ed-body') as HTMLElement
    return [bar.scrollWidth > bar.clientWidth, body.scrollWidth > body.clientWidth]
  })
  if (process.env.SHOTS) await narrow.page.screenshot({ path: `${process.env.SHOTS}/details-${width}.png` })
  expect(wide).toEqual([false, false])
  await narrow.close()
})
