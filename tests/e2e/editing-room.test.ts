import type { Locator } from 'playwright-core'
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

/** 1280 × 860 at 200 % zoom, a wide but short window, and a small one at 200 %. */
const low = [
  { width: 640, height: 430 },
  { width: 1280, height: 480 },
  { width: 360, height: 400 },
]

/** What people see of these. */
const seenOf = (of: Locator) =>
  of.evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, top, height } = each.getBoundingClientRect()
        return height > 1 && each.contains(document.elementFromPoint(left + 4, top + height / 2))
      })
      .map((each) => each.textContent),
  )

it.each(low)('a window of $width × $height leaves the form 60 % of the panel, and messages in sight', async (viewport) => {
  editor = await desk.open('admin', { viewport })
  const panel = await editor.edit('Edit Contact')
  const share = () => panel.evaluate((whole) => (whole.querySelector('.ed-body')?.clientHeight ?? 0) / whole.getBoundingClientRect().height)
  expect(await share()).toBeGreaterThanOrEqual(0.6)
  await panel.getByLabel('Tag Line').fill('')
  await panel.getByLabel('Title', { exact: true }).focus()
  await editor.save()
  const message = panel.getByText('Please enter Tag Line!')
  await message.waitFor()
  const inSight = () =>
    message.evaluate((each) => {
      const { left, bottom } = each.getBoundingClientRect()
      const { innerHeight } = window
      return bottom <= innerHeight && each.contains(document.elementFromPoint(left + 4, bottom - 4))
    })
  await expect.poll(inSight).toBe(true)
  expect(await share()).toBeGreaterThanOrEqual(0.6)
  expect(await axeFindings(editor.page)).toEqual([])
})

it.each(low)(
  'a window of $width × $height leaves as much where somebody has to sign in again, and says that the words are kept',
  async (viewport) => {
    editor = await desk.open('admin', { viewport })
    const panel = await editor.edit('Edit Contact')
    await panel.getByLabel('Title', { exact: true }).fill('Somebody answers')
    await editor.context.clearCookies()
    await editor.save()
    const signedOut = panel.getByText(/^You were signed out at/)
    await signedOut.waitFor()
    // Once, however little room there is; screen readers are told it at the foot.
    const told = panel.locator('.ed-foot').getByText(/(safe|kept) on this device/)
    expect(await seenOf(told)).toHaveLength(1)
    expect(
      await panel.evaluate((whole) => (whole.querySelector('.ed-body')?.clientHeight ?? 0) / whole.getBoundingClientRect().height),
    ).toBeGreaterThanOrEqual(0.6)
    expect(
      await panel.evaluate(
        (whole) =>
          [...whole.querySelectorAll('.ed-foot button')].filter((each) => each.getBoundingClientRect().bottom > innerHeight).length,
      ),
    ).toBe(0)
    expect(await axeFindings(editor.page)).toEqual([])
  },
)

it.each([360, 768])('what is said of a save lies over no field and no button, %d wide', async (width) => {
  editor = await desk.open('admin', { viewport: { width, height: 760 } })
  const panel = await editor.edit('Edit Header')
  await panel.getByLabel('Label 1').fill(`Shelter, ${width} wide`)
  await editor.save()
  const said = editor.page.locator('.ed-toast')
  await said.waitFor()
  const under = await panel.locator('.ed-field > *, button').evaluateAll((all) => {
    const box = document.querySelector('.ed-toast')!.getBoundingClientRect()
    return all.flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top ? (each.textContent ?? '') : []
    })
  })
  expect(under).toEqual([])
})

it('asks whoever leaves with something unsaved: Save, Keep as draft, Throw away, or Back', async () => {
  editor = await desk.open('admin', { viewport: low[0] })
  const panel = await editor.edit('Edit Agent Strip')
  const button = panel.getByLabel('Button', { exact: true })
  const words = `Find my agent ${Date.now()}`
  await button.fill(words)
  const leave = () => panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = editor.page.getByRole('alertdialog', { name: 'You have changes that are not saved' })
  await leave()
  expect(await question.getByRole('button').allTextContents()).toEqual(['Save', 'Keep as draft', 'Throw away', 'Back'])
  expect(await axeFindings(editor.page)).toEqual([])
  await question.getByRole('button', { name: 'Back' }).click()
  expect(await button.inputValue()).toBe(words)

  await panel.getByLabel('Title', { exact: true }).fill('')
  await leave()
  await question.getByRole('button', { name: 'Save' }).click()
  await editor.state.filter({ hasText: 'Not saved: one field needs you' }).waitFor()
  await panel.getByLabel('Title', { exact: true }).fill('Somebody near you')
  await leave()
  await question.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => seenByVisitor(desk.site, words)).toEqual([words])
})

it('Tab comes to the editing bar first', async () => {
  editor = await desk.open()
  await editor.page.keyboard.press('Tab')
  expect(await editor.page.evaluate(() => document.activeElement?.closest('.ed-bar') !== null)).toBe(true)
  expect(editor.problems).toEqual([])
})

it('the bar names a page whole on a phone, with every button it can have', async () => {
  editor = await desk.open('admin', { viewport: { width: 360, height: 740 } })
  await (await editor.edit('Edit Agent Strip')).getByLabel('Button', { exact: true }).fill('Find mine')
  const bar = editor.page.getByRole('region', { name: 'Editing bar' })
  for (const path of ['/360/agent-hub', '/360/farm-&-ranch-insurance', '/360/under-maintenance', '/360/internal-landing']) {
    await editor.visit(path)
    await bar.getByRole('button', { name: 'My drafts 1' }).waitFor()
    const room = await bar.locator('.ed-last b').evaluate((name) => {
      const { right, bottom } = name.getBoundingClientRect()
      const clipped = [name.scrollWidth > name.clientWidth, name.scrollHeight > name.clientHeight + 1]
      return { clipped, right, bottom, below: name.nextElementSibling?.getBoundingClientRect().bottom }
    })
    const edge = await bar.locator('.ed-acts').boundingBox()
    expect([path, room.clipped, room.right <= (edge?.x ?? 0), (room.below ?? 60) <= 52]).toEqual([path, [false, false], true, true])
  }
})

it('the bar says whole when a page was changed last, and by whom, beside an open panel and every button it can have', async () => {
  editor = await desk.open('admin')
  const panel = await editor.edit('Edit About')
  await panel.getByLabel('Title', { exact: true }).fill('What we look after')
  await editor.save()
  await editor.visible()
  await panel.getByLabel('Title', { exact: true }).fill('What we keep dry')
  const bar = editor.page.getByRole('region', { name: 'Editing bar' })
  await bar.getByRole('button', { name: 'My drafts 1' }).waitFor()
  for (const width of [900, 1100, 1280, 1366, 1440, 1600]) {
    await editor.page.setViewportSize({ width, height: 860 })
    const last = bar.locator('.ed-last > span').filter({ visible: true })
    const room = await last.evaluate((said) => ({
      words: said.textContent,
      cut: said.scrollWidth > said.clientWidth,
      bottom: said.getBoundingClientRect().bottom,
    }))
    expect([width, room.words, room.cut, room.bottom <= 52]).toEqual([width, expect.stringMatching(/ by Marlene Ruiz$/), false, true])
  }
  await editor.throwAway()
})

it('tells times as people read them', async () => {
  editor = await desk.open()
  const panel = await editor.edit('Edit About')
  await panel.getByLabel('Title', { exact: true }).fill('Known by name')
  await editor.save()
  await editor.visible()
  expect(await editor.state.textContent()).toMatch(/Visible to visitors since \d?\d:\d\d:\d\d [AP]M$/)
  expect(await editor.page.locator('.ed-last time').textContent()).toMatch(/ \d?\d:\d\d [AP]M$/)
})

it('moves nothing of the page as the editor arrives, so that a click then meets what was aimed at', async () => {
  editor = await desk.open('admin')
  // Our faces of type would come when the machine has time for them, and are not what is looked at here.
  await editor.page.route('**/*.woff2', (route) => route.abort())
  await editor.page.addInitScript(() => {
    const moved: string[] = []
    type Shift = PerformanceEntry & { sources: { node: Element | null }[] }
    const note = (shifts: Shift[]) => {
      const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.className || node?.nodeName || ''))
      // The outlines and pencils of sections find their place as the sections do.
      moved.push(...nodes.filter((name) => name && !name.startsWith('ed-')))
    }
    const watching = new PerformanceObserver((list) => note(list.getEntries() as Shift[]))
    watching.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { tellMoved: () => (note(watching.takeRecords() as Shift[]), moved) })
  })
  for (const path of ['/360', '/360/auto-insurance', '/360/payments-desk', '/360/inbox']) {
    await editor.page.goto(desk.site.origin + path)
    await editor.page.locator('.ed-bar').waitFor()
    // A shift is told of after the frame that made it.
    await editor.page.evaluate(() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell))))
    expect([path, await editor.page.evaluate(() => (globalThis as unknown as { tellMoved(): string[] }).tellMoved())]).toEqual([path, []])
  }
  // What a page was given for good goes with its browser.
  await editor.context.close()
})

it.each([
  ['a window beside which the page becomes narrower', { width: 1280, height: 860 }],
  ['a phone, whose page the panel covers', { width: 360, height: 740 }],
])('who closes it is still at the section, its pencil in sight: %s', async (_what, viewport) => {
  editor = await desk.open('admin', { viewport }, '/360/auto-insurance')
  const focused = () =>
    editor.page.evaluate(() => {
      const { activeElement: it } = document
      const top = it?.getBoundingClientRect().top ?? -1
      return `${it?.getAttribute('aria-label')} ${top > 52 && top < innerHeight - 44 ? 'in sight' : top}`
    })
  for (const name of ['Edit Discount Types', 'Edit Coverage Points: $100 glass deductible', 'Edit Next Step']) {
    await editor.page.getByRole('button', { name, exact: true }).click()
    await editor.panel.waitFor()
    await editor.page.keyboard.press('Escape')
    await editor.panel.waitFor({ state: 'detached' })
    expect(await focused()).toBe(`${name} in sight`)
  }
  expect(editor.problems).toEqual([])
})
