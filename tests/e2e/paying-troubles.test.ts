import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { noFaults, type Faults } from '../../src/sandbox-payments/faults.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { cards, formOf, heading, payByCard, payingVisits } from '../fixtures/paying-visits.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { trySandbox, type TriedSandbox } from '../fixtures/sandbox-payments.ts'

/** Of the demonstration's billing system, each due for one journey alone. */
const dueOf = {
  halfWay: '4010020240',
  downAtFirst: '4010020281',
  downLater: '4010020208',
  plain: '4010020216',
  slow: '4010020265',
  unanswered: '4010020182',
  again: '4010020174',
}
/** $141.25 is due of $847.50. */
const changed = '4010020273'
const changedWithoutScript = '4010020224'

let tried: TriedSandbox
let site: RealSite
let browser: Browser
let visits: ReturnType<typeof payingVisits>
beforeAll(async () => {
  // A payment company in our hands, so that it can be down.
  tried = await trySandbox()
  const elsewhere = { PAYMENTS_SANDBOX_URL: tried.origin, PAYMENTS_SANDBOX_SECRET: tried.secret }
  ;[site, browser] = await Promise.all([startRealSite({ TRUST_PROXY: '1', ...elsewhere }), launchBrowser()])
  visits = payingVisits(site, browser)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await tried?.close()
})
const company = (faults: Partial<Faults>) => tried.control('faults', { ...noFaults, ...faults })
beforeEach(() => company({}))

const calm = async (page: Page) => expect(await axeFindings(page)).toEqual([])
const again = (page: Page) => page.getByRole('button', { name: 'Open the form again' })
/** Somebody has looked at another tab, and comes back to this one. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

it('is the same payment for whoever closed it half-way and comes back', async () => {
  await visits.visit({ phone: true }, async (page, context) => {
    const first = await visits.openQuickPay(page, context, dueOf.halfWay)
    await (await formOf(first)).getByLabel('Card number').fill(cards.paid)
    const address = first.url()
    await first.close()
    const second = await visits.openQuickPay(page, context, dueOf.halfWay)
    expect(second.url()).toBe(address)
    // What was typed was typed at the company, and is kept by nobody.
    expect(await (await formOf(second)).getByLabel('Card number').inputValue()).toBe('')
    await payByCard(second, cards.paid)
    await heading(second, 'It went through')
    const third = await context.newPage()
    await third.goto(address)
    await heading(third, 'It went through')
  })
})

it('is not opened while the payment company is down: that is said with a reference, and later it opens', async () => {
  await visits.visit({}, async (page, context) => {
    await company({ down: 1 })
    await expect(visits.openQuickPay(page, context, dueOf.downAtFirst)).rejects.toThrow(/Nothing was taken.* quote WM-/)
    await calm(page)
    await company({})
    const tab = await visits.openQuickPay(page, context, dueOf.downAtFirst)
    await payByCard(tab, cards.paid)
    await heading(tab, 'It went through')
  })
})

it('says on its page that the payment company is down, and opens the form once it is there again', async () => {
  await visits.visit({}, async (page, context) => {
    const tab = await visits.openQuickPay(page, context, dueOf.downLater)
    await formOf(tab)
    await company({ down: 1 })
    await tab.reload()
    await tab
      .locator('.pay-log')
      .getByText(/Nothing was taken.* quote WM-/)
      .waitFor()
    await calm(tab)
    await company({})
    await again(tab).click()
    await payByCard(tab, cards.paid)
    await heading(tab, 'It went through')
    expect(await tab.locator('.pay-sum').innerText()).toContain('$163.70')
  })
})

it('says under the field that nobody answered; what went wrong nobody knows only where no word came, and then the page opens in a new tab', async () => {
  await visits.visit({}, async (page, context) => {
    const call = '**/auth/quick-pay-token/*'
    await page.goto(`${site.origin}/360`)
    await page.route(call, (route) => route.abort())
    await page.locator('#account').fill(dueOf.unanswered)
    await page.keyboard.press('Enter')
    const problem = page.locator('.bill .problem')
    await problem.getByText('No connection. Nothing was sent and nothing was charged: please try again.', { exact: true }).waitFor()
    expect(context.pages()).toHaveLength(1)
    await page.unroute(call)
    await page.route(call, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }))
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
    await problem.getByText('Something went wrong', { exact: true }).waitFor()
    await tab.waitForURL(`${site.origin}/360/pay`)
    await calm(page)
  })
})

it('says without script too that the payment company is down', async () => {
  await visits.visit({ script: false }, async (page) => {
    await page.goto(`${site.origin}/360/pay`)
    await page.locator('#account').fill(dueOf.plain)
    await page.getByRole('button', { name: 'Proceed to Pay' }).click()
    await heading(page, 'Pay your bill')
    await company({ down: 1 })
    await page.getByRole('button', { name: 'Go on at the payment company' }).click()
    await heading(page, 'The payment company is not answering')
    await company({})
    await page.getByRole('link', { name: 'Open the form again' }).click()
    await page.getByRole('button', { name: 'Go on at the payment company' }).click()
    await page.getByLabel('Card number').waitFor()
    expect(page.url()).toContain(tried.origin)
  })
})

it('waits for a slow payment company, and says so', async () => {
  await visits.visit({}, async (page, context) => {
    const tab = await visits.openQuickPay(page, context, dueOf.slow)
    await formOf(tab)
    await company({ slow: 1, slowMs: 3000 })
    // However slow we are ourselves, it is not answered before the page was looked at.
    let answer = () => {}
    const looked = new Promise<void>((resolve) => (answer = resolve))
    await tab.route('**/api/payments/session', async (route) => (await looked, route.continue()))
    await tab.reload()
    await tab.locator('[data-wait]').getByText(/./).first().waitFor()
    expect(await tab.locator('iframe').count()).toBe(0)
    await calm(tab)
    answer()
    await payByCard(tab, cards.paid)
    await heading(tab, 'It went through')
  })
})

/** Somebody else of the same account pays what is due, and billing has it. */
const paidByAnother = (number: string) =>
  visits.visit({}, async (page, context) => {
    const tab = await visits.openQuickPay(page, context, number)
    await payByCard(tab, cards.paid)
    await heading(tab, 'It went through')
    await expect.poll(async () => (await tab.reload(), tab.locator('.payment-facts').innerText())).toContain('Posted')
  })

it('asks again in a tab that was kept open, where another sum is due by now', async () => {
  await visits.visit({}, async (page, context) => {
    const tab = await visits.openQuickPay(page, context, changed)
    await formOf(tab)
    await comeBack(tab)
    await formOf(tab)
    await paidByAnother(changed)
    await comeBack(tab)
    await tab.locator('.pay-log').getByText('it was $141.25 and is a balance of $706.25 now').waitFor()
    expect(await tab.locator('.pay-sum').innerText()).toMatch(/Balance\s+\$706\.25/)
    expect(await tab.locator('iframe').count()).toBe(0)
    await calm(tab)
    await again(tab).click()
    expect(await (await formOf(tab)).getByLabel('Amount').inputValue()).toBe('$706.25')
    await payByCard(tab, cards.paid)
    await heading(tab, 'It went through')
  })
})

it('knows its form that was opened again, though it hears only then that the one before was closed', async () => {
  await visits.visit({}, async (page, context) => {
    const tab = await visits.openQuickPay(page, context, dueOf.again)
    await formOf(tab)
    // Another sum is due, once; that the form was closed is not heard before the next one is open.
    const isLook = (request: Request) => request.url().endsWith('/api/payments/session') && (request.postData() ?? '').includes('"look"')
    let changes = 1
    let hear = () => {}
    const opened = new Promise<void>((resolve) => (hear = resolve))
    await tab.route('**/api/payments/session', (route) =>
      isLook(route.request()) && changes-- > 0
        ? route.fulfill({ status: 409, json: { message: 'Another sum is due.' } })
        : route.continue(),
    )
    await tab.route('**/api/payments/hint', async (route) => (await opened, route.continue()))
    await comeBack(tab)
    await tab.locator('.pay-log').getByText('Another sum is due.').waitFor()
    await expect.poll(() => tab.locator('iframe').count()).toBe(0)
    await again(tab).click()
    await formOf(tab)
    const told = tab.waitForResponse((response) => response.url().endsWith('/api/payments/hint'))
    const looked = tab.waitForResponse((response) => response.url() === tab.url() && response.request().resourceType() === 'fetch')
    hear()
    await told
    await looked
    // Somebody who comes back to it is asked again what is due.
    const asked = tab.waitForRequest(isLook)
    await comeBack(tab)
    await asked
    await payByCard(tab, cards.paid)
    await heading(tab, 'It went through')
  })
})

it('asks again without script, where another sum is due by now', async () => {
  await visits.visit({ script: false }, async (page) => {
    await page.goto(`${site.origin}/360/pay`)
    await page.locator('#account').fill(changedWithoutScript)
    await page.getByRole('button', { name: 'Proceed to Pay' }).click()
    await heading(page, 'Pay your bill')
    await paidByAnother(changedWithoutScript)
    const goOn = page.getByRole('button', { name: 'Go on at the payment company' })
    await goOn.click()
    await page.getByText('What is due has changed since it was shown.').waitFor()
    expect(await page.locator('.pay-sum').innerText()).toMatch(/Balance\s+\$523\.00/)
    await goOn.click()
    expect(await page.getByLabel('Amount').inputValue()).toBe('$523.00')
  })
})
