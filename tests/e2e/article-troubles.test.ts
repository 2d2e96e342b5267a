import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { cursorIsKnown, goToEnd } from '../fixtures/go-to-end.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

/** What goes wrong while an article is written: no line, no session, a picture that does not get through. */
let desk: EditingDesk
const open: Editor[] = []
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(async () => {
  for (const editor of open.splice(0)) await editor.close()
})
afterAll(() => desk?.close())

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const says = (page: Page, words: string) => page.locator('.ed-article-foot .ed-words').filter({ hasText: words }).waitFor()
const isStored = (page: Page) => says(page, 'Saved as a draft.')

/** Opens the editor on an article of the demonstration, with the cursor in a paragraph of its own at the end. */
async function write(id: number): Promise<Editor> {
  const editor = await desk.open()
  open.push(editor)
  await editor.page.goto(`${desk.site.origin}/360/blog-editor/${id}`)
  await body(editor.page).click()
  await goToEnd(editor.page)
  await editor.page.keyboard.press('Enter')
  return editor
}

/** The keys of all saves that leave the page. */
function savesOf(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/add-new-content-item')) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}

/** What a colleague finds who opens the article now, on another device. */
async function foundByColleague(id: number): Promise<string> {
  const editor = await desk.open('agent')
  open.push(editor)
  await editor.page.goto(`${desk.site.origin}/360/blog-editor/${id}`)
  await body(editor.page).waitFor()
  return body(editor.page).innerText()
}

const picture = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#375' } })
    .jpeg()
    .toBuffer()

/** As a browser pastes a picture that was copied elsewhere. */
async function pastePicture(page: Page, name: string) {
  const bytes = (await picture()).toString('base64')
  await body(page).evaluate(
    (element, [text, called]) => {
      const clipboardData = new DataTransfer()
      const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([data], called, { type: 'image/jpeg' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [bytes, name],
  )
}

async function signInAgain({ page, context }: Editor) {
  const [small] = await Promise.all([context.waitForEvent('page'), button(page, 'Sign in again').click()])
  await small.getByRole('button', { name: 'Admin', exact: true }).click()
}

it('what is written without a line is kept here, and sent once the line is back', async () => {
  const { page, context, problems } = await write(2)
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
  expect(await foundByColleague(2)).toContain('Written in the barn, and further out in the field.')
  expect(problems).toEqual([])
})

it('whoever was signed out meanwhile signs in from the editor, and what was written and sent for is there', async () => {
  const editor = await write(4)
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
  await body(page).locator('figure img[src*="-800x400/"]').waitFor()
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
  expect(found).toContain('Written over night.')
  expect(found).toContain('And while nobody was signed in.')
  expect(await body(open.at(-1)!.page).locator('figure img[alt="The yard by night"]').count()).toBe(1)
  expect(problems).toEqual([])
})

it('a picture that does not get through says so, keeps its place, and is tried again', async () => {
  const { page, problems } = await write(6)
  await page.route('**/upload-image*', (route) => route.abort())
  await page.keyboard.type('Before the picture.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('After')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await cursorIsKnown(page)
  await pastePicture(page, 'roof.jpg')
  await page.getByText('roof.jpg: The picture did not get through. Please try again.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await goToEnd(page)
  await page.keyboard.type(' the picture.')
  await page.route('**/upload-image*', (route) => route.fulfill({ status: 503, body: '<h1>Service unavailable</h1>' }))
  await button(page, 'Try again').click()
  await page.getByText('roof.jpg: The picture could not be kept. Please try again.').waitFor()

  // The picture of the article's head, too: what is there stays until another has come.
  const head = page.getByRole('group', { name: 'Image', exact: true })
  const file = { name: 'head.jpg', mimeType: 'image/jpeg', buffer: await picture() }
  await head.locator('input[type=file]').setInputFiles(file)
  await head.getByText('The picture could not be kept. Please try again.').waitFor()

  await page.unroute('**/upload-image*')
  await head.locator('input[type=file]').setInputFiles(file)
  await head.getByText(/^head\.jpg, \d+ KB$/).waitFor()
  await head.getByText('The picture could not be kept.').waitFor({ state: 'detached' })
  await button(page, 'Try again').click()
  const came = body(page).locator('figure img[src*="-800x400/"]')
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

it('a picture that is on its way when the page is left is asked about, and goes on its way again where it was', async () => {
  const { page, problems } = await write(8)
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
  await body(page).locator(':scope > p:nth-of-type(2) + figure img[src*="-800x400/"]').waitFor()
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(await body(page).locator('figure img[src*="-800x400/"]').count()).toBe(1)
  expect(problems).toEqual([])
})

it('a picture on its way keeps its place, whatever is written over it', async () => {
  const { page, problems } = await write(10)
  await page.route('**/upload-image*', (route) => route.abort())
  await page.keyboard.type('To be written over.')
  await pastePicture(page, 'field.jpg')
  await page.getByText('field.jpg: The picture did not get through. Please try again.').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('All anew.')
  await expect.poll(() => body(page).locator(':scope > p').allInnerTexts()).toEqual(['All anew.'])
  await page.unroute('**/upload-image*')
  await button(page, 'Try again').click()
  await body(page).locator(':scope > p + figure img[src*="-800x400/"]').waitFor()
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(problems).toEqual([])
})

it('a picture that was on its way beside words goes on its way again where they are used', async () => {
  const { page, problems } = await write(12)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  let sent = 0
  await page.route('**/upload-image*', async (route) => {
    sent += 1
    await held
    // The page that sent it may be gone.
    await route.continue().catch(() => {})
  })
  for (const [index, words] of [' One.', ' Three.', ' Two.'].entries()) {
    await body(page).locator(':scope > p').nth([0, 2, 1][index]).click()
    await page.keyboard.press('End')
    await page.keyboard.type(words)
  }
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
  await body(page).locator(':scope > p:nth-of-type(2) + figure img[src*="-800x400/"]').waitFor()
  expect(await body(page).locator('figure img[src*="-800x400/"]').count()).toBe(1)
  for (const words of [' One.', ' Two.', ' Three.']) expect(await body(page).innerText()).toContain(words)
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(problems).toEqual([])
})

it.each([
  ['Throw away', []],
  // To load the page anew is asked about, as always.
  ['Discard', ['beforeunload']],
])('%s takes the pictures along that were on their way beside the words', async (how, questions) => {
  const { page, problems } = await write(11)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.route('**/upload-image*', (route) => route.abort())
  await page.keyboard.type('Not for long.')
  await pastePicture(page, 'gone.jpg')
  await page.getByText('gone.jpg: The picture did not get through. Please try again.').waitFor()
  await expect.poll(() => page.evaluate(keptPictures)).toEqual(['gone.jpg'])
  if (how === 'Throw away') {
    await button(page, 'Cancel').click()
    await page.getByRole('alertdialog').getByRole('button', { name: how }).click()
    await page.waitForURL('**/360/blog-settings')
  } else {
    await page.reload()
    await button(page, how).click()
    await page.getByRole('heading', { name: /You left something here/ }).waitFor({ state: 'detached' })
  }
  await expect.poll(() => page.evaluate(keptPictures)).toEqual([])
  expect(asked).toEqual(questions)
  expect(problems).toEqual([])
})

it('a picture on its way stays with the text while one paragraph of it is written together', async () => {
  const theirs = await desk.open('agent')
  open.push(theirs)
  await theirs.page.goto(`${desk.site.origin}/360/blog-editor/1`)
  const { page, problems } = await write(1)
  await page.route('**/upload-image*', (route) => route.abort())
  await pastePicture(page, 'later.jpg')
  await page.getByText('later.jpg: The picture did not get through. Please try again.').waitFor()
  const add = async (to: Page, words: string) => {
    await body(to).locator(':scope > p').first().click()
    await to.keyboard.press('End')
    await to.keyboard.type(words)
    await to.keyboard.press('Control+s')
  }
  await add(theirs.page, ' Theirs.')
  await says(theirs.page, 'Visitors see the version')
  await add(page, ' Mine.')
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
  await body(page).locator('figure img[src*="-800x400/"]').waitFor()
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
