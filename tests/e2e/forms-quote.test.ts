import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactQuestions } from '../../src/content/contact/contact-fields.ts'
import { contactForm } from '../../src/forms/contact-form.ts'
import { askedBy } from '../../src/forms/form.ts'
import { checkAnswers, readAnswers } from '../../src/nouns/forms/check-answers.ts'
import { wordsIn } from '../../src/words/languages.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { fillQuote, messageInFocus, openForm, picture, referenceOn, submit } from '../fixtures/forms-on-page.ts'
import { everyKindOfRow, verdictsOn } from '../fixtures/form-verdicts.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'
import { saveSection } from '../fixtures/save-section.ts'
import { watchScripts } from '../fixtures/script-bytes.ts'

let site: RealSite
let browser: Browser
let seats: Seats
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
  seats = createSeats(browser, site.origin)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const open = (path: string, options = {}) => openForm(seats, site.origin + path, options)

/** Goes on by Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
  }
  throw new Error(`Tab never comes to ${name}`)
}

const nameOf = (page: Page, label: string) => page.getByLabel(label).first().getAttribute('name').then(String)

describe('a quote by keyboard alone', () => {
  it('stops at the first thing that is wrong, and is sent once nothing is', async () => {
    const { page, problems, close } = await open('/360/start-a-quote')
    const [zip, reach] = [await nameOf(page, 'ZIP code'), await page.getByRole('radio').first().getAttribute('name').then(String)]
    const kinds = await page.getByRole('checkbox').first().getAttribute('name').then(String)
    await tabTo(page, 'agent')
    await page.keyboard.type('dana')
    await page.getByRole('option').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('[name=agent]').inputValue()).toBe('Dana Whitlock, Sterling')

    await page.keyboard.press('Enter')
    await expect.poll(() => messageInFocus(page)).toBe('Please enter the Name')
    expect(await page.locator('.problem:not(:empty)').count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.type('Ellie Brandt')
    await tabTo(page, 'email')
    await page.keyboard.type('ellie@example')
    await page.keyboard.press('Enter')
    await expect.poll(() => messageInFocus(page)).toBe('Please enter valid E-mail')
    await page.keyboard.type('.com')
    await expect.poll(() => messageInFocus(page)).toBe('')

    await tabTo(page, 'phone')
    await page.keyboard.type('9705550180')
    expect(await page.locator('[name=phone]').inputValue()).toBe('(970) 555-0180')
    await tabTo(page, kinds)
    await page.keyboard.press('Space')
    await tabTo(page, zip)
    await page.keyboard.type('80751')
    await tabTo(page, reach)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await referenceOn(page)).toMatch(/^WM-\w{4}-\w{4}$/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you. Dana Whitlock has it.')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await page.title()).toBe('Sent: Start a quote · Windbreak Mutual')
    expect(await axeFindings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('offers the eight kinds of insurance and the three ways to be reached', async () => {
    const { page, close } = await open('/360/start-a-quote')
    const offered = (type: string) =>
      page
        .locator(`.form-panel input[type=${type}], form input[type=${type}]`)
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    const kinds = ['Auto', 'Home', 'Farm & Ranch', 'Renters', 'Life Insurance', 'Annuities', 'Commercial/Business', 'Other']
    expect([await offered('checkbox'), await offered('radio')]).toEqual([kinds, ['Phone', 'Email', 'No preference']])
    await close()
  })

  it('goes to the agent its address names', async () => {
    const { page, close } = await open('/360/agent-details/1')
    await page.getByRole('link', { name: 'Start a Quote', exact: true }).click()
    await page.waitForURL(/start-a-quote\/.+@/)
    await fillQuote(page)
    await submit(page).click()
    await referenceOn(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you. Dana Whitlock has it.')
    await close()
  })
})

describe('the thanks for a quote', () => {
  it('say the number, who has it, what happens next and by when, and the way on; the number can be copied', async () => {
    const { page, context, close } = await open('/360/start-a-quote')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await fillQuote(page)
    await submit(page).click()
    const reference = await referenceOn(page)
    const steps = page.locator('.thanks-steps li')
    expect(await steps.locator('b').allTextContents()).toEqual([
      'Now',
      expect.stringMatching(/^By \w+day, .+\d:\d\d/),
      'Should you wait longer',
    ])
    expect(await steps.first().textContent()).toContain('It lies with Windbreak Mutual.')
    expect(await steps.last().getByRole('link').getAttribute('href')).toBe('tel:+19705550100')
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)
    expect(await page.locator('.thanks-on').getByRole('link').allTextContents()).toEqual(['Send another one', 'Back to the start'])
    await page.getByRole('link', { name: 'Send another one' }).click()
    await submit(page).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await close()
  })

  it('leave nothing behind in the form: whoever goes back finds it empty, with a key of its own', async () => {
    const { page, close } = await open('/360/start-a-quote')
    const key = page.locator('[name=token]')
    const sent = await key.inputValue()
    await fillQuote(page)
    await submit(page).click()
    await referenceOn(page)
    await page.goBack()
    await expect.poll(() => key.inputValue()).not.toBe(sent)
    await expect.poll(() => page.locator('form :is(input:not([type=hidden]), textarea)').evaluateAll(answered)).toEqual([])
    await close()
  })
})

/** What is filled in or chosen among these. */
const answered = (inputs: Element[]) =>
  (inputs as HTMLInputElement[])
    .filter(({ type, value, checked }) => (/checkbox|radio/.test(type) ? checked : value))
    .map(({ name }) => name)

describe('a quote that the page of a product leads to', () => {
  const goOnWith = async (page: Page, code: string) => {
    await page.goto(`${site.origin}/360/farm-&-ranch-insurance`)
    await page.getByLabel('ZIP code').fill(code)
    await page.locator('main').getByRole('button', { name: 'Start a quote' }).click()
    await page.waitForURL(/start-a-quote/)
  }

  it.each([true, false])('brings the ZIP code that was typed there, with script: %s', async (javaScriptEnabled) => {
    const { page, close } = await open('/360', { javaScriptEnabled })
    await goOnWith(page, '80751')
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('80751')
    await close()
  })

  it('brings it over one that was kept on the device, and keeps what else was typed', async () => {
    const { page, close } = await open('/360/start-a-quote')
    await fillQuote(page)
    await goOnWith(page, '80022')
    await page.getByLabel('Name', { exact: true }).focus()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ellie Brandt')
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('80022')
    // What is put right stays so when the same page is read again.
    await page.getByLabel('ZIP code').fill('80701')
    await page.reload()
    await page.getByLabel('Name', { exact: true }).focus()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ellie Brandt')
    await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('80701')
    await close()
  })
})

describe('a quote begun on the page of a product', () => {
  const products: [path: string, product: string, ways: number][] = [
    ['auto-insurance', 'Auto', 2],
    ['home-owners-insurance', 'Home', 2],
    ['farm-&-ranch-insurance', 'Farm & Ranch', 2],
    ['business-insurance', 'Commercial/Business', 2],
    ['life-insurance', 'Life Insurance', 3],
    ['annuities', 'Annuities', 2],
    ['other-offerings', 'Other', 2],
  ]
  const ticked = (page: Page) =>
    page.locator('input[type=checkbox]:checked').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))

  it.each(products)('on %s is for it, whichever way leads on', async (path, product, ways) => {
    const { page, close } = await open(`/360/${path}`, { javaScriptEnabled: false })
    const links = await page.locator('main a[href*="start-a-quote"]').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href))
    const found: string[][] = []
    for (const link of links) {
      await page.goto(link)
      found.push(await ticked(page))
    }
    await page.goto(`${site.origin}/360/${path}`)
    const forms = await page.locator('main form[action$="/start-a-quote"]').count()
    for (let form = 0; form < forms; form++) {
      await page.getByLabel('ZIP code').fill('80751')
      await page.locator('main').getByRole('button', { name: 'Start a quote' }).click()
      found.push(await ticked(page))
    }
    expect(found).toEqual(Array.from({ length: ways }, () => [product]))
    await close()
  })

  it('is for it beside what was kept on the device, until somebody takes it out', async () => {
    const { page, close } = await open('/360/start-a-quote')
    await fillQuote(page)
    const before = await ticked(page)
    await page.goto(`${site.origin}/360/start-a-quote?about=Annuities`)
    await page.getByLabel('Name', { exact: true }).focus()
    await expect.poll(() => ticked(page)).toEqual([...before, 'Annuities'])
    await page.locator('input[value="Annuities"]').uncheck()
    await page.reload()
    await page.getByLabel('Name', { exact: true }).focus()
    await expect.poll(() => ticked(page)).toEqual(before)
    await close()
  })

  it.each([
    ['start-a-quote?about=Boats', 'nothing is offered by that name'],
    ['start-a-quote?about=Renters', 'no page is about it'],
    ['start-a-quote?about=Phone', 'it answers another question'],
    ['ers?about=Tow', 'it is no quote'],
    ['contact?about=A+claim', 'it is no quote'],
  ])('chooses nothing on %s: %s', async (path) => {
    const { page, close } = await open(`/360/${path}`)
    const chosen = () =>
      page
        .locator('main :is(input:checked, option:checked)')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement | HTMLOptionElement).value))
    const told = await chosen()
    await page.goto(`${site.origin}/360/${path.split('?')[0]}`)
    expect(told).toEqual(await chosen())
    await close()
  })
})

describe('a quote without script', () => {
  it('comes back as it was typed, with its files and with everything that is wrong, and is sent then', async () => {
    const { page, close } = await open('/360/start-a-quote', { javaScriptEnabled: false })
    await page.getByLabel('Name', { exact: true }).fill('Ellie Brandt')
    await page.getByLabel('E-mail').fill('no address')
    await page.getByRole('checkbox', { name: 'Home' }).check()
    await page.getByLabel('What should we know?').fill('A dog, and\na roof.')
    await page.locator('[type=file]').setInputFiles(picture)
    const [answer] = await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), submit(page).click()])
    expect(answer.status()).toBe(422)
    await expect.poll(() => page.title()).toBe('Error: Start a quote · Windbreak Mutual')
    const summary = page.getByRole('alert')
    await expect
      .poll(() => summary.getByRole('link').allTextContents())
      .toEqual(['Please enter valid E-mail', 'Please enter the ZIP code', 'Please answer “How shall we reach you?”'])
    await summary.getByRole('link', { name: 'Please enter the ZIP code' }).click()
    const zip = page.getByLabel('ZIP code')
    expect(new URL(page.url()).hash).toBe(`#${await zip.getAttribute('id')}`)
    expect(await zip.getAttribute('aria-invalid')).toBe('true')

    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ellie Brandt')
    expect(await page.getByLabel('What should we know?').inputValue()).toBe('A dog, and\na roof.')
    expect(await page.getByRole('checkbox', { name: 'Home', exact: true }).isChecked()).toBe(true)
    expect(await page.getByLabel(/^Send roof\.png/).isChecked()).toBe(true)

    await page.getByLabel('E-mail').fill('ellie@example.com')
    await zip.fill('80751')
    await page.getByRole('radio', { name: 'No preference' }).check()
    await submit(page).click()
    expect(await referenceOn(page)).toMatch(/^WM-\w{4}-\w{4}$/)
    await close()
  })
})

describe('a quote on the smallest phone', () => {
  it.each(['form', 'refused', 'thanks'])('has everything within 320 px: %s', async (state) => {
    const { page, close } = await open('/360/start-a-quote', {
      viewport: { width: 320, height: 700 },
      javaScriptEnabled: state !== 'refused',
    })
    if (state === 'thanks') await fillQuote(page)
    if (state !== 'form') await submit(page).click()
    if (state === 'thanks') await referenceOn(page)
    if (state === 'refused') await page.getByRole('alert').waitFor()
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    expect(wide).toBe(320)
    await close()
  })
})

describe('the script of a page with a form', () => {
  it.each([
    ['/360/start-a-quote', 'Name'],
    // With its map.
    ['/360/contact', 'Name'],
  ])('of %s is at most 12 KB before the first touch, and the rest waits for it', async (path, label) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const scripts = watchScripts(page)
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    const rest = () => scripts.paths.some((each) => each.includes('/form-work'))
    expect(scripts.bytes()).toBeGreaterThan(0)
    expect(rest()).toBe(false)
    expect(scripts.bytes()).toBeLessThanOrEqual(12 * 1024)
    await page.getByLabel(label, { exact: true }).focus()
    await expect.poll(rest).toBe(true)
    await context.close()
  })
})

describe('the checks of a form in a browser', () => {
  it('come to the verdict of the server, word for word, over every kind of question', async () => {
    const kinds = everyKindOfRow()
    const last = { ...kinds[0].row, id: 'last', fieldLabel: 'Left out' }
    const rows = [...kinds.map(({ row }) => row), last]
    expect(await saveSection(site, contactQuestions, { items: rows })).toBe(200)
    const { page, sent, close } = await open('/360/contact')
    const words = wordsIn('en-US').forms
    const fixed = contactForm.fixed(words).length
    const ids = await page
      .locator('form .field[data-question]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.question ?? ''))
    const questions = askedBy(contactForm, rows, words).map((question, index) => ({ ...question, id: ids[index] }))
    expect(ids).toHaveLength(questions.length)

    const right = [['Ellie Brandt'], ['ellie@example.com'], ...kinds.map(({ cases }) => cases[0]), []]
    const asked = kinds.flatMap(({ cases }, index) => cases.map((given) => ({ at: fixed + index, given })))
    await page.getByLabel('Left out').focus()
    const verdicts = await verdictsOn(page, ids, right, asked)
    for (const [index, { posted, path, message }] of verdicts.entries()) {
      const answers = readAnswers(questions, (id) => posted[id] ?? [])
      const [first] = checkAnswers(questions, answers, words.problems)
      expect([asked[index], { path, message }]).toEqual([asked[index], first])
    }
    // What is right is told from what is not, of every kind.
    const refused = new Set(verdicts.map(({ path }) => path))
    expect(refused).toEqual(new Set(ids.slice(fixed)))
    expect(verdicts.filter(({ path }) => path === ids.at(-1)).length).toBeGreaterThanOrEqual(kinds.length)
    expect(sent).toEqual([])
    await close()
  })
})
