import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { cursorIsKnown, goToEnd } from '../fixtures/go-to-end.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'
import { body, button, jpeg, openAtEnd, pastePicture, said } from './writing-articles.ts'

/** What goes wrong while an article is written: no line, no session, a picture that does not get through. */
let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => desk?.leave())
afterAll(() => desk?.close())

const says = (page: Page, words: string) => said(page).filter({ hasText: words }).waitFor()
const isStored = (page: Page) => says(page, 'Saved as a draft.')

/** The keys of all saves that leave the page. */
function savesOf(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/add-new-content-item')) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

/** What a colleague finds who opens the article now, on another device. */
async function foundByColleague(id: number): Promise<Locator> {
  const { page } = await desk.enter('agent')
  await page.goto(`${desk.site.origin}/360/blog-editor/${id}`)
  await body(page).waitFor()
  return body(page)
}

async function signInAgain({ page, context }: Editor) {
  const [small] = await Promise.all([context.waitForEvent('page'), button(page, 'Sign in again').click()])
  await small.getByRole('button', { name: 'Admin', exact: true }).click()
}

it('what is written without a line is kept here, and sent once the line is back', async () => {
  const { page, context, problems } = await openAtEnd(desk, 2)
  const keys = savesOf(page)
  await context.setOffline(true)
  await page.keyboard.type('Written in the barn, ')
  await page.keyboard.press('Control+s')
  await says(page, 'Not saved yet: no connection; kept on this device')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('and further out in the field.')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Written in the barn, and further out in the field.')
  const warned = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const warning = await warned
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()

  // Nobody presses anything: the line is back, and what was asked for is done.
  await context.setOffline(false)
  await says(page, 'Not saved yet; kept on this device')
  expect(new Set(keys).size).toBe(1)
  await page.keyboard.press('Control+s')
  await isStored(page)
  expect(await (await foundByColleague(2)).innerText()).toContain('Written in the barn, and further out in the field.')
  expect(problems).toEqual([])
})

it('whoever was signed out meanwhile signs in from the editor, and what was written and sent for is there', async () => {
  const editor = await openAtEnd(desk, 4)
  const { page, context, problems } = editor
  const keys = savesOf(page)
  await page.keyboard.type('Written over night.')
  await context.clearCookies()
  await page.keyboard.press('Enter')
  await pastePicture(page, 'night.jpg')
  await page.getByText('night.jpg waits until you are signed in again.').waitFor()
  await page.getByText('You were signed out at').waitFor()
  await says(page, 'Not saved yet: signed out; kept on this device')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('And while nobody was signed in.')

  await signInAgain(editor)
  await body(page).locator('figure img[src*="-900x450/"]').waitFor()
  await page.getByText('You were signed out at').waitFor({ state: 'detached' })
  await button(page, 'Say what it shows').last().click()
  await page.getByRole('dialog', { name: 'Picture', exact: true }).getByLabel('What it shows').fill('The yard by night')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Picture', exact: true }).waitFor({ state: 'detached' })

  // A save that meets the end of a session goes on with the same key.
  await context.clearCookies()
  await page.keyboard.press('Control+s')
  await page.getByText('You were signed out at').waitFor()
  await signInAgain(editor)
  await isStored(page)
  expect(new Set(keys).size).toBe(1)
  expect(page.url()).toBe(`${desk.site.origin}/360/blog-editor/4`)
  const found = await foundByColleague(4)
  expect(await found.innerText()).toContain('Written over night.')
  expect(await found.innerText()).toContain('And while nobody was signed in.')
  expect(await found.locator('figure img[alt="The yard by night"]').count()).toBe(1)
  expect(problems).toEqual([])
})

it('a picture that does not get through says so, keeps its place, and is tried again', async () => {
  const { page, problems } = await openAtEnd(desk, 6)
  await page.route('**/upload-image*', (route) => route.abort())
  await page.keyboard.type('Before the picture.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('After')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await cursorIsKnown(page)
  await pastePicture(page, 'roof.jpg')
  await page.getByText('roof.jpg: No connection. It goes on when that is back.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await goToEnd(page)
  await page.keyboard.type(' the picture.')
  await page.route('**/upload-image*', (route) => route.fulfill({ status: 503, body: '<h1>Service unavailable</h1>' }))
  await button(page, 'Try again').click()
  await page.getByText('roof.jpg: The picture could not be kept. Please try again.').waitFor()

  // The picture of the article's head, too: what is there stays until another has come.
  const head = page.getByRole('group', { name: 'Image', exact: true })
  const file = { name: 'head.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
  await head.locator('input[type=file]').setInputFiles(file)
  await head.getByText('The picture could not be kept. Please try again.').waitFor()

  await page.unroute('**/upload-image*')
  await head.locator('input[type=file]').setInputFiles(file)
  await head.getByText(/^head\.jpg, \d+ KB$/).waitFor()
  await head.getByText('The picture could not be kept.').waitFor({ state: 'detached' })
  await button(page, 'Try again').click()
  const came = body(page).locator('figure img[src*="-900x450/"]')
  await came.waitFor()
  await expect.poll(() => body(page).locator('.ed-coming').count()).toBe(0)
  const around = await came.evaluate((image) => {
    const figure = image.closest('figure')
    const blocks = [...(figure?.parentElement?.children ?? [])]
    const at = blocks.indexOf(figure as Element)
    return [blocks[at - 1]?.textContent, blocks[at + 1]?.textContent]
  })
  expect(around).toEqual(['Before the picture.', 'After the picture.'])
  expect(problems).toEqual([])
})

it('a picture that nobody answered for goes on its way by itself', async () => {
  const { page, problems } = await openAtEnd(desk, 7)
  await page.route('**/upload-image*', (route) => route.abort())
  await page.keyboard.type('A picture of the barn:')
  await cursorIsKnown(page)
  await pastePicture(page, 'barn.jpg')
  await page.getByText('barn.jpg: No connection. It goes on when that is back.').waitFor()
  await page.unroute('**/upload-image*')
  await body(page).locator('figure img[src*="-900x450/"]').waitFor()
  await expect.poll(() => body(page).locator('.ed-coming').count()).toBe(0)
  expect(problems).toEqual([])
})

it('whoever asks once more for the tools that did not arrive is in the words when they do', async () => {
  const { page } = await desk.enter()
  const tools = '**/writing-area*'
  await page.route(tools, (route) => route.abort())
  await page.goto(`${desk.site.origin}/360/blog-editor/2`)
  const again = button(page, 'Try again')
  await again.waitFor()
  await page.unroute(tools)
  await again.press('Enter')
  await expect.poll(() => body(page).evaluate((text) => text.contains(document.activeElement))).toBe(true)
})
