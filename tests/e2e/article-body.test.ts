import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEditingDesk, type EditingDesk } from './editing-desk.ts'
import { addWords, body, button, openArticle, openAtEnd, saveDraft, visible } from './writing-articles.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

const paragraph = (page: Page, index: number) => body(page).locator(':scope > p').nth(index)

it('whoever writes goes on where they are, whatever a colleague changed before and behind them', async () => {
  const mine = await openArticle(desk, '/7')
  const theirs = await openArticle(desk, '/7', 'agent')
  await addWords(theirs.page, 0, ' Theirs before.')
  await addWords(theirs.page, 2, ' Theirs behind.')
  await saveDraft(theirs.page)

  await addWords(mine.page, 1, ' Mine')
  await mine.page.keyboard.press('Control+s')
  await expect.poll(() => paragraph(mine.page, 0).innerText()).toContain('Theirs before.')
  await expect.poll(() => paragraph(mine.page, 2).innerText()).toContain('Theirs behind.')
  await mine.page.keyboard.type(' goes on.')
  await expect.poll(() => paragraph(mine.page, 1).innerText()).toContain(' Mine goes on.')
  expect([...mine.problems, ...theirs.problems]).toEqual([])
  await mine.close()
  await theirs.close()
})

it('whoever has just begun a paragraph writes on in it, whatever a colleague changed meanwhile', async () => {
  const mine = await openAtEnd(desk, 8)
  await mine.page.keyboard.type('One.')
  await mine.page.keyboard.press('Enter')
  await mine.page.keyboard.type('Two.')
  await saveDraft(mine.page)
  const theirs = await openArticle(desk, '/8', 'agent')
  const one = (await body(theirs.page).locator(':scope > p').count()) - 2
  await addWords(theirs.page, one, ' Theirs.')
  await saveDraft(theirs.page)

  await addWords(mine.page, 0, ' Mine.')
  await addWords(mine.page, one, '')
  await mine.page.keyboard.press('Enter')
  await mine.page.keyboard.press('Control+s')
  await expect.poll(() => paragraph(mine.page, one).innerText()).toBe('One. Theirs.')
  await mine.page.keyboard.type('Of its own.')
  const last = () => Promise.all([0, 1, 2].map((more) => paragraph(mine.page, one + more).innerText()))
  await expect.poll(last).toEqual(['One. Theirs.', 'Of its own.', 'Two.'])
  expect([...mine.problems, ...theirs.problems]).toEqual([])
  await mine.close()
  await theirs.close()
})

it('whoever publishes sees first what a colleague wrote meanwhile', async () => {
  const mine = await openArticle(desk, '/9')
  const theirs = await openArticle(desk, '/9', 'agent')
  await addWords(theirs.page, 0, ' Not meant for anybody yet.')
  await saveDraft(theirs.page)

  const { page } = mine
  await addWords(page, 1, ' Mine.')
  const publish = async () => {
    await button(page, 'Save & Publish').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save & Publish' }).click()
  }
  await publish()
  await page.getByText('Saved, but not published yet: somebody else wrote in it meanwhile.').waitFor()
  await page.getByText(/^Put together with what .* saved meanwhile/).waitFor()
  expect(await paragraph(page, 0).innerText()).toContain('Not meant for anybody yet.')
  expect(await visible(desk, 9)).not.toContain('Not meant for anybody yet.')
  await publish()
  await page.waitForURL('**/360/blog-settings')
  expect(await visible(desk, 9)).toMatch(/Not meant for anybody yet\.[\s\S]* Mine\./)
  expect([...mine.problems, ...theirs.problems]).toEqual([])
  await mine.close()
  await theirs.close()
})

it('how long it is and for whom is told beside it', async () => {
  const { page, close } = await openArticle(desk, '/6')
  const told = page.locator('.ed-measures')
  await expect.poll(() => told.innerText()).toMatch(/Words\s+\d{3}\s+Reading time\s+\d minutes\s+Reading level\s+Grade [1-8]\.\d/)
  await body(page).press('Control+a')
  await page.keyboard.type('Too little to tell.')
  await expect.poll(() => told.innerText()).toMatch(/Words\s+4\s+Reading time\s+1 minute\s+Reading level\s+Told from 40 words on/)
  await close()
})

it('a table keeps to the text on a phone', async () => {
  const { page, close } = await openArticle(desk, '/6')
  await page.setViewportSize({ width: 360, height: 740 })
  const rightOf = (of: string) => page.evaluate((what) => document.querySelector(what)?.getBoundingClientRect().right ?? 0, of)
  const [table, text] = [await rightOf('.ed-writing .article-text table'), await rightOf('.ed-writing .article-text')]
  expect(table).toBeGreaterThan(0)
  expect(table).toBeLessThanOrEqual(text)
  await close()
})

it('the columns of a table are as wide on a phone as visitors have them: a new one can be tapped, a wide one is pushed aside', async () => {
  const { page, close } = await openArticle(desk, '/6')
  await page.setViewportSize({ width: 360, height: 740 })
  await body(page).locator(':scope > p').first().click()
  await button(page, 'Table').click()
  const made = body(page)
    .locator('table', { has: page.locator('p:empty, br') })
    .first()
  const heads = made.locator('th')
  expect(await heads.count()).toBe(2)
  const ems = () => heads.evaluateAll((all) => all.map((th) => th.clientWidth / Number.parseFloat(getComputedStyle(th).fontSize)))
  expect(Math.min(...(await ems()))).toBeGreaterThan(6)
  for (const _more of [1, 2, 3]) await button(page, 'Add a column').click()
  await expect.poll(() => heads.count()).toBe(5)
  expect(Math.min(...(await ems()))).toBeGreaterThan(6)
  expect(await made.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeGreaterThan(100)
  await close()
})
