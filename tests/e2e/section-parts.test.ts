import type { BrowserContextOptions, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { communityPromise } from '../../src/content/community/community-promise.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

const path = '/360/about/our-community'
const whole = 'Edit Insurance Info'
const part = 'Edit Insurance Message'
const [first, second, third] = communityPromise.fallback.points.map(({ point }) => point)

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

async function openPage(options: BrowserContextOptions = {}) {
  editor = await desk.open('admin', options, path)
}

const fresh = (words: string) => `${words} ${Math.random().toString(36).slice(2, 7)}`
const onPage = (words: string) => editor.page.locator('main').getByText(words).count()
const seenByVisitors = async (words: string) => (await (await fetch(desk.site.origin + path)).text()).includes(words)
const focused = () => editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const hasFocus = (field: Locator) => field.evaluate((input) => input === document.activeElement)
const dialog = (name: string) => editor.page.getByRole('dialog', { name, exact: true })
const titles = () => editor.panel.locator('.ed-open-row b').allTextContents()
const topFields = () => editor.panel.locator('.ed-view > :is(.ed-field, .ed-rows, .ed-group)').count()

async function close() {
  await editor.page.keyboard.press('Escape')
  await editor.panel.waitFor({ state: 'detached' })
}

/** Opens a point's row in the panel. */
async function openPoint(index: number) {
  const row = editor.panel.locator('.ed-open-row').nth(index)
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  return { point: editor.panel.getByLabel('Point', { exact: true }), para: editor.panel.getByLabel('Description', { exact: true }) }
}

/** The number of the current version. */
async function revision(): Promise<number> {
  const asked = { data: { pageName: 'Community', client: 'windbreak' } }
  const answer = await editor.context.request.post(`${desk.site.origin}/api/cms/get-page-content-list`, asked)
  return ((await answer.json()) as { result: Record<string, { revision: number }> }).result[communityPromise.section].revision
}

describe('the two pencils of one section', () => {
  it('are on the section and on its points; each opens a dialog of its name and gets the focus back', async () => {
    await openPage()
    expect([await editor.pencil(whole).count(), await editor.pencil(part).count()]).toEqual([1, 1])
    expect(await axeFindings(editor.page)).toEqual([])

    for (const [pencil, other, fields] of [
      [whole, part, Object.keys(communityPromise.fields).length],
      [part, whole, 1],
    ] as const) {
      await editor.pencil(pencil).click()
      await dialog(pencil).waitFor()
      expect(await focused()).toBe(pencil)
      expect(await topFields()).toBe(fields)
      expect(await axeFindings(editor.page)).toEqual([])
      const expanded = (name: string) => editor.page.locator(`.ed-pencil[aria-label="${name}"]`).getAttribute('aria-expanded')
      expect([await expanded(pencil), await expanded(other)]).toEqual(['true', 'false'])
      await close()
      expect(await focused()).toBe(pencil)
    }
    expect(editor.problems).toEqual([])
  })

  it('the pencil of the points opens by E and by Enter, and is out of sight for who looks as a visitor', async () => {
    await openPage()
    for (const key of ['e', 'Enter']) {
      await editor.pencil(part).focus()
      await editor.page.keyboard.press(key)
      await dialog(part).waitFor()
      await close()
    }
    await editor.page.getByRole('button', { name: 'View as visitor' }).click()
    expect(await editor.page.getByRole('button', { name: /^Edit / }).count()).toBe(0)
  })

  it.each([360, 768, 1280])('at %i px they keep clear of each other, and the points are where visitors see them', async (width) => {
    await openPage({ viewport: { width, height: 860 } })
    const boxes = await editor.page.locator('.ed-section[data-section="Community/Section_1"] > .ed-pencil').all()
    const [a, b] = await Promise.all(boxes.map((each) => each.boundingBox()))
    if (!a || !b) throw new Error('A pencil is not to be seen.')
    expect(b.y - (a.y + a.height)).toBeGreaterThan(16)
    expect(b.x).toBeGreaterThanOrEqual(0)
    expect(b.x + b.width).toBeLessThanOrEqual(width)

    const places = () =>
      editor.page
        .locator('.promise-stage img, .promise-points, .promise-points li')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ x, width, height }) => ({ x, width, height })))
    const forStaff = await places()
    await editor.context.clearCookies()
    await editor.page.goto(desk.site.origin + path)
    expect(await places()).toEqual(forStaff)
  })

  it('the outline is around the points alone', async () => {
    await openPage()
    await editor.edit(part)
    // In one look, since the page may still be brought to its place.
    const boxes = () =>
      editor.page.evaluate(() =>
        ['.ed-mark', '.promise-points', '.promise-stage'].map((each) => document.querySelector(each)?.getBoundingClientRect().toJSON()),
      )
    await expect
      .poll(async () => {
        const [mark, plate] = await boxes()
        return mark && [plate.x - mark.x, plate.y - mark.y]
      })
      .toEqual([expect.closeTo(20, -1), expect.closeTo(20, -1)])
    const [mark, , section] = await boxes()
    expect(mark.height).toBeLessThan(section.height)
  })
})

describe('writing in the points', () => {
  it('changes the page at every letter, and Save shows it to visitors', async () => {
    await openPage()
    await editor.edit(part)
    const words = fresh('We mend fences')
    await (await openPoint(0)).point.fill(words)
    expect(await onPage(words)).toBe(1)
    expect(await seenByVisitors(words)).toBe(false)
    await editor.page.keyboard.press('Control+s')
    await editor.visible()
    expect(await seenByVisitors(words)).toBe(true)
    expect(await axeFindings(editor.page)).toEqual([])
    await (await openPoint(0)).point.fill(first)
    await editor.save()
    await editor.visible()
  })

  it('says under each field what is missing', async () => {
    await openPage()
    await editor.edit(part)
    const { point, para } = await openPoint(1)
    for (const [field, message] of [
      [para, 'Please enter Description'],
      [point, 'Please enter point'],
    ] as const) {
      await field.fill('')
      await editor.save()
      await editor.panel.getByText(message, { exact: true }).waitFor()
      expect(await hasFocus(field)).toBe(true)
      expect(await field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
        message,
      )
    }
    await dialog(part).waitFor()
    await editor.throwAway()
  })

  it('moves a point by keys and saves the order by itself', async () => {
    await openPage()
    await editor.edit(part)
    await editor.panel.getByRole('button', { name: `Move ${third}`, exact: true }).focus()
    await editor.page.keyboard.press('ArrowUp')
    expect(await titles()).toEqual([first, third, second])
    await editor.visible()
    await close()
    await editor.edit(whole)
    expect(await titles()).toEqual([first, third, second])
  })

  it('leaves its pencil where the last point went, to begin again', async () => {
    await openPage()
    await editor.edit(part)
    for (const title of await titles()) {
      await editor.panel.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
      await editor.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await editor.panel.getByRole('button', { name: `Delete ${title}`, exact: true }).waitFor({ state: 'detached' })
      await editor.visible()
    }
    await close()
    expect(await focused()).toBe(part)
    await editor.page.reload()
    await editor.edit(part)
    await editor.panel.getByRole('button', { name: 'History of this section' }).click()
    await dialog('History: Insurance Info').waitFor()
    await editor.panel.getByRole('list', { name: 'Versions, newest first' }).getByRole('button').last().click()
    await editor.panel.getByRole('button', { name: 'Restore this version' }).click()
    await dialog(part).waitFor()
    await editor.visible()
    expect(await titles()).toEqual([first, second, third])
  })
})

describe('from one pencil to the other', () => {
  it('loses nothing: one draft, one save, one version', async () => {
    await openPage()
    const before = await revision()
    const [title, point] = [fresh('Neighbors first'), fresh('We show up early')]
    await editor.edit(whole)
    await editor.panel.getByLabel('Title', { exact: true }).fill(title)
    await close()
    await editor.pencil(part).click()
    await editor.panel.getByRole('button', { name: 'Use', exact: true }).click()
    expect(await onPage(title)).toBe(1)
    await (await openPoint(1)).point.fill(point)
    await editor.save()
    await editor.visible()
    expect([await seenByVisitors(title), await seenByVisitors(point)]).toEqual([true, true])
    expect(await revision()).toBe(before + 1)
    await close()

    await editor.edit(whole)
    await editor.panel.getByLabel('Title', { exact: true }).fill(communityPromise.fallback.title)
    await editor.save()
    await editor.visible()
    await (await openPoint(1)).point.fill(second)
    await editor.save()
    await editor.visible()
    expect(await editor.page.locator('.ed-fight').count()).toBe(0)
    expect(await revision()).toBe(before + 3)
  })

  it('opens the whole section at a field that is wrong and that the points do not show', async () => {
    await openPage()
    await editor.edit(whole)
    await editor.panel.getByLabel('Title', { exact: true }).fill('')
    await close()
    await editor.pencil(part).click()
    await editor.panel.getByRole('button', { name: 'Use', exact: true }).click()
    await editor.save()
    await dialog(whole).waitFor()
    const title = editor.panel.getByLabel('Title', { exact: true })
    await editor.panel.getByText('Please enter title!', { exact: true }).waitFor()
    expect(await hasFocus(title)).toBe(true)
    expect(await editor.state.textContent()).toBe('Not saved: one field needs you')
    expect(await axeFindings(editor.page)).toEqual([])
    await editor.throwAway()
    expect(await focused()).toBe(whole)
    expect(editor.problems).toEqual([])
  })

  it('shows the history of the section and leads back to the pencil that asked for it', async () => {
    await openPage()
    await editor.edit(part)
    await editor.page.getByRole('region', { name: 'Editing bar' }).getByRole('button', { name: 'History' }).click()
    await dialog('History: Insurance Info').waitFor()
    expect(await axeFindings(editor.page)).toEqual([])
    await editor.panel.getByRole('button', { name: 'Back to editing' }).click()
    await dialog(part).waitFor()
    await editor.panel.getByRole('button', { name: 'History of this section' }).click()
    await dialog('History: Insurance Info').waitFor()
    await close()
    expect(await focused()).toBe(part)
  })
})

it('two people in the points choose between theirs in that panel, and go on there', async () => {
  await openPage()
  await editor.edit(part)
  const [mine, theirs] = [fresh('Mine'), fresh('Theirs')]
  const { para } = await openPoint(0)
  await para.fill(mine)

  const other = await desk.open('agent', {}, path)
  await other.edit(whole)
  await other.panel.locator('.ed-open-row').first().click()
  await other.panel.getByLabel('Description', { exact: true }).fill(theirs)
  await other.save()
  await other.visible()
  await other.close()

  await editor.save()
  await editor.panel.getByRole('radio').first().waitFor()
  await dialog(part).waitFor()
  expect(await editor.page.evaluate(() => document.activeElement?.textContent)).toContain('saved this section')
  expect(await axeFindings(editor.page)).toEqual([])
  await editor.panel.getByRole('radio', { name: /Mine/ }).check()
  await editor.save()
  await editor.visible()
  expect([await seenByVisitors(mine), await seenByVisitors(theirs)]).toEqual([true, false])
  expect(await topFields()).toBe(1)
  expect(editor.problems).toEqual([])
})
