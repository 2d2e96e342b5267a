import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { PictureManifest } from '../../src/art/picture-manifest.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { heicSaying, largerHeic } from '../fixtures/heic.ts'
import { seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

const photo = readFileSync(new URL('../fixtures/iphone-photo.heic', import.meta.url))
const green = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b6a3b' } })
/** What no format makes small. */
const noise = () => sharp(randomBytes(2_400 * 1_800 * 3), { raw: { width: 2_400, height: 1_800, channels: 3 } })

async function choose(name: string, mimeType: string, buffer: Buffer) {
  const field = editor.panel.getByRole('group', { name: 'Background image' })
  await field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  return field
}

it.each([
  ['a WebP', 'barn.webp', 'image/webp', () => green.clone().webp().toBuffer(), '900 × 600'],
  ['an AVIF', 'barn.avif', 'image/avif', () => green.clone().avif().toBuffer(), '900 × 600'],
  [
    'a photo of fewer bytes and 48 megapixels',
    'barn.jpg',
    'image/jpeg',
    () => green.clone().resize(8_000, 6_000).jpeg().toBuffer(),
    '5656 × 4242',
  ],
  ['a photo of more than 10 MB', 'field.png', 'image/png', () => noise().png({ compressionLevel: 0 }).toBuffer(), '2400 × 1800'],
])('%s is made fit and kept', async (_what, name, mimeType, make, size) => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const field = await choose(name, mimeType, await make())
  await field.getByText(`${name}, `).waitFor({ timeout: 60_000 })
  await editor.state.filter({ hasText: 'Not saved yet; kept on this device' }).waitFor({ timeout: 60_000 })
  await editor.save()
  await editor.visible()
  await panel.getByRole('button', { name: 'History of this section' }).click()
  // The picture that came and the one that went, not their addresses.
  const changed = editor.page.locator('.ed-pictures').first()
  await changed.locator('ins img').waitFor()
  expect(await editor.page.locator('.ed-diff').getByText('/media/').count()).toBe(0)
  expect(await axeFindings(editor.page)).toEqual([])
  await editor.page.keyboard.press('Escape')
  await editor.page.reload()
  await editor.edit('Edit Header')
  await editor.panel.getByText(`Uploaded picture, ${size}`).waitFor()
})

it('says what it shows, and what of it stays in sight wherever it is cut', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  const field = panel.getByRole('group', { name: 'Image' })
  // A drawn scene is drawn for every shape.
  await panel.getByLabel('What it shows').fill('A farm “by night”')
  expect(await panel.getByLabel('Where the face is').count()).toBe(0)
  await editor.save()
  await editor.visible()
  expect(await seenByVisitor(desk.site, 'alt="A farm “by night”"')).toHaveLength(1)

  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'dana.png', mimeType: 'image/png', buffer: await green.clone().png().toBuffer() })
  await field.getByText('dana.png, ').waitFor()
  await panel.getByLabel('What it shows').fill('Dana at her desk')
  await panel.getByLabel('Where the face is').selectOption('At the top, left')
  const shown = editor.page.locator('main img[alt="Dana at her desk"]')
  expect(await shown.evaluate((picture) => getComputedStyle(picture).objectPosition)).toBe('0px 0px')
  expect(await axeFindings(editor.page)).toEqual([])
  await editor.save()
  await editor.visible()
  expect(await seenByVisitor(desk.site, 'alt="Dana at her desk"', 'data-focus="top-left"')).toHaveLength(2)
  await panel.getByRole('button', { name: 'History of this section' }).click()
  await editor.page.locator('.ed-diff ins', { hasText: 'Dana' }).waitFor()
})

it('is pasted from the clipboard at the button of its field', async () => {
  editor = await desk.open('admin', { permissions: ['clipboard-read', 'clipboard-write'] })
  const panel = await editor.edit('Edit Header')
  const field = panel.getByRole('group', { name: 'Background image' })
  const bytes = [...(await green.clone().png().toBuffer())]
  await editor.page.evaluate(async (png) => {
    const picture = new Blob([new Uint8Array(png)], { type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  }, bytes)
  await field.getByRole('button', { name: 'Choose a file' }).focus()
  await editor.page.keyboard.press('Control+v')
  await field.getByText(/^image\.png, /).waitFor()
  await editor.state.filter({ hasText: 'Not saved yet; kept on this device' }).waitFor()
  expect(editor.problems).toEqual([])
})

it('is taken when it is small, and whoever chose it is told how it will look', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const field = await choose('mark.png', 'image/png', await green.clone().resize(40, 40).png().toBuffer())
  await field.getByText('mark.png, ').waitFor()
  await panel.getByText('This picture is small, 40 × 40 pixels, and may look blurred here.').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await choose('field.png', 'image/png', await green.clone().resize(1_000, 600).png().toBuffer())
  await field.getByText('field.png, ').waitFor()
  await panel.getByText('This picture is small').waitFor({ state: 'hidden' })
})

it('is said to be none where people look, on a phone too', async () => {
  editor = await desk.open('admin', { viewport: { width: 360, height: 740 } })
  const panel = await editor.edit('Edit Header')
  // What is low in the form, as after a file was chosen at its button.
  const field = panel.getByRole('group', { name: 'Background image' })
  const lower = (around: Element) => {
    const body = around.closest('.ed-body')!
    body.scrollTop += around.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom
  }
  await field.evaluate(lower)
  await choose('notes.txt', 'text/plain', Buffer.from('no picture'))
  const said = field.getByText('Please choose a JPEG or PNG picture.')
  await said.waitFor()
  const below = (message: Element) => message.getBoundingClientRect().bottom - message.closest('.ed-body')!.getBoundingClientRect().bottom
  await expect.poll(() => said.evaluate(below)).toBeLessThanOrEqual(1)
})

it('is shown, and no address, where two people changed it', async () => {
  editor = await desk.open()
  const other = await desk.open('agent')
  const change = async (whose: Editor, width: number) => {
    const panel = await whose.edit('Edit Agent Strip')
    const buffer = await green.clone().resize(width, 300).png().toBuffer()
    await panel
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `${width}.png`, mimeType: 'image/png', buffer })
    await panel.getByText(`${width}.png, `).waitFor()
    await panel.getByRole('progressbar').waitFor({ state: 'detached' })
  }
  await change(editor, 500)
  await change(other, 400)
  await other.save()
  await other.visible()
  await editor.save()
  const sides = editor.panel.locator('.ed-fight .ed-opt')
  await sides.nth(1).waitFor()
  expect(
    await sides.locator('img').evaluateAll((all) => all.map((each) => /-(\d+)x300/.exec(each.getAttribute('src') ?? '')?.[1])),
  ).toEqual(['400', '500'])
  expect(await editor.panel.locator('.ed-fight').innerText()).not.toContain('/media/')
  await other.close()
})

it('is chosen from earlier uploads and drawn scenes, found by what they show and where they are', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Contact')
  await panel.getByRole('button', { name: 'Choose from the site' }).click()
  const library = editor.page.getByRole('dialog', { name: 'Pictures of this site' })
  await library.getByText(/^\d+ pictures$/).waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await library.getByLabel('Find by what it shows').fill('dana at her')
  await library.getByText('1 picture', { exact: true }).waitFor()
  expect(await library.getByRole('listitem').textContent()).toBe('Dana at her deskEdit About, Home, section 3')
  await library.getByLabel('Find by what it shows').fill('edit agent strip')
  const drawn = library.getByRole('listitem').locator('img')
  expect(await drawn.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth > 0))).toBe(true)
  await library.getByLabel('Find by what it shows').fill('dana at her')
  await library.getByRole('listitem').getByRole('button').click()
  await library.waitFor({ state: 'detached' })
  expect(await panel.getByLabel('What it shows').inputValue()).toBe('Dana at her desk')
  expect(await editor.page.locator('main img[alt="Dana at her desk"]').count()).toBe(2)
  expect(editor.problems).toEqual([])
})

it('an iPhone’s photo, which this browser cannot open, is sent as it is and comes back as one it can', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  expect(
    await editor.page.evaluate(async (bytes) => createImageBitmap(new Blob([new Uint8Array(bytes)])).catch(() => 'none'), [...photo]),
  ).toBe('none')
  const field = await choose('IMG_0001.HEIC', '', photo)
  await field.getByText(/^IMG_0001\.HEIC, \d+ KB$/).waitFor()
  await panel.getByRole('progressbar').waitFor({ state: 'detached' })
  const shown = field.locator('.ed-drop img')
  await expect.poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(320)
  expect(await axeFindings(editor.page)).toEqual([])
  await editor.save()
  await editor.visible()
  await editor.page.reload()
  await editor.edit('Edit Header')
  await editor.panel.getByText('Uploaded picture, 320 × 640').waitFor()
  expect(editor.problems).toEqual([])
})

it('an iPhone’s photo of more than 10 MB, which this browser cannot make smaller, is sent as it is too', async () => {
  editor = await desk.open()
  await editor.edit('Edit Header')
  const field = await choose('IMG_0002.HEIC', '', largerHeic(photo, 12 * 1024 * 1024))
  const shown = field.locator('.ed-drop img')
  await expect.poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth), { timeout: 30_000 }).toBe(320)
  await field.getByText('IMG_0002.HEIC, 12 MB', { exact: true }).waitFor()
})

it('an iPhone’s photo of more than 20 MB, or of more pixels than are taken, and what nobody can read, are refused in words that help', async () => {
  editor = await desk.open()
  await editor.edit('Edit Header')
  const safari = 'This browser cannot make an iPhone’s HEIC photo smaller; Safari can'
  const field = await choose('IMG_0002.HEIC', '', largerHeic(photo, 20 * 1024 * 1024 + 1))
  await field.getByText(new RegExp(`^Please choose a picture of at most 20 MB\\. ${safari}`)).waitFor()
  await choose('IMG_0005.HEIC', '', heicSaying(photo, 8064, 6048))
  await field.getByText(new RegExp(`^Please choose a picture of at most 25 megapixels, .* ${safari}`)).waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await choose('IMG_0003.HEIC', '', photo.subarray(0, 300))
  await field.getByText(/^This picture is damaged and cannot be read/).waitFor()
  await choose('IMG_0004.HEIC', '', Buffer.from('no picture that anybody can read'))
  await field.getByText(/^Please choose a JPEG or PNG picture\./).waitFor()
  await choose('barn.webp', 'image/webp', Buffer.from('no picture that anybody can read'))
  await field.getByText(/^Please choose a JPEG or PNG picture\./).waitFor()
})

it('whoever works by keyboard stays at the field: once a file is chosen, left out or removed, and once the pictures of the site are closed', async () => {
  editor = await desk.open('admin', {}, '/360/faq')
  const { page } = editor
  await page.getByRole('button', { name: 'Edit page details' }).click()
  const field = editor.panel.getByRole('group', { name: 'Share picture' })
  const press = async (name: string) => {
    await field.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const where = () => page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent)
  const upload = '**/upload-image*'
  await page.route(upload, (route) => route.abort())
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await press('Choose a file')
    await (await chooser).setFiles({ name: 'barn.png', mimeType: 'image/png', buffer: await green.clone().png().toBuffer() })
  }
  await choose()
  await field.getByRole('button', { name: 'Leave it out: barn.png' }).waitFor()
  expect(await where()).toBe('Share picture')
  await press('Leave it out')
  await field.getByRole('button', { name: 'Choose a file' }).waitFor()
  expect(await where()).toBe('Share picture')
  await page.unroute(upload)
  await choose()
  await field.getByRole('button', { name: 'Remove' }).waitFor()
  expect(await where()).toBe('Share picture')
  await press('Remove')
  await field.getByText('No image yet').waitFor()
  expect(await where()).toBe('Share picture')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a file')

  await press('Choose from the site')
  await page.getByRole('dialog', { name: 'Pictures of this site' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Pictures of this site' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose from the site')
})

it('takes a picture of the site that is dragged within the page, with what is said of it', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  const place = panel.getByRole('group', { name: 'Image' }).locator('.ed-drop')
  const drop = (told: Record<string, string>) =>
    place.evaluate((element, data) => {
      const dataTransfer = new DataTransfer()
      for (const [type, text] of Object.entries(data)) dataTransfer.setData(type, text)
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, told)
  const media = `/media/${'0123456789'.repeat(4)}-900x450`
  // As a browser tells of a picture of the page that is dragged.
  await drop({ 'text/uri-list': `${desk.site.origin}${media}/480.webp`, 'text/html': `<img src="${media}/480.webp" alt="A barn">` })
  await place.getByText('Uploaded picture, 900 × 450').waitFor()
  expect(await panel.getByLabel('What it shows').inputValue()).toBe('A barn')
  // What a site begins with are drawn scenes, each in files of several shapes.
  const { hero } = JSON.parse(readFileSync('build/art/manifest.json', 'utf8')) as PictureManifest
  const scene = desk.site.origin + hero.variants[0].sources[0].srcset
  await drop({ 'text/uri-list': scene, 'text/html': `<img src="${scene}" alt="">` })
  await place.getByText('Drawn scene: hero', { exact: true }).waitFor()
  await drop({ 'text/uri-list': `${desk.site.origin}/art/no-scene-01234567.svg` })
  await panel.getByText('That is no file. Please drop or choose one.').waitFor()
  await drop({ 'text/uri-list': desk.site.origin + media })
  await place.getByText('Uploaded picture, 900 × 450').waitFor()
  await drop({ 'text/uri-list': 'https://elsewhere.example/media/barn-900x450' })
  await panel.getByText('That is no file. Please drop or choose one.').waitFor()
  // And the small form of one in the panel, which is a drawn scene.
  await editor.throwAway()
  await editor.edit('Edit About')
  const drawn = await place.locator('.ed-filename').textContent()
  const dragged = await place.locator('img').evaluate((image) => {
    const dataTransfer = new DataTransfer()
    image.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }))
    return Object.fromEntries(dataTransfer.types.map((type) => [type, dataTransfer.getData(type)]))
  })
  await drop({ 'text/uri-list': desk.site.origin + media })
  await place.getByText('Uploaded picture, 900 × 450').waitFor()
  await drop(dragged)
  await expect.poll(() => place.locator('.ed-filename').textContent()).toBe(drawn)
  expect(await panel.getByText('That is no file.').count()).toBe(0)
  expect(editor.problems).toEqual([])
})

it('says of what is dropped and is no file that it is none, until a file comes', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  const drop = (files: string[]) =>
    panel
      .getByRole('group', { name: 'Image' })
      .locator('.ed-drop')
      .evaluate((place, names) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.setData('text/uri-list', 'https://elsewhere.example/barn.png')
        for (const name of names) dataTransfer.items.add(new File(['x'], name, { type: 'text/plain' }))
        place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      }, files)
  await drop([])
  const said = panel.getByText('That is no file. Please drop or choose one.')
  await said.waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await drop(['barn.txt'])
  await panel.getByText('Please choose a JPEG or PNG picture.').waitFor()
  expect(await said.count()).toBe(0)
  expect(await editor.state.textContent()).toBe('No changes. This is what visitors see.')
})
