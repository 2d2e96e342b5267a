import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { samplePdf } from '../media/pdf-site.ts'
import { startEditingDesk, type EditingDesk, type Editor } from './editing-desk.ts'

let desk: EditingDesk
let editor: Editor
beforeAll(async () => {
  desk = await startEditingDesk()
})
afterEach(() => editor?.close())
afterAll(() => desk?.close())

const path = '/360/agent-hub'
const grid = 'Edit Section 2'

async function open(name: string = grid, as: 'admin' | 'agent' = 'admin', options: BrowserContextOptions = {}) {
  editor = await desk.open(as, options, path)
  return editor.edit(name)
}
const button = (name: string) => editor.panel.getByRole('button', { name, exact: true })
const said = (words: string) => editor.panel.getByText(words, { exact: true }).waitFor()
/** The rows of the list that is shown, by name. */
const names = () => editor.panel.locator('.ed-open-row b').allTextContents()
const heading = (name: string) => editor.panel.getByRole('heading', { name, exact: true })
/** What somebody signed in who may not edit gets of the page. */
async function page(person: 'customer' | 'stranger' = 'customer') {
  const answer = await fetch(desk.site.origin + path, { headers: { cookie: await desk.site.cookieOf(person), accept: 'text/html' } })
  return answer.text()
}
const sectionsOn = (html: string) =>
  [...html.matchAll(/<h3 id="[^"]*">(?:<!-- -->)?([^<]+)/g)].map(([, title]) => title.replaceAll('&amp;', '&').trim())
const question = (name: string) => editor.page.getByRole('alertdialog', { name })

describe('an admin in a grid of the hub', () => {
  it('adds a section of links: its messages, the list that comes back, its points', async () => {
    await open()
    const before = await names()
    await button('Add Section').click()
    await heading('Add Section').waitFor()
    expect(await axeFindings(editor.page)).toEqual([])
    await button('Add').click()
    await said('Please enter title!')
    const title = editor.panel.getByLabel('Section title')
    await title.fill('bulletins')
    await button('Add').click()
    await said('Title already present.')
    await title.fill('Weather')
    await button('Add').click()
    await button('Add Section').waitFor()
    await editor.visible()
    expect(await names()).toEqual([...before, 'Weather'])
    expect(await page()).toContain('Weather')

    await button('Edit Weather').click()
    await heading('Edit Points').waitFor()
    await button('Add').last().click()
    await editor.save()
    await said('Please enter title!')
    const point = editor.panel.getByRole('group', { name: 'New point' })
    await point.getByLabel('Title', { exact: true }).fill('Hail radar')
    await editor.panel
      .getByRole('group', { name: 'Hail radar' })
      .getByLabel('Link', { exact: true })
      .fill('https://radar.windbreak.example')
    await editor.page.locator('main').getByRole('link', { name: 'Hail radar' }).waitFor()
    expect(await axeFindings(editor.page)).toEqual([])
    await button('Add').last().click()
    // An empty form waits for the next one.
    await editor.panel.getByRole('group', { name: 'New point' }).waitFor()
    await editor.visible()
    expect(await page()).toContain('https://radar.windbreak.example')

    await title.fill('')
    await editor.save()
    await said('Please enter section title!')
    await title.fill('Weather watch')
    await editor.save()
    await editor.visible()
    await button('All sections').click()
    expect(await names()).toEqual([...before, 'Weather watch'])
    expect(editor.problems).toEqual([])
  })

  it('comes back to the list from a new section by Escape, and leaves nothing of one nobody wrote in', async () => {
    await open()
    const before = await names()
    await button('Add Section').click()
    await heading('Add Section').waitFor()
    await editor.page.keyboard.press('Escape')
    await heading('Add Section').waitFor({ state: 'detached' })
    expect(await names()).toEqual(before)
    expect(await button('Add Section').evaluate((each) => each === document.activeElement)).toBe(true)
    await editor.page.keyboard.press('Escape')
    await editor.panel.waitFor({ state: 'detached' })
  })

  it('comes back to the list by Cancel too, from a new section nobody wrote in', async () => {
    await open()
    const before = await names()
    await button('Add Section').click()
    await heading('Add Section').waitFor()
    await button('Cancel').click()
    await heading('Add Section').waitFor({ state: 'detached' })
    expect(await names()).toEqual(before)
    await button('Cancel').click()
    await editor.panel.waitFor({ state: 'detached' })
  })

  it('resets what is written of a new section', async () => {
    await open()
    await button('Add Section').click()
    // Of what is not there yet there is nothing to make another of.
    expect(await button('Duplicate').count()).toBe(0)
    await editor.panel.getByLabel('Section title').fill('Half')
    await editor.panel.getByRole('radio', { name: 'Image' }).check()
    await button('Reset').click()
    expect(await editor.panel.getByLabel('Section title').inputValue()).toBe('')
    expect(await editor.panel.getByRole('radio', { name: 'Link' }).isChecked()).toBe(true)
  })

  it('takes a section back to what is saved, and goes on to a new one', async () => {
    await open()
    const before = await names()
    await button(`Edit ${before[0]}`).click()
    await heading('Edit Points').waitFor()
    await button('Add').last().click()
    await editor.page.keyboard.type('Half a point')
    await button('Reset and add another').last().click()
    await heading('Add Section').waitFor()
    const title = editor.panel.getByLabel('Section title')
    expect(await title.inputValue()).toBe('')
    await button('Cancel').click()
    await heading('Add Section').waitFor({ state: 'detached' })
    expect(await names()).toEqual(before)
    expect(await editor.state.textContent()).toBe('No changes. This is what visitors see.')
  })

  it('resets a point: one that is saved to what is saved, a new one to nothing', async () => {
    await open()
    await button('Edit Forms').click()
    await button('Edit Vehicle change').click()
    const point = (name: string) => editor.panel.getByRole('group', { name, exact: true })
    const written = (name: string) =>
      Promise.all(['Title', 'Link'].map((label) => point(name).getByLabel(label, { exact: true }).inputValue()))
    const before = await written('Vehicle change')
    await point('Vehicle change').getByLabel('Link', { exact: true }).fill('/360/faq')
    await point('Vehicle change').getByLabel('Title', { exact: true }).fill('Half a change')
    await point('Half a change').getByRole('button', { name: 'Reset to what is saved' }).click()
    expect(await written('Vehicle change')).toEqual(before)

    await button('Add').last().click()
    await point('New point').getByLabel('Title', { exact: true }).fill('Half')
    await point('Half').getByLabel('Link', { exact: true }).fill('/360/faq')
    await point('Half').getByRole('button', { name: 'Reset', exact: true }).click()
    expect(await written('New point')).toEqual(['', ''])
  })

  it('adds a picture that leads somewhere, with its messages', async () => {
    await open()
    await button('Add Section').click()
    await editor.panel.getByRole('radio', { name: 'Image' }).check()
    await button('Add').click()
    await said('Please enter title!')
    await editor.panel.getByLabel('Section title').fill('Golf in June')
    await button('Add').click()
    await said('Please select image!')
    await editor.panel.getByRole('button', { name: 'Choose from the site' }).click()
    await editor.page
      .getByRole('dialog', { name: /picture/i })
      .locator('button:has(img)')
      .first()
      .click()
    await button('Add').click()
    await button('Add Section').waitFor()
    await editor.visible()
    // As long as it leads nowhere it looks the same, and says so.
    expect(await page()).toMatch(/<div class="agenthub-picture">(?:(?!<\/section>).)*to be set/s)
    await button('Edit Golf in June').click()
    await heading('Edit Image').waitFor()
    expect(await editor.panel.getByRole('radio').count()).toBe(0)
    expect(await axeFindings(editor.page)).toEqual([])
    await editor.panel.getByLabel('Section title').fill('')
    await editor.save()
    await said('Please Enter the title!')
    await editor.panel.getByLabel('Section title').fill('Golf in June')
    await editor.panel.getByRole('combobox', { name: 'Link' }).fill('/golf')
    await editor.save()
    await editor.visible()
    expect(await page()).toMatch(/<a[^>]*href="\/golf"/)
  })

  it('adds a PDF for the signed-in, and is asked before it is taken from a point', async () => {
    await open()
    await button('Add Section').click()
    await editor.panel.getByRole('radio', { name: 'PDF' }).check()
    await editor.panel.getByLabel('Section title').fill('Winter rules')
    await button('Add').click()
    await said('Please upload a pdf file!')
    const file = editor.panel.locator('input[type=file]')
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await said('Please select a valid pdf file')
    await file.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: samplePdf(2_097_153) })
    await said('Please choose a pdf file smaller than 2mb')
    await file.setInputFiles({ name: 'Winter Rules.pdf', mimeType: 'application/pdf', buffer: samplePdf(4000) })
    await said('winter-rules.pdf')
    await button('Add').click()
    await editor.visible()
    const at = /\/360\/papers\/[0-9a-f]{40}\/winter-rules\.pdf/
    await expect.poll(() => page(), { timeout: 10_000 }).toMatch(at)
    const [address] = at.exec(await page()) ?? []
    const read = async (headers: Record<string, string>) =>
      (await fetch(desk.site.origin + address, { headers, redirect: 'manual' })).status
    expect([await read({}), await read({ cookie: await desk.site.cookieOf('customer') })]).toEqual([401, 200])

    await button('Edit Forms').click()
    await editor.panel.getByRole('button', { name: 'Edit Vehicle change', exact: true }).click()
    const points = editor.panel.getByRole('group', { name: 'Vehicle change' })
    await points.getByLabel('Title', { exact: true }).fill('Half typed')
    await editor.panel.getByRole('button', { name: 'Remove' }).click()
    await question('Are you sure to delete this Pdf?').getByRole('button', { name: 'Keep it' }).click()
    await editor.panel.getByRole('button', { name: 'Remove' }).click()
    await question('Are you sure to delete this Pdf?').getByRole('button', { name: 'Delete' }).click()
    // Saved without another word, and without the one that is half typed.
    await expect.poll(async () => (await page()).includes('form-vehicle-change'), { timeout: 10_000 }).toBe(false)
    expect(await page()).toContain('Vehicle change')
    expect(await page()).not.toContain('Half typed')
    expect(await editor.panel.getByRole('group', { name: 'Half typed' }).getByLabel('Title', { exact: true }).inputValue()).toBe(
      'Half typed',
    )
  })

  it('shows the first page of a point’s PDF beside it where that is asked for', async () => {
    await open()
    const thumbnail = /<img[^>]*form-mortgagee-change\/first-page/
    expect(await page()).not.toMatch(thumbnail)
    await button('Edit Forms').click()
    await button('Edit Mortgagee change').click()
    await editor.panel.getByRole('group', { name: 'Mortgagee change' }).getByLabel('Display as thumbnail').check()
    await editor.save()
    await editor.visible()
    expect(await page()).toMatch(thumbnail)
    const beside = await editor.page
      .locator('main .agenthub-point a', { hasText: 'Mortgagee change' })
      .evaluate((line) => [...line.children].map((each) => each.getBoundingClientRect().toJSON()))
    const [sheet, ...words] = beside
    expect(words.map(({ left, bottom }) => left >= sheet.right && bottom <= sheet.bottom)).toEqual([true, true])
  })

  it('moves a section, which is saved at once, and points, which are saved after the last move', async () => {
    await open()
    const [first, second] = await names()
    await button(`Move ${second} up`).click()
    await expect.poll(async () => sectionsOn(await page()).slice(0, 2), { timeout: 10_000 }).toEqual([second, first])
    await button(`Edit ${first}`).click()
    const [a, b, c] = await names()
    await button(`Move ${c} up`).click()
    await button(`Move ${c} up`).click()
    expect(await editor.state.textContent()).toBe('New order: saved 2 seconds after the last move')
    await editor.visible()
    const html = await page()
    const at = [c, a, b].map((name) => html.indexOf(`<span>${name.replaceAll('&', '&amp;')}<`))
    expect(at).toEqual(at.toSorted((x, y) => x - y))
    expect(Math.min(...at)).toBeGreaterThan(0)
  })

  it('deletes each kind of section after a question, brings one back at once and another from History', async () => {
    await open()
    const before = await names()
    const remove = async (name: string) => {
      await button(`Delete ${name}`).click()
      await question('Are You Sure to Delete?').getByRole('button', { name: 'Delete' }).click()
      await editor.visible()
      await expect.poll(async () => sectionsOn(await page()), { timeout: 10_000 }).not.toContain(name)
    }
    for (const name of ['Claims', 'Golf in June', 'Winter rules']) {
      await remove(name)
      await button('Bring it back').click()
      await editor.visible()
      expect(await names()).toEqual(before)
    }
    await remove('Claims')
    await remove('Golf in June')
    await remove('Winter rules')
    await editor.panel.getByRole('button', { name: 'History of this section' }).click()
    const versions = editor.panel.getByRole('list', { name: 'Versions, newest first' }).getByRole('button')
    expect(await versions.first().textContent()).toContain('Winter rules removed')
    await versions.nth(3).click()
    expect(await axeFindings(editor.page)).toEqual([])
    await button('Restore this version').click()
    await editor.visible()
    expect(await names()).toEqual(before)
    expect(sectionsOn(await page())).toEqual(expect.arrayContaining(['Claims', 'Golf in June', 'Winter rules']))
    expect(editor.problems).toEqual([])
  })

  it('is led by a click on the page to the very point', async () => {
    await open()
    await editor.page.locator('main').getByText('Wildfire survey').first().click()
    const field = editor.panel.getByRole('group', { name: 'Wildfire survey' }).getByLabel('Title', { exact: true })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await heading('Edit Points').waitFor()
  })

  it('keeps the focus at a point that is closed, and beside one that is deleted', async () => {
    await open()
    await button('Edit Forms').click()
    const [first, second] = await names()
    const line = (name: string) => editor.panel.locator('.ed-open-row', { hasText: name })
    const hasFocus = (name: string) => expect.poll(() => line(name).evaluate((each) => each === document.activeElement))
    await line(first).click()
    await editor.panel.getByRole('group', { name: first }).waitFor()
    await line(first).click()
    await editor.panel.getByRole('group', { name: first }).waitFor({ state: 'detached' })
    await hasFocus(first).toBe(true)
    await line(first).click()
    await button(`Delete ${first}`).click()
    await question('Are You Sure to Delete?').getByRole('button', { name: 'Delete' }).click()
    await button('Bring it back').waitFor()
    await hasFocus(second).toBe(true)
  })

  it('offers a deleted point back in its own section alone', async () => {
    await open()
    await button('Edit Forms').click()
    const [first] = await names()
    await button(`Delete ${first}`).click()
    await question('Are You Sure to Delete?').getByRole('button', { name: 'Delete' }).click()
    await button('Bring it back').waitFor()
    await editor.page.locator('main').getByText('Wildfire survey').first().click()
    await editor.panel.getByRole('group', { name: 'Wildfire survey' }).waitFor()
    expect(await button('Bring it back').count()).toBe(0)
  })
})

it('two admins in one section choose where they wrote the same point, and lose nothing beside it', async () => {
  const panel = await open()
  const other = await desk.open('agent', {}, path)
  const title = (of: Editor, name: string) => of.panel.getByRole('group', { name, exact: true }).getByLabel('Title', { exact: true })
  for (const each of [editor, other]) {
    if (each === other) await each.edit(grid)
    await each.panel.getByRole('button', { name: 'Edit Bulletins', exact: true }).click()
    await each.panel.getByRole('button', { name: 'Edit Hail season', exact: true }).click()
  }
  await title(editor, 'Hail season').fill('Hail season of mine')
  await title(other, 'Hail season').fill('Hail season of theirs')
  await other.panel.getByRole('button', { name: 'Edit Wildfire survey', exact: true }).click()
  await title(other, 'Wildfire survey').fill('Wildfire, theirs alone')
  await other.save()
  await other.visible()
  await other.close()
  await editor.save()
  await panel.getByRole('radio').first().waitFor()
  expect(await panel.locator('.ed-fight legend').allTextContents()).toEqual(['Hail season of theirs in Bulletins, title'])
  expect(await axeFindings(editor.page)).toEqual([])
  await panel.getByRole('radio', { name: /Mine/ }).check()
  await editor.save()
  await editor.visible()
  const html = await page()
  expect(['Hail season of mine', 'Wildfire, theirs alone', 'Hail season of theirs'].map((words) => html.includes(words))).toEqual([
    true,
    true,
    false,
  ])
})

describe('what the hub shows', () => {
  it('says what a link is beside its last word, in lines that keep apart', async () => {
    editor = await desk.enter('admin', { viewport: { width: 360, height: 740 } })
    await editor.page.goto(desk.site.origin + path)
    const lines = await editor.page.locator('.agenthub-point').evaluateAll((all) =>
      all.map((line) => {
        const chip = line.querySelector('.doc-chip')?.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(line.querySelector('span') ?? line)
        const rects = [...words.getClientRects()].filter(
          ({ width, right }) => width > 1 && (!chip || right <= chip.left + 1 || right > chip.right),
        )
        const beside = rects.filter(({ bottom, top }) => chip && top < chip.bottom && bottom > chip.top).map(({ right }) => right)
        const air = Math.min(...rects.map(({ top }) => top)) - line.getBoundingClientRect().top
        return { words: line.textContent, gap: chip && beside.length > 0 ? chip.left - Math.max(...beside) : 0, air }
      }),
    )
    expect(lines.length).toBeGreaterThan(30)
    expect(lines.filter(({ gap, air }) => gap > 12 || air < 6)).toEqual([])
  })

  it('keeps the mark of a picture that is being added as high as its words', async () => {
    await open()
    await button('Add Section').click()
    await editor.panel.getByRole('radio', { name: 'Image' }).check()
    await editor.panel.getByLabel('Section title').fill('Golf in August')
    const mark = editor.page.locator('.of-image', { hasText: 'Golf in August' }).locator('.doc-chip')
    await mark.waitFor()
    expect((await mark.boundingBox())?.height).toBeLessThan(32)
  })
})

describe('the header line and the cards', () => {
  it('say Cancel and Submit, and "Page Header" where the page is the other one', async () => {
    const panel = await open('Edit Title')
    await panel.getByLabel('Title', { exact: true }).fill('')
    await button('Submit').click()
    await said('Please enter title!')
    await editor.throwAway()
    await editor.edit('Edit Title')
    await editor.panel.getByRole('radio', { name: 'The page says “Page Header”' }).check()
    await button('Submit').click()
    await editor.visible()
    expect(await page()).toMatch(/<h2[^>]*>Page Header</)
    await editor.panel.getByLabel('Title', { exact: true }).fill('The morning desk')
    await button('Submit').click()
    await editor.visible()
    expect(await page()).toMatch(/<h2[^>]*>The morning desk</)
  })

  it('say on a phone too that they are there to be edited', async () => {
    const panel = await open('Edit Section 1', 'admin', { viewport: { width: 360, height: 740 } })
    const pencils = panel.getByRole('button', { name: /^Edit (Inbox|Rating desk|Claims desk)$/ })
    expect(await pencils.count()).toBe(3)
    await pencils.nth(1).click()
    await panel.getByRole('group', { name: 'Rating desk' }).waitFor()
  })

  it('are three: one picks one, and none comes, goes or moves', async () => {
    const panel = await open('Edit Section 1')
    expect(await names()).toHaveLength(3)
    expect(await panel.getByRole('button', { name: /^(Add|Delete|Move)/ }).count()).toBe(0)
    await button('Edit Rating desk').click()
    await button('Reset to what is saved').waitFor()
    expect(await button('Reset and add another').count()).toBe(0)
    const card = panel.getByRole('group', { name: 'Rating desk' })
    await card.getByLabel('Title', { exact: true }).fill('')
    await editor.save()
    await said('Please enter a title')
    await panel.getByLabel('Title', { exact: true }).fill('Rating')
    expect(await panel.getByLabel('Send token').isChecked()).toBe(true)
    await editor.save()
    await editor.visible()
    expect(await page()).toContain('<b>Rating</b>')
  })
})

it('the papers and the news of the internal landing page are edited here too, and are one with it', async () => {
  const panel = await open('Edit Need to Knows')
  await panel.getByRole('heading', { name: '5 entries', exact: true }).waitFor()
  // The name of a row breaks no telephone number either.
  expect(await panel.locator('.ed-open-row .whole', { hasText: '(970) 555-0124' }).evaluate((each) => each.getClientRects().length)).toBe(1)
  await editor.panel.locator('.ed-open-row').first().click()
  await editor.panel.getByLabel('Title', { exact: true }).last().fill('Closed at eleven on November 25')
  await editor.save()
  await editor.visible()
  const elsewhere = await (await fetch(`${desk.site.origin}/360/internal-landing`)).text()
  expect([elsewhere, await page()].map((html) => html.includes('Closed at eleven on November 25'))).toEqual([true, true])
})

describe('others', () => {
  it.each(['customer', 'stranger'] as const)('%s, signed in, reads the page, and nothing of editing is in it', async (person) => {
    const html = await page(person)
    expect(sectionsOn(html)).toEqual(expect.arrayContaining(['Forms', 'People']))
    expect(html).not.toMatch(/ed-section|editor-entry|data-section/)
  })

  it('whoever is not signed in is led to the root, by any way', async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await fetch(desk.site.origin + path, {
        method,
        redirect: 'manual',
        headers: { accept: 'text/html', origin: desk.site.origin },
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    }
  })
})
