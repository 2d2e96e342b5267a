import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { countForVisitor, seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

const names = () => editor.panel.locator('.ed-open-row b').allTextContents()
const first = async (count: number) => (await names()).slice(0, count)
const green = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2b6a3b' } })
    .png()
    .toBuffer()

it('adds a row with an uploaded picture, with the message of each field that is missing', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Product')
  await panel.getByRole('button', { name: 'Add', exact: true }).first().click()
  const row = panel.getByRole('group', { name: 'New product' })
  expect(await row.getByLabel('Title').evaluate((input) => input === document.activeElement)).toBe(true)
  await editor.save()
  await panel.getByText('Please enter a product title').waitFor()
  await row.getByLabel('Title').fill('Travel')
  await editor.save()
  await panel.getByText('Please enter a icon name').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])

  const chooser = panel.getByRole('group', { name: 'Travel' }).locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await panel.getByText('Please choose a JPEG or PNG picture.').waitFor()
  await chooser.setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer: await green() })
  await panel.getByText(/^field\.png, \d+ KB$/).waitFor()
  await panel.getByRole('progressbar').waitFor({ state: 'detached' })
  await editor.save()
  await panel.getByText('Please enter a redirection url').waitFor()
  await panel.getByRole('group', { name: 'Travel' }).getByLabel('Link').fill('/360/other-offerings')
  await editor.save()
  await editor.visible()
  expect(await countForVisitor(desk.site, '<b>Travel</b>')).toBe(1)
  expect(editor.problems).toEqual([])
})

it.each([360, 1024])('has tools that a thumb meets, in a window %s wide', async (width) => {
  editor = await desk.open('admin', { viewport: { width, height: 760 }, hasTouch: true, isMobile: true })
  const panel = await editor.edit('Edit Product')
  const tools = await panel.locator('.ed-tools button, .ed-grip').evaluateAll((found) => found.map((each) => each.getBoundingClientRect()))
  expect(tools.length).toBeGreaterThan(4)
  expect(tools.filter((box) => box.width < 44 || box.height < 44)).toEqual([])
})

it('moves rows by arrow keys, buttons and the mouse, and saves two seconds after the last move', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Product')
  const [a, b, c] = await first(3)
  await panel.getByRole('button', { name: `Move ${b}`, exact: true }).focus()
  await editor.page.keyboard.press('ArrowUp')
  expect(await first(2)).toEqual([b, a])
  expect(await editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Move ${b}`)
  await panel.getByRole('button', { name: `Move ${c} up` }).click()
  expect(await first(3)).toEqual([b, c, a])
  expect(await editor.state.textContent()).toBe('New order: saved 2 seconds after the last move')

  const handle = await panel.getByRole('button', { name: `Move ${b}`, exact: true }).boundingBox()
  if (!handle) throw new Error('The handle is not there.')
  const x = handle.x + handle.width / 2
  await editor.page.mouse.move(x, handle.y + 32)
  await editor.page.mouse.down()
  await editor.page.mouse.move(x, handle.y + 32 + 64, { steps: 6 })
  await editor.page.mouse.move(x, handle.y + 32 + 150, { steps: 6 })
  await editor.page.mouse.up()
  expect(await first(3)).toEqual([c, a, b])
  await editor.visible()
  await editor.page.reload()
  await editor.edit('Edit Product')
  expect(await first(3)).toEqual([c, a, b])
})

it('saves an order without the words half typed beside it', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Product')
  await panel.getByLabel('Subtitle').fill('Half a sen')
  const [a] = await first(1)
  await panel.getByRole('button', { name: `Move ${a} down` }).click()
  const toast = editor.page.locator('.ed-toast', { hasText: 'Saved, all but what you are still typing.' })
  await toast.waitFor()
  await editor.state.filter({ hasText: 'Not saved yet; kept on this device' }).waitFor()
  expect(await seenByVisitor(desk.site, 'Half a sen')).toEqual([])
  expect(await panel.getByLabel('Subtitle').inputValue()).toBe('Half a sen')
  expect((await first(2))[1]).toBe(a)
  await panel.getByLabel('Subtitle').fill('Half a sent')
  await toast.waitFor({ state: 'detached' })
})

it('leaves an empty form for the next row after Add, which is nothing to ask about', async () => {
  editor = await desk.open('admin', {}, '/360/faq')
  const panel = await editor.edit('Edit Questions')
  const before = await names()
  await panel.getByRole('button', { name: 'Add', exact: true }).first().click()
  await panel.getByRole('group', { name: 'New question' }).getByLabel('Question').fill('Do you insure goats?')
  const row = panel.getByRole('group', { name: 'Do you insure goats?' })
  await row.getByRole('textbox', { name: 'Answer' }).fill('Every one of them.')
  await editor.save()
  await editor.visible()
  const next = panel.getByRole('group', { name: 'New question' })
  expect(await next.getByLabel('Question').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await names()).toEqual([...before, 'Do you insure goats?', 'New question'])
  expect(await axeFindings(editor.page)).toEqual([])

  await next.getByLabel('Question').fill('And llamas?')
  const second = panel.getByRole('group', { name: 'And llamas?' })
  await second.getByRole('textbox', { name: 'Answer' }).fill('Those too.')
  await editor.save()
  await panel.getByRole('group', { name: 'New question' }).waitFor()
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  await panel.waitFor({ state: 'detached' })
  await editor.edit('Edit Questions')
  expect(await names()).toEqual([...before, 'Do you insure goats?', 'And llamas?'])
})

it.each([
  ['/360', 'Edit Product'],
  ['/360/faq', 'Edit Questions'],
  ['/360/auto-insurance', 'Edit Discount Types'],
  ['/360/auto-insurance', 'Edit Coverage Points'],
])('adds in sight: %s, %s', async (path, name) => {
  editor = await desk.open('admin', {}, path)
  await editor.pencil(name).first().click()
  await editor.panel.getByRole('button', { name: 'Add', exact: true }).first().click()
  const mark = editor.page.locator('.ed-rowmark')
  await mark.waitFor()
  const inSight = () => mark.evaluate((box) => box.getBoundingClientRect().top >= 52 && box.getBoundingClientRect().top < innerHeight - 60)
  await expect.poll(inSight).toBe(true)
  // Where the new row is, not a label of the same words elsewhere: whatever is typed in it appears there.
  await editor.page.keyboard.type('Brand new')
  const words = editor.page.locator('main').getByText('Brand new').first()
  const [box, typed] = [await mark.boundingBox(), await words.boundingBox()]
  expect(typed && box && typed.y >= box.y - 1 && typed.y < box.y + box.height).toBe(true)
})

it('asks before it deletes, and saves the whole list at once', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Product')
  const before = await names()
  await panel.getByRole('button', { name: 'Delete Annuities' }).click()
  const question = editor.page.getByRole('alertdialog', { name: 'Are You Sure to Delete?' })
  const shown = await countForVisitor(desk.site, 'Income that keeps arriving')
  expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it')
  expect(await axeFindings(editor.page)).toEqual([])
  await editor.page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await names()).toEqual(before)

  await panel.getByRole('button', { name: 'Delete Annuities' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await editor.visible()
  expect(await names()).toEqual(before.filter((name) => name !== 'Annuities'))
  expect(await countForVisitor(desk.site, 'Income that keeps arriving')).toBe(shown - 1)
})

it('takes a row back to what is saved', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Product')
  await panel.getByRole('button', { name: 'Edit Auto' }).click()
  const title = panel.getByRole('group', { name: 'Auto' }).getByLabel('Title')
  await title.fill('Cars')
  await panel.getByRole('button', { name: 'Reset to what is saved' }).click()
  expect(await panel.getByRole('group', { name: 'Auto' }).getByLabel('Title').inputValue()).toBe('Auto')
  expect(await editor.state.textContent()).toBe('No changes. This is what visitors see.')
})

it('takes a row back and goes on to a new one', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Product')
  await panel.getByRole('button', { name: 'Edit Auto' }).click()
  await panel.getByRole('group', { name: 'Auto' }).getByLabel('Title').fill('Cars')
  await panel.getByRole('button', { name: 'Reset and add another' }).click()
  const fresh = panel.getByRole('group', { name: 'New product' })
  expect(await fresh.getByLabel('Title').evaluate((input) => input === document.activeElement)).toBe(true)
  expect((await names()).filter((name) => ['Auto', 'Cars', 'New product'].includes(name))).toEqual(['Auto', 'New product'])
  await fresh.getByLabel('Title').fill('Boats')
  const typed = panel.getByRole('group', { name: 'Boats' })
  await typed.getByRole('button', { name: 'Reset', exact: true }).click()
  expect(await panel.getByRole('group', { name: 'New product' }).getByLabel('Title').inputValue()).toBe('')
})

it('duplicates a row below itself, with its own words to change', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Product')
  await panel.getByRole('button', { name: 'Edit Auto' }).click()
  await panel.getByRole('button', { name: 'Duplicate' }).click()
  const copy = panel.getByRole('group', { name: 'Auto' })
  expect(await copy.getByLabel('Title').evaluate((input) => input === document.activeElement)).toBe(true)
  const [first, second] = (await names()).flatMap((name, index) => (name === 'Auto' ? [index] : []))
  expect(second).toBe(first + 1)
  await copy.getByLabel('Title').fill('Classic cars')
  expect(await axeFindings(editor.page)).toEqual([])
  await editor.save()
  await editor.visible()
  expect(await seenByVisitor(desk.site, '<b>Auto</b>', '<b>Classic cars</b>')).toEqual(['<b>Auto</b>', '<b>Classic cars</b>'])
  expect((await names())[second]).toBe('Classic cars')
})
