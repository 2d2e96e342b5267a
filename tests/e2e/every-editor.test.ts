import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentKey } from '../../src/nouns/agents/agent-keys.ts'
import type { AnySection } from '../../src/content/section.ts'
import { isPageDetails } from '../../src/content/page-details/page-details.ts'
import { sections } from '../../src/content/sections.ts'
import { findThing } from '../../src/editor/kinds/editor-kinds.ts'
import type { Thing } from '../../src/editor/kinds/kind.ts'
import { fieldId } from '../../src/editor/inputs/editing-form.ts'
import { rowsOfPath } from '../../src/editor/saving/field-paths.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { pathsAndNone } from '../fixtures/page-paths.ts'
import { lookAtPencils } from '../fixtures/pencils-over-words.ts'
import { narrowerWidths, resizeWindow } from '../fixtures/resize-window.ts'
import { requiredFields, type RequiredField } from '../fixtures/required-fields.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
  editor = await desk.enter()
  editor.page.on('console', (message) => /Failed to load/.test(message.text()) && missing.push(message.text()))
})
afterAll(() => desk?.close())

/** A pencil of a section, or of a part of one. */
type Pencil = { key: string; part?: string }
const nameOf = ({ key, part }: Pencil) => (part ? `${key}, ${part}` : key)

/** Pencils that were pressed, and how many messages were seen; those on many pages are pressed on the first. */
const opened = new Set<string>()
/** Pages that were looked at as a whole while a panel was open. */
const judged = new Set<string>()
const inPanel = 'document.querySelector(".ed-panel")'
let messages = 0
/** What pages did not get. */
const missing: string[] = []
let pencilsSeen = 0

it.each(pathsAndNone)('%s: axe finds nothing at rest nor in any editor, and what is missing is said under its field', async (path) => {
  await editor.visit(path)
  await judgeAtRest()
  const pencils = await editor.page
    .locator('.ed-section')
    .evaluateAll((all) =>
      all.map((each) => ({ key: (each as HTMLElement).dataset.section ?? '', part: (each as HTMLElement).dataset.part })),
    )
  for (const pencil of pencils) {
    if (opened.has(nameOf(pencil))) continue
    await tryEditor(pencil)
    opened.add(nameOf(pencil))
  }
  expect(editor.problems).toEqual([])
})

it('every section there is was opened by each of its pencils, and most have a field that must not be empty', () => {
  // Page details have no pencil on the page (page-details.test.ts).
  const framed = sections.filter((section) => !isPageDetails(section))
  expect([...opened].toSorted()).toEqual([...framed.flatMap(pencilsOf), agentKey(1)].toSorted())
  expect(messages).toBeGreaterThan(framed.length)
})

it('nearly every page has pencils, none of which was over words', () => {
  // Where none is found, none stands over words.
  expect(pencilsSeen).toBeGreaterThan(7 * pathsAndNone.length)
})

const pencilsOf = ({ key, parts }: AnySection) => [key, ...parts.map(({ editor: part }) => nameOf({ key, part }))]

/** Before anything is opened: axe, no sideways scroll, and no pencil over words, whatever the width of the window. */
async function judgeAtRest() {
  const { page } = editor
  expect(await axeFindings(page, 'document', { stays: true })).toEqual([])
  expect(missing.splice(0).filter((each) => !each.includes('status of 404'))).toEqual([])
  for (const width of [1280, ...narrowerWidths]) {
    await resizeWindow(page, width, 860)
    let pencils = 0
    const look = async () => {
      const { pencils: many, ...found } = await lookAtPencils(page)
      pencils = many
      return { width, wide: await page.evaluate(() => document.documentElement.scrollWidth), ...found }
    }
    await expect.poll(look).toEqual({ width, wide: width, over: [], unmeasured: 0 })
    pencilsSeen += pencils
  }
  await resizeWindow(page, 1280, 860)
}

async function tryEditor({ key, part }: Pencil) {
  const thing = findThing(key, { client: 'windbreak' }) as Thing
  await editor.editSection(key, part)
  await editor.page.getByRole('dialog', { name: part ?? thing.editor, exact: true }).waitFor()
  // The page behind is the same for every panel of it, and is looked at with the first.
  const where = judged.has(editor.page.url()) ? inPanel : 'document'
  judged.add(editor.page.url())
  const fields = requiredFields(thing.record).filter(({ fieldPath }) => fieldsOfPart(thing, part).includes(fieldPath.split(/[.#]/)[0]))
  expect({ key, found: await axeFindings(editor.page, where, { stays: true }) }).toEqual({ key, found: [] })

  for (const field of fields) {
    await empty(field)
    await editor.save()
    expect({ key, ...(await shownAt(field)) }).toEqual({ key, message: field.message, described: true, invalid: 'true', focused: true })
    messages++
  }
  if (fields.length === 0) return editor.page.keyboard.press('Escape')
  // Behind the panel the page is inert, and half empty by now; what is said is in the panel.
  expect({ key, found: await axeFindings(editor.page, inPanel, { stays: true }) }).toEqual({ key, found: [] })
  await editor.throwAway()
}

function fieldsOfPart({ record: { fields }, parts }: Thing, part?: string): readonly string[] {
  return parts.find(({ editor }) => editor === part)?.fields ?? Object.keys(fields)
}

/** Opens the field's row where it is in one, and takes everything out of it as a person does. */
async function empty({ fieldPath, kind }: RequiredField) {
  for (const row of rowsOfPath(fieldPath)) {
    const shown = editor.panel.locator(`[data-row-path="${row}"]`)
    const opens = shown.locator('> .ed-item > .ed-open-row[aria-expanded=false]')
    // Another row may have the panel to itself.
    if ((await shown.count()) === 0) await editor.panel.locator('.ed-back').click()
    if ((await opens.count()) > 0) await opens.click()
  }
  const input = editor.page.locator(`[id="${fieldId(fieldPath)}"]`)
  if (kind !== 'richText') return input.fill('')
  await editor.panel.locator(`[id="${fieldId(fieldPath)}"][role=textbox]`).click()
  await editor.page.keyboard.press('Control+a')
  await editor.page.keyboard.press('Delete')
}

/** What is said under the field, and whether a screen reader and the keyboard are led there. */
function shownAt({ fieldPath }: RequiredField) {
  return editor.page.evaluate((id) => {
    const field = document.getElementById(id)
    const message = document.getElementById(`${id}-message`)
    return {
      message: message?.textContent,
      described: field?.getAttribute('aria-describedby')?.split(' ').includes(`${id}-message`),
      invalid: field?.getAttribute('aria-invalid'),
      focused: document.activeElement === field,
    }
  }, fieldId(fieldPath))
}
