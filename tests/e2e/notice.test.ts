import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

const storm = 'Hail from Sterling to Holyoke. Take pictures before you cover anything.'

let desk: EditingDesk
let editor: Editor
let visitor: Page
beforeAll(async () => {
  desk = await startEditingDesk()
  editor = await desk.open('admin', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  visitor = (await editor.context.browser()?.newPage({ reducedMotion: 'reduce' })) as Page
})
afterAll(() => desk?.close())

const notice = (page: Page) => page.getByRole('region', { name: 'Emergency', exact: true })

async function open(path: string, page = visitor) {
  await page.goto(desk.site.origin + path)
}

async function write(text: string) {
  await editor.visit('/360')
  await editor.edit('Edit Notice')
  await editor.panel.getByLabel('Text', { exact: true }).fill(text)
}

describe('a notice over every page', () => {
  it('is switched on from a phone, seen on the page while it is written, and by visitors once it is saved', async () => {
    expect(await editor.page.locator('.notice-state').textContent()).toBe('No notice is shown to visitors.')
    await editor.edit('Edit Notice')
    await editor.panel.getByText('Show the notice', { exact: true }).click()
    await editor.panel.getByLabel('Text', { exact: true }).fill(storm)
    await editor.panel.getByText('Emergency', { exact: true }).click()
    await editor.panel.getByLabel('Words of the link').fill('What to do first')
    await editor.panel.getByLabel('Link', { exact: true }).fill('/360/how-to-claim-file')
    await notice(editor.page).getByText(storm).waitFor({ state: 'attached' })
    await editor.save()
    await editor.visible()
    for (const path of ['/', '/360', '/golf', '/360/pay', '/360/about/blog', '/no-such-page']) {
      await open(path)
      expect([path, await notice(visitor).textContent()]).toEqual([path, `Emergency: ${storm} What to do first`])
    }
    expect(editor.problems).toEqual([])
  })

  it.each([360, 768, 1280])('is the first thing on the page, whole and readable at %s px', async (width) => {
    await visitor.setViewportSize({ width, height: 800 })
    await open('/360')
    const box = await notice(visitor).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width })
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axeFindings(visitor, 'document.querySelector("site-notice")')).toEqual([])
  })

  it('is closed by whoever has read it, stays closed on every page before anything is painted, and comes back when it changes', async () => {
    await open('/360')
    await visitor.getByRole('button', { name: 'Close this notice' }).press('Enter')
    await notice(visitor).waitFor({ state: 'hidden' })
    expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('main')
    // Without the small script, whose work it would be too late: what hides it is in the page.
    await visitor.route('**/enhance-*.js', (route) => route.abort())
    await open('/golf')
    expect(await notice(visitor).isVisible()).toBe(false)
    await visitor.unroute('**/enhance-*.js')
    await write('The hail has passed.')
    await editor.save()
    await editor.visible()
    await open('/golf')
    expect(await notice(visitor).textContent()).toContain('The hail has passed.')
  })

  it('is in sight for whoever is at the top of a page and loads it again', async () => {
    const set = async (shown: boolean) => {
      await editor.visit('/360')
      await editor.edit('Edit Notice')
      await editor.panel.getByLabel('Show the notice').setChecked(shown)
      await editor.save()
      await editor.state.filter({ hasText: shown ? 'Visible to visitors since' : 'Saved. Visitors do not see it now.' }).waitFor()
    }
    await set(false)
    await visitor.setViewportSize({ width: 360, height: 780 })
    await open('/360')
    await visitor.waitForLoadState('load')
    expect(await notice(visitor).count()).toBe(0)
    await set(true)
    // Before the browser has put the page where it was, it is at the top anyway.
    await visitor.addInitScript(() => {
      const been: number[] = []
      Object.assign(window, { been })
      addEventListener('scroll', () => been.push(Math.round(scrollY)))
    })
    const been = () => visitor.evaluate(() => (window as unknown as { been: number[] }).been)
    await visitor.reload()
    const height = Math.round((await notice(visitor).boundingBox())!.height)
    await expect.poll(been).toContain(height)
    await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0)
    // Whoever comes by a link, and scrolls by just as much, is not led back.
    await open('/360')
    await visitor.waitForLoadState('load')
    await visitor.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height)
    await expect.poll(been).toContain(height)
    await visitor.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await visitor.evaluate(() => scrollY)).toBe(height)
    // Whoever reads further down stays where they read.
    await visitor.evaluate(() => scrollTo(0, 1_000))
    await visitor.reload()
    await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(1_000)
  })

  it('is there without JavaScript, with no button that does nothing', async () => {
    const context = await editor.context.browser()!.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await open('/360', page)
    await notice(page).waitFor()
    expect(await page.getByRole('button', { name: 'Close this notice' }).isVisible()).toBe(false)
    await context.close()
  })

  it('says what is missing, and when it will begin', async () => {
    await write(' ')
    await editor.panel
      .getByRole('button', { name: /^(Save|Add|\d)/ })
      .last()
      .click()
    await editor.panel.getByText('Please enter what the notice says!').first().waitFor()
    await editor.panel.getByLabel('Text', { exact: true }).fill('Closed on Friday.')
    await editor.panel.getByLabel('From').fill('2099-11-27T08:00')
    await editor.save()
    await editor.state.filter({ hasText: 'Saved. Visitors do not see it now.' }).waitFor()
    await editor.page
      .locator('.notice-state', { hasText: 'Waits: visitors see it from Nov 27, 2099, 8:00 AM.' })
      .waitFor({ state: 'attached' })
    await open('/360')
    expect(await visitor.content()).not.toContain('Closed on Friday.')
  })

  it('is taken away without a word of what visitors see, since they see nothing', async () => {
    await editor.visit('/360')
    await editor.edit('Edit Notice')
    await editor.panel.getByLabel('From').fill('')
    await editor.save()
    await editor.visible()
    await editor.panel.getByText('Show the notice', { exact: true }).click()
    await editor.save()
    await editor.state.filter({ hasText: 'Saved. Visitors do not see it now.' }).waitFor()
    expect(await editor.panel.getByText('Visible to visitors').count()).toBe(0)
    await editor.visit('/360')
    await editor.edit('Edit Notice')
    await editor.state.filter({ hasText: 'No changes. Visitors do not see it now.' }).waitFor()
    await open('/360')
    expect(await visitor.content()).not.toContain('Closed on Friday.')
  })

  it('says under its end that this is past, and on whose clocks a time is read by somebody far from them', async () => {
    const far = await desk.open('admin', {
      timezoneId: 'Asia/Tokyo',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await far.edit('Edit Notice')
    const until = far.panel.getByLabel('Until', { exact: true })
    const past = far.panel.getByText('This is past: visitors do not see the notice.')
    await far.panel.getByText('Empty: until you switch it off. On the clocks of Mountain Time.').waitFor()
    await far.panel.getByText('Empty: at once. On the clocks of Mountain Time.').waitFor()
    await until.fill('2020-11-27T08:00')
    await past.waitFor()
    // Whoever comes to it later hears it with the hint.
    expect(await until.getAttribute('aria-describedby')).toMatch(/-hint \S+-past$/)
    await until.fill('2099-11-27T08:00')
    await past.waitFor({ state: 'detached' })
    // Of an hour that clocks show twice the first counts, and one that they skip comes when they have skipped it.
    await far.page.clock.setFixedTime('2026-11-01T08:15:00Z')
    await until.fill('2026-11-01T01:30')
    await past.waitFor()
    await far.page.clock.setFixedTime('2027-03-14T09:10:00Z')
    await until.fill('2027-03-14T02:30')
    await past.waitFor({ state: 'detached' })
    expect(await axeFindings(far.page, 'document.querySelector(".ed-panel")')).toEqual([])
    await far.throwAway()
    expect(far.problems).toEqual([])
    await far.close()
    // Whoever is there needs no word of it.
    await editor.visit('/360')
    await editor.edit('Edit Notice')
    await editor.panel.getByText('Empty: at once.', { exact: true }).waitFor()
  })

  it('is not saved with half a day for none', async () => {
    const wide = await desk.open('admin')
    await wide.edit('Edit Notice')
    const until = wide.panel.getByLabel('Until', { exact: true })
    await until.focus()
    await wide.page.keyboard.type('1127')
    await wide.save()
    await wide.panel.getByText('Please enter a day and a time.').first().waitFor()
    await until.fill('2099-11-28T08:00')
    await wide.save()
    await wide.state.filter({ hasText: 'Saved. Visitors do not see it now.' }).waitFor()
    expect(wide.problems).toEqual([])
    await wide.close()
  })
})
