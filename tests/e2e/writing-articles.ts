import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { cursorIsKnown, goToEnd } from '../fixtures/go-to-end.ts'
import type { EditingDesk, Editor } from './editing-desk.ts'

/** The editor of articles as tests write in it. */
export const body = (page: Page) => page.getByRole('textbox', { name: 'Body' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const said = (page: Page) => page.locator('.ed-article-foot .ed-words')
export const isSaved = (page: Page) => said(page).filter({ hasText: 'Visitors see the version' }).waitFor()

/**
 * Ctrl S, and waits until it is saved. First for the words that were typed to be unsaved: where a draft lies over the live one, the foot said
 * what it says of one that is saved before there was anything to save.
 */
export async function saveDraft(page: Page) {
  await said(page).filter({ hasNotText: 'Visitors see the version' }).waitFor()
  await page.keyboard.press('Control+s')
  await isSaved(page)
}

/** Opens an editor on an article, or on a new one, and waits until words can be written. */
export async function openArticle(
  desk: EditingDesk,
  of: '' | `/${number}` = '',
  as: Parameters<EditingDesk['open']>[0] = 'admin',
): Promise<Editor> {
  const editor = await desk.enter(as)
  editor.page.on('dialog', (dialog) => void dialog.accept())
  await editor.page.goto(`${desk.site.origin}/360/blog-editor${of}`)
  await body(editor.page).waitFor()
  return editor
}

/** Opens the editor on an article of the demonstration, with the cursor in a paragraph of its own at the end. Questions of the browser are left to the test. */
export async function openAtEnd(desk: EditingDesk, id: number): Promise<Editor> {
  const editor = await desk.enter()
  await editor.page.goto(`${desk.site.origin}/360/blog-editor/${id}`)
  await body(editor.page).click()
  await goToEnd(editor.page)
  await editor.page.keyboard.press('Enter')
  return editor
}

/** At the end of a paragraph. */
export async function addWords(page: Page, paragraph: number, words: string) {
  await body(page).locator(':scope > p').nth(paragraph).click()
  await page.keyboard.press('End')
  await cursorIsKnown(page)
  await page.keyboard.type(words)
}

export async function published({ site }: EditingDesk): Promise<{ blogId: number; title: string }[]> {
  const answer = await fetch(`${site.origin}/api/blog/public?pageSize=100`)
  return ((await answer.json()) as { data: { blogId: number; title: string }[] }).data
}

/** What a visitor reads there, from its title on. */
export const visible = async ({ site }: EditingDesk, id: number) =>
  (await (await fetch(`${site.origin}/360/about/blog/${id}`)).text()).split('<article')[1]

/** Of 900 × 450 pixels. */
export const jpeg = () =>
  sharp({ create: { width: 900, height: 450, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()

/** As a browser pastes a picture that was copied elsewhere. */
export async function pastePicture(page: Page, name: string) {
  const bytes = (await jpeg()).toString('base64')
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
