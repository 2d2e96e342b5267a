import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { goToEnd } from '../fixtures/go-to-end.ts'
import { startEditingDesk, type EditingDesk } from './editing-desk.ts'
import { addWords, body, button, isSaved, openArticle, said, saveDraft, visible } from './writing-articles.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

describe('what is typed', () => {
  it('is there again after the page was loaded anew, and is offered', async () => {
    const { page, close } = await openArticle(desk, '/2')
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
    expect((await visible(desk, 2)).includes('Kept over a reload.')).toBe(false)
    await body(page).click()
    await page.keyboard.press('Control+z')
    await expect.poll(() => body(page).innerText()).not.toContain('Kept over a reload.')
    await close()
  })

  it('waits as a draft over the live one, until it is published', async () => {
    const { page, close } = await openArticle(desk, '/5')
    expect(await button(page, 'Save').count()).toBe(0)
    await page.getByLabel('Title', { exact: true }).fill('Better than before')
    await button(page, 'Save as draft over the live one').click()
    await page.waitForURL('**/360/blog-settings')
    expect((await visible(desk, 5)).includes('Better than before')).toBe(false)
    await page.goto(`${desk.site.origin}/360/blog-editor/5`)
    await said(page).filter({ hasText: 'Visitors see the version that was published before.' }).waitFor()
    await button(page, 'Save & Publish').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save & Publish' }).click()
    await page.waitForURL('**/360/blog-settings')
    await expect.poll(() => visible(desk, 5)).toContain('Better than before')
    await close()
  })
})

describe('the history of an article', () => {
  it('tells what each save changed, paragraph by paragraph, and brings an older version back as a draft', async () => {
    const { page, problems, close } = await openArticle(desk, '/8')
    const title = page.getByLabel('Title', { exact: true })
    const before = await title.inputValue()
    await title.fill('Another title')
    await addWords(page, 1, ' One sentence more.')
    await saveDraft(page)
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
    await isSaved(page)
    expect((await visible(desk, 8)).includes('Another title')).toBe(false)
    expect(problems).toEqual([])
    await close()
  })
})

describe('an older version that was brought back', () => {
  it('goes by the key that undoes, and stays while that undoes what was sought among the tags', async () => {
    const { page, close } = await openArticle(desk, '/9')
    const title = page.getByLabel('Title', { exact: true })
    const before = await title.inputValue()
    await title.fill('A title nobody kept')
    await saveDraft(page)
    async function restore() {
      await button(page, 'History of this article').click()
      await page.locator('.ed-revs button').nth(1).click()
      await button(page, 'Restore this version').click()
      await expect.poll(() => title.inputValue()).toBe(before)
      await button(page, 'Undo restore').waitFor()
    }
    await restore()
    await page.keyboard.press('Control+z')
    await expect.poll(() => title.inputValue()).toBe('A title nobody kept')
    await isSaved(page)
    await restore()
    const tags = page.getByRole('combobox', { name: 'Tags' })
    await tags.click()
    await page.keyboard.type('haik')
    await page.keyboard.press('Control+z')
    await expect.poll(() => tags.inputValue()).not.toBe('haik')
    expect(await title.inputValue()).toBe(before)
    expect(await button(page, 'Undo restore').count()).toBe(1)
    await close()
  })
})

describe('two people in one article', () => {
  it('write the paragraph that both changed together, with all its tools', async () => {
    const { mine, theirs, choice, together } = await writeTogether('/12')
    const { page } = mine
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
    await isSaved(page)
    await page.reload()
    expect(await first.innerHTML()).toMatch(/ And <strong>ours\.<\/strong>$/)
    expect([...mine.problems, ...theirs.problems]).toEqual([])
    await mine.close()
    await theirs.close()
  })

  it('may write two paragraphs where one was, and both are known for what they are', async () => {
    const { mine, theirs } = await writeTogether('/3')
    const { page } = mine
    await goToEnd(page)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ours.')
    await button(page, 'Save my choices').click()
    await isSaved(page)

    // What a colleague writes in the second of them meets nothing of mine elsewhere.
    await theirs.page.reload()
    await addWords(theirs.page, 1, ' And theirs.')
    await saveDraft(theirs.page)
    await addWords(page, 2, ' Mine alone.')
    await page.keyboard.press('Control+s')
    await page.getByText('Put together with what Dana saved meanwhile').waitFor()
    await expect.poll(() => body(page).innerText()).toContain('Ours. And theirs.')
    expect((await body(page).innerText()).split('Ours.').length).toBe(2)
    expect([...mine.problems, ...theirs.problems]).toEqual([])
    await mine.close()
    await theirs.close()
  })

  it('are put together by paragraph, and asked about the one both changed', async () => {
    const mine = await openUntold('/6')
    const theirs = await openArticle(desk, '/6', 'agent')
    await addWords(theirs.page, 1, ' Theirs alone.')
    await saveDraft(theirs.page)
    await addWords(mine.page, 0, ' Mine alone.')
    await mine.page.keyboard.press('Control+s')
    await mine.page.getByText('Put together with what Dana saved meanwhile').waitFor()
    await expect.poll(() => body(mine.page).locator(':scope > p').nth(1).innerText()).toContain('Theirs alone.')

    await theirs.page.reload()
    await addWords(theirs.page, 0, ' Theirs too.')
    await saveDraft(theirs.page)
    await addWords(mine.page, 0, ' Mine too.')
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

/** Who hears of what a colleague saves only by saving: told of it between two keys, their words would meet what is saved already. */
async function openUntold(of: `/${number}`) {
  const opened = await openArticle(desk, of)
  await opened.page.route('**/editing-here', (route) => route.fulfill({ json: { colleagues: [] } }))
  return opened
}

/** Both changed the first paragraph, and who saved last is about to write it anew from both. */
async function writeTogether(of: `/${number}`) {
  const [mine, theirs] = [await openUntold(of), await openArticle(desk, of, 'agent')]
  await addWords(theirs.page, 0, ' Theirs.')
  await saveDraft(theirs.page)
  await addWords(mine.page, 0, ' Mine.')
  await mine.page.keyboard.press('Control+s')
  const choice = mine.page.locator('.ed-fight')
  await choice.getByRole('button', { name: 'Write it together' }).click()
  const together = choice.getByRole('textbox', { name: /written together$/ })
  await expect.poll(() => together.evaluate((text) => text.contains(document.activeElement))).toBe(true)
  return { mine, theirs, choice, together }
}
