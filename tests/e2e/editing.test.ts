import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

const focused = () => editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

describe('pencils', () => {
  it('are on each section, named after its editor, with nothing that axe finds', async () => {
    editor = await desk.open()
    const names = await editor.page
      .getByRole('button', { name: /^Edit / })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    expect(names).toEqual([
      'Edit page details',
      'Edit Notice',
      'Edit Header',
      'Edit Tasks',
      'Edit Product',
      'Edit Agent Strip',
      'Edit Payments',
      'Edit Services',
      'Edit About',
      'Edit Figures',
      'Edit Contact',
      'Edit Footer navigation',
      'Edit SiteMap',
    ])
    expect(await axeFindings(editor.page)).toEqual([])
    expect(editor.problems).toEqual([])
  })

  it.each(['Edit Header', 'Edit Product', 'Edit Services', 'Edit About', 'Edit Contact', 'Edit Footer navigation', 'Edit SiteMap'])(
    '%s opens a dialog of that name with nothing that axe finds, and gets the focus back',
    async (name) => {
      editor = await desk.open()
      await editor.edit(name)
      expect(await focused()).toBe(name)
      expect(await axeFindings(editor.page)).toEqual([])
      await editor.page.keyboard.press('Escape')
      await editor.panel.waitFor({ state: 'detached' })
      expect(await focused()).toBe(name)
      expect(editor.problems).toEqual([])
    },
  )

  it('open by E while focus is in their section, and Tab stays in the panel', async () => {
    editor = await desk.open()
    await editor.pencil('Edit Agent Strip').focus()
    await editor.page.keyboard.press('e')
    await editor.page.getByRole('dialog', { name: 'Edit Agent Strip' }).waitFor()
    for (let press = 0; press < 12; press++) {
      await editor.page.keyboard.press('Tab')
      expect(await editor.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    }
  })
})

describe('writing', () => {
  it('changes the page at every letter and nobody else’s, and Save shows it to visitors', async () => {
    editor = await desk.open()
    const panel = await editor.edit('Edit Header')
    const words = `Owned by our neighbors since 1948, number ${Date.now()}.`
    await panel.getByLabel('Label 3').fill(words)
    expect(await editor.page.locator('main').getByText(words).count()).toBe(1)
    expect(await editor.state.textContent()).toBe('Not saved yet; kept on this device')
    expect(await seenByVisitor(desk.site, words)).toEqual([])

    await editor.page.keyboard.press('Control+s')
    await editor.visible()
    expect(await seenByVisitor(desk.site, words)).toEqual([words])
    expect(await axeFindings(editor.page)).toEqual([])
    await editor.save()
    expect(await editor.state.textContent()).toBe('Nothing to save: this is what visitors see.')
  })

  it('says Saving... and then the section’s own message', async () => {
    editor = await desk.open()
    const said: string[] = []
    await editor.page.exposeFunction('heard', (words: string) => said.push(words))
    const panel = await editor.edit('Edit Header')
    await panel.getByLabel('Label 3').fill(`Since 1948 ${Date.now()}`)
    await editor.state.evaluate((line) =>
      new MutationObserver(() => void (window as never as { heard(words: string): void }).heard(line.textContent ?? '')).observe(line, {
        childList: true,
        characterData: true,
        subtree: true,
      }),
    )
    await editor.save()
    await editor.visible()
    expect(said.slice(0, 2)).toEqual(['Saving...', 'Header Text Saved!'])
    // What a page was given for good goes with its browser.
    await editor.context.close()
  })

  it('shows the exact message under the first wrong field, and puts the focus there', async () => {
    editor = await desk.open()
    const panel = await editor.edit('Edit Header')
    await panel.getByLabel('Label 1').fill('')
    await panel.getByLabel('Tag Line').fill('')
    await panel.getByLabel('Label 2').fill('Kept all the same')
    await editor.save()
    const wrong = panel.getByLabel('Label 1')
    expect(await wrong.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await wrong.getAttribute('aria-invalid')).toBe('true')
    expect(
      await wrong.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent),
    ).toBe('Please enter title!')
    expect(await panel.getByText('Please enter Tag Line!').count()).toBe(0)
    expect(await editor.state.textContent()).toBe('Not saved: two fields need you')
    expect(await panel.getByLabel('Label 2').inputValue()).toBe('Kept all the same')
    expect(await axeFindings(editor.page)).toEqual([])
  })

  it('marks what is needed before anybody saves, and leads from one field that needs somebody to the next', async () => {
    editor = await desk.open()
    const panel = await editor.edit('Edit Header')
    const [label1, tagLine] = [panel.getByLabel('Label 1'), panel.getByLabel('Tag Line')]
    expect(await label1.getAttribute('aria-required')).toBe('true')
    expect(await panel.getByText('* has to be filled in').isVisible()).toBe(true)
    await label1.fill('')
    await tagLine.fill('')
    await editor.save()
    await label1.fill('Shelter')
    expect(await editor.state.textContent()).toBe('Not saved yet: one field needs you')
    await editor.page.keyboard.press('Enter')
    await panel.getByText('Please enter Tag Line!').waitFor()
    expect(await tagLine.evaluate((input) => input === document.activeElement)).toBe(true)
    await label1.focus()
    await panel.getByRole('button', { name: 'Show it' }).click()
    expect(await tagLine.evaluate((input) => input === document.activeElement)).toBe(true)
    await editor.page.keyboard.type('Here')
    await editor.page.keyboard.press('Enter')
    expect(await focused()).toBe('Save')
    expect(await axeFindings(editor.page)).toEqual([])
  })

  it('keeps what is not saved when it is closed, and asks before throwing it away', async () => {
    editor = await desk.open()
    const panel = await editor.edit('Edit Agent Strip')
    await panel.getByLabel('Button').fill('Find my agent')
    await panel.getByRole('button', { name: 'Cancel' }).click()
    const question = editor.page.getByRole('alertdialog', { name: 'You have changes that are not saved' })
    expect(await axeFindings(editor.page)).toEqual([])
    await question.getByRole('button', { name: 'Keep as draft' }).click()
    await editor.panel.waitFor({ state: 'detached' })
    expect(await editor.page.locator('main').getByText('Find my agent').count()).toBe(0)

    await editor.pencil('Edit Agent Strip').click()
    await editor.panel.getByRole('button', { name: 'Use' }).click()
    expect(await editor.page.locator('main').getByText('Find my agent').count()).toBe(1)
    await editor.panel.getByRole('button', { name: 'Cancel' }).click()
    await editor.page.getByRole('button', { name: 'Throw away' }).click()
    await editor.panel.waitFor({ state: 'detached' })
    expect(await editor.page.locator('main').getByText('Find my agent').count()).toBe(0)
  })

  it('leads from words on the page to their field', async () => {
    editor = await desk.open()
    const panel = await editor.edit('Edit Product')
    await editor.page.locator('main').getByText('Gravel, black ice, the school run.').click()
    const description = panel.getByLabel('Description')
    await description.waitFor()
    await expect.poll(() => description.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(editor.page.url()).toBe(`${desk.site.origin}/360`)
  })

  it('shows the page as visitors see it, and goes back to the draft', async () => {
    editor = await desk.open()
    const panel = await editor.edit('Edit Agent Strip')
    await panel.getByLabel('Button').fill('Only I see this')
    await editor.page.getByRole('button', { name: 'View as visitor' }).click()
    expect(await editor.page.getByRole('button', { name: /^Edit / }).count()).toBe(0)
    expect(await editor.page.locator('main').getByText('Only I see this').count()).toBe(0)
    await editor.page.getByRole('button', { name: 'Back to editing' }).click()
    expect(await editor.page.locator('main').getByText('Only I see this').count()).toBe(1)
  })

  it('leaves whoever looked as a visitor by keyboard at the button they came by', async () => {
    editor = await desk.open()
    const visitor = editor.page.getByRole('button', { name: 'View as visitor' })
    await visitor.focus()
    await editor.page.keyboard.press('Enter')
    await editor.page.getByRole('button', { name: 'Back to editing' }).waitFor()
    await editor.page.keyboard.press('Enter')
    await expect.poll(() => visitor.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

describe('a phone', () => {
  it('shows the editor as a sheet that can be lowered to see the section', async () => {
    editor = await desk.open('admin', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    const panel = await editor.edit('Edit Product')
    expect(await panel.evaluate((sheet) => sheet.getBoundingClientRect().width)).toBe(360)
    expect(await axeFindings(editor.page)).toEqual([])
    await panel.getByRole('button', { name: 'Look at the page' }).tap()
    await expect.poll(() => panel.evaluate((sheet) => sheet.getBoundingClientRect().height)).toBeLessThan(100)
    await panel.getByRole('button', { name: 'Back to editing' }).tap()
    await panel.getByLabel('Subtitle').waitFor()
    expect(await editor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
