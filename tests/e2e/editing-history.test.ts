import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { homeServices } from '../../src/content/home/home-services.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { goToEnd } from '../fixtures/go-to-end.ts'
import { saveSection } from '../fixtures/save-section.ts'
import { seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

async function saveEach(field: Locator, texts: readonly string[]): Promise<void> {
  for (const each of texts) {
    await field.fill(each)
    await editor.save()
    await editor.visible()
  }
}

/** The history of what is open, with the version before the newest chosen. */
async function lookAtOlder(panel: Locator) {
  await panel.getByRole('button', { name: 'History of this section' }).click()
  const history = editor.page.getByRole('dialog', { name: /^History/ })
  const versions = history.getByRole('list', { name: 'Versions, newest first' }).getByRole('button')
  await versions.nth(1).click()
  return { history, versions }
}

it('lists every version with what it changed, tries one on the page, and brings it back as a new one', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  for (const title of ['A company of neighbors', 'A company you can walk to']) {
    await panel.getByLabel('Title').fill(title)
    await editor.save()
    await editor.visible()
  }
  await editor.page.locator('.ed-toast').waitFor()
  await panel.getByRole('button', { name: 'History of this section' }).click()
  const history = editor.page.getByRole('dialog', { name: 'History: About' })
  // What was said of the save lies over no version.
  await history.waitFor()
  expect(await editor.page.locator('.ed-toast').count()).toBe(0)
  const versions = history.getByRole('list', { name: 'Versions, newest first' }).getByRole('button')
  await versions.nth(2).waitFor()
  expect(await versions.allTextContents()).toEqual([
    expect.stringMatching(/Marlene Ruiz On the page nowTitle$/),
    expect.stringMatching(/Marlene RuizTitle$/),
    'At firstFirst contentThe words this site came with',
  ])
  expect(await history.locator('ins').allTextContents()).toEqual(['you can walk to'])
  expect(await history.getByRole('button', { name: 'Restore this version' }).count()).toBe(0)
  expect(await axeFindings(editor.page)).toEqual([])

  await versions.nth(1).click()
  expect(await editor.page.locator('main').getByRole('heading', { name: 'A company of neighbors' }).count()).toBe(1)
  expect(await seenByVisitor(desk.site, 'A company you can walk to')).toEqual(['A company you can walk to'])
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await editor.page.getByRole('dialog', { name: 'Edit About' }).waitFor()
  await editor.visible()
  expect(await seenByVisitor(desk.site, 'A company of neighbors')).toEqual(['A company of neighbors'])

  await editor.page.getByRole('button', { name: 'History', exact: true }).click()
  await versions.nth(3).waitFor()
  expect(await versions.first().textContent()).toMatch(/Brought back version 1\. Title$/)
})

it.each(['button', 'key'])('what a restore took off the page comes back by a %s, and is a version too', async (by) => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Payments')
  const title = panel.getByLabel('Title', { exact: true })
  await saveEach(title, [`Older, ${by}`, `Newer, ${by}`])
  const undo = panel.getByRole('button', { name: 'Undo restore' })
  expect(await undo.count()).toBe(0)
  const { history, versions } = await lookAtOlder(panel)
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await undo.waitFor()
  await editor.visible()
  expect(await seenByVisitor(desk.site, `Older, ${by}`)).toEqual([`Older, ${by}`])
  expect(await axeFindings(editor.page)).toEqual([])
  if (by === 'key') await editor.page.keyboard.press('Control+z')
  else await undo.click()
  await expect.poll(() => title.inputValue()).toBe(`Newer, ${by}`)
  await editor.visible()
  expect(await undo.count()).toBe(0)
  expect(await editor.page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  expect(await seenByVisitor(desk.site, `Newer, ${by}`)).toEqual([`Newer, ${by}`])
  await panel.getByRole('button', { name: 'History of this section' }).click()
  await versions.nth(1).waitFor()
  expect(await versions.allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/On the page nowBrought back version \d+\. Title$/),
      expect.stringMatching(/RuizBrought back version \d+\. Title$/),
    ]),
  )
})

it('takes back no restore once something was typed after it', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Contact')
  const line = panel.getByLabel('Tag Line')
  await saveEach(line, ['Older line', 'Newer line'])
  const { history } = await lookAtOlder(panel)
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await editor.visible()
  await line.click()
  await editor.page.keyboard.type('!')
  await editor.state.filter({ hasText: 'Not saved yet' }).waitFor()
  expect(await panel.getByRole('button', { name: 'Undo restore' }).count()).toBe(0)
  await editor.page.keyboard.press('Control+z')
  await editor.page.keyboard.press('Control+z')
  await expect.poll(() => line.inputValue()).toBe('Older line')
  expect(await seenByVisitor(desk.site, 'Older line', 'Newer line')).toEqual(['Older line'])
})

it('takes back no restore where something was typed while it was on its way', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Contact')
  const line = panel.getByLabel('Tag Line')
  await saveEach(line, ['Line of old', 'Line of late'])
  const { history } = await lookAtOlder(panel)
  const slowLine = Promise.withResolvers<void>()
  await editor.page.route('**/api/cms/add-new', async (route) => (await slowLine.promise, route.continue()), { times: 1 })
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await editor.state.filter({ hasText: 'Saving' }).waitFor()
  await expect.poll(() => line.inputValue()).toBe('Line of old')
  await line.click()
  await editor.page.keyboard.press('End')
  await editor.page.keyboard.type('!')
  slowLine.resolve()
  await editor.state.filter({ hasText: 'Not saved yet' }).waitFor()
  expect(await panel.getByRole('button', { name: 'Undo restore' }).count()).toBe(0)
  await editor.page.keyboard.press('Control+z')
  await expect.poll(() => line.inputValue()).toBe('Line of old')
  expect(await seenByVisitor(desk.site, 'Line of old', 'Line of late')).toEqual(['Line of old'])
})

it('takes a restore back by the key from inside of a text, which has nothing of its own to undo', async () => {
  editor = await desk.open('admin', {}, '/sales-marketing/sales-template')
  const panel = await editor.edit('Edit How To Use')
  const text = panel.getByRole('textbox', { name: 'Text' })
  for (const each of [' Older words.', ' Newer words.']) {
    await text.click()
    await goToEnd(editor.page)
    await editor.page.keyboard.type(each)
    await editor.save()
    await editor.visible()
  }
  const { history } = await lookAtOlder(panel)
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await editor.visible()
  await expect.poll(() => text.innerText()).not.toContain('Newer words.')
  await text.click()
  await editor.page.keyboard.press('Control+z')
  await expect.poll(() => text.innerText()).toContain('Older words. Newer words.')
  await editor.visible()
  expect(await panel.getByRole('button', { name: 'Undo restore' }).count()).toBe(0)
  expect(editor.problems).toEqual([])
})

it('leaves a draft as it was while history is looked at', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  await panel.getByLabel('Button').fill('Not yet')
  await panel.getByRole('button', { name: 'History of this section' }).click()
  await editor.page
    .getByRole('dialog', { name: /^History/ })
    .getByText('First content')
    .click()
  expect(await editor.page.locator('main').getByText('Not yet').count()).toBe(0)
  await editor.page.getByRole('button', { name: 'Back to editing' }).click()
  expect(await panel.getByLabel('Button').inputValue()).toBe('Not yet')
  expect(await editor.page.locator('main').getByText('Not yet').count()).toBe(1)
})

it('undo takes back a draft that was brought back in a text, and redo brings it back once more', async () => {
  const path = '/sales-marketing/sales-template'
  editor = await desk.open('admin', {}, path)
  const text = editor.panel.getByRole('textbox', { name: 'Text' })
  await (await editor.edit('Edit How To Use')).getByRole('textbox', { name: 'Text' }).click()
  const words = async () => (await text.innerText()).trim()
  const before = await words()
  await goToEnd(editor.page)
  await editor.page.keyboard.type(' Typed, and left.')
  await editor.page.keyboard.press('Escape')
  await editor.panel.waitFor({ state: 'detached' })
  await editor.edit('Edit How To Use')
  await expect.poll(words).toBe(before)
  await editor.panel.getByRole('button', { name: 'Use', exact: true }).click()
  await expect.poll(words).toContain('Typed, and left.')
  await text.click()
  await editor.page.keyboard.press('Control+z')
  await expect.poll(words).toBe(before)
  await editor.state.filter({ hasText: 'No changes. This is what visitors see.' }).waitFor()
  await editor.page.keyboard.press('Control+Shift+z')
  await expect.poll(words).toContain('Typed, and left.')
  await editor.throwAway()
  expect(editor.problems).toEqual([])
})

it('leads from the bar to every section of the page, the one changed last first', async () => {
  editor = await desk.open()
  await (await editor.edit('Edit Payments')).getByLabel('Title', { exact: true }).fill('Two easy ways to pay a bill')
  await editor.save()
  await editor.visible()
  await editor.page.keyboard.press('Escape')
  await editor.page.getByRole('button', { name: 'History', exact: true }).click()
  const panel = editor.page.getByRole('dialog', { name: 'History of this page' })
  expect(await panel.getByRole('listitem').first().textContent()).toMatch(/Payments Two easy ways to pay a bill/)
  expect(await axeFindings(editor.page)).toEqual([])
  await panel.getByRole('button', { name: /Payments/ }).click()
  await editor.page.getByRole('dialog', { name: 'History: Payments' }).getByText('First content').waitFor()
})

it('offers older versions again after they could not be fetched, and says what happened', async () => {
  for (let version = 1; version <= 51; version++)
    expect(await saveSection(desk.site, homeServices, { serviceTitle: `Version ${version}` })).toBe(200)
  editor = await desk.open()
  await editor.editSection(homeServices.key)
  await editor.panel.getByRole('button', { name: 'History of this section' }).click()
  const versions = editor.panel.getByRole('list', { name: 'Versions, newest first' }).getByRole('listitem')
  const older = editor.panel.getByRole('button', { name: 'Older versions' })
  await older.waitFor()
  expect(await versions.count()).toBe(50)
  await editor.page.route('**/api/cms/get-section-history', (route) => route.abort(), { times: 1 })
  await older.click()
  await editor.panel.getByRole('alert').filter({ hasText: 'No connection: the history cannot be shown right now.' }).waitFor()
  expect(await versions.count()).toBe(50)
  await older.click()
  await versions.filter({ hasText: 'First content' }).waitFor()
  expect(await versions.count()).toBe(52)
  expect([await older.count(), await editor.panel.getByRole('alert').count()]).toEqual([0, 0])
})

it('tells everybody the hour of the tenant, and names its zone to whoever lives in another', async () => {
  const words: (string | null)[] = []
  for (const timezoneId of ['America/Denver', 'Asia/Kathmandu']) {
    editor = await desk.open('admin', { timezoneId })
    const panel = await editor.edit('Edit Contact')
    await panel.getByLabel('Tag Line').fill(`Seen from ${timezoneId}`)
    await editor.save()
    await editor.visible()
    words.push(await editor.state.textContent())
    if (timezoneId === 'America/Denver') await editor.close()
  }
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', hour: 'numeric', hourCycle: 'h12' })
  const at = (moment: number) => hour.format(moment).replace(/^(\d+)\s(\w\w)$/, '$1:\\d\\d:\\d\\d $2')
  const now = `(${at(Date.now() - 60_000)}|${at(Date.now())})`
  expect(words[0]).toMatch(new RegExp(`since ${now}$`))
  expect(words[1]).toMatch(new RegExp(`since ${now} M[SD]T$`))
})
