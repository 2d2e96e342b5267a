import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forms } from '../../src/forms/forms.ts'
import { pages } from '../../src/routes.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { openForm, referenceOn, submit } from '../fixtures/forms-on-page.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { createSeats, type Seats } from '../fixtures/seats.ts'

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

const open = (path: string, options = {}) => openForm(seats, new URL(path, site.origin).href, options)

/** An answer to everything that must be answered, as somebody would give it. */
async function answerAll(page: Page): Promise<void> {
  for (const field of await page.locator('[data-missing]').all()) {
    const [type, validation] = [await field.getAttribute('data-type'), await field.getAttribute('data-validation')]
    if (type === 'Select') await field.locator('select').selectOption({ index: 1 })
    else if (type === 'Radio' || type === 'Chips' || type === 'Checkbox' || type === 'MultiSelect')
      await field.locator('input').first().check()
    else if (type === 'Date') await field.locator('input').fill('07-04-2027')
    else if (type === 'Textarea') await field.locator('textarea').fill('Something to say.')
    else if (validation === 'Email') await field.locator('input').fill('ellie@example.com')
    else if (validation === 'Phone' || validation === 'Ten digits') await field.locator('input').fill('9705550180')
    else await field.locator('input').fill('Ellie Brandt')
  }
}

/** A quote is asked in steps, and an order begins with a cart: they have tests of their own. */
const ofTheirOwn = ['quote', 'order']
const formPages = forms.flatMap(({ name, route }) => (ofTheirOwn.includes(name) ? [] : [pages[route].path.replace(':id', '1')]))

describe.each(formPages)('%s', (path) => {
  it('is refused, taken and read by everybody', async () => {
    const { page, problems, close } = await open(path)
    expect(await axeFindings(page)).toEqual([])
    const button = page.locator('.form-send button').first()
    await button.click()
    await page.locator('[aria-invalid]').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await answerAll(page)
    await button.click()
    expect(await referenceOn(page)).toMatch(/^WM-/)
    expect(await axeFindings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})

describe('the second contact page', () => {
  it('asks what the source asks, beside an address and a phone that are fixed', async () => {
    const { page, close } = await open('/360/send-us-message')
    const asked = (await page.locator('.field[data-question]').allTextContents()).map((words) => words.trim())
    for (const [index, label] of [
      'First name',
      'Last name',
      'Phone',
      'E-mail',
      'Name on the policy',
      'Policy number',
      'How shall we answer?',
      'Comment',
    ].entries())
      expect(asked[index]).toMatch(new RegExp(`^${label.replace('?', '\\?')}`))
    expect(asked).toHaveLength(8)
    const ways = page.locator('.field[data-question]').filter({ hasText: 'How shall we answer?' }).getByRole('checkbox')
    expect(await ways.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual(['E-mail', 'Phone'])
    expect(await page.locator('.other-ways').textContent()).toMatch(/\(970\) 555-0100[\s\S]*418 Cottonwood Avenue/)
    await close()
  })
})

describe('the roadside report', () => {
  it('puts phones in order as they are typed, and thanks in the words of the source over a fresh form', async () => {
    const { page, close } = await open('/360/ers')
    const phone = page.getByLabel('Agent phone')
    await phone.pressSequentially('97055501801')
    // The script that does it comes with the first touch, on a slow line after the last key.
    await expect.poll(() => phone.inputValue()).toBe('(970) 555-0180')
    await answerAll(page)
    await phone.fill('970')
    await submit(page).click()
    await expect.poll(() => page.locator('#ers-agentPhone-problem').textContent()).toBe('Please enter valid phone number.')
    await answerAll(page)
    await submit(page).click()
    await referenceOn(page)
    await page
      .getByText('Thank you for submitting your ERS Incident Report. A representative will be in touch shortly to go over your submission.')
      .waitFor()
    expect(await page.getByLabel('Agent first name').inputValue()).toBe('')
    await close()
  })
})

describe('a day', () => {
  it('may be typed with slashes and without its zeros', async () => {
    const { page, close } = await open('/360/ers')
    const day = page.getByRole('textbox', { name: 'Date of the incident' })
    await day.fill('7/4/2027')
    await day.press('Tab')
    await expect.poll(() => day.inputValue()).toBe('07-04-2027')
    await answerAll(page)
    await day.fill('11/20/2027')
    // Enter sends the form, and what is in it is a day by then.
    await day.press('Enter')
    await referenceOn(page)
    await close()
  })
})

describe('a phone that was typed before the script was there', () => {
  it.each(['**/forms-*.js', '**/form-work-*.js'])('is put in order once %s has come', async (script) => {
    const { page, close } = await open('about:blank')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${site.origin}/360/ers`, { waitUntil: 'commit' })
    const phone = page.getByLabel('Agent phone')
    await phone.pressSequentially('9705550180')
    await page.getByLabel('Agent first name').focus()
    expect(await phone.inputValue()).toBe('9705550180')
    release()
    await page.waitForFunction(() => customElements.get('sent-form'))
    await page.getByLabel('Agent last name').focus()
    await expect.poll(() => phone.inputValue()).toBe('(970) 555-0180')
    await close()
  })
})

describe('Contact Me on an agent’s page', () => {
  it('is a dialog that is sent, closes, and says so', async () => {
    const { page, problems, close } = await open('/360/agent-details/1')
    await page.getByRole('link', { name: 'Contact Me' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact Me' })
    await dialog.waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('Please enter first name').waitFor()
    await answerAll(page)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').getByText(/WM-/).waitFor()
    expect(await dialog.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/360/agent-details/1')
    await page.getByRole('link', { name: 'Contact Me' }).click()
    await dialog.waitFor()
    expect(await dialog.getByLabel('First name').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Contact Me')
    expect(problems).toEqual([])
    await close()
  })

  it('is opened once, however often its link is clicked', async () => {
    const { page, problems, close } = await open('/360/agent-details/1')
    let asked = 0
    await page.route('**/contact-me', async (route) => {
      asked++
      await route.continue()
    })
    await page.getByRole('link', { name: 'Contact Me' }).dblclick()
    await page.getByRole('dialog', { name: 'Contact Me' }).waitFor()
    expect(await page.locator('dialog').count()).toBe(1)
    expect(asked).toBe(1)
    expect(problems).toEqual([])
    await close()
  })

  it('is a page without script', async () => {
    const { page, close } = await open('/360/agent-details/1', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Contact Me' }).click()
    await page.waitForURL(/contact-me$/)
    await answerAll(page)
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await referenceOn(page)).toMatch(/^WM-/)
    await close()
  })
})

describe('the cart', () => {
  it('holds what was added elsewhere on this device, and is sent as one order', async () => {
    const { page, sent, problems, close } = await open('/sales-marketing/brochures')
    const first = page.locator('order-item').first()
    await first.getByRole('spinbutton').fill('120')
    await first.getByRole('button').click()
    await page.locator('order-item').nth(1).getByRole('button').click()
    await first.getByText('In the cart: 120 × Brochures: What is a barn worth?').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await first.getByRole('link', { name: 'See the cart' }).click()
    await page.waitForURL(/cart$/)
    expect(await page.locator('.cart-list b').allTextContents()).toEqual([
      'Brochures: What is a barn worth?',
      'Brochures: Deer, hail and the school run',
    ])
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove Brochures: Deer, hail and the school run' }).click()
    await page.getByLabel('How many: Brochures: What is a barn worth?').last().fill('150')
    await page.getByLabel('Name', { exact: true }).fill('Dana Whitlock')
    await page.getByLabel('E-mail').fill('dana@example.com')
    await page.getByLabel('Phone').first().fill('9705550142')
    await page.getByLabel('Deliver to').fill('118 Poplar Street, Sterling')
    await page.getByLabel('Name, town and phone for the back').fill('Dana Whitlock, Sterling, (970) 555-0142')
    await submit(page).click()
    await referenceOn(page)
    expect((JSON.parse(sent[0]) as { answers: { items: string[] } }).answers.items).toEqual(['150 × Brochures: What is a barn worth?'])
    await page.getByRole('link', { name: 'Send another one' }).click()
    await page.getByText('Nothing is in the cart yet.').waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

describe('the cart by keyboard', () => {
  it('keeps the focus while a number changes, and takes out what is none', async () => {
    const { page, close } = await open('/sales-marketing/brochures')
    for (const at of [0, 1]) await page.locator('order-item').nth(at).getByRole('button').click()
    await page.goto(`${site.origin}/sales-marketing/cart`)
    const [first, second] = ['Brochures: What is a barn worth?', 'Brochures: Deer, hail and the school run']
    const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    const items = () => page.locator('order-cart textarea').inputValue()
    const many = page.locator('.cart-list li').first().locator('input')
    await many.focus()
    const before = Number(await many.inputValue())
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await inFocus()).toBe(`How many: ${first}`)
    expect(await items()).toContain(`${before + 2} × ${first}`)

    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('0')
    await page.keyboard.press('Tab')
    await expect.poll(items).not.toContain(first)
    expect(await page.locator('.cart-list b').allTextContents()).toEqual([second])

    await many.fill('0')
    await page.keyboard.press('Enter')
    await page.getByText('Nothing is in the cart yet.').waitFor()
    expect(await items()).toBe('')
    await close()
  })
})

describe('an address that names an agent nobody knows', () => {
  const sentence = 'We do not know the agent this address names. Choose another one, or the nearest office takes it.'

  it.each([true, false])('says so, at the head and by the box, with script: %s', async (javaScriptEnabled) => {
    const { page, close } = await open('/360/start-a-quote/nobody@example.com', { javaScriptEnabled })
    expect(await page.locator('sent-form').getByText(sentence).count()).toBe(2)
    await close()
    const known = await open('/360/start-a-quote', { javaScriptEnabled })
    expect(await known.page.getByText(sentence).count()).toBe(0)
    await known.close()
  })
})

it('shows staff the pencils of a form and who is told by mail, and visitors nothing of it', async () => {
  const visitor = await open('/360/start-a-quote')
  expect(await visitor.page.content()).not.toContain('quotes@windbreak.example')
  await visitor.close()
  const { page, context, close } = await open('/360')
  const [name, value] = (await site.cookieOf('admin')).split('=')
  await context.addCookies([{ name, value, url: site.origin }])
  await page.goto(`${site.origin}/360/start-a-quote`)
  await page.getByText('to: quotes@windbreak.example').waitFor()
  for (const pencil of ['Edit Header', 'Edit Agent Request Info', 'Add Field', 'Add Email'])
    await page.getByRole('button', { name: pencil }).first().waitFor()
  await close()
})
