import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { cursorIsKnown, goToEnd } from '../fixtures/go-to-end.ts'
import { startEditingDesk, type EditingDesk } from './editing-desk.ts'
import { body, button, jpeg, openArticle, published, visible } from './writing-articles.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

/** Tab by Tab, as somebody without a mouse gets there. */
async function tabTo(page: Page, name: string) {
  const here = () =>
    page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim())
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if ((await here()) === name) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

describe('a whole article by keys alone', () => {
  it('is written, published after a question, and read by a visitor', async () => {
    const { page, problems, close } = await openArticle(desk)
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe('Create Blog')
    expect(await axeFindings(page)).toEqual([])
    const { keyboard } = page
    await keyboard.type('Hail before harvest')
    await keyboard.press('Tab')
    await keyboard.type('What a field can lose in ten minutes.')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Control+Alt+2')
    await keyboard.type('Before the storm')
    await keyboard.press('Enter')
    await keyboard.type('Ask your ')
    await keyboard.press('Control+k')
    const link = page.getByRole('dialog', { name: 'Link', exact: true })
    await link.getByRole('combobox').waitFor()
    await keyboard.type('Find an agent')
    await link.getByRole('option').first().waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await link.waitFor({ state: 'detached' })
    await keyboard.press('Enter')
    await keyboard.press('Control+Shift+8')
    await keyboard.type('Walk the field')
    await keyboard.press('Enter')
    await keyboard.type('Take pictures')
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await keyboard.press('Control+Shift+c')
    await keyboard.type('Call before you cut.')

    // Asked for before it can come: the browser is told to hand it over.
    const choosing = page.waitForEvent('filechooser')
    await tabTo(page, 'Choose a file')
    await keyboard.press('Enter')
    const chooser = await choosing
    await chooser.setFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
    await page.getByText('What it shows').first().waitFor()

    for (;;) {
      await keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox')) break
    }
    await keyboard.type('hail')
    await keyboard.press('ArrowDown')
    expect(await axeFindings(page)).toEqual([])
    await keyboard.press('Enter')
    expect(await page.getByRole('list', { name: 'Chosen tags' }).locator('li').count()).toBe(1)

    await tabTo(page, 'Publish')
    await keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to publish the blog ?' })
    await question.waitFor()
    expect(await axeFindings(page)).toEqual([])
    for (;;) {
      if (await page.evaluate(() => document.activeElement?.textContent === 'Publish')) break
      await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
    await page.waitForURL('**/360/blog-settings')

    const found = (await published(desk)).find(({ title }) => title === 'Hail before harvest')
    expect(found).toBeDefined()
    const html = (await visible(desk, found?.blogId ?? 0)).split('class="article-text"')[1].split('</article>')[0]
    expect(html).toMatch(/<h2[^>]*>Before the storm<\/h2>/)
    expect(html).toContain('<li><p>Walk the field</p></li><li><p>Take pictures</p></li>')
    expect(html).toContain('<aside><p>Call before you cut.</p></aside>')
    // A link without words of its own says where it leads.
    expect(html).toMatch(/<p>Ask your <a href="\/360\/find-an-agent">Find an agent<\/a>/)
    expect(problems).toEqual([])
    await close()
  })

  it('is not asked about while something is missing: it says what', async () => {
    const { page, close } = await openArticle(desk)
    await button(page, 'Publish').click()
    await page.getByText('Please enter the title !').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await close()
  })

  it('says what is missing, in the words of the source, field by field', async () => {
    const { page, close } = await openArticle(desk)
    await button(page, 'Save').click()
    await page.getByText('Please enter the title !').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ed-title')
    await page.keyboard.type('A title')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter the subtitle !').waitFor()
    await page.keyboard.type('A subtitle')
    await button(page, 'Show the next').click()
    await page.getByText('Please select the Tag !').waitFor()
    expect(await axeFindings(page)).toEqual([])
    const tags = page.getByRole('combobox', { name: 'Tags' })
    await tags.fill('hail')
    await page.keyboard.press('Enter')
    // An arrow opens the list at its beginning, wherever somebody was in it before.
    const active = () => tags.evaluate((box) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent)
    const options = page.getByRole('listbox', { name: 'Tags' }).getByRole('option')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe(await options.nth(1).textContent())
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe(await options.first().textContent())
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowUp')
    await expect.poll(active).toBe(await options.last().textContent())
    await page.keyboard.press('Escape')
    await button(page, 'Show it').click()
    await page.getByText('Please select a image !').waitFor()
    await close()
  })
})

describe('the form', () => {
  it.each([360, 768, 1280])('has words of buttons in one line and its foot from edge to edge, %d wide', async (width) => {
    const { page, problems, close } = await openArticle(desk, '/4')
    await page.setViewportSize({ width, height: 900 })
    const box = (of: Locator) => of.evaluate((each) => each.getBoundingClientRect().toJSON())
    const [file, library] = [await box(button(page, 'Choose a file')), await box(button(page, 'Choose from the site'))]
    expect(library.height).toBe(file.height)
    const foot = await box(page.locator('.ed-article-foot'))
    expect([foot.left, foot.right]).toEqual([0, width])
    await button(page, 'As visitors see it').click()
    const shown = await box(page.locator('.blog-editor-shown'))
    expect([shown.left, shown.right]).toEqual([0, width])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(problems).toEqual([])
    await close()
  })

  it('is on a page that the bar calls what menus call it, as it does the page of all articles', async () => {
    const { page, close } = await openArticle(desk, '/4')
    expect(await page.locator('.ed-last b').innerText()).toBe('Blog settings')
    await page.goto(`${desk.site.origin}/360/about/blog`)
    await expect.poll(() => page.locator('.ed-last b').innerText()).toBe('Learning Center')
    // A long title leaves the buttons beside it alone.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${desk.site.origin}/360/about/blog/4`)
    const edge = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((each) => each.getBoundingClientRect().toJSON())
    await expect.poll(async () => (await edge('.ed-last b')).right <= (await edge('.ed-acts')).left).toBe(true)
    await close()
  })
})

describe('Cancel', () => {
  it('leads to the list, at once where nothing was typed, and asks where something was', async () => {
    const { page, close } = await openArticle(desk, '/3')
    // A question would come into the page before it is left: whether one ever did is remembered beyond it.
    await page.evaluate(() => {
      const look = () => document.querySelector('dialog[role=alertdialog]') && sessionStorage.setItem('asked', 'yes')
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    })
    await button(page, 'Cancel').click()
    await page.waitForURL('**/360/blog-settings')
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe(null)
    await page.goBack()
    await body(page).waitFor()
    await page.getByLabel('Title', { exact: true }).fill('Half a title')
    await button(page, 'Cancel').click()
    const question = page.getByRole('alertdialog', { name: 'You have changes that are not saved' })
    // One that is published is never just saved, and a draft is what the foot of the form calls so.
    expect(await question.getByRole('button').allTextContents()).toEqual(['Save as draft', 'Keep here', 'Throw away', 'Back'])
    await question.getByRole('button', { name: 'Back' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Half a title')
    await close()
  })
})

describe('related posts', () => {
  it('are three of those visitors read, none twice and never itself, and lead on from the article in that order', async () => {
    const { page, problems, close } = await openArticle(desk, '/9')
    const own = await page.getByLabel('Title', { exact: true }).inputValue()
    const place = (which: string) => page.getByLabel(`${which} related post`)
    const offered = async (which: string) => (await place(which).locator('option').allTextContents()).toSorted()
    const others = (await published(desk)).map(({ title }) => title).filter((title) => title !== own)
    for (const which of ['First', 'Second', 'Third']) await place(which).selectOption({ label: 'Chosen by the site' })
    expect(await offered('First')).toEqual([...others, 'Chosen by the site'].toSorted())
    const [first, second, third] = others
    await place('First').selectOption({ label: third })
    await place('Second').selectOption({ label: first })
    expect(await offered('Third')).not.toContain(third)
    expect(await offered('Third')).not.toContain(first)
    await place('Third').selectOption({ label: second })
    await button(page, 'Save & Publish').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save & Publish' }).click()
    await page.waitForURL('**/360/blog-settings')
    await page.goto(`${desk.site.origin}/360/about/blog/9`)
    expect(await page.locator('.related h3').allTextContents()).toEqual([third, first, second])
    expect(problems).toEqual([])
    await close()
  })
})

describe('the tools', () => {
  it('quote, divide, change the size of letters and take it back, by hand; what is written is counted', async () => {
    const { page, problems, close } = await openArticle(desk, '/10')
    const words = async () => Number((await page.locator('.ed-measures dd').first().innerText()).replace(',', ''))
    const before = await words()
    expect(before).toBeGreaterThan(400)
    await body(page).click()
    await goToEnd(page)
    await page.keyboard.press('Enter')
    await button(page, 'Quote').click()
    await page.keyboard.type('Nobody likes hail.')
    expect(await button(page, 'Quote').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await button(page, 'Dividing line').click()
    await page.keyboard.type('Small print of it.')
    await expect.poll(words).toBe(before + 7)
    const size = page.getByLabel('Font size')
    expect(await size.locator('option').allTextContents()).toEqual([
      'Usual size',
      ...[8, 10, 12, 14, 16, 18, 20, 22, 24, 30, 35].map((pixels) => `${pixels} px`),
    ])
    await page.keyboard.press('Shift+Home')
    await cursorIsKnown(page)
    await size.selectOption('12 px')
    const small = body(page).locator('span[data-size="12"]')
    expect(await small.innerText()).toBe('Small print of it.')
    expect(await small.evaluate((span) => getComputedStyle(span).fontSize)).toBe('12px')
    await button(page, 'Undo').click()
    await expect.poll(() => small.count()).toBe(0)
    await page.keyboard.press('Control+y')
    expect(await small.innerText()).toBe('Small print of it.')
    // Out of sight it is not drawn; in sight it is what was written last.
    await button(page, 'As visitors see it').click()
    await expect.poll(() => page.locator('.blog-editor-shown blockquote').last().innerText()).toBe('Nobody likes hail.')
    await button(page, 'Back to writing').click()
    await button(page, 'Save & Publish').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save & Publish' }).click()
    await page.waitForURL('**/360/blog-settings')
    expect(await visible(desk, 10)).toContain(
      '<blockquote><p>Nobody likes hail.</p></blockquote><hr><p><span data-size="12">Small print of it.</span></p>',
    )
    expect(problems).toEqual([])
    await close()
  })
})

describe('who may', () => {
  it.each(['/360/blog-editor', '/360/blog-editor/1', '/360/preview'])('find %s: admins, and for others there is none', async (path) => {
    const asked = async (cookie: string) => (await fetch(desk.site.origin + path, { headers: { cookie } })).status
    expect([await asked(''), await asked(await desk.site.cookieOf('customer')), await asked(await desk.site.cookieOf('admin'))]).toEqual([
      404, 404, 200,
    ])
  })

  it('find no article under a number there is none of', async () => {
    const headers = { cookie: await desk.site.cookieOf('admin') }
    for (const id of ['999', '0', 'x', '99999999999', '1x'])
      expect([id, (await fetch(`${desk.site.origin}/360/blog-editor/${id}`, { headers })).status]).toEqual([id, 404])
  })
})

describe('on a phone', () => {
  it('has tools as large as a thumb, nothing over the side, and asks for no page that visitors get no answer to', async () => {
    const { page, close } = await desk.enter('admin', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    const refusals: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && refusals.push(`${answer.status()} ${answer.url()}`))
    page.on('dialog', (dialog) => void dialog.accept())
    const [{ blogId }] = await published(desk)
    await page.goto(`${desk.site.origin}/360/blog-editor/${blogId}`)
    await body(page).waitFor()
    const tools = page.getByRole('toolbar', { name: 'Text tools' }).locator('button, select')
    const sizes = await tools.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    )
    expect(sizes.length).toBeGreaterThan(10)
    expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await page.getByLabel('Sub title').fill('While the tractor was being filled.')
    const looked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/360')
    await page.keyboard.press('Control+s')
    await looked
    expect(refusals).toEqual([])
    await close()
  })
})
