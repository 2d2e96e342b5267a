import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

it.each([
  ['/360/start-a-quote', 'Add Field'],
  ['/360/find-an-agent', 'Edit Find an Agent'],
  ['/360/auto-insurance', 'Edit Discount Types'],
  ['/360', 'Edit Tasks'],
])('a double click on a pencil opens its editor and does nothing in it: %s, %s', async (path, name) => {
  editor = await desk.open('admin', {}, path)
  // Once before, so that its code is there and the panel opens under the first click.
  await editor.edit(name)
  await editor.page.keyboard.press('Escape')
  await editor.panel.waitFor({ state: 'detached' })
  await editor.pencil(name).dblclick()
  await editor.panel.waitFor()
  expect(await editor.page.getByRole('alertdialog').count()).toBe(0)
  expect(await editor.panel.locator('[aria-expanded=true]').count()).toBe(0)
  expect(await editor.panel.getByRole('heading', { name }).count()).toBe(1)
})

it('a double click on what closes the panel follows no link that was behind it', async () => {
  editor = await desk.open()
  await editor.page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/360/faq', textContent: 'Behind the panel' })
    Object.assign(link.style, { position: 'fixed', inset: '0', zIndex: '30' })
    document.body.prepend(link)
    document.querySelector<HTMLElement>('.ed-pencil')?.focus()
  })
  const left: string[] = []
  editor.page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
  await editor.page.keyboard.press('Enter')
  await editor.panel.getByRole('button', { name: 'Cancel', exact: true }).dblclick()
  await editor.panel.waitFor({ state: 'detached' })
  // What was followed would have been asked for before this is answered.
  await editor.page.evaluate(() => fetch('/health'))
  expect(left).toEqual([])
  expect(await editor.page.evaluate(() => [document.elementFromPoint(1100, 800)?.textContent, location.pathname])).toEqual([
    'Behind the panel',
    '/360',
  ])
})

it('a double click on what stays where it is counts twice', async () => {
  editor = await desk.open('admin', {}, '/360/start-a-quote')
  const panel = await editor.edit('Add Field')
  await panel.getByRole('button', { name: 'Edit ZIP code' }).click()
  const box = panel.getByLabel('Must be answered')
  await box.click()
  expect(await box.isChecked()).toBe(false)
  await box.dblclick()
  expect(await box.isChecked()).toBe(false)
})
