import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { cursorIsKnown, goToEnd } from '../fixtures/go-to-end.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { xssVectors } from '../fixtures/xss-vectors.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page) => page.locator('.ed-article-foot .ed-words')

/** Opens an editor on an article, or on a new one, and waits until words can be written. */
async function write(of: '' | `/${number}` = '', as: Parameters<EditingDesk['open']>[0] = 'admin'): Promise<Editor> {
  const editor = await desk.open(as)
  editor.page.on('dialog', (dialog) => void dialog.accept())
  await editor.page.goto(`${desk.site.origin}/360/blog-editor${of}`)
  await body(editor.page).waitFor()
  return editor
}

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

async function published(): Promise<{ blogId: number; title: string }[]> {
  const answer = await fetch(`${desk.site.origin}/api/blog/public?pageSize=100`)
  return ((await answer.json()) as { data: { blogId: number; title: string }[] }).data
}

/** What a visitor reads there, from its title on. */
const visible = async (id: number) => (await (await fetch(`${desk.site.origin}/360/about/blog/${id}`)).text()).split('<article')[1]

const jpeg = () =>
  sharp({ create: { width: 900, height: 450, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()

describe('a whole article by keys alone', () => {
  it('is written, published after a question, and read by a visitor', async () => {
    const { page, problems, close } = await write()
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

    const found = (await published()).find(({ title }) => title === 'Hail before harvest')
    expect(found).toBeDefined()
    const html = (await visible(found?.blogId ?? 0)).split('class="article-text"')[1].split('</article>')[0]
    expect(html).toMatch(/<h2[^>]*>Before the storm<\/h2>/)
    expect(html).toContain('<li><p>Walk the field</p></li><li><p>Take pictures</p></li>')
    expect(html).toContain('<aside><p>Call before you cut.</p></aside>')
    expect(html).toMatch(/<p>Ask your <a href="\/360\/find-an-agent">/)
    expect(problems).toEqual([])
    await close()
  })

  it('is not asked about while something is missing: it says what', async () => {
    const { page, close } = await write()
    await button(page, 'Publish').click()
    await page.getByText('Please enter the title !').waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await close()
  })

  it('says what is missing, in the words of the source, field by field', async () => {
    const { page, close } = await write()
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
    const { page, problems, close } = await write('/4')
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
    const { page, close } = await write('/4')
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

describe('what is typed', () => {
  it('is there again after the page was loaded anew, and is offered', async () => {
    const { page, close } = await write('/2')
    await body(page).click()
    await goToEnd(page)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Kept over a reload.')
    await said(page).filter({ hasText: 'kept on this device' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: /You left something here/ }).waitFor()
    expect(await body(page).innerText()).not.toContain('Kept over a reload.')
    await button(page, 'Use').click()
    await expect.poll(() => body(page).innerText()).toContain('Kept over a reload.')
    expect((await visible(2)).includes('Kept over a reload.')).toBe(false)
    await close()
  })

  it('is shown by Preview with the banner of the source, and goes on after Back', async () => {
    const { page, close, problems } = await write('/4')
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
    expect((await visible(4)).includes('A title only I see')).toBe(false)
    expect(problems).toEqual([])
    await close()
  })

  it('waits as a draft over the live one, until it is published', async () => {
    const { page, close } = await write('/5')
    expect(await button(page, 'Save').count()).toBe(0)
    await page.getByLabel('Title', { exact: true }).fill('Better than before')
    await button(page, 'Save as draft over the live one').click()
    await page.waitForURL('**/360/blog-settings')
    expect((await visible(5)).includes('Better than before')).toBe(false)
    await page.goto(`${desk.site.origin}/360/blog-editor/5`)
    await said(page).filter({ hasText: 'Visitors see the version that was published before.' }).waitFor()
    await button(page, 'Save & Publish').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save & Publish' }).click()
    await page.waitForURL('**/360/blog-settings')
    await expect.poll(() => visible(5)).toContain('Better than before')
    await close()
  })
})

describe('Cancel', () => {
  it('leads to the list, at once where nothing was typed, and asks where something was', async () => {
    const { page, close } = await write('/3')
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
    await question.getByRole('button', { name: 'Back' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Half a title')
    await close()
  })
})

describe('related posts', () => {
  it('are three of those visitors read, none twice and never itself, and lead on from the article in that order', async () => {
    const { page, problems, close } = await write('/9')
    const own = await page.getByLabel('Title', { exact: true }).inputValue()
    const place = (which: string) => page.getByLabel(`${which} related post`)
    const offered = async (which: string) => (await place(which).locator('option').allTextContents()).toSorted()
    const others = (await published()).map(({ title }) => title).filter((title) => title !== own)
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

describe('the history of an article', () => {
  it('tells what each save changed, paragraph by paragraph, and brings an older version back as a draft', async () => {
    const { page, problems, close } = await write('/8')
    const title = page.getByLabel('Title', { exact: true })
    const before = await title.inputValue()
    await title.fill('Another title')
    await body(page).locator(':scope > p').nth(1).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' One sentence more.')
    await page.keyboard.press('Control+s')
    await said(page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await button(page, 'History of this article').click()
    const history = page.getByRole('dialog')
    await history.getByText('One sentence more.').first().waitFor()
    expect(await history.locator('.ed-diff .d small').allTextContents()).toEqual([
      'Title',
      expect.stringMatching(/^Paragraph “.+”, words$/),
    ])
    expect(await axeFindings(page)).toEqual([])
    await history.locator('.ed-revs button').nth(1).click()
    await button(page, 'Restore this version').click()
    await expect.poll(() => title.inputValue()).toBe(before)
    await said(page).filter({ hasText: 'Visitors see the version' }).waitFor()
    expect((await visible(8)).includes('Another title')).toBe(false)
    expect(problems).toEqual([])
    await close()
  })
})

describe('the tools', () => {
  it('quote, divide, change the size of letters and take it back, by hand; what is written is counted', async () => {
    const { page, problems, close } = await write('/10')
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
    expect(await visible(10)).toContain(
      '<blockquote><p>Nobody likes hail.</p></blockquote><hr><p><span data-size="12">Small print of it.</span></p>',
    )
    expect(problems).toEqual([])
    await close()
  })
})

describe('two people in one article', () => {
  it('write the paragraph that both changed together, with all its tools', async () => {
    const mine = await write('/12')
    const theirs = await write('/12', 'agent')
    const add = async ({ page }: Editor, words: string) => {
      await body(page).locator(':scope > p').first().click()
      await page.keyboard.press('End')
      await page.keyboard.type(words)
      await page.keyboard.press('Control+s')
    }
    await add(theirs, ' Theirs.')
    await said(theirs.page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await add(mine, ' Mine.')
    const { page } = mine
    const choice = page.locator('.ed-fight')
    await choice.getByRole('button', { name: 'Write it together' }).click()
    const together = choice.getByRole('textbox', { name: /written together$/ })
    await expect.poll(() => together.evaluate((text) => text.contains(document.activeElement))).toBe(true)
    await goToEnd(page)
    await page.keyboard.type(' And ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('ours.')
    // To look at a side once more takes nothing away.
    await choice.getByRole('radio', { name: /^Theirs/ }).check()
    await choice.getByRole('button', { name: 'Write it together' }).click()
    await expect.poll(() => together.innerText()).toMatch(/ Mine\..* And ours\.$/)
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Save my choices').click()
    const first = body(page).locator(':scope > p').first()
    await expect.poll(() => first.innerText()).toMatch(/ Mine\..* And ours\.$/)
    expect(await first.innerText()).not.toContain('Theirs.')
    await said(page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await page.reload()
    expect(await first.innerHTML()).toMatch(/ And <strong>ours\.<\/strong>$/)
    expect([...mine.problems, ...theirs.problems]).toEqual([])
    await mine.close()
    await theirs.close()
  })

  it('may write two paragraphs where one was, and both are known for what they are', async () => {
    const mine = await write('/3')
    const theirs = await write('/3', 'agent')
    const add = async ({ page }: Editor, index: number, words: string) => {
      await body(page).locator(':scope > p').nth(index).click()
      await page.keyboard.press('End')
      await page.keyboard.type(words)
      await page.keyboard.press('Control+s')
    }
    await add(theirs, 0, ' Theirs.')
    await said(theirs.page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await add(mine, 0, ' Mine.')
    const { page } = mine
    const choice = page.locator('.ed-fight')
    await choice.getByRole('button', { name: 'Write it together' }).click()
    const together = choice.getByRole('textbox', { name: /written together$/ })
    await expect.poll(() => together.evaluate((text) => text.contains(document.activeElement))).toBe(true)
    await goToEnd(page)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ours.')
    await button(page, 'Save my choices').click()
    await said(page).filter({ hasText: 'Visitors see the version' }).waitFor()

    // What a colleague writes in the second of them meets nothing of mine elsewhere.
    await theirs.page.reload()
    await add(theirs, 1, ' And theirs.')
    await said(theirs.page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await add(mine, 2, ' Mine alone.')
    await page.getByText('Put together with what Dana saved meanwhile').waitFor()
    await expect.poll(() => body(page).innerText()).toContain('Ours. And theirs.')
    expect((await body(page).innerText()).split('Ours.').length).toBe(2)
    expect([...mine.problems, ...theirs.problems]).toEqual([])
    await mine.close()
    await theirs.close()
  })

  it('are put together by paragraph, and asked about the one both changed', async () => {
    const mine = await write('/6')
    const theirs = await write('/6', 'agent')
    const paragraph = (page: Page, index: number) => body(page).locator(':scope > p').nth(index)
    const add = async (page: Page, index: number, words: string) => {
      await paragraph(page, index).click()
      await page.keyboard.press('End')
      await page.keyboard.type(words)
    }
    await add(theirs.page, 1, ' Theirs alone.')
    await theirs.page.keyboard.press('Control+s')
    await said(theirs.page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await add(mine.page, 0, ' Mine alone.')
    await mine.page.keyboard.press('Control+s')
    await mine.page.getByText('Put together with what Dana saved meanwhile').waitFor()
    await expect.poll(() => paragraph(mine.page, 1).innerText()).toContain('Theirs alone.')

    await theirs.page.reload()
    await add(theirs.page, 0, ' Theirs too.')
    await theirs.page.keyboard.press('Control+s')
    await said(theirs.page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await add(mine.page, 0, ' Mine too.')
    await mine.page.keyboard.press('Control+s')
    const choice = mine.page.locator('.ed-fight')
    await choice.waitFor()
    expect(await choice.count()).toBe(1)
    expect(await choice.locator('legend').textContent()).toMatch(/^Paragraph “/)
    expect(await axeFindings(mine.page)).toEqual([])
    await choice.getByRole('radio', { name: /^Mine/ }).check()
    await button(mine.page, 'Save my choices').click()
    await expect.poll(() => body(mine.page).innerText()).toContain('Mine too.')
    expect(await body(mine.page).innerText()).not.toContain('Theirs too.')
    expect(await body(mine.page).innerText()).toContain('Theirs alone.')
    expect([...mine.problems, ...theirs.problems]).toEqual([])
    await mine.close()
    await theirs.close()
  })
})

describe('pictures', () => {
  it('come while one goes on writing, and have to say what they show', async () => {
    const { page, problems, close } = await write('/7')
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/upload-image*', async (route) => {
      await held
      await route.continue()
    })
    await body(page).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Before it, ')
    const bytes = (await jpeg()).toString('base64')
    await body(page).evaluate((element, picture) => {
      const clipboardData = new DataTransfer()
      const data = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([data], 'barn.jpg', { type: 'image/jpeg' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, bytes)
    await page.locator('.ed-coming').waitFor()
    await page.keyboard.type('and while it comes.')
    release()
    await body(page).locator('figure img[src*="-900x450/"]').waitFor()
    await page.keyboard.type(' And after.')
    await expect.poll(() => body(page).innerText()).toContain('Before it, and while it comes. And after.')

    await page.keyboard.press('Control+s')
    await page.getByText('Please say what the picture shows, or that it only decorates.').waitFor()
    await button(page, 'Say what it shows').click()
    const dialog = page.getByRole('dialog', { name: 'Picture', exact: true })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByText('Please say what the picture shows').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByLabel('What it shows').fill('A barn in the wind')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await body(page).locator('figcaption').first().click()
    await page.keyboard.type('The barn, before.')
    await page.keyboard.press('Control+s')
    await said(page).filter({ hasText: 'Visitors see the version' }).waitFor()
    await page.reload()
    await body(page).locator('figure', { hasText: 'The barn, before.' }).waitFor()
    expect(await button(page, 'Shows: A barn in the wind').count()).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

  it('are dropped where they belong: among the words, and on the place of the head', async () => {
    const { page, problems, close } = await write('/11')
    const bytes = (await jpeg()).toString('base64')
    const dropped = (name: string) =>
      page.evaluateHandle(
        ([picture, called]) => {
          const data = new DataTransfer()
          const file = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
          data.items.add(new File([file], called, { type: 'image/jpeg' }))
          return data
        },
        [bytes, name],
      )
    const paragraph = body(page).locator(':scope > p').nth(1)
    await paragraph.scrollIntoViewIfNeeded()
    const among = await dropped('field.jpg')
    await paragraph.evaluate((element, dataTransfer) => {
      const { x, y } = element.getBoundingClientRect()
      const at = { clientX: x + 4, clientY: y + 4, bubbles: true, cancelable: true }
      element.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }))
    }, among)
    const figure = body(page).locator(':scope > p:nth-of-type(2) + figure')
    await figure.locator('img[src*="-900x450/"]').waitFor()

    const head = page.getByRole('group', { name: 'Image', exact: true })
    await head.locator('.ed-drop').dispatchEvent('drop', { dataTransfer: await dropped('head.jpg') })
    await head.getByText(/^head\.jpg, \d+ KB$/).waitFor()
    expect(problems).toEqual([])
    await close()
  })

  it('that are put in together stand in that order, whichever comes first', async () => {
    const { page, problems, close } = await write('/1')
    const held: (() => void)[] = []
    await page.route('**/upload-image*', async (route) => {
      await new Promise<void>((done) => held.push(done))
      await route.continue()
    })
    const files = [200, 300, 400].map(async (width) => ({
      name: `${width}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width, height: 100, channels: 3, background: '#456' } })
        .png()
        .toBuffer(),
    }))
    await page.getByLabel('Picture for the text').setInputFiles(await Promise.all(files))
    await expect.poll(() => held.length).toBe(3)
    const own = body(page).locator('figure img[src*="x100"]')
    for (const [index, which] of [1, 0, 2].entries()) {
      held[which]()
      await expect.poll(() => own.count()).toBe(index + 1)
    }
    const widths = await own.evaluateAll((pictures) => pictures.map((picture) => /-(\d+)x100/.exec(picture.getAttribute('src') ?? '')?.[1]))
    expect(widths).toEqual(['200', '300', '400'])
    expect(problems).toEqual([])
    await close()
  })

  it('are all that may be uploaded', async () => {
    const { page, close } = await write('/7')
    await page.getByLabel('Picture for the text').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText('You could only upload images.').waitFor()
    expect(await body(page).locator('.ed-coming').count()).toBe(0)
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

describe('the preview', () => {
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
