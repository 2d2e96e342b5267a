import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookAtPencils } from '../fixtures/pencils-over-words.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
  editor = await desk.open()
})
afterAll(() => desk?.close())

/** How far the outline is from the outermost words of the section on each side, in whole pixels. */
const air = (key: string) =>
  editor.page.evaluate((section) => {
    const mark = document.querySelector('.ed-mark')?.getBoundingClientRect()
    const words = [...document.querySelectorAll(`[data-section="${section}"] :is(h2, h3, p, img)`)].map((each) =>
      each.getBoundingClientRect(),
    )
    if (!mark || words.length === 0) return []
    return [
      Math.min(...words.map(({ left }) => left)) - mark.left,
      Math.min(...words.map(({ top }) => top)) - mark.top,
      mark.right - Math.max(...words.map(({ right }) => right)),
      mark.bottom - Math.max(...words.map(({ bottom }) => bottom)),
    ].map(Math.round)
  }, key)

it('the outline of an open section leaves air around what is in it, and stays on the page', async () => {
  for (const [path, key] of [
    ['/360/auto-insurance', 'Auto_Insurance/Section_5'],
    ['/360/auto-insurance', 'Auto_Insurance/Section_7'],
    ['/360/home-owners-insurance', 'HomeInsurance/Section_6'],
  ]) {
    await editor.visit(path)
    await editor.editSection(key)
    await expect.poll(async () => Math.min(...(await air(key)))).toBeGreaterThanOrEqual(16)
  }
})

it('the outline of a band as wide as the page stays inside it', async () => {
  await editor.visit('/360/auto-insurance')
  await editor.editSection('Auto_Insurance/TopBanner')
  // In one look, since the page may still be brought to its place.
  const apart = () =>
    editor.page.evaluate(() => {
      const boxes = ['.ed-mark', '[data-section="Auto_Insurance/TopBanner"]'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      )
      const [mark, band] = boxes
      return mark && band && [mark.x - band.x, mark.y - band.y, mark.width - band.width, mark.height - band.height]
    })
  await expect.poll(apart).toEqual([0, 0, 0, 0])
})

// Where pencils stand on every page is told by every-editor.test.ts.
it('no pencil stands over words where the page was turned while it was seen as visitors see it', async () => {
  let shifted = 0
  for (const path of ['/360', '/360/agent-hub', '/360/auto-insurance']) {
    await editor.page.setViewportSize({ width: 1280, height: 860 })
    await editor.visit(path)
    await editor.page.getByRole('button', { name: 'View as visitor' }).click()
    await editor.page.locator('.ed-pencil').first().waitFor({ state: 'hidden' })
    await editor.page.setViewportSize({ width: 360, height: 860 })
    await editor.page.getByRole('button', { name: 'Back to editing' }).click()
    // Under the pointer one says its name, over whatever is there.
    await editor.page.mouse.move(0, 0)
    await expect.poll(async () => ({ path, over: (await lookAtPencils(editor.page)).over })).toEqual({ path, over: [] })
    shifted += await editor.page
      .locator('.ed-section')
      .evaluateAll((all) => all.filter((each) => !/--ed-shift: 0px/.test(each.style.cssText)).length)
  }
  // Where all stay in their corners, none would have to be measured.
  expect(shifted).toBeGreaterThan(0)
})
