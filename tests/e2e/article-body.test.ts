import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cursorIsKnown } from '../fixtures/go-to-end.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

async function write(id: number, as: 'admin' | 'agent' = 'admin'): Promise<Editor> {
  const editor = await desk.open(as)
  await editor.page.goto(`${desk.site.origin}/360/blog-editor/${id}`)
  await body(editor.page).waitFor()
  return editor
}

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' })
const paragraph = (page: Page, index: number) => body(page).locator(':scope > p').nth(index)

async function add(page: Page, index: number, words: string) {
  await paragraph(page, index).click()
  await page.keyboard.press('End')
  await cursorIsKnown(page)
  await page.keyboard.type(words)
}

it('whoever writes goes on where they are, whatever a colleague changed before and behind them', async () => {
  const mine = await write(7)
  const theirs = await write(7, 'agent')
  await add(theirs.page, 0, ' Theirs before.')
  await add(theirs.page, 2, ' Theirs behind.')
  await theirs.page.keyboard.press('Control+s')
  await theirs.page.locator('.ed-article-foot .ed-words').filter({ hasText: 'Visitors see the version' }).waitFor()

  await add(mine.page, 1, ' Mine')
  await mine.page.keyboard.press('Control+s')
  await expect.poll(() => paragraph(mine.page, 0).innerText()).toContain('Theirs before.')
  await expect.poll(() => paragraph(mine.page, 2).innerText()).toContain('Theirs behind.')
  await mine.page.keyboard.type(' goes on.')
  await expect.poll(() => paragraph(mine.page, 1).innerText()).toContain(' Mine goes on.')
  expect([...mine.problems, ...theirs.problems]).toEqual([])
  await mine.close()
  await theirs.close()
})

it('how long it is and for whom is told beside it', async () => {
  const { page, close } = await write(6)
  const told = page.locator('.ed-measures')
  await expect.poll(() => told.innerText()).toMatch(/Words\s+\d{3}\s+Reading time\s+\d minutes\s+Reading level\s+Grade [1-8]\.\d/)
  await body(page).press('Control+a')
  await page.keyboard.type('Too little to tell.')
  await expect.poll(() => told.innerText()).toMatch(/Words\s+4\s+Reading time\s+1 minute\s+Reading level\s+Told from 40 words on/)
  await close()
})

it('a table keeps to the text on a phone', async () => {
  const { page, close } = await write(6)
  await page.setViewportSize({ width: 360, height: 740 })
  const rightOf = (of: string) => page.evaluate((what) => document.querySelector(what)?.getBoundingClientRect().right ?? 0, of)
  const [table, text] = [await rightOf('.ed-writing .article-text table'), await rightOf('.ed-writing .article-text')]
  expect(table).toBeGreaterThan(0)
  expect(table).toBeLessThanOrEqual(text)
  await close()
})
