import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagePaths } from '../fixtures/page-paths.ts'
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

/** How many pencils there are, each with its room measured, and each of them at rest that lies over a line of words, with the words. */
const lookAtPencils = () =>
  editor.page.evaluate(() => {
    const pencils = [...document.querySelectorAll('.ed-pencil')].map((each) => ({
      name: each.getAttribute('aria-label'),
      box: each.getBoundingClientRect(),
    }))
    const texts = document.createTreeWalker(document.querySelector('.page')!, NodeFilter.SHOW_TEXT)
    const words = document.createRange()
    const over: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true }) || text.parentElement.closest('.ed-pencil, .sr-only')) continue
      words.selectNodeContents(text)
      for (const line of words.getClientRects())
        for (const { name, box } of pencils)
          if (line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top)
            over.push(`${name}: ${text.textContent}`)
    }
    const measured = [...document.querySelectorAll<HTMLElement>('.ed-section')].filter((each) => each.style.getPropertyValue('--ed-shift'))
    return { over, pencils: pencils.length, measured: measured.length }
  })

it('no pencil stands over words, on any page', { timeout: 300_000 }, async () => {
  let pencils = 0
  for (const path of pagePaths) {
    await editor.visit(path)
    for (const width of [320, 360, 768, 1280]) {
      await editor.page.setViewportSize({ width, height: 860 })
      let last = { over: [''], pencils: 0, measured: 0 }
      const look = async () => {
        last = await lookAtPencils()
        return { path, width, over: last.over, unmeasured: last.pencils - last.measured }
      }
      await expect.poll(look).toEqual({ path, width, over: [], unmeasured: 0 })
      pencils += last.pencils
    }
  }
  // Where none is found, none stands over words.
  expect(pencils).toBeGreaterThan(4 * pagePaths.length)
})

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
    await expect.poll(async () => ({ path, over: (await lookAtPencils()).over })).toEqual({ path, over: [] })
    shifted += await editor.page
      .locator('.ed-section')
      .evaluateAll((all) => all.filter((each) => !/--ed-shift: 0px/.test(each.style.cssText)).length)
  }
  // Where all stay in their corners, none would have to be measured.
  expect(shifted).toBeGreaterThan(0)
})
