import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

const address = '/360/start-a-quote'
const openQuote = async () => {
  editor = await desk.open('admin', {}, address)
}
const names = () => editor.panel.locator('.ed-open-row b').allTextContents()
const toasted = (words: string) => editor.page.locator('.ed-toast', { hasText: words }).waitFor()
const form = () => editor.page.locator('sent-form')
/** The page as a visitor is sent it. */
const forVisitor = async () => (await fetch(desk.site.origin + address)).text()

it('adds a question, which asks for no more than it needs, and shows it as visitors will see it', async () => {
  await openQuote()
  const panel = await editor.edit('Add Field')
  const before = await names()
  expect(await panel.locator('.ed-open-row small').first().textContent()).toBe('Several buttons, must be answered')
  await panel.getByRole('button', { name: 'Add', exact: true }).first().click()
  const row = panel.getByRole('group', { name: 'New field' })
  const [type, input] = [row.getByLabel('Field type'), row.getByLabel('Input type')]
  expect([await row.getByLabel('Options').count(), await row.getByLabel('Has to be').count()]).toEqual([0, 0])

  await editor.save()
  await panel.getByText('Please select a field type!').waitFor()
  expect(await type.evaluate((element) => element === document.activeElement)).toBe(true)
  await type.selectOption('Multi-Value')
  expect(await input.locator('option').allTextContents()).toEqual([
    'Select an input type',
    'Several buttons (Chips)',
    'Several boxes (Checkbox)',
    'Several of a list (MultiSelect)',
  ])
  await editor.save()
  await panel.getByText('Please select a Input Type!').waitFor()
  await input.selectOption('Checkbox')
  await row.getByText('A box to tick for each choice.').waitFor()
  await editor.save()
  await panel.getByText('Please select a Label!').waitFor()
  expect(await axeFindings(editor.page)).toEqual([])
  await row.getByLabel('Label').fill('What do you raise?')
  await editor.save()
  await panel.getByText('Please enter the Value').waitFor()
  const named = panel.getByRole('group', { name: 'What do you raise?' })
  await named.getByLabel('Options').fill('Cattle\nWheat')
  await form().getByLabel('Wheat').waitFor()
  expect(await forVisitor()).not.toContain('What do you raise?')

  await editor.save()
  await editor.visible()
  await toasted('Field has been added.')
  expect(await names()).toEqual([...before, 'What do you raise?', 'New field'])
  expect(await forVisitor()).toContain('What do you raise?')
  expect(editor.problems).toEqual([])
})

it('changes a question: another field type asks for another input type, and what has no use is not shown', async () => {
  await openQuote()
  const panel = await editor.edit('Add Field')
  await panel.getByRole('button', { name: 'Edit ZIP code' }).click()
  const row = panel.getByRole('group', { name: 'ZIP code' })
  expect(await row.getByLabel('Has to be').inputValue()).toBe('Zip')
  await row.getByLabel('Field type').selectOption('Multi-Value')
  expect(await row.getByLabel('Input type').inputValue()).toBe('')
  await editor.save()
  await panel.getByText('Please select a Input Type!').waitFor()
  await row.getByLabel('Field type').selectOption('Single Value')
  await row.getByLabel('Input type').selectOption('Textbox')
  await row.getByLabel('Label').fill('Where is it?')
  await panel.getByRole('group', { name: 'Where is it?' }).getByLabel('Must be answered').uncheck()
  await editor.save()
  await editor.visible()
  await toasted('Field has been saved.')
  expect(await panel.locator('.ed-open-row', { hasText: 'Where is it?' }).count()).toBe(1)
  expect(await forVisitor()).toContain('Where is it?')
})

it('moves questions by keys and saves two seconds after the last move', async () => {
  await openQuote()
  const panel = await editor.edit('Add Field')
  const [a, b, ...others] = await names()
  await panel.getByRole('button', { name: `Move ${b}`, exact: true }).focus()
  await editor.page.keyboard.press('ArrowUp')
  expect(await names()).toEqual([b, a, ...others])
  expect(await editor.state.textContent()).toBe('New order: saved 2 seconds after the last move')
  await editor.visible()
  const html = await forVisitor()
  expect(html.indexOf(b)).toBeLessThan(html.indexOf(a))
})

it('asks before a question is deleted, brings it back at once, and from the history later, under the same id', async () => {
  await openQuote()
  const panel = await editor.edit('Add Field')
  const before = await names()
  const idOf = () => form().getByRole('textbox', { name: 'Start date' }).getAttribute('name')
  const id = await idOf()
  const remove = async () => {
    await panel.getByRole('button', { name: 'Delete Start date' }).click()
    const question = editor.page.getByRole('alertdialog', { name: 'Are you sure to delete?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await toasted('Field has been deleted.')
    expect(await names()).toEqual(before.filter((name) => name !== 'Start date'))
    await editor.visible()
    expect(await forVisitor()).not.toContain('Start date')
  }
  await remove()
  await panel.getByRole('button', { name: 'Bring it back' }).click()
  expect(await names()).toEqual(before)
  await toasted('Field has been added.')
  await editor.visible()
  expect(await forVisitor()).toContain('Start date')

  await remove()
  await panel.getByRole('button', { name: 'History of this section' }).click()
  const history = editor.page.getByRole('dialog', { name: 'History: Field' })
  await history.getByRole('list', { name: 'Versions, newest first' }).getByRole('button').nth(1).click()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await editor.page.getByRole('dialog', { name: 'Add Field' }).waitFor()
  await editor.visible()
  expect([await names(), await idOf()]).toEqual([before, id])
})

it('adds who is told by mail, which no visitor ever sees', async () => {
  await openQuote()
  const panel = await editor.edit('Add Email')
  await panel.getByRole('button', { name: 'Add', exact: true }).first().click()
  const row = panel.getByRole('group', { name: 'New e-mail' })
  await editor.save()
  await panel.getByText('Please select type!').waitFor()
  await row.getByLabel('Type').selectOption('bcc')
  await editor.save()
  await panel.getByText('Please add email.').waitFor()
  await row.getByLabel('E-mail').fill('ledger@windbreak.example')
  await editor.save()
  await editor.visible()
  await toasted('Emails has been saved.')
  expect(await axeFindings(editor.page)).toEqual([])
  const html = await forVisitor()
  expect([html.includes('ledger@'), html.includes('quotes@'), html.includes('Form_Emails')]).toEqual([false, false, false])

  await panel.getByRole('button', { name: 'Delete ledger@windbreak.example' }).click()
  await editor.page.getByRole('alertdialog', { name: 'Are you sure to delete?' }).getByRole('button', { name: 'Delete' }).click()
  await toasted('Emails has been deleted.')
})

it('says of the roadside report what is said there', async () => {
  editor = await desk.open('admin', {}, '/360/ers')
  const panel = await editor.edit('Add Field')
  await panel.getByRole('button', { name: 'Edit Where' }).click()
  await panel.getByRole('group', { name: 'Where' }).getByLabel('Must be answered').uncheck()
  await editor.save()
  await toasted('Field Updated')
  await panel.getByRole('button', { name: 'Move Where up' }).click()
  await toasted('Field order changed')
  expect(editor.problems).toEqual([])
})
