import { readFileSync } from 'node:fs'
import type { Browser, Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
let browser: Browser
let page: Page
const problems: string[] = []
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(`${site.origin}/360/faq`)
  await page.getByRole('button', { name: 'Edit Questions' }).click()
  await page.locator('.ed-open-row').first().click()
  await answer().waitFor()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const answer = () => page.getByRole('textbox', { name: 'Answer' })
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const onPage = () => page.locator('.question-answer').first()
/** What visitors read there. */
const visible = async () => (await (await fetch(`${site.origin}/360/faq`)).text()).split('<div class="question-answer')[1]

/** Empties the answer and leaves the cursor in it. */
async function begin() {
  await answer().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
}

/** As a browser pastes what was copied elsewhere. */
async function paste(html: string) {
  await answer().evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** Chooses one for the answer that is open and answers what lets it through. */
async function choosePicture() {
  const upload = '**/upload-image*'
  const comes = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await comes.promise
    await route.continue()
  }
  await page.route(upload, hold, { times: 1 })
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a3516' } })
    .png()
    .toBuffer()
  const asked = page.waitForRequest(upload)
  await page.getByLabel('Picture for the text').setInputFiles({ name: 'silo.png', mimeType: 'image/png', buffer })
  await asked
  return comes
}

/** What the words are, without what only lays them out. */
const written = async () => (await answer().innerHTML()).replaceAll(/ (rowspan|colspan)="1"|<br class="ProseMirror-trailingBreak">/g, '')

/** What the three programs put on the clipboard, in their structure and our words (tests/fixtures/copied). */
const copied = (program: string) => readFileSync(new URL(`../fixtures/copied/${program}.html`, import.meta.url), 'utf8')

describe('what is copied elsewhere', () => {
  it.each([
    [
      'word',
      '<h3>After a hailstorm</h3><p>Do this <strong>before</strong> the roofer comes, and call <em>us</em> first.</p>' +
        '<ol><li><p>Take pictures</p><ol><li><p>of the roof</p><ol><li><p>from the ground</p></li></ol></li>' +
        '<li><p>of the cars</p><p>Those in the field too.</p></li></ol></li>' +
        '<li><p>Cover what leaks; read <a href="https://windbreak.example/hail">how</a></p></li></ol><h3>1.1 What we pay</h3>' +
        '<table><tbody><tr><td><p><strong>Roof</strong></p></td><td><p><strong>Field</strong></p></td></tr>' +
        '<tr><td><ul><li><p>tin</p></li><li><p>shingle</p></li></ul></td><td><ul><li><p>wheat</p></li></ul></td></tr></tbody></table>' +
        '<p>That is all.</p>',
    ],
    [
      'google-docs',
      '<h3>Before calving</h3><p>Keep the barn <strong>dry</strong> and the pens <em>small</em>; read ' +
        '<a href="https://windbreak.example/calving">how</a>.</p><ul><li><p>Straw</p><ul><li><p>Wheat straw</p><ul>' +
        '<li><p>of this year</p></li></ul></li><li><p>Oat straw</p></li></ul></li><li><p>Light</p></li></ul>' +
        '<ol><li><p>Ring the vet</p><ol><li><p>by day</p></li></ol></li><li><p>Wait</p></li></ol>' +
        '<table><tbody><tr><td><p><strong>Pen</strong></p></td><td><p><strong>Cows</strong></p></td></tr>' +
        '<tr><td><ul><li><p>north</p></li><li><p>south</p></li></ul></td><td><p>14</p></td></tr></tbody></table><p>That is all.</p>',
    ],
    [
      'outlook',
      '<p>Good morning Dana,</p><p>For the <strong>barn</strong> we need:</p><ul><li><p>The deed</p><ul><li><p>signed</p></li>' +
        '<li><p>dated</p></li></ul></li><li><p>Two pictures</p></li></ul>' +
        '<ol><li><p>Send them</p></li><li><p>Ring <a href="mailto:dana.whitlock@windbreak.example">Dana</a></p></li></ol>' +
        '<table><tbody><tr><td><p>Office</p></td><td><p>(970) 555-0100</p></td></tr>' +
        '<tr><td colspan="2"><p>open Saturdays</p></td></tr></tbody></table>' +
        '<p><strong>From:</strong> Marlene Ruiz <br><strong>Subject:</strong> The barn</p>',
    ],
  ])('keeps headings, lists, tables, links and what is bold of %s, to the letter', async (program, html) => {
    await begin()
    await paste(copied(program))
    expect(await written()).toBe(html)
  })
})

describe('a table', () => {
  it('is made, filled and given rows and columns by keys alone, and seen by visitors', async () => {
    await begin()
    await tool('Table').focus()
    await page.keyboard.press('Enter')
    // The cursor goes into the first cell with the next frame.
    await expect.poll(() => answer().evaluate((element) => element.contains(document.activeElement))).toBe(true)
    for (const words of ['County', 'Claims', 'Weld', '12', 'Morgan', '3']) {
      await page.keyboard.type(words)
      if (words !== '3') await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Control+Alt+ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Yuma')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Control+Alt+ArrowRight')
    expect(await answer().locator('tr').count()).toBe(4)
    expect(await answer().locator('tr').first().locator('th').count()).toBe(3)
    // Into the new column, which goes again.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+Alt+Shift+Backspace')
    await tool('Remove the row').click()
    expect(await answer().locator('tr').count()).toBe(3)
    await page.keyboard.press('Control+s')
    await expect.poll(visible, { timeout: 10_000 }).toContain('<th><p>County</p></th>')
    // From the last cell Tab leaves the text, as everywhere.
    await answer().locator('td').last().click()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.ProseMirror'))).toBe(null)
  })
})

describe('an answer of the questions', () => {
  it('is written with tools, seen on the page as it is typed, and by visitors once it is saved', async () => {
    await begin()
    await tool('Bold').click()
    expect(await tool('Bold').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.type('Call us')
    await tool('Bold').click()
    await page.keyboard.type(' first.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+8')
    await page.keyboard.type('by day')
    await page.keyboard.press('Enter')
    await page.keyboard.type('by night')
    expect(await onPage().innerHTML()).toContain(
      '<p><strong>Call us</strong> first.</p><ul><li><p>by day</p></li><li><p>by night</p></li></ul>',
    )
    expect(await tool('Bulleted list').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Control+s')
    await expect
      .poll(visible, { timeout: 10_000 })
      .toContain('<p><strong>Call us</strong> first.</p><ul><li><p>by day</p></li><li><p>by night</p></li></ul>')
  })

  it('takes links that may be followed, and says which may not', async () => {
    await begin()
    await page.keyboard.type('See our claims page')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link', exact: true })
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Link' }).click()
    expect(await dialog.locator('.ed-err').textContent()).toMatch(/Please enter an address that begins with/)
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByLabel('Address').fill('https://weather.example/hail')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await onPage().innerHTML()).toContain('See our claims <a href="https://weather.example/hail">page</a>')
    await page.keyboard.press('Control+s')
    await expect.poll(visible, { timeout: 10_000 }).toContain('<a href="https://weather.example/hail" rel="noopener">page</a>')
  })

  it('keeps of what is pasted only what may be there', async () => {
    await begin()
    await paste(
      '<h1 style="color:red">Head</h1><p onclick="x()" class="y">One <b>two</b><script>alert(1)</script><a href="javascript:alert(1)">three</a><img src="https://elsewhere.example/x.png" onerror="alert(1)"></p><table><tr><td>four</td></tr></table>',
    )
    const shown = await onPage().innerHTML()
    expect(shown).toContain('<h3>Head</h3><p>One <strong>two</strong>three</p>')
    expect(shown).not.toMatch(/script|elsewhere|style|class="y"|onclick/)
    expect(shown).toContain('four')
  })

  it('says that pictures of another program did not come along, and nothing where all did', async () => {
    await begin()
    // What was said of the paste before.
    await page.getByText('did not come along').waitFor({ state: 'detached' })
    await paste('<p>One<img src="/art/faq-counter" alt="Ours"></p>')
    await paste('<p>Two</p>')
    expect(await page.getByText('did not come along').count()).toBe(0)
    await paste('<p>Three<img width=200 src="file:///C:/Temp/clip_image001.png"></p>')
    await page.getByText('A picture did not come along. Put it in with the button "Picture".').waitFor()
    await paste('<p><img src="https://elsewhere.example/a.png"><img src=https://elsewhere.example/b.png></p>')
    await page.getByText('2 pictures did not come along. Put them in with the button "Picture".').waitFor()
    expect(await answer().innerText()).toContain('Three')
  })

  it('redoes what was undone, and nothing more where there is nothing to redo', async () => {
    await begin()
    await page.keyboard.type('Kept')
    await page.keyboard.press('Control+z')
    // As a Mac tells of it: the letter stays small beside Shift.
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => answer().innerText()).toBe('Kept')
    await page.keyboard.press('Control+Shift+z')
    expect(await answer().innerText()).toBe('Kept')
  })

  it('takes pictures and what they show, and nothing but pictures', async () => {
    await begin()
    await page.keyboard.type('Before')
    const chooser = page.getByLabel('Picture for the text')
    await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText('You could only upload images.').waitFor()
    const picture = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer()
    await chooser.setInputFiles({ name: 'barn.jpg', mimeType: 'image/jpeg', buffer: picture })
    const dialog = page.getByRole('dialog', { name: 'Picture', exact: true })
    await dialog.getByLabel('What it shows').fill('A barn')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.keyboard.press('Control+s')
    await expect
      .poll(visible, { timeout: 10_000 })
      .toMatch(/<p>Before<\/p><img src="\/media\/[0-9a-f]{40}-900x450\/800\.webp" alt="A barn" width="800" height="400" loading="lazy">/)
  })

  it('keeps a picture that comes once its words are shown no longer, at their end', async () => {
    const comes = await choosePicture()
    await page.locator('.ed-open-row').nth(1).click()
    await expect.poll(() => answer().innerText()).not.toContain('Before')
    comes.resolve()
    await page.getByText('silo.png came once its words were closed: it is at their end. Open them to say what it shows.').waitFor()
    await page.locator('.ed-open-row').first().click()
    await expect.poll(() => answer().locator('img').count()).toBe(2)
    await page.keyboard.press('Control+s')
    await expect
      .poll(visible, { timeout: 10_000 })
      .toMatch(
        /<img [^>]*alt="A barn"[^>]*><img src="\/media\/[0-9a-f]{40}-640x480\/480\.webp" alt="" width="480" height="360" loading="lazy">/,
      )
  })

  it('of a picture that waits for the server says which it is, and it can be left out; another does not take its place', async () => {
    const upload = '**/upload-image*'
    await page.route(upload, (route) => route.abort())
    const choose = (name: string) =>
      page.getByLabel('Picture for the text').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from('x') })
    const pictures = await answer().locator('img').count()
    await choose('barn.png')
    await page.getByText('No connection. It goes on when that is back.').waitFor()
    await page.locator('.ed-coming').getByText('barn.png, 1 KB').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await choose('yard.png')
    await page.getByText('barn.png still waits for the server. Leave it out to put in another.').waitFor()
    await page.getByRole('button', { name: 'Leave it out: barn.png' }).click()
    await page.locator('.ed-coming').waitFor({ state: 'detached' })
    await page.getByText('No connection').waitFor({ state: 'detached' })
    expect(await answer().locator('img').count()).toBe(pictures)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await page.unroute(upload)
    // What the browser says itself of a line that is down.
    problems.splice(0, problems.length, ...problems.filter((each) => !/ERR_FAILED/.test(each)))
  })

  it('keeps a new question in which nothing is yet but a picture on its way', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => answer().innerText()).not.toContain('Before')
    const comes = await choosePicture()
    await page.locator('.ed-open-row').first().click()
    await expect.poll(() => answer().innerText()).toContain('Before')
    comes.resolve()
    await page.getByText('silo.png came once its words were closed').waitFor()
    await page.locator('.ed-open-row').last().click()
    await answer().locator('img').waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click()
    await page.getByRole('button', { name: 'Edit Questions' }).click()
    await page.locator('.ed-open-row').first().click()
    await answer().waitFor()
  })

  it('keeps a picture that comes once another panel is open in a draft, and says so', async () => {
    const comes = await choosePicture()
    await page.getByRole('region', { name: 'Editing bar' }).getByTitle('Pages').click()
    await answer().waitFor({ state: 'detached' })
    comes.resolve()
    await page.getByText('Kept as a draft on this device. Open the pencil to go on.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit Questions' }).click()
    await page.getByRole('button', { name: 'Use', exact: true }).click()
    await page.locator('.ed-open-row').first().click()
    await expect.poll(() => answer().locator('img').count()).toBe(3)
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await visible()).split('<img').length, { timeout: 10_000 }).toBe(4)
  })

  it('leaves the text by the Tab key, and its tools are one stop with arrows between them', async () => {
    await answer().click()
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Small heading')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Reset/)
  })

  it('shows its message under it and takes the focus when it is empty', async () => {
    await begin()
    await page.keyboard.press('Control+s')
    await page.getByText('Please enter description!').first().waitFor()
    expect(await answer().getAttribute('aria-invalid')).toBe('true')
    const described = (await answer().getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Please enter description!')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await page.getByRole('button', { name: 'Reset to what is saved' }).click()
    expect(await answer().innerText()).toContain('Before')
  })

  it('closes its panel by Escape, as every other field does, and opens it again with what was typed as a draft', async () => {
    await answer().click()
    await page.keyboard.type('Half a thought ')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Edit Questions' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.locator('.ed-open-row').first().click()
    await answer().waitFor()
  })

  it('has nothing that axe finds, and no error of its scripts or the policy', async () => {
    expect(await axeFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
