import { and, eq } from 'drizzle-orm'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleKey } from '../../src/nouns/articles/article-keys.ts'
import { instantsOf, wallTimeAt } from '../../src/nouns/wall-time.ts'
import { articleSchedules, articleStates } from '../../src/server/db/tables/articles.ts'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { askBlogs, blog, emptyDesk, fillLive } from '../fixtures/article-desk.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

const shots = process.env.DESK_SHOTS
const zone = 'America/Denver'
const day = 24 * 3600_000

let site: TestApp
let blogs: ReturnType<typeof askBlogs>
let browser: Browser
let seats: Seats
beforeAll(async () => {
  browser = await launchBrowser()
  site = await startTestApp({ pages: await loadBuiltPages('build') })
  seats = createSeats(browser, site.origin)
  blogs = askBlogs(site)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})
// The site begins anew for each: what one does to titles, topics and numbers is nothing to the others.
beforeEach(async () => {
  await emptyDesk(site)
  await blogs.begin()
})
afterEach(() => seats.giveBackAll())

type Visit = { as?: TestPerson; width?: number; script?: boolean }

/** The desk as somebody signed in has it, alive unless it is asked for without script. */
async function visit(query = '', { as = 'admin', width = 1280, script = true }: Visit = {}) {
  const options: BrowserContextOptions = {
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
    // Far from the clocks of the insurer, which are those that count.
    timezoneId: 'Asia/Tokyo',
    permissions: ['clipboard-read', 'clipboard-write'],
  }
  const page = await seats.take(options, await site.cookieOf(as))
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await page.goto(`${site.origin}/360/blog-settings${query}`)
  if (script) await page.locator('.blogs[data-alive]').waitFor()
  return Object.assign(page, { troubles })
}

/** Looks whether everybody can use it as it is shown now, that nothing hangs over the side, and keeps a picture where one is wanted. */
async function isSound(page: Page, name: string) {
  expect([name, await axeFindings(page)]).toEqual([name, []])
  expect([name, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([name, 0])
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: !(await page.locator('dialog[open]').count()) })
}

const titles = (page: Page) => page.locator('.blogs-title').allTextContents()
const rowOf = (page: Page, title: string) =>
  page.locator('tr[data-row]').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const said = (page: Page) => page.locator('.blogs-said')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
const stateOf = async (id: number) => (await site.database.db.select().from(articleStates).where(eq(articleStates.id, id)))[0]
const schedulesOf = (article: number) =>
  site.database.db
    .select()
    .from(articleSchedules)
    .where(and(eq(articleSchedules.article, article), eq(articleSchedules.state, 'waiting')))
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '')

async function more(page: Page, title: string, what: string) {
  await page.locator(`summary[aria-label="More for ${title}"]`).click()
  await rowOf(page, title).getByRole('button', { name: what }).click()
}

/** What a new visitor is told at the address of an article. */
const visitorSees = async (id: number) => (await fetch(`${site.origin}/api/blog/published/${id}`)).status

describe('who it is for', () => {
  it.each(['agent', 'customer', 'stranger', 'otherAdmin'] as const)('answers %s as if it were not there', async (as) => {
    const answer = await fetch(`${site.origin}/360/blog-settings`, { headers: { cookie: await site.cookieOf(as), accept: 'text/html' } })
    expect(answer.status).toBe(404)
  })

  it('is shown whatever its address asks for: a text that no database keeps is as if it were not there', async () => {
    for (const query of ['author=a%00b', 'search=a%00b', 'topic=%00', 'status=%00', 'page=%00']) {
      const answer = await fetch(`${site.origin}/360/blog-settings?${query}`, { headers: { cookie: await site.cookieOf('admin') } })
      expect({ query, status: answer.status }).toEqual({ query, status: 200 })
    }
  })

  it('is led to from the menu of an admin, and of nobody else', async () => {
    const linkOf = async (as: TestPerson) => {
      const page = await (await fetch(`${site.origin}/360`, { headers: { cookie: await site.cookieOf(as), accept: 'text/html' } })).text()
      return page.includes('href="/360/blog-settings"')
    }
    expect([await linkOf('admin'), await linkOf('agent'), await linkOf('customer')]).toEqual([true, false, false])
  })
})

describe('the table', () => {
  it('has the columns of the source, dates on the clocks of the insurer, and "-" where there is none', async () => {
    const id = await blogs.make('Hail and metal roofs', 'Published')
    await blogs.make('Hay storage')
    // In Denver it is still the second, in Tokyo the third already.
    await site.database.db
      .update(articleStates)
      .set({ createdAt: new Date('2026-03-03T05:30:00Z'), publishedAt: new Date('2026-10-04T18:00:00Z') })
      .where(eq(articleStates.id, id))
    const page = await visit()
    expect((await page.locator('.blogs-table thead th').allTextContents()).slice(1)).toEqual([
      'No.',
      'Title',
      'Tags',
      'Status',
      'Created Date',
      'Published Date',
      'Actions',
    ])
    const cells = async (title: string) =>
      (await rowOf(page, title).locator('.blogs-number, .blogs-tags, .blogs-status, .blogs-date .num').allTextContents()).map((each) =>
        each.trim(),
      )
    expect(await cells('Hail and metal roofs')).toEqual(['2', 'Hay', 'Published', 'Mar 02 2026', 'Oct 04 2026'])
    expect((await cells('Hay storage')).at(-1)).toBe('-')
    expect(await page.locator('.blogs-foot output').textContent()).toBe('1-2 of 2 blogs')
    const edit = page.getByRole('link', { name: 'Edit Blog: Hay storage' })
    expect(await edit.getAttribute('href')).toBe('/360/blog-editor/2')
    expect(await page.getByRole('link', { name: 'Add new blog' }).getAttribute('href')).toBe('/360/blog-editor')
    await isSound(page, 'list-1280')
    expect(page.troubles).toEqual([])
  })

  it('goes on ten at a time, one page at each end and two in a row, and the address says which', async () => {
    for (let number = 1; number <= 61; number++) await blogs.make(`Blog ${String(number).padStart(2, '0')}`)
    const page = await visit()
    const numbers = async () => (await page.locator('.blogs-foot li').allTextContents()).join(' ')
    expect(await page.locator('.blogs-foot output').textContent()).toBe('1-10 of 61 blogs')
    expect(await numbers()).toBe('1 2 … 7')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => page.locator('.blogs-foot output').textContent()).toBe('11-20 of 61 blogs')
    expect(new URL(page.url()).search).toBe('?page=2')
    expect(await focused(page)).toBe('Blogs')
    await page.getByRole('link', { name: 'Page 7' }).click()
    await expect.poll(() => page.locator('.blogs-foot output').textContent()).toBe('61-61 of 61 blogs')
    expect(await numbers()).toBe('1 … 6 7')
    expect(await page.locator('.blogs-number').allTextContents()).toEqual(['61'])
    await page.goto(`${site.origin}/360/blog-settings?page=99`)
    await expect.poll(() => page.locator('.blogs-foot output').textContent()).toBe('61-61 of 61 blogs')
    expect(page.troubles).toEqual([])
  })

  it('has as many pages for visitors, six at a time, told in the same way', async () => {
    await fillLive(
      site,
      Array.from({ length: 60 }, (_each, index) => index + 2),
      () => 'One of many.',
    )
    await blogs.make('Hay storage', 'Published')
    const page = await seats.take({})
    const numbers = async () =>
      (await page.getByRole('navigation', { name: 'Pages of articles' }).locator('li').allTextContents()).join(' ')
    for (const [at, told] of [
      ['', '1 2 … 11'],
      ['?page=5', '1 … 5 6 … 11'],
      ['?page=11', '1 … 10 11'],
    ]) {
      await page.goto(`${site.origin}/360/about/blog${at}`)
      expect([at, await numbers()]).toEqual([at, told])
    }
  })

  it('says "Loading..." once it takes a second, and no count meanwhile', async () => {
    await blogs.make('Hay storage')
    const page = await visit()
    await page.clock.install()
    // Stands still but for what is run below.
    await page.clock.pauseAt(Date.now() + 60_000)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/blog/desk?*', async (route) => {
      await held
      await route.continue()
    })
    const foot = page.locator('.blogs-foot output')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active')
    await expect.poll(() => foot.textContent()).toBe('')
    await page.clock.runFor(900)
    expect(await foot.textContent()).toBe('')
    await page.clock.runFor(200)
    await expect.poll(() => foot.textContent()).toBe('Loading...')
    answer()
    await expect.poll(() => foot.textContent()).toBe('1-1 of 1 blogs')
    // Nobody gets a browser whose clock is not its own.
    await page.context().close()
  })

  it('finds by words, a second after the last of them or at once by Enter, and shows all again once nothing is asked', async () => {
    await blogs.make('Hail and metal roofs', 'Published')
    await blogs.make('Hay storage')
    const page = await visit()
    const search = page.getByRole('searchbox', { name: 'Search by title or tag' })
    await search.fill('roofs')
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(page)).toEqual(['Hail and metal roofs'])
    expect(new URL(page.url()).search).toBe('?search=roofs')
    await search.fill('')
    await expect.poll(() => titles(page)).toHaveLength(2)
    expect(new URL(page.url()).search).toBe('')
    // What is chosen before the second is over counts, too.
    await search.pressSequentially('storage')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active')
    await expect.poll(() => new URL(page.url()).search, { timeout: 5000 }).toBe('?search=storage&status=Active')
    await expect.poll(() => titles(page)).toEqual(['Hay storage'])
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?search=storage')
    await search.fill('"zebra" 100 % é')
    await page.keyboard.press('Enter')
    await page.getByText('No data found').waitFor()
    await isSound(page, 'none-1280')
    await page.reload()
    await page.getByText('No data found').waitFor()
    expect(await search.inputValue()).toBe('"zebra" 100 % é')
    expect(page.troubles).toEqual([])
  })

  it('narrows by status, topic and author, in the address', async () => {
    await blogs.post('main_topic', { title: 'Weather', status: 1 })
    await blogs.post('topic', { tag: 'Winter', mainTopicId: 2, status: 1 })
    await blogs.make('Hail and metal roofs', 'Published')
    await blogs.make('Before the first freeze', 'Inactive', { tag: '2' })
    await blogs.post('create', blog('Hay storage', { status: 'Active' }), 'secondAdmin')
    const page = await visit()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
    await expect.poll(() => titles(page)).toEqual(['Before the first freeze'])
    expect(new URL(page.url()).search).toBe('?status=Inactive')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => titles(page)).toHaveLength(3)
    await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Weather' })
    await expect.poll(() => titles(page)).toEqual(['Before the first freeze'])
    await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Every topic' })
    await page.getByRole('combobox', { name: 'Author' }).selectOption({ label: 'Owen Tate' })
    await expect.poll(() => titles(page)).toEqual(['Hay storage'])
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Hay storage'])
    expect(await page.getByRole('combobox', { name: 'Author' }).inputValue()).toBe('Owen Tate')
    expect(page.troubles).toEqual([])
  })

  it('is read, searched and filtered without script', async () => {
    await blogs.make('Hail and metal roofs', 'Published')
    await blogs.make('Hay storage')
    const page = await visit('?status=Active', { script: false })
    expect(await titles(page)).toEqual(['Hay storage'])
    await page.getByRole('searchbox').fill('hail')
    await page.keyboard.press('Enter')
    await page.getByText('No data found').waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect.poll(() => titles(page)).toEqual(['Hail and metal roofs'])
    for (const name of ['Manage Topic & Tags', 'Deleted blogs', 'Save'])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0])
  })

  it('marks what somebody should know: a draft over a live one, a review that is due, who is editing', async () => {
    const id = await blogs.make('Hail and metal roofs', 'Published')
    await blogs.make('Hay storage', 'Active', { reviewBy: '2026-01-31' })
    await blogs.make('A teen’s first winter', 'Active', { reviewBy: '2999-01-01' })
    const live = await stateOf(id)
    await site.post(
      '/api/cms/add-new-content-item',
      { key: 'article', primaryKey: 'slug', id, content: { title: 'Hail, metal roofs and you' }, revision: live.revision },
      { as: 'admin' },
    )
    await site.post('/api/cms/editing-here', { tab: 'abcd', open: articleKey(id), drafts: [], turn: 1 }, { as: 'secondAdmin' })
    const page = await visit()
    const marks = (title: string) => rowOf(page, title).locator('.blogs-marks li').allTextContents()
    await expect.poll(() => marks('Hail, metal roofs and you')).toEqual(['Owen Tate is editing', 'A newer draft waits'])
    expect(await marks('Hay storage')).toEqual(['Review was due Jan 31 2026'])
    expect(await marks('A teen’s first winter')).toEqual([])
    await page.getByRole('button', { name: 'Publish Blog: Hail, metal roofs and you' }).click()
    await question(page, 'Are you sure you want to publish the blog ?').getByText('takes the place of what visitors read now').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(() => marks('Hail, metal roofs and you')).toEqual(['Owen Tate is editing'])
    await site.post('/api/cms/editing-here', { tab: 'abcd', open: null, drafts: [], leaves: true, turn: 2 }, { as: 'secondAdmin' })
    expect(page.troubles).toEqual([])
  })
})

describe('one article', () => {
  it('is published after the question of the source, by keyboard, and says since when visitors see it', async () => {
    const id = await blogs.make('Hail and metal roofs')
    await blogs.make('Hay storage')
    const page = await visit()
    await page.getByRole('button', { name: 'Publish Blog: Hail and metal roofs' }).focus()
    await page.keyboard.press('Enter')
    await question(page, 'Are you sure you want to publish the blog ?').waitFor()
    await isSound(page, 'publish-1280')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    expect(await focused(page)).toBe('Publish Blog: Hail and metal roofs')
    expect((await stateOf(id)).status).toBe('Active')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Publish')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => said(page).getByRole('status').textContent())
      .toMatch(/^“Hail and metal roofs” is published\. Visible to visitors since \d{1,2}:\d\d:\d\d [AP]M\.$/)
    expect(await visitorSees(id)).toBe(200)
    expect(
      await rowOf(page, 'Hail and metal roofs')
        .getByRole('button', { name: /^Publish Blog/ })
        .count(),
    ).toBe(0)
    // The button has done its work and is gone: its row has the focus.
    await expect.poll(() => focused(page)).toBe('Hail and metal roofs')
    expect(page.troubles).toEqual([])
  })

  it('is switched between Active and Inactive at once; one that visitors read is asked about first', async () => {
    const id = await blogs.make('Hay storage')
    const live = await blogs.make('Hail and metal roofs', 'Published')
    const page = await visit()
    const switched = page.getByRole('switch', { name: 'Active: Hay storage' })
    expect(await switched.getAttribute('aria-checked')).toBe('true')
    await switched.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => said(page).getByRole('status').textContent()).toBe('“Hay storage” is Inactive.')
    expect(await switched.getAttribute('aria-checked')).toBe('false')
    expect(await focused(page)).toBe('Active: Hay storage')
    expect((await stateOf(id)).status).toBe('Inactive')
    await page.keyboard.press('Space')
    await expect.poll(async () => (await stateOf(id)).status).toBe('Active')

    const published = page.getByRole('switch', { name: 'Active: Hail and metal roofs' })
    expect(await published.getAttribute('aria-checked')).toBe('true')
    await published.click()
    await question(page, 'Take this blog off the website?').waitFor()
    await isSound(page, 'take-off-1280')
    await page.getByRole('button', { name: 'Leave it' }).click()
    expect(await visitorSees(live)).toBe(200)
    await published.click()
    await page.getByRole('button', { name: 'Take it off' }).click()
    await expect.poll(() => published.getAttribute('aria-checked')).toBe('false')
    expect([await visitorSees(live), (await stateOf(live)).status]).toEqual([404, 'Inactive'])
    expect(page.troubles).toEqual([])
  })

  it('is not published as somebody else left it meanwhile', async () => {
    const id = await blogs.make('Hay storage')
    const page = await visit()
    await blogs.post('create', blog('Hay storage, rewritten', { id, revision: 1 }), 'secondAdmin')
    await page.getByRole('button', { name: 'Publish Blog: Hay storage' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(() => said(page).getByRole('alert').textContent()).toMatch(/^Somebody saved this blog/)
    expect((await stateOf(id)).status).toBe('Active')
    expect(await titles(page)).toEqual(['Hay storage, rewritten'])
    await page.getByRole('button', { name: 'Publish Blog: Hay storage, rewritten' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(async () => (await stateOf(id)).status).toBe('Published')
  })

  it('is copied, deleted, and brought back from the line that says so or from the list of deleted ones', async () => {
    const id = await blogs.make('Hay storage')
    await blogs.make('Baler fires')
    const page = await visit()
    await more(page, 'Hay storage', 'Duplicate')
    await said(page).getByText('A copy of “Hay storage” is made.').waitFor()
    expect(await said(page).getByRole('link', { name: 'Edit the copy' }).getAttribute('href')).toBe('/360/blog-editor/3')
    await expect.poll(() => titles(page)).toHaveLength(3)

    await more(page, 'Baler fires', 'Delete …')
    await question(page, 'Are you sure to delete?').waitFor()
    // Enter by mistake deletes nothing.
    await expect.poll(() => focused(page)).toBe('Keep it')
    await isSound(page, 'delete-1280')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await said(page).getByText('“Baler fires” is deleted.').waitFor()
    expect(await titles(page)).not.toContain('Baler fires')
    // The row below, or the last one, is where one goes on.
    await expect.poll(() => focused(page)).toBe('Hay storage')
    await said(page).getByRole('button', { name: 'Undo' }).click()
    await said(page).getByText('“Baler fires” is back.').waitFor()
    expect(await titles(page)).toContain('Baler fires')

    await more(page, 'Hay storage', 'Delete …')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await said(page).getByText('“Hay storage” is deleted.').waitFor()
    await page.reload()
    await page.locator('.blogs[data-alive]').waitFor()
    await page.getByRole('button', { name: 'Deleted blogs' }).click()
    await page.getByRole('button', { name: 'Bring back Hay storage' }).waitFor()
    await isSound(page, 'deleted-1280')
    await page.getByRole('button', { name: 'Bring back Hay storage' }).click()
    await dialog(page, 'Deleted blogs').getByText('“Hay storage” is back in the list.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Deleted blogs')
    expect((await stateOf(id)).deleted).toBe(false)
    expect(page.troubles).toEqual([])
  })

  it('unfolds and folds its menu by keyboard, and wherever else one clicks', async () => {
    await blogs.make('Hay storage')
    const page = await visit()
    const menu = page.locator('summary[aria-label="More for Hay storage"]')
    await menu.focus()
    await page.keyboard.press('Enter')
    await isSound(page, 'menu-1280')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Schedule …')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('More for Hay storage')
    expect(await rowOf(page, 'Hay storage').getByRole('button', { name: 'Duplicate' }).isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Blog settings' }).click()
    expect(await rowOf(page, 'Hay storage').getByRole('button', { name: 'Duplicate' }).isVisible()).toBe(false)
  })
})

describe('many at once', () => {
  it('are published, switched off, deleted and brought back, each by itself', async () => {
    const [one, two, three] = [await blogs.make('One'), await blogs.make('Two', 'Inactive'), await blogs.make('Three', 'Published')]
    const page = await visit()
    await page.getByRole('checkbox', { name: 'Choose all of this page' }).check()
    await page.getByText('3 blogs chosen').waitFor()
    await isSound(page, 'bulk-1280')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await question(page, 'Are you sure you want to publish 2 blogs ?').getByRole('button', { name: 'Publish' }).click()
    await said(page).getByText('2 blogs published.').waitFor()
    expect(await Promise.all([one, two, three].map(visitorSees))).toEqual([200, 200, 200])
    expect(await page.getByText('blogs chosen').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Blogs')

    await page.getByRole('checkbox', { name: 'Choose One', exact: true }).check()
    await page.getByRole('button', { name: 'Choose none' }).click()
    expect(await focused(page)).toBe('Blogs')
    await page.getByRole('checkbox', { name: 'Choose One', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Choose Two', exact: true }).check()
    await page.getByRole('button', { name: 'Switch off' }).click()
    await question(page, 'Switch off 2 blogs?').getByText('2 blogs leave the website at once').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
    await said(page).getByText('2 blogs switched off.').waitFor()
    expect(await Promise.all([one, two, three].map(visitorSees))).toEqual([404, 404, 200])

    await page.getByRole('checkbox', { name: 'Choose One', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Choose Three', exact: true }).check()
    await page.getByRole('group', { name: 'What to do with those chosen' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await said(page).getByText('2 blogs deleted.').waitFor()
    expect(await titles(page)).toEqual(['Two'])
    await said(page).getByRole('button', { name: 'Undo' }).click()
    await said(page).getByText('2 blogs brought back.').waitFor()
    expect(await titles(page)).toHaveLength(3)
    expect(page.troubles).toEqual([])
  })

  it('are chosen by a thumb that meets the box or what is around it', async () => {
    await blogs.make('Hay storage')
    for (const width of [360, 1280]) {
      const page = await visit('', { width })
      const box = page.getByRole('checkbox', { name: 'Choose Hay storage' })
      for (const away of [-11, 31]) {
        const before = await box.isChecked()
        // Anew, since what is said of those chosen moves the list.
        await box.scrollIntoViewIfNeeded()
        const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 }
        await page.mouse.click(x + away, y + away)
        await expect.poll(() => box.isChecked()).toBe(!before)
      }
    }
  })

  it('say by name what was refused for one, and do it for the others', async () => {
    const [one, two] = [await blogs.make('One'), await blogs.make('Two')]
    const page = await visit()
    await page.getByRole('checkbox', { name: 'Choose all of this page' }).check()
    await blogs.post('create', blog('Two, rewritten', { id: two, revision: 1 }), 'secondAdmin')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await expect
      .poll(() => said(page).getByRole('alert').textContent())
      .toMatch(/^1 blog published\. Not done for “Two”: Somebody saved this blog/)
    expect([(await stateOf(one)).status, (await stateOf(two)).status]).toEqual(['Published', 'Active'])
  })
})

describe('the top of the page', () => {
  it('is saved with the words of the source, and Cancel brings back what is saved', async () => {
    const page = await visit()
    const [title, subtitle] = [page.getByLabel('Title', { exact: true }), page.getByLabel('Subtitle')]
    expect([await title.inputValue(), await subtitle.inputValue()]).toEqual([
      'The Learning Center',
      'The more interesting side of insurance information!',
    ])
    await title.fill('Something else')
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await title.inputValue()).toBe('The Learning Center')
    await title.fill('  ')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Please enter title!').waitFor()
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
    await isSound(page, 'top-wrong-1280')
    await title.fill('Field notes')
    await page.keyboard.press('Enter')
    await page.getByText('Content Saved').waitFor()
    await title.fill('Another name')
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await title.inputValue()).toBe('Field notes')
    const { body } = await blogs.get('setting?pageName=BlogSetting')
    expect(body).toMatchObject({ result: { title: { value: 'Field notes' } } })
    expect(page.troubles).toEqual([])
  })
})

describe('schedules', () => {
  const fill = async (form: Locator, wall: string) => {
    await form.getByLabel('Date').fill(wall.slice(0, 10))
    await form.getByLabel('Time').fill(wall.slice(11))
  }
  const publishOn = (page: Page) => page.getByRole('region', { name: 'Publish on' })
  const takeDownOn = (page: Page) => page.getByRole('region', { name: 'Take down on' })

  it('are made, moved and canceled on the clocks of the insurer, and pin the revision they were made for', async () => {
    const id = await blogs.make('Hay storage')
    const page = await visit()
    await more(page, 'Hay storage', 'Schedule …')
    await page.getByText('Times are those of Mountain Time (America/Denver), wherever you are.').waitFor()
    await publishOn(page).getByRole('button', { name: 'Schedule publishing' }).click()
    await page.getByText('Please choose a date.').waitFor()
    await isSound(page, 'schedule-empty-1280')
    await fill(publishOn(page), '2020-01-01T08:00')
    await publishOn(page).getByRole('button', { name: 'Schedule publishing' }).click()
    await page.getByText('Please choose a time that is still to come.').waitFor()
    // Nothing is there to be taken down yet.
    await takeDownOn(page).getByText('It is not on the website.').waitFor()

    const soon = wallTimeAt(new Date(Date.now() + 8 * day), zone).slice(0, 11) + '08:00'
    await fill(publishOn(page), soon)
    await page.keyboard.press('Enter')
    await dialog(page, 'Schedule').getByRole('status').filter({ hasText: '“Hay storage” publishes' }).waitFor()
    expect(await schedulesOf(id)).toMatchObject([
      { what: 'publish', at: instantsOf(soon, zone)[0], wall: soon, timeZone: zone, revision: 1 },
    ])

    const later = wallTimeAt(new Date(Date.now() + 20 * day), zone).slice(0, 11) + '17:30'
    await fill(takeDownOn(page), later)
    await page.keyboard.press('Enter')
    await dialog(page, 'Schedule').getByRole('status').filter({ hasText: '“Hay storage” comes down' }).waitFor()
    await isSound(page, 'schedule-set-1280')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('More for Hay storage')
    expect(await page.getByRole('region', { name: 'Scheduled next' }).getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/, 8:00 AM M[SD]T publishes Hay storage$/),
      expect.stringMatching(/, 5:30 PM M[SD]T takes down Hay storage$/),
    ])

    await blogs.post('create', blog('Hay storage, again', { id, revision: 1 }), 'secondAdmin')
    await page.reload()
    await page.locator('.blogs[data-alive]').waitFor()
    await rowOf(page, 'Hay storage, again')
      .getByText(/^Publishes .*, as it was before the newest draft$/)
      .waitFor()
    await more(page, 'Hay storage, again', 'Schedule …')
    await page.getByText('It was edited since: revision 1 is published then, not the newest one, 2.').waitFor()
    await isSound(page, 'schedule-outdated-1280')
    await publishOn(page).getByRole('button', { name: 'Move to this time' }).click()
    await expect.poll(async () => (await schedulesOf(id)).find(({ what }) => what === 'publish')?.revision).toBe(2)
    await expect.poll(() => page.getByText('It was edited since').count()).toBe(0)
    await takeDownOn(page)
      .getByRole('button', { name: /^Cancel this schedule/ })
      .click()
    await page.getByText('The schedule is canceled.').waitFor()
    expect((await schedulesOf(id)).map(({ what }) => what)).toEqual(['publish'])
    // What was pressed is gone, and the focus stays in the dialog.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('switch', { name: 'Active: Hay storage, again' }).click()
    await question(page, 'Switch this blog off?').getByText('What is scheduled for it is called off.').waitFor()
    expect((await schedulesOf(id)).map(({ what }) => what)).toEqual(['publish'])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch it off' }).click()
    await expect
      .poll(() => said(page).getByRole('status').textContent())
      .toBe('“Hay storage, again” is Inactive. What was scheduled is called off.')
    expect(await schedulesOf(id)).toEqual([])
    expect(page.troubles).toEqual([])
  })

  it('are told where the blog is written, with what goes out then once there is something newer', async () => {
    const id = await blogs.make('Hay storage')
    const page = await visit()
    await more(page, 'Hay storage', 'Schedule …')
    await fill(publishOn(page), wallTimeAt(new Date(Date.now() + 8 * day), zone).slice(0, 11) + '08:00')
    await page.keyboard.press('Enter')
    await dialog(page, 'Schedule').getByRole('status').filter({ hasText: '“Hay storage” publishes' }).waitFor()

    await page.goto(`${site.origin}/360/blog-editor/${id}`)
    const told = page.locator('.ed-scheduled')
    await told.getByText(/^Publishes \w{3} \d+(, \d{4})?, 8:00 AM M[SD]T\.$/).waitFor()
    await told.getByText('As it was saved when that was set: what is written from now on stays a draft.').waitFor()
    await page.getByLabel('Sub title').fill('Dry, and out of the wind.')
    await told.getByText('Without what is written here since that was set: it stays a draft.').waitFor()
    await page.keyboard.press('Control+s')
    await page.locator('.ed-article-foot').getByText('Saved. Visitors do not see it yet.').waitFor()
    await told.getByText('Without what is written here since that was set: it stays a draft.').waitFor()
    await isSound(page, 'scheduled-in-editor-1280')
    expect(await schedulesOf(id)).toMatchObject([{ what: 'publish', revision: 1 }])
    await told.getByRole('link', { name: 'Schedule it anew' }).click()
    await page.locator('.blogs[data-alive]').waitFor()
    await rowOf(page, 'Hay storage')
      .getByText(/^Publishes .*, as it was before the newest draft$/)
      .waitFor()
  })

  it('are told to be called off before and after whatever calls them off, and what comes back is told to be off the website', async () => {
    const id = await blogs.make('Hay storage', 'Published')
    const other = await blogs.make('Baler fires', 'Published')
    const page = await visit()
    const takeDown = { id, what: 'takeDown', wall: wallTimeAt(new Date(Date.now() + 8 * day), zone).slice(0, 11) + '08:00' }
    for (const each of [takeDown, { ...takeDown, id: other }]) expect((await blogs.post('schedule', each)).status).toBe(200)
    await page.reload()
    await page.locator('.blogs[data-alive]').waitFor()
    await page.getByRole('switch', { name: 'Active: Hay storage' }).click()
    await question(page, 'Take this blog off the website?').getByText('What is scheduled for it is called off.').waitFor()
    await page.getByRole('button', { name: 'Leave it' }).click()
    await more(page, 'Hay storage', 'Delete …')
    await question(page, 'Are you sure to delete?').getByText('What is scheduled for it is called off.').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await said(page).getByText('“Hay storage” is deleted. What was scheduled is called off.').waitFor()
    expect(await schedulesOf(id)).toEqual([])
    await said(page).getByRole('button', { name: 'Undo' }).click()
    await said(page).getByText('“Hay storage” is back. It is not on the website until it is published again.').waitFor()
    expect(await visitorSees(id)).toBe(404)
    await page.getByRole('checkbox', { name: 'Choose Baler fires', exact: true }).check()
    const withChosen = page.getByRole('group', { name: 'What to do with those chosen' })
    await withChosen.getByRole('button', { name: 'Switch off' }).click()
    await question(page, 'Switch off 1 blog?').getByText('What is scheduled for them is called off.').waitFor()
    await page.getByRole('button', { name: 'Leave them' }).click()
    await withChosen.getByRole('button', { name: 'Delete' }).click()
    await question(page, 'Are you sure to delete 1 blog?').getByText('What is scheduled for them is called off.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await said(page).getByText('1 blog deleted. What was scheduled is called off.').waitFor()
    await said(page).getByRole('button', { name: 'Undo' }).click()
    await said(page).getByText('1 blog brought back. What visitors read is not on the website until it is published again.').waitFor()

    // The editor asks for the picture of this article, which is made up.
    expect(page.troubles).toEqual([])
    const publish = { id, what: 'publish', wall: takeDown.wall }
    expect((await blogs.post('schedule', publish)).status).toBe(200)
    await page.goto(`${site.origin}/360/blog-editor/${id}`)
    await page.locator('.ed-article-foot').getByRole('button', { name: 'Publish' }).click()
    await question(page, 'Are you sure you want to publish the blog ?')
      .getByText('The publishing that is scheduled for it is called off.')
      .waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText(/^Published\. Visible to visitors since .* What was scheduled is called off\.$/).waitFor()
  })

  it('ask about an hour that clocks skip and one that comes twice', async () => {
    const id = await blogs.make('Hay storage', 'Published')
    const page = await visit()
    await more(page, 'Hay storage', 'Schedule …')
    await publishOn(page).getByText('What visitors read is the newest there is').waitFor()
    const [skipped, doubled] = nightsOfChange()
    await fill(takeDownOn(page), `${skipped}T02:30`)
    await page.keyboard.press('Enter')
    await page.getByText(/^2:30 AM does not exist on /).waitFor()
    expect(await focused(page)).toBe('Use 3:30 AM')
    await isSound(page, 'schedule-skipped-1280')
    expect(await schedulesOf(id)).toEqual([])
    await page.keyboard.press('Enter')
    expect(await takeDownOn(page).getByLabel('Time').inputValue()).toBe('03:30')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await schedulesOf(id))[0]?.at).toEqual(instantsOf(`${skipped}T03:30`, zone)[0])

    await fill(takeDownOn(page), `${doubled}T01:30`)
    await page.keyboard.press('Enter')
    await page.getByText(/^1:30 AM comes twice on /).waitFor()
    await isSound(page, 'schedule-twice-1280')
    await page.getByLabel('The second one, an hour or so later, MST').check()
    await takeDownOn(page).getByRole('button', { name: 'Move to this time' }).click()
    await expect.poll(async () => (await schedulesOf(id))[0]?.at).toEqual(instantsOf(`${doubled}T01:30`, zone)[1])
    expect(page.troubles).toEqual([])
  })

  /** The next nights in Denver that lack an hour and that have one twice. */
  function nightsOfChange(): [string, string] {
    const find = (time: string, instants: number) => {
      // From noon in Denver: from an hour before midnight a step of a day leaps over the night whose clocks are changed.
      for (let at = Math.floor(Date.now() / day) * day + 2 * day + 19 * 3600_000; ; at += day) {
        const date = wallTimeAt(new Date(at), zone).slice(0, 10)
        if (instantsOf(`${date}T${time}`, zone).length === instants) return date
      }
    }
    return [find('02:30', 0), find('01:30', 2)]
  }

  it('that could not be carried out say why until they are put aside', async () => {
    const id = await blogs.make('Hay storage')
    await site.database.db.insert(articleSchedules).values({
      tenant: 'windbreak',
      article: id,
      what: 'publish',
      revision: 1,
      at: new Date(Date.now() - day),
      wall: wallTimeAt(new Date(Date.now() - day), zone),
      timeZone: zone,
      state: 'failed',
      problem: 'Please select a image !',
      madeAt: new Date(Date.now() - 2 * day),
      madeBy: 'Owen Tate',
      account: 'owen',
    })
    const page = await visit()
    await page.getByRole('region', { name: 'Scheduled next' }).getByText('Could not be done: Please select a image !').waitFor()
    await isSound(page, 'failed-schedule-1280')
    await more(page, 'Hay storage', 'Schedule …')
    await page.getByRole('button', { name: /^Put it aside/ }).click()
    await page.getByText('It is put aside.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('region', { name: 'Scheduled next' }).count()).toBe(0)
  })
})

describe('preview links', () => {
  it('are made, copied once, listed with their end, and ended', async () => {
    await blogs.make('Hay storage')
    const page = await visit()
    await more(page, 'Hay storage', 'Preview link …')
    await page.getByText('No link is open.').waitFor()
    await page.getByRole('button', { name: 'Make a link' }).click()
    await page.getByText('The link is made.').waitFor()
    const address = await page.getByLabel('Link', { exact: true }).inputValue()
    expect(address).toMatch(new RegExp(`^${site.origin}/360/preview/[\\w-]{20,}$`))
    await page.getByRole('button', { name: 'Copy' }).click()
    await dialog(page, 'Preview link').getByText('Copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await isSound(page, 'preview-1280')
    // Whoever is given it needs no account, and no search engine is to keep it.
    const shown = await fetch(address)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    const html = await shown.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('All of Hay storage.')
    await page.keyboard.press('Escape')
    await rowOf(page, 'Hay storage').getByText('1 preview link is open').waitFor()
    await more(page, 'Hay storage', 'Preview link …')
    // It is told once: the dialog lists the link without its address.
    await page.getByRole('button', { name: /^End it now/ }).waitFor()
    expect(await page.getByLabel('Link', { exact: true }).count()).toBe(0)
    expect(await dialog(page, 'Preview link').innerHTML()).not.toContain(address.split('/').at(-1))
    await page.getByRole('button', { name: /^End it now/ }).click()
    await page.getByText('The link is ended.').waitFor()
    await page.getByText('No link is open.').waitFor()
    const ended = await fetch(address)
    expect(ended.status).toBe(404)
    expect(await ended.text()).not.toContain('All of Hay storage.')
    expect(page.troubles).toEqual([])
  })

  it('tell whoever reads one what it is and until when, and where the article is once it is published', async () => {
    const id = await blogs.make('Hay storage')
    const { address, preview } = (await blogs.post('preview-link', { id })).body as unknown as { address: string; preview: { id: number } }
    const read = async () => {
      const answer = await fetch(site.origin + address)
      return { status: answer.status, html: await answer.text() }
    }
    const published = `href="/360/about/blog/${id}-hay-storage"`
    const draft = await read()
    const lastDay = site.clock.now().getTime() + 7 * day
    const until = new Date(lastDay).toLocaleDateString('en-US', { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' })
    expect(draft.html).toContain(`Visitors do not see it. Your link works until ${until}.`)
    // They can publish nothing, and an address where nothing is yet is not to be shared.
    expect(draft.html).not.toContain('Please publish it')
    expect(draft.html).not.toContain('<share-row')

    await blogs.status(id, 'Published')
    const live = await read()
    expect(live.html).toContain('Visitors read the article as it was published.')
    expect(live.html).toContain(published)

    await blogs.post('preview-link/revoke', { id: preview.id })
    const ended = await read()
    expect(ended.status).toBe(404)
    expect(ended.html).toContain('This preview has ended</h1>')
    expect(ended.html).toContain('The article is published by now.')
    expect(ended.html).toContain(published)

    await blogs.status(id, 'Inactive')
    const down = await read()
    expect(down.status).toBe(404)
    expect(down.html).toContain('Whoever sent it to you can make a new one.')
    expect(down.html).not.toContain(`/360/about/blog/${id}`)
  })
})

describe('topics and tags', () => {
  const rows = (of: Locator) => of.locator('.blogs-terms tbody tr')
  const cellsOf = async (of: Locator) =>
    (await rows(of).all()).length === 0
      ? []
      : Promise.all((await rows(of).all()).map(async (row) => (await row.locator('th, td').allTextContents()).slice(0, 4)))

  it('are added, edited and switched, with the messages of the source', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Manage Topic & Tags' }).click()
    const tags = dialog(page, 'Manage Tags')
    await expect.poll(() => cellsOf(tags)).toEqual([['1', 'Farm', 'Hay', 'Active']])
    expect(await tags.locator('thead th').allTextContents()).toEqual(['No.', 'Topic', 'Tag', 'Status', 'Action'])
    expect(await tags.getByLabel('Topic', { exact: true }).locator('option').first().textContent()).toBe('Select Topic')
    await tags.getByRole('button', { name: 'Add', exact: true }).click()
    await tags.getByText('Please enter the tag title !').waitFor()
    await tags.getByText('Please select a Topic !').waitFor()
    await isSound(page, 'tags-wrong-1280')
    await tags.getByLabel('Tag title').fill('Barns')
    await tags.getByLabel('Topic', { exact: true }).selectOption({ label: 'Farm' })
    await page.keyboard.press('Enter')
    await tags.getByLabel('Tag title').press('Enter')
    await tags.getByText('Content Saved').waitFor()
    await expect
      .poll(() => cellsOf(tags))
      .toEqual([
        ['1', 'Farm', 'Barns', 'Active'],
        ['2', 'Farm', 'Hay', 'Active'],
      ])
    expect(await tags.getByLabel('Tag title').inputValue()).toBe('')

    // The switch of a row says whose it is, and of which topic; numbers are numbers.
    const switched = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/blog/topic'))
    await tags.getByRole('switch', { name: 'Active: Hay' }).click()
    expect((await switched).postDataJSON()).toMatchObject({ topicId: 1, tag: 'Hay', mainTopicId: 1, title: 'Farm', status: 0 })
    await expect.poll(() => tags.getByRole('switch', { name: 'Active: Hay' }).getAttribute('aria-checked')).toBe('false')
    await tags.getByRole('button', { name: 'Edit Hay' }).click()
    expect(await tags.getByLabel('Tag title').inputValue()).toBe('Hay')
    await tags.getByRole('button', { name: 'Reset' }).click()
    expect(await tags.getByLabel('Tag title').inputValue()).toBe('')
    await tags.getByRole('button', { name: 'Edit Hay' }).click()
    await tags.getByLabel('Tag title').fill('Hay storage')
    await tags.getByRole('button', { name: 'Save', exact: true }).click()
    // An edited tag keeps its state.
    await expect
      .poll(() => cellsOf(tags))
      .toEqual([
        ['1', 'Farm', 'Barns', 'Active'],
        ['2', 'Farm', 'Hay storage', 'Inactive'],
      ])
    expect(page.troubles).toEqual([])
  })

  it('are told apart: "Add New Topic" opens the topics over the tags and comes back with the new one chosen', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Manage Topic & Tags' }).click()
    const [tags, topics] = [dialog(page, 'Manage Tags'), dialog(page, 'Manage Topic')]
    await tags.getByLabel('Tag title').fill('Winter')
    await tags.getByRole('button', { name: 'Add New Topic' }).click()
    await expect.poll(() => topics.locator('thead th').allTextContents()).toEqual(['No.', 'Topic', 'Status', 'Action'])
    expect(await topics.getByLabel('Topic title').evaluate((element) => element === document.activeElement)).toBe(true)
    await topics.getByRole('button', { name: 'Add', exact: true }).click()
    await topics.getByText('Please select a Topic !').waitFor()
    await isSound(page, 'topics-wrong-1280')
    await topics.getByLabel('Topic title').fill('Weather')
    await page.keyboard.press('Enter')
    await topics.getByText('Topic Saved').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => topics.count()).toBe(0)
    const chosen = tags.getByLabel('Topic', { exact: true })
    await expect.poll(() => chosen.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0].textContent)).toBe('Weather')
    await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await tags.getByLabel('Tag title').inputValue()).toBe('Winter')
    await tags.getByRole('button', { name: 'Add', exact: true }).click()
    await tags.getByText('Content Saved').waitFor()
    await expect.poll(async () => (await cellsOf(tags)).map((cells) => cells.slice(1, 3))).toContainEqual(['Weather', 'Winter'])
    expect(page.troubles).toEqual([])
  })

  it('say "Deleted", cannot be edited then, and come back by Undo', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Manage Topic & Tags' }).click()
    const tags = dialog(page, 'Manage Tags')
    await tags.getByRole('button', { name: 'Delete Hay' }).click()
    await tags.getByText('Deleted', { exact: true }).waitFor()
    const row = rows(tags).first()
    expect([await row.getByRole('switch').count(), await row.getByRole('button', { name: 'Edit Hay' }).count()]).toEqual([0, 0])
    await isSound(page, 'tags-deleted-1280')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await tags.getByRole('button', { name: 'Undo' }).click()
    await tags.getByRole('button', { name: 'Edit Hay' }).waitFor()
    await tags.getByRole('button', { name: 'Delete Hay' }).click()
    await tags.getByRole('button', { name: 'Bring back Hay' }).click()
    await tags.getByRole('button', { name: 'Edit Hay' }).waitFor()
    expect(page.troubles).toEqual([])
  })
})

describe('bad weather', () => {
  it('keeps the list that is shown and says so, and tries again', async () => {
    await blogs.make('Hay storage')
    const page = await visit()
    await page.context().setOffline(true)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
    await page.getByRole('alert').filter({ hasText: 'The list could not be loaded.' }).waitFor()
    await isSound(page, 'list-failed-1280')
    expect(await titles(page)).toEqual(['Hay storage'])
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('No data found').waitFor()
  })

  it('says of what was not done that it is not known, and of a refusal why; nothing pretends', async () => {
    const id = await blogs.make('Hay storage')
    const page = await visit()
    const problem = said(page).getByRole('alert')
    await page.route('**/api/blog/change-status/*', (route) => route.abort())
    const switched = page.getByRole('switch', { name: 'Active: Hay storage' })
    await switched.click()
    await expect.poll(() => problem.textContent()).toMatch(/^No answer from the site/)
    expect(await switched.getAttribute('aria-checked')).toBe('true')
    await isSound(page, 'problem-1280')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => problem.textContent()).toBe('')

    await page.getByRole('button', { name: 'Publish Blog: Hay storage' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByText(/^No answer from the site/)
      .waitFor()
    await isSound(page, 'publish-failed-1280')
    await page.unroute('**/api/blog/change-status/*')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(async () => (await stateOf(id)).status).toBe('Published')
    // The list has been looked at again before that is said: without cookies it would not be.
    await said(page).getByText('“Hay storage” is published.').waitFor()

    await page.context().clearCookies()
    await page.getByRole('switch', { name: 'Active: Hay storage' }).click()
    await page.getByRole('button', { name: 'Take it off' }).click()
    await page.getByText('You are signed out. Sign in again in another tab, then try once more.').waitFor()
    expect((await stateOf(id)).status).toBe('Published')
  })

  it('loses nothing that was typed in a dialog', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Manage Topic & Tags' }).click()
    const tags = dialog(page, 'Manage Tags')
    await tags.getByLabel('Tag title').fill('Barns')
    await tags.getByLabel('Topic', { exact: true }).selectOption({ label: 'Farm' })
    await page.context().setOffline(true)
    await tags.getByRole('button', { name: 'Add', exact: true }).click()
    await tags.getByRole('alert').filter({ hasText: 'No answer from the site' }).waitFor()
    expect(await tags.getByLabel('Tag title').inputValue()).toBe('Barns')
    await page.context().setOffline(false)
    await tags.getByRole('button', { name: 'Add', exact: true }).click()
    await tags.getByText('Content Saved').waitFor()
    // Somebody else's title is refused in words.
    await tags.getByLabel('Tag title').fill('hay')
    await tags.getByLabel('Topic', { exact: true }).selectOption({ label: 'Farm' })
    await tags.getByRole('button', { name: 'Add', exact: true }).click()
    await tags.getByRole('alert').filter({ hasText: 'Another tag has this title.' }).waitFor()
    await isSound(page, 'tags-refused-1280')
  })
})

describe.each([360, 768])('%i pixels wide', (width) => {
  it('is cards, and every dialog fits', async () => {
    const id = await blogs.make('What hail does to a metal roof, and when it matters', 'Published', { reviewBy: '2026-01-31' })
    await blogs.make('Hay storage')
    for (let number = 0; number < 10; number++) await blogs.make(`Another blog ${number}`, 'Inactive')
    await blogs.post('create', blog('Hay', { status: 'Active' }), 'secondAdmin')
    const title = 'Hay'
    const page = await visit('', { width })
    await isSound(page, `list-${width}`)
    // What each filter is set to can be read; its arrow takes some 20 px.
    const clipped = await page.locator('.blogs-filter select').evaluateAll(
      (selects) =>
        (selects as HTMLSelectElement[]).filter((select) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select)
          const paper = document.createElement('canvas').getContext('2d')!
          paper.font = font
          const words = paper.measureText(select.selectedOptions[0].text).width
          return words + parseFloat(paddingLeft) + parseFloat(paddingRight) + 20 > select.clientWidth
        }).length,
    )
    expect(clipped).toBe(0)
    const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, width: 0 }
    const choose = await box(page.getByRole('checkbox', { name: `Choose ${title}`, exact: true }))
    expect(choose.x + choose.width).toBeLessThan((await box(page.getByRole('link', { name: title, exact: true }))).x)
    expect(await page.locator('.blogs-table thead').evaluate((head) => head.getBoundingClientRect().height)).toBeLessThan(2)
    await page.getByRole('checkbox', { name: `Choose ${title}`, exact: true }).check()
    await isSound(page, `bulk-${width}`)
    // What can be done stays in sight however far down the next one is chosen.
    await page.locator('.blogs-choose input').last().scrollIntoViewIfNeeded()
    expect(await page.locator('.blogs-bulk').evaluate((bar) => bar.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
    await page.locator(`summary[aria-label="More for ${title}"]`).click()
    await isSound(page, `menu-${width}`)
    await page.keyboard.press('Escape')
    for (const [what, name] of [
      ['Schedule …', 'Schedule'],
      ['Preview link …', 'Preview link'],
    ]) {
      await more(page, title, what)
      await dialog(page, name).waitFor()
      await isSound(page, `${name.toLowerCase().replace(' ', '-')}-${width}`)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Manage Topic & Tags' }).click()
    await dialog(page, 'Manage Tags').getByRole('button', { name: 'Edit Hay' }).waitFor()
    await isSound(page, `tags-${width}`)
    await page.getByRole('button', { name: 'Add New Topic' }).click()
    await dialog(page, 'Manage Topic').getByRole('button', { name: 'Edit Farm' }).waitFor()
    await isSound(page, `topics-${width}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Publish Blog: ${title}` }).click()
    await isSound(page, `publish-${width}`)
    await page.keyboard.press('Escape')
    expect((await stateOf(id)).status).toBe('Published')
    expect(page.troubles).toEqual([])
  })
})
