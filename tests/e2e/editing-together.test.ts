import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getPageContentList } from '../../src/calls/addresses.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { cursorIsKnown, goToEnd } from '../fixtures/go-to-end.ts'
import { seenByVisitor, startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
let other: Editor | undefined
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(async () => {
  await editor?.close()
  await other?.close()
  other = undefined
})
afterAll(() => desk?.close())

const patient = { timeout: 30_000 }

it('tells who else has a section open, or words for it that are not saved, until they have gone', async () => {
  editor = await desk.open()
  other = await desk.open('agent')
  const theirs = await other.edit('Edit Header')
  const panel = await editor.edit('Edit Header')
  const open = panel.getByText('Dana Whitlock has this open too.')
  await open.waitFor(patient)
  await theirs.getByText('Marlene Ruiz has this open too.').waitFor(patient)
  expect(await axeFindings(editor.page)).toEqual([])

  await theirs.getByLabel('Tag Line').fill('Half a thought')
  await other.page.keyboard.press('Escape')
  await panel.getByText('Dana Whitlock has words for this that are not saved.').waitFor(patient)
  expect(await open.count()).toBe(0)
  await other.page.goto('about:blank')
  await expect.poll(() => panel.getByText('Dana Whitlock').count(), patient).toBe(0)
  expect(editor.problems).toEqual([])
})

it('asks for what a colleague has open too only once they have saved it, and reads an older node that tells less', async () => {
  editor = await desk.open()
  other = await desk.open('agent')
  const theirs = await other.edit('Edit Header')
  const panel = await editor.edit('Edit Header')
  await panel.getByText('Dana Whitlock has this open too.').waitFor(patient)
  let asked = 0
  await editor.page.route(`**${getPageContentList.path}*`, async (route) => {
    asked++
    await route.continue()
  })
  const beat = () => editor.page.waitForResponse('**/editing-here')
  for (let times = 0; times < 2; times++) await beat()
  expect(asked).toBe(0)
  await theirs.getByLabel('Tag Line').fill('Saved while we both look')
  await other.save()
  await editor.page.getByText('Dana Whitlock has saved this since.').waitFor(patient)
  expect(await panel.getByLabel('Tag Line').inputValue()).toBe('Saved while we both look')
  expect(asked).toBe(1)

  await editor.page.route('**/editing-here', async (route) => {
    const answer = await route.fetch()
    const { lately: _lately, revision: _revision, ...older } = (await answer.json()) as { lately: string[]; revision?: number }
    await route.fulfill({ response: answer, json: older })
  })
  for (let times = 0; times < 2; times++) await beat()
  expect(await panel.getByText('Dana Whitlock has this open too.').count()).toBe(1)
  expect(editor.problems).toEqual([])
})

/** However long the machine takes, no toast goes by itself. */
async function openWithLastingToasts(): Promise<Editor> {
  const entered = await desk.enter()
  await entered.page.addInitScript(() => {
    const { setTimeout: later } = window
    window.setTimeout = ((does: () => void, after?: number) => (after === 6_000 ? 0 : later(does, after))) as typeof setTimeout
  })
  await entered.visit('/360')
  return entered
}

it('does not say that visitors see what I saved once somebody else has saved after me', async () => {
  editor = await openWithLastingToasts()
  other = await desk.open('agent')
  const panel = await editor.edit('Edit Header')
  await panel.getByLabel('Tag Line').fill('Mine, for a while')
  await editor.save()
  await editor.visible()
  const theirs = await other.edit('Edit Header')
  await theirs.getByLabel('Tag Line').fill('Theirs, from now on')
  await other.save()
  await other.visible()
  await editor.page.getByText('Dana Whitlock has saved this since.').waitFor(patient)
  await editor.state.filter({ hasText: 'No changes. This is what visitors see.' }).waitFor()
  expect(await panel.getByLabel('Tag Line').inputValue()).toBe('Theirs, from now on')
  expect(editor.problems).toEqual([])
})

it('says that it was me who saved this in another window', async () => {
  editor = await desk.open()
  await editor.edit('Edit Header')
  const here = editor.page
  const there = await editor.context.newPage()
  await there.goto(`${desk.site.origin}/360`)
  await there.getByRole('button', { name: /^Edit Header/ }).click()
  const panel = there.getByRole('dialog', { name: 'Edit Header' })
  await panel.getByLabel('Tag Line').fill('Mine, in the other window')
  await there.keyboard.press('Control+s')
  await panel.getByRole('status').filter({ hasText: 'Visible to visitors since' }).waitFor()
  // In sight again, it looks by itself whether somebody came and went.
  await here.bringToFront()
  await here.locator('.ed-toast', { hasText: 'You have saved this in another window since.' }).waitFor(patient)
  expect(await editor.panel.getByLabel('Tag Line').inputValue()).toBe('Mine, in the other window')
})

it('says that a colleague has saved this while I type on, and over no choice to be made', async () => {
  editor = await openWithLastingToasts()
  other = await desk.open('agent')
  const panel = await editor.edit('Edit Header')
  const theirs = await other.edit('Edit Header')
  await theirs.getByLabel('Tag Line').fill('Theirs, first')
  await other.save()
  await other.visible()
  const toast = editor.page.locator('.ed-toast', { hasText: 'Dana Whitlock has saved this since.' })
  await toast.waitFor(patient)
  await panel.getByLabel('Tag Line').fill('Mine, on theirs')
  await editor.page.locator('main').getByText('Mine, on theirs').waitFor()
  expect(await toast.count()).toBe(1)

  await theirs.getByLabel('Tag Line').fill('Theirs, second')
  await other.save()
  await other.visible()
  await editor.save()
  await panel.locator('.ed-fight').waitFor()
  expect(await toast.count()).toBe(0)
  expect([...editor.problems, ...other.problems]).toEqual([])
})

it('shows whoever has the same section open what a colleague saves who opens and closes it between two of their questions', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  // Between two of them somebody may have come and gone.
  const asked = '**/editing-here'
  const heard = Promise.withResolvers<void>()
  await editor.page.waitForResponse(asked)
  await editor.page.route(asked, async (route) => {
    await heard.promise
    await route.continue()
  })
  other = await desk.open('agent')
  const theirs = await other.edit('Edit Header')
  await theirs.getByLabel('Tag Line').fill('Come and gone')
  await other.save()
  await other.visible()
  const gone = other.page.waitForResponse(asked)
  await other.page.keyboard.press('Escape')
  await gone
  heard.resolve()
  await editor.page.getByText('Dana Whitlock has saved this since.').waitFor(patient)
  expect(await panel.getByLabel('Tag Line').inputValue()).toBe('Come and gone')
  expect(await panel.getByText('Dana Whitlock has this open too.').count()).toBe(0)
  expect(editor.problems).toEqual([])
})

it('shows who comes back after a while what a colleague saved meanwhile, though nobody remembers that they were here', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit Header')
  await editor.page.route('**/editing-here', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), lately: [] } })
  })
  other = await desk.open('agent')
  const theirs = await other.edit('Edit Header')
  await theirs.getByLabel('Tag Line').fill('While you slept')
  await other.save()
  await other.visible()
  await other.page.keyboard.press('Escape')
  await editor.page.evaluate(() => {
    const before = Date.now
    Date.now = () => before() + 60_000
  })
  await editor.page.getByText('Dana Whitlock has saved this since.').waitFor(patient)
  expect(await panel.getByLabel('Tag Line').inputValue()).toBe('While you slept')
  expect(editor.problems).toEqual([])
})

describe('of a text that I have open, and a colleague saves', () => {
  const path = '/sales-marketing/sales-template'
  const open = async (whose: Editor) => {
    const text = (await whose.edit('Edit How To Use')).getByRole('textbox', { name: 'Text' })
    await text.click()
    return text
  }
  const mine = () => editor.panel.getByRole('textbox', { name: 'Text' })
  const blocks = async () => (await mine().locator(':scope > *').allInnerTexts()).filter((each) => each.trim() !== '')

  async function openBoth() {
    editor = await desk.open('admin', {}, path)
    other = await desk.open('agent', {}, path)
    await open(editor)
    await open(other)
    return [editor.page.keyboard, other.page.keyboard]
  }

  async function takeOver() {
    await other?.save()
    await other?.visible()
    await editor.page.getByText('Dana Whitlock has saved this since.').waitFor(patient)
    await expect.poll(() => mine().innerText()).toContain('Theirs')
  }

  it('undo takes back my own words alone, and the cursor stays where it is', async () => {
    const [keyboard, theirs] = await openBoth()
    await keyboard.press('Control+Home')
    await cursorIsKnown(editor.page)
    await goToEnd(other!.page)
    await theirs.type('Theirs, at the end.')
    await takeOver()
    await keyboard.type('Mine ')
    expect(await mine().innerText()).toMatch(/^Mine Download,/)
    for (let times = 0; times < 3; times++) await keyboard.press('Control+z')
    await expect.poll(() => mine().innerText()).toMatch(/^Download,/)
    expect((await blocks()).at(-1)).toBe('Theirs, at the end.')
    await editor.state.filter({ hasText: 'No changes. This is what visitors see.' }).waitFor()
    expect([...editor.problems, ...other!.problems]).toEqual([])
  })

  it('the paragraph I have just begun at the end is there to go on in', async () => {
    const [keyboard, theirs] = await openBoth()
    const before = (await blocks()).length
    await goToEnd(editor.page)
    await keyboard.press('Enter')
    await theirs.press('Control+Home')
    await cursorIsKnown(other!.page)
    await theirs.type('Theirs, too. ')
    await takeOver()
    await expect.poll(() => mine().innerText()).toMatch(/^Theirs, too\. Download,/)
    await keyboard.type('Mine.')
    expect((await blocks()).slice(before)).toEqual(['Mine.'])
    expect([...editor.problems, ...other!.problems]).toEqual([])
  })
})

it('lists my drafts of all pages, and leads to each', async () => {
  editor = await desk.open()
  const bar = editor.page.getByRole('region', { name: 'Editing bar' })
  expect(await bar.getByRole('button', { name: 'My drafts' }).count()).toBe(0)
  await (await editor.edit('Edit Agent Strip')).getByLabel('Button', { exact: true }).fill('Find mine')
  await editor.page.keyboard.press('Escape')
  await editor.visit('/360/faq')
  const myDrafts = bar.getByRole('button', { name: 'My drafts 1' })
  await myDrafts.waitFor()
  // With one button more, the page is still named whole.
  const named = bar.locator('.ed-last b')
  const clipped = (name: Element) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    return words.getBoundingClientRect().width > name.getBoundingClientRect().width
  }
  await expect.poll(() => named.evaluate(clipped)).toBe(false)
  // Nor does who changed it last take a letter from its name.
  await editor.visit('/360/agent-hub')
  await (await editor.edit('Edit Title')).getByLabel('Title', { exact: true }).fill('The morning desk')
  await editor.save()
  await editor.visible()
  await bar
    .getByText(/ by Marlene Ruiz$/)
    .filter({ visible: true })
    .waitFor()
  await expect.poll(() => named.evaluate(clipped)).toBe(false)
  await editor.page.keyboard.press('Escape')
  await myDrafts.click()
  const panel = editor.page.getByRole('dialog', { name: 'My drafts' })
  expect(await axeFindings(editor.page)).toEqual([])
  await panel.getByRole('button', { name: /^Edit Agent Strip/ }).click()
  await editor.page.waitForURL(`${desk.site.origin}/360`)
  await editor.page.getByRole('dialog', { name: 'Edit Agent Strip' }).getByText('You left something here').waitFor()
})

describe('all pages', () => {
  const openPages = async () => {
    editor = await desk.open()
    await editor.page.getByRole('button', { name: 'Pages' }).click()
    return editor.page.getByRole('dialog', { name: 'Pages' })
  }

  it('are found by name, those without a link too', async () => {
    const panel = await openPages()
    const names = async () => panel.getByRole('link').allTextContents()
    await expect.poll(async () => (await names()).filter((name) => /^(Login|Maintenance|Agent Information Hub)/.test(name))).toHaveLength(3)
    expect(await axeFindings(editor.page)).toEqual([])
    await panel.getByLabel('Find a page').fill('mainten')
    await expect.poll(names).toHaveLength(1)
    await panel.getByRole('link').click()
    await editor.page.waitForURL(/under-maintenance/)
  })

  it('say where words are, and lead there', async () => {
    const panel = await openPages()
    await panel.getByLabel('Find a page').fill('contractor')
    await editor.page.keyboard.press('Enter')
    await panel.getByRole('heading', { name: /^“contractor” in \d+ sections$/ }).waitFor()
    expect((await panel.locator('mark').allTextContents()).every((words) => /^contractor$/i.test(words))).toBe(true)
    expect(await axeFindings(editor.page)).toEqual([])
    await panel.getByRole('button', { name: /^Open Edit Guidelines/ }).click()
    await editor.page.waitForURL(/how-to-claim-file/)
    await editor.page.getByRole('dialog', { name: 'Edit Guidelines' }).waitFor()
  })

  it('are searched for what was asked last, however quickly', async () => {
    const panel = await openPages()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await editor.page.route(`**${getPageContentList.path}*`, async (route) => {
      await answered
      await route.continue()
    })
    for (const words of ['contractor', 'hailstone']) {
      await panel.getByLabel('Find a page').fill(words)
      await editor.page.keyboard.press('Enter')
      await panel.getByText('Reading every page…').waitFor()
    }
    answer()
    await panel.getByRole('heading', { name: /^“hailstone” / }).waitFor()
    await expect.poll(() => panel.getByText('Reading every page…').count()).toBe(0)
    expect(await panel.getByRole('heading', { name: /^“/ }).allTextContents()).toEqual([expect.stringMatching(/^“hailstone” /)])
    expect(editor.problems).toEqual([])
  })

  it('have words replaced after a preview, one version for each section, and taken back', async () => {
    const panel = await openPages()
    const words = 'What do you need today?'
    await panel.getByLabel('Find a page').fill(words)
    await panel.getByLabel('Replace these words').check()
    await panel.getByLabel('Replace with').fill('How can we help you?')
    await panel.getByRole('button', { name: 'Show what would change' }).click()
    await panel.locator('ins').first().waitFor()
    expect(await seenByVisitor(desk.site, words)).toEqual([words])
    expect(await axeFindings(editor.page)).toEqual([])
    await panel.getByRole('button', { name: 'Replace in 1 section' }).click()
    await panel.getByRole('heading', { name: 'Replaced in 1 section' }).waitFor()
    expect(await seenByVisitor(desk.site, words, 'How can we help you?')).toEqual(['How can we help you?'])
    // The page behind tells the truth.
    await expect.poll(() => editor.page.locator('main').getByText('How can we help you?').count()).toBe(1)
    await panel.getByRole('button', { name: 'Take all of it back' }).click()
    await panel.getByRole('heading', { name: 'Taken back in 1 section' }).waitFor()
    expect(await seenByVisitor(desk.site, words, 'How can we help you?')).toEqual([words])
    await editor.page.keyboard.press('Escape')
    await editor.edit('Edit Tasks')
    await editor.page.getByRole('button', { name: 'History of this section' }).click()
    await editor.page.locator('.ed-revs li').nth(2).waitFor()
    expect(editor.problems).toEqual([])
  })
})

it('calls what I saved in another window by that window, and not theirs', async () => {
  editor = await desk.open()
  other = await desk.open()
  await (await editor.edit('Edit Contact')).getByLabel('Tag Line').fill('Typed in the first window')
  await (await other.edit('Edit Contact')).getByLabel('Tag Line').fill('Typed in the second window')
  await other.save()
  await other.visible()
  await editor.save()
  await editor.panel.getByText(/^You saved this section in another window/).waitFor()
  expect(await editor.panel.locator('.ed-opt .h').allTextContents()).toEqual([
    expect.stringMatching(/^Other window/),
    expect.stringMatching(/^This window/),
  ])
})
