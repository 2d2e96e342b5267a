import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { cursorIsKnown } from '../fixtures/go-to-end.ts'
import { startEditingDesk, type EditingDesk } from './editing-desk.ts'
import { body, button, jpeg, openArticle, pastePicture, saveDraft } from './writing-articles.ts'

let desk: EditingDesk
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterAll(() => desk?.close())

describe('pictures', () => {
  it('come while one goes on writing, and have to say what they show', async () => {
    const { page, problems, close } = await openArticle(desk, '/7')
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route('**/upload-image*', async (route) => {
      await held
      await route.continue()
    })
    await body(page).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('End')
    await cursorIsKnown(page)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Before it, ')
    await pastePicture(page, 'barn.jpg')
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
    await saveDraft(page)
    await page.reload()
    await body(page).locator('figure', { hasText: 'The barn, before.' }).waitFor()
    expect(await button(page, 'Shows: A barn in the wind').count()).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

  it.each([['had arrived by then', '/9', true] as const, ['had not arrived by then', '/12', false] as const])(
    'show what was said of them where they %s',
    async (_when, path, arrived) => {
      const { page, problems, close } = await openArticle(desk, path)
      const mayArrive = Promise.withResolvers<void>()
      if (arrived) mayArrive.resolve()
      await page.route('**/upload-image*', async (route) => {
        await mayArrive.promise
        await route.continue()
      })
      await body(page).click()
      const chooser = page.getByLabel('Picture for the text')
      await chooser.setInputFiles({ name: 'silo.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
      const dialog = page.getByRole('dialog', { name: 'Picture', exact: true })
      await dialog.waitFor()
      const picture = body(page).locator('figure img[src*="-900x450/"]')
      if (arrived) await picture.waitFor()
      await dialog.getByLabel('What it shows').fill('A silo at noon')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      expect(await picture.count()).toBe(arrived ? 1 : 0)
      mayArrive.resolve()
      await picture.waitFor()
      await expect.poll(() => button(page, 'Shows: A silo at noon').count()).toBe(1)
      expect(problems).toEqual([])
      await close()
    },
  )

  it('that wait say what they are and for what, and whoever leaves one out by keyboard is in the words again', async () => {
    const { page, close } = await openArticle(desk, '/10')
    await page.route('**/upload-image*', (route) => route.abort())
    await body(page).click()
    await pastePicture(page, 'late.jpg')
    const waits = page.locator('.ed-coming', { hasText: 'late.jpg: No connection. It goes on when that is back.' })
    await waits.waitFor()
    expect(await waits.getAttribute('aria-live')).toBe('polite')
    await waits.getByRole('button', { name: 'Leave it out' }).press('Enter')
    await waits.waitFor({ state: 'detached' })
    await expect.poll(() => body(page).evaluate((words) => words === document.activeElement)).toBe(true)
    await close()
  })

  it('are dropped where they belong: among the words, and on the place of the head', async () => {
    const { page, problems, close } = await openArticle(desk, '/11')
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
    const { page, problems, close } = await openArticle(desk, '/1')
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
    const { page, close } = await openArticle(desk, '/7')
    await page.getByLabel('Picture for the text').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText('You could only upload images.').waitFor()
    expect(await body(page).locator('.ed-coming').count()).toBe(0)
    await close()
  })
})
