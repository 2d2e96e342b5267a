import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarOn } from '../../src/sandbox-payments/read-choice.ts'
import { newNotice } from '../../src/sandbox-payments/sandbox-book.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { cards, formOf, heading, payingVisits } from '../fixtures/paying-visits.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { trySandbox, type TriedSandbox } from '../fixtures/sandbox-payments.ts'

const path = '/360/customer-landing'
/** Of the sample customer, with $148.20 due of $889.20. */
const account = '4020417731'
const day = 24 * 3600_000

let tried: TriedSandbox
let site: RealSite
let browser: Browser
let visit: ReturnType<typeof payingVisits>['visit']
beforeAll(async () => {
  // The company's own book is looked into, and it tells of what it will take.
  tried = await trySandbox()
  const elsewhere = { PAYMENTS_SANDBOX_URL: tried.origin, PAYMENTS_SANDBOX_SECRET: tried.secret }
  ;[site, browser] = await Promise.all([startRealSite({ TRUST_PROXY: '1', ...elsewhere }), launchBrowser()])
  ;({ visit } = payingVisits(site, browser))
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await tried?.close()
})

const calm = async (page: Page) => expect(await axeFindings(page)).toEqual([])
const words = async (page: Page, where: string) => (await page.locator(where).innerText()).replaceAll(/\s+/g, ' ')
/** Days are counted from here, so that a midnight in between moves none. */
const began = Date.now()
const dayOf = calendarOn('America/Denver')
const inDays = (days: number) => dayOf(began + days * day)
const said = (days: number) =>
  new Date(began + days * day).toLocaleDateString('en-US', { timeZone: 'America/Denver', month: 'long', day: 'numeric' })

/** In the company's form, wherever it stands. */
async function schedule(form: Pick<Page, 'getByLabel' | 'getByRole'>, days: number, amount?: string) {
  await form.getByLabel('Pay on').fill(inDays(days))
  if (amount) await form.getByLabel('Amount').fill(amount)
  await form.getByLabel('Card number').fill(cards.paid)
  await form.getByLabel('Expires (MM/YY)').fill('12/39')
  await form.getByRole('button', { name: 'Schedule', exact: true }).click()
}

/** Without script a page says what is known when it is read, and the company's word comes a moment after whoever was there. */
const comesTo = (page: Page, title: string) =>
  expect.poll(async () => (await page.reload(), page.getByRole('heading', { level: 1 }).innerText()), { timeout: 15_000 }).toBe(title)

/** What the company has of the account: what is set, called off, taken. */
const booked = () => {
  const { payments, sessions } = tried.sandbox().book.readAll()
  const own = new Set(sessions.filter((each) => each.accountReference === account).map(({ reference }) => reference))
  return payments.filter(({ reference }) => own.has(reference)).map(({ state, cents }) => `${state} ${cents}`)
}

it('changes what is set for a day, on a phone: another day and amount in the form of the company, and the old one is called off', async () => {
  await visit({ as: 'customer', phone: true }, async (page) => {
    await page.goto(site.origin + path)
    await page.getByRole('button', { name: 'Choose a day' }).click()
    await schedule(await formOf(page), 5)
    await heading(page, 'It is on the calendar')
    await page.getByRole('link', { name: 'Change or cancel it in my account' }).click()
    await page.waitForURL(site.origin + path)
    expect(await words(page, '.mine-pending')).toContain(`$148.20 on ${said(5)}`)
    await page.getByText('Change it', { exact: true }).click()
    await page.getByText(`As that form opens, $148.20 on ${said(5)} is called off`).waitFor()
    await calm(page)
    await page.getByRole('button', { name: 'Go on and change it' }).press('Enter')
    const form = await formOf(page)
    expect(await words(page, '.payment-change')).toMatch(/\$148\.20 on .+ is called off: nothing is set until/)
    expect(booked()).toEqual(['cancelled 14820'])
    await calm(page)
    await schedule(form, 9, '200.00')
    await heading(page, 'It is on the calendar')
    expect(await words(page, '.payment-facts')).toMatch(/\$200\.00/)
    expect(await words(page, '.payment-change')).toContain('Nothing is taken twice.')
    await calm(page)
    await page.goto(site.origin + path)
    const pending = await words(page, '.mine-pending')
    expect([pending.includes(`$200.00 on ${said(9)}`), pending.includes('$148.20')]).toEqual([true, false])
    expect(booked()).toEqual(['cancelled 14820', 'scheduled 20000'])
  })
})

it('changes it without script, leaves it half-way, reads that nothing is set, and sets it anew', async () => {
  await visit({ as: 'customer', script: false }, async (page) => {
    await page.goto(site.origin + path)
    await page.getByText('Change it', { exact: true }).click()
    await page.getByRole('button', { name: 'Go on and change it' }).click()
    const goOn = page.getByRole('button', { name: 'Go on at the payment company' })
    await goOn.click()
    expect([inDays(0), dayOf(Date.now())]).toContain(await page.getByLabel('Pay on').inputValue())
    await page.getByRole('button', { name: 'Cancel' }).click()
    await comesTo(page, 'You stopped it')
    expect(await words(page, '.payment-change')).toMatch(/\$200\.00 on .+ is called off as well, so nothing is set any more/)
    await page.getByRole('link', { name: 'My account', exact: true }).last().click()
    await page.waitForURL(site.origin + path)
    expect(await words(page, '.mine-answers')).toContain('Nothing is set.')
    expect(await words(page, '.mine-pending')).toContain(`Called off: $200.00 on ${said(9)}`)
    await page.getByRole('button', { name: 'Choose a day anew' }).click()
    await goOn.click()
    await schedule(page, 3)
    await comesTo(page, 'It is on the calendar')
    await page.goto(site.origin + path)
    expect(await words(page, '.mine-answers')).toContain('It is set.')
    expect(booked().filter((each) => each.startsWith('scheduled'))).toEqual(['scheduled 14820'])
    // Nothing else is to be taken while the others run.
    await page.getByText('Call it off', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, call it off' }).click()
    await page.getByText('The payment is called off.').waitFor()
  })
})

it('turns autopay on, reads what is taken next, and stops it', async () => {
  await visit({ as: 'customer' }, async (page) => {
    await page.goto(site.origin + path)
    await page.getByRole('button', { name: 'Set up autopay' }).click()
    await heading(page, 'Set up autopay')
    const form = page.frameLocator('iframe').frameLocator('iframe')
    await form.getByLabel('Card number').fill(cards.paid)
    await form.getByLabel('Expires (MM/YY)').fill('12/39')
    await calm(page)
    await form.getByRole('button', { name: 'Turn on AutoPay' }).click()
    await heading(page, 'It is saved')
    await calm(page)
    const { book } = tried.sandbox()
    const autopay = book.readAll().autopays.find(({ accountReference }) => accountReference === account)
    if (!autopay) throw new Error('autopay is not on at the company')
    const { reference, listener } = autopay
    const coming = { reference, transaction: 'T-next', cents: 14_820, paidBy: 'card', at: began + 6 * day } as const
    book.write(newNotice('scheduled', coming, listener))
    await page.getByRole('link', { name: 'My account', exact: true }).last().click()
    await expect.poll(async () => (await page.reload(), words(page, '.mine-stub'))).toContain(`The next: $148.20 on ${said(6)}.`)
    await calm(page)
    await page.getByText('Stop autopay', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, stop autopay' }).click()
    await page.getByText('Autopay is stopped.').waitFor()
    expect(await words(page, '.mine-stub')).toContain('Off. You pay each bill yourself.')
    expect(book.readAll().autopays).toEqual([])
  })
})
