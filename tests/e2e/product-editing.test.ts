import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
let visitor: Page
beforeAll(async () => {
  desk = await startEditingDesk()
  editor = await desk.open()
  visitor = (await editor.context.browser()?.newPage()) as Page
})
beforeEach(() => {
  editor.problems.length = 0
})
afterAll(() => desk?.close())

/** What a visitor who comes now can press, of these names. */
async function pressable(path: string, names: string[]) {
  await visitor.goto(desk.site.origin + path)
  const counts = await Promise.all(names.map((name) => visitor.getByRole('link', { name, exact: true }).filter({ visible: true }).count()))
  return names.filter((_name, index) => counts[index] > 0)
}

it.each([
  ['/360/auto-insurance', 'Auto_Insurance/TopBanner', ['START A QUOTE', 'FIND AN AGENT']],
  ['/360/how-to-claim-file', 'Claims/TopBanner', ['CALL (970) 555-0111', 'FIND AN AGENT']],
] as const)('E9: a button of the banner of %s is there only while its status is true', async (path, key, [first, second]) => {
  const names = [first, second] as string[]
  expect(await pressable(path, names)).toEqual(names)
  await editor.visit(path)
  await editor.editSection(key)
  const shown = editor.panel.getByLabel('Show button 2')
  await shown.uncheck()
  await editor.save()
  await editor.visible()
  expect(await pressable(path, names)).toEqual([first])
  await shown.check()
  await editor.save()
  await editor.visible()
  expect(await pressable(path, names)).toEqual(names)
  expect(editor.problems).toEqual([])
})

it('E9: a filled label wants a link, an empty one does not', async () => {
  await editor.visit('/360/auto-insurance')
  await editor.editSection('Auto_Insurance/TopBanner')
  const [label, link] = ['Button 1', 'Button 1 link'].map((name) => editor.panel.getByLabel(name, { exact: true }))
  await link.fill('')
  await editor.save()
  await editor.panel.getByText('Please enter link!', { exact: true }).waitFor()
  expect(await link.evaluate((input) => input === document.activeElement)).toBe(true)
  await label.fill('')
  await editor.save()
  await editor.visible()
  expect(await pressable('/360/auto-insurance', ['START A QUOTE', 'FIND AN AGENT'])).toEqual(['FIND AN AGENT'])
})

it('P3: deleting a step asks, and says "Step Deleted!" to everybody; saving one says "Step Saved!"', async () => {
  await editor.visit('/360/how-to-claim-file')
  await editor.editSection('Claims/Section_2')
  const toast = editor.page.locator('.ed-toast')
  const steps = visitor.locator('.claim-steps > li')
  await visitor.goto(`${desk.site.origin}/360/how-to-claim-file`)
  expect(await steps.count()).toBe(4)

  await editor.panel.getByRole('button', { name: 'Delete We pay' }).click()
  await editor.page.getByRole('alertdialog', { name: 'Are You Sure to Delete?' }).getByRole('button', { name: 'Delete' }).click()
  await editor.visible()
  expect(await toast.textContent()).toBe('Step Deleted!')
  // The status line is what a screen reader hears while the panel is open; the words are seen there and read out.
  expect(await editor.state.textContent()).toMatch(/^Step Deleted! Visible to visitors since \d/)
  expect(await editor.state.evaluate((line) => line.closest('[aria-hidden="true"]') === null)).toBe(true)
  await visitor.reload()
  expect(await steps.count()).toBe(3)

  await editor.panel.getByLabel('Title', { exact: true }).first().fill('How a claim goes')
  await editor.save()
  await editor.visible()
  expect(await toast.textContent()).toBe('Step Saved!')
  expect(await editor.state.textContent()).toMatch(/^Step Saved! Visible to visitors since \d/)
  expect(editor.problems).toEqual([])
})

it('S7: a network is in the footer once it has a link', async () => {
  const networks = ['Facebook', 'LinkedIn', 'X', 'Instagram']
  expect(await pressable('/360/faq', networks)).toEqual([])
  await editor.visit('/360/faq')
  const panel = await editor.edit('Edit SiteMap')
  await panel.getByLabel('Facebook link').fill('https://facebook.example/windbreak')
  await panel.getByLabel('LinkedIn link').fill('https://linkedin.example/windbreak')
  await editor.save()
  await editor.visible()
  expect(await pressable('/360/faq', networks)).toEqual(['Facebook', 'LinkedIn'])
  expect(await visitor.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe('https://facebook.example/windbreak')
})
