import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

/** What has the focus, and whether all of it can be seen: not beside the window, and behind nothing. */
const focused = () =>
  editor.page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const { left, right, top, bottom } = at.getBoundingClientRect()
    const middle = (left + right) / 2
    const isSeen = [top + 4, bottom - 4].every((y) => at.contains(document.elementFromPoint(middle, y)))
    return `${at.getAttribute('aria-label') ?? at.textContent?.trim()}: ${isSeen ? 'in sight' : 'out of sight'}`
  })

async function tabTo(name: string) {
  for (let step = 0; step < 90; step++) {
    await editor.page.keyboard.press('Tab')
    if ((await focused()).startsWith(`${name}:`)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

it.each([360, 1280])('the way past the menus is seen below the bar of whoever edits at %d px', async (width) => {
  editor = await desk.open('admin', { viewport: { width, height: 740 } })
  await tabTo('Skip to the page')
  expect(await focused()).toBe('Skip to the page: in sight')
})

it('whoever closes a panel by keys finds themselves at a pencil that is in sight, however far down the section they were', async () => {
  editor = await desk.open()
  const { page } = editor
  await editor.pencil('Edit Product').focus()
  await page.keyboard.press('Enter')
  await editor.panel.waitFor()
  await tabTo('Edit Annuities')
  await page.keyboard.press('Enter')
  await editor.panel.getByLabel('Description').waitFor()
  await page.keyboard.press('Escape')
  await editor.panel.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Edit Product: in sight')
})
