import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { cursorIsKnown } from '../fixtures/go-to-end.ts'
import { startEditingDesk, type EditingDesk } from './editing-desk.ts'
import { addWords, body, button, openAtEnd, pastePicture, saveDraft } from './writing-articles.ts'

/** Pictures that have not arrived when something ends: the page, their place, the words beside them. */
let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => desk?.leave())
afterAll(() => desk?.close())

const keeps = (page: Page, names: string[]) => expect.poll(() => page.evaluate(keptPictures)).toEqual(names)

it('a picture that is on its way when the page is left is asked about, and goes on its way again where it was', async () => {
  const { page, problems } = await openAtEnd(desk, 8)
  const held = '**/upload-image*'
  await page.route(held, () => {})
  await body(page).locator(':scope > p').nth(1).click()
  await cursorIsKnown(page)
  await pastePicture(page, 'yard.jpg')
  await page.locator('.ed-coming', { hasText: 'yard.jpg' }).waitFor()
  // What is kept on this device is kept a moment later.
  await expect.poll(() => page.evaluate(keptPictures)).toEqual(['yard.jpg'])
  const warned = page.waitForEvent('dialog')
  const left = page.reload()
  const warning = await warned
  expect(warning.type()).toBe('beforeunload')
  await warning.accept()
  await left
  await page.locator('.ed-coming', { hasText: 'yard.jpg' }).waitFor()
  // It arrives once the way is free.
  const again = page.waitForEvent('dialog')
  await page.unroute(held)
  const anew = page.reload()
  await (await again).accept()
  await anew
  await body(page).locator(':scope > p:nth-of-type(2) + figure img[src*="-900x450/"]').waitFor()
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(await body(page).locator('figure img[src*="-900x450/"]').count()).toBe(1)
  expect(problems).toEqual([])
})

it('a picture on its way keeps its place, whatever is written over it', async () => {
  const { page, problems } = await openAtEnd(desk, 10)
  await page.route('**/upload-image*', (route) => route.abort())
  await page.keyboard.type('To be written over.')
  await pastePicture(page, 'field.jpg')
  await page.getByText('field.jpg: No connection. It goes on when that is back.').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('All anew.')
  await expect.poll(() => body(page).locator(':scope > p').allInnerTexts()).toEqual(['All anew.'])
  await page.unroute('**/upload-image*')
  await button(page, 'Try again').click()
  await body(page).locator(':scope > p + figure img[src*="-900x450/"]').waitFor()
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(problems).toEqual([])
})

it('a picture that was on its way beside words goes on its way again where they are used', async () => {
  const { page, problems } = await openAtEnd(desk, 12)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  let sent = 0
  await page.route('**/upload-image*', async (route) => {
    sent += 1
    await held
    // The page that sent it may be gone.
    await route.continue().catch(() => {})
  })
  await addWords(page, 0, ' One.')
  await addWords(page, 2, ' Three.')
  await addWords(page, 1, ' Two.')
  await pastePicture(page, 'barn.jpg')
  await expect.poll(() => page.evaluate(keptPictures)).toEqual(['barn.jpg'])
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(' Two.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('heading', { name: /You left something here/ }).waitFor()
  expect(sent).toBe(1)
  await button(page, 'Use').click()
  await page.locator('.ed-coming', { hasText: 'barn.jpg' }).waitFor()
  release()
  await body(page).locator(':scope > p:nth-of-type(2) + figure img[src*="-900x450/"]').waitFor()
  expect(await body(page).locator('figure img[src*="-900x450/"]').count()).toBe(1)
  for (const words of [' One.', ' Two.', ' Three.']) expect(await body(page).innerText()).toContain(words)
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(problems).toEqual([])
})

it.each([
  ['Throw away', []],
  // To load the page anew is asked about, as always.
  ['Discard', ['beforeunload']],
])('%s takes the pictures along that were on their way beside the words', async (how, questions) => {
  const { page, problems } = await openAtEnd(desk, 11)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.route('**/upload-image*', (route) => route.abort())
  await page.keyboard.type('Not for long.')
  await pastePicture(page, 'gone.jpg')
  await page.getByText('gone.jpg: No connection. It goes on when that is back.').waitFor()
  await expect.poll(() => page.evaluate(keptPictures)).toEqual(['gone.jpg'])
  if (how === 'Throw away') {
    await button(page, 'Cancel').click()
    await page.getByRole('alertdialog').getByRole('button', { name: how }).click()
    await page.waitForURL('**/360/blog-settings')
  } else {
    await page.reload()
    await button(page, how).click()
    await page.getByRole('heading', { name: /You left something here/ }).waitFor({ state: 'detached' })
    await keeps(page, [])
    await button(page, 'Bring it back').click()
    await keeps(page, ['gone.jpg'])
    await button(page, how).click()
  }
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(asked).toEqual(questions)
  expect(problems).toEqual([])
})

it('a picture on its way stays with the text while one paragraph of it is written together', async () => {
  const theirs = await desk.enter('agent')
  await theirs.page.goto(`${desk.site.origin}/360/blog-editor/1`)
  const { page, problems } = await openAtEnd(desk, 1)
  await page.route('**/upload-image*', (route) => route.abort())
  await pastePicture(page, 'later.jpg')
  await page.getByText('later.jpg: No connection. It goes on when that is back.').waitFor()
  await addWords(theirs.page, 0, ' Theirs.')
  await saveDraft(theirs.page)
  await addWords(page, 0, ' Mine.')
  await page.keyboard.press('Control+s')
  const choice = page.locator('.ed-fight')
  await choice.waitFor()
  await page.unroute('**/upload-image*')
  await choice.getByRole('button', { name: 'Write it together' }).click()
  const together = choice.getByRole('textbox', { name: /written together$/ })
  await expect.poll(() => together.evaluate((text) => text.contains(document.activeElement))).toBe(true)
  await page.keyboard.type('Together. ')
  expect(await axeFindings(page)).toEqual([])
  expect(await choice.locator('figure, .ed-coming').count()).toBe(0)
  await choice.getByRole('radio', { name: /^Mine/ }).check()
  await button(page, 'Save my choices').click()
  await body(page).locator('figure img[src*="-900x450/"]').waitFor()
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect([...problems, ...theirs.problems]).toEqual([])
})

/** The names of the pictures that this device keeps. */
const keptPictures = () =>
  new Promise<string[]>((done, fail) => {
    const open = indexedDB.open('shelterbelt-pictures', 1)
    open.addEventListener('error', () => fail(open.error))
    open.addEventListener('success', () => {
      const all = open.result.transaction('pictures', 'readonly').objectStore('pictures').getAll()
      all.addEventListener('success', () => {
        open.result.close()
        done((all.result as { file: File }[]).map(({ file }) => file.name))
      })
    })
  })
