import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

it('finds a page by its name, and its places, by keys alone', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const link = panel.getByLabel('Button 2 link')
  await panel.getByText('Leads to “Start a quote”').waitFor()
  await link.fill('mutual')
  await panel.getByRole('option', { name: 'Mutual Insurance' }).waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await editor.page.keyboard.press('ArrowDown')
  await editor.page.keyboard.press('Enter')
  expect(await link.inputValue()).toBe('/360')
  await panel.getByRole('option', { name: /#products$/ }).waitFor()
  // Escape puts the pages away, not the panel.
  await editor.page.keyboard.press('Escape')
  expect(await panel.getByRole('option').count()).toBe(0)
  await link.fill('/360#prod')
  await panel.getByRole('option', { name: /#products$/ }).click()
  expect(await link.inputValue()).toBe('/360#products')
  await panel.locator('#ed-button2Link-leads', { hasText: /^Leads to “Mutual Insurance: / }).waitFor()
})

it('finds an article by words of its title, also where no page has them', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const link = panel.getByLabel('Button 2 link')
  await link.fill('metal roof')
  const article = panel.getByRole('option', { name: /^What hail does to a metal roof/ })
  await article.waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await article.click()
  expect(await link.inputValue()).toMatch(/^\/360\/about\/blog\/\d+-what-hail-does/)
  // What leads to a page is offered before articles that say the same words.
  await link.fill('claims')
  await panel.getByRole('option').nth(1).waitFor()
  expect(await panel.getByRole('option').first().locator('b').innerText()).toBe('Claims')
})

it('offers a number that was changed beside a link to the link, and leaves whoever took it there', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Footer navigation')
  const phone = panel.getByRole('group', { name: '(970) 555-0100' })
  await phone.getByLabel('Label').fill('(970) 555-0177')
  await phone.getByText('What is written beside it is another number.').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await phone.getByRole('button', { name: 'Call (970) 555-0177' }).click()
  const link = phone.getByLabel('Link')
  expect(await link.inputValue()).toBe('tel:+19705550177')
  expect(await link.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await phone.getByText('another number').count()).toBe(0)
})

it('completes addresses, names what is wrong with one, and marks what is nowhere', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const link = panel.getByLabel('Button 2 link')
  await link.fill('www.example.com')
  await link.blur()
  expect(await link.inputValue()).toBe('https://www.example.com')
  await panel.getByText('Leads to www.example.com').waitFor()
  await link.fill('https://exa mple')
  await editor.save()
  await panel.getByText('There is a blank in this address. Please take it out.').waitFor()
  await link.fill('/360/nowhere-at-all')
  const nowhere = panel.getByText('No page of this site answers there.')
  await nowhere.waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  // It comes after the address, and is in sight wherever the field was.
  await panel.getByLabel('Tag Line').focus()
  await panel.locator('.ed-body').evaluate((body) => {
    const field = body.querySelector('#ed-button2Link')!
    body.scrollBy(0, field.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom)
  })
  await link.evaluate((field) => field.focus({ preventScroll: true }))
  await editor.page.keyboard.type('-and-more')
  await nowhere.waitFor({ state: 'detached' })
  await nowhere.waitFor()
  await expect
    .poll(() => nowhere.evaluate((said) => said.closest('.ed-body')!.getBoundingClientRect().bottom - said.getBoundingClientRect().bottom))
    .toBeGreaterThanOrEqual(0)
  await link.fill('/360/nowhere-at-all')
  await nowhere.waitFor()
  // Marked, not blocked; and completed where Save was pressed in the box.
  await panel.getByLabel('Button 1 link').fill('info@windbreak.example')
  await editor.page.keyboard.press('Control+s')
  await editor.visible()
  const all = ['href="mailto:info@windbreak.example"', 'href="/360/nowhere-at-all"']
  expect(await seenByVisitor(desk.site, ...all)).toEqual(all)
})

it('knows a paper that comes with the site, and marks one that does not', async () => {
  editor = await desk.open('admin', {}, '/360/internal-landing')
  const panel = await editor.edit('Edit Document Archive')
  await panel.locator('.ed-open-row', { hasText: 'The first hour of a claim' }).click()
  await panel.getByText('Leads to “guide-claims-first-hour.pdf”').waitFor()
  await panel.getByLabel('Link', { exact: true }).fill('/papers/guide-of-nobody.pdf')
  await panel.getByText('No page of this site answers there.').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
})

it('takes the address a link of Google leads to', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  const link = panel.getByLabel('Button 2 link')
  await link.fill('https://www.google.com/url?q=https://weather.example/hail?at%3D7%26day%3D2&sa=D&source=editors&ust=1')
  await link.blur()
  expect(await link.inputValue()).toBe('https://weather.example/hail?at=7&day=2')
  await link.fill('www.google.com/url?q=javascript:alert(1)')
  await link.blur()
  expect(await link.inputValue()).toBe('https://www.google.com/url?q=javascript:alert(1)')
})

it('takes any label and link in the footer that cannot harm', async () => {
  editor = await desk.open()
  await editor.editSection('Footer/Section_6')
  const link = editor.panel.getByLabel('Terms link')
  await link.fill('soon to come')
  await editor.save()
  await editor.visible()
  await link.fill('javascript:alert(1)')
  await editor.save()
  await editor.panel.getByText(/^Please enter an address that begins with/).waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
})
