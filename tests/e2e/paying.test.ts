import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { cards, formOf, heading, leaveWord, payByCard, payingVisits } from '../fixtures/paying-visits.ts'
import { sheetsOf } from '../fixtures/sheets-of.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

/** Of the demonstration's billing system. What is paid is due no longer, so each journey has an account of its own. */
const due = '40 1182 7755'
const dueOf = {
  menu: '4010020067',
  twice: '4010020034',
  declined: '4010020059',
  stopped: '4010020083',
  agent: '4010020091',
  plain: '4010020133',
  plainDay: '4010020109',
  kept: '4010020158',
}
const fallDue = '40 1002 0125'
const inNebraska = '4055118060'
let site: RealSite
let browser: Browser
let visit: ReturnType<typeof payingVisits>['visit']
let openQuickPay: ReturnType<typeof payingVisits>['openQuickPay']
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startRealSite({ TRUST_PROXY: '1' }), launchBrowser()])
  ;({ visit, openQuickPay } = payingVisits(site, browser))
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const calm = async (page: Page) => expect(await axeFindings(page)).toEqual([])

describe('quick pay', () => {
  it('leads from the number on the bill to a receipt, and leaves the number nowhere', async () => {
    await visit({}, async (page, context) => {
      const seen: string[] = []
      const note = (request: Request) => void seen.push(request.url(), request.headers()['referer'] ?? '', request.postData() ?? '')
      context.on('request', note)
      const tab = await openQuickPay(page, context, due)
      await page.getByRole('dialog', { name: 'Go on in the new tab' }).waitFor()
      await calm(page)
      await calm(tab)
      await payByCard(tab, cards.paid)
      await heading(tab, 'It went through')
      await calm(tab)
      const shown = await tab.locator('.payment-facts').innerText()
      expect(sheetsOf(await tab.pdf({ format: 'Letter' }))).toBe(1)
      expect(shown).toMatch(/\$148\.20[\s\S]*•••• 7755[\s\S]*Ellie Brandt[\s\S]*WM-/)
      expect(seen.length).toBeGreaterThan(20)
      for (const kept of [page, tab])
        seen.push(
          kept.url(),
          await kept.evaluate(async () =>
            JSON.stringify([
              { ...localStorage },
              { ...sessionStorage },
              history.state,
              document.referrer,
              await caches.keys(),
              performance.getEntries().map(({ name }) => name),
            ]),
          ),
        )
      expect(seen.filter((each) => /4011827755|40[\s+%20-]*1182[\s+%20-]*7755/.test(each))).toEqual([])
    })
  })

  it('says under the field what is wrong, and in the modal that there is no such account', async () => {
    await visit({ phone: true }, async (page) => {
      await page.goto(`${site.origin}/360`)
      const tile = page.locator('.bill')
      await tile.getByRole('button', { name: 'Proceed to Pay' }).click()
      await tile.getByRole('alert').getByText('Please enter your account number', { exact: true }).waitFor()
      expect(await page.evaluate('document.activeElement.id')).toBe('account')
      await page.locator('#account').fill(inNebraska)
      await page.keyboard.press('Enter')
      const modal = page.getByRole('dialog', { name: 'Account Not Found!' })
      await modal.getByText('Please contact your agent.').waitFor()
      await calm(page)
      await modal.getByRole('button', { name: 'Close' }).click()
      await modal.waitFor({ state: 'hidden' })
    })
  })

  it('opens from the menu by keyboard alone, on any page', async () => {
    await visit({}, async (page, context) => {
      await page.goto(`${site.origin}/360/faq`)
      await page.locator('.utility').getByRole('link', { name: 'Pay a bill' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Pay a bill' })
      await dialog.waitFor()
      await calm(page)
      await page.keyboard.type(dueOf.menu)
      const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
      await heading(tab, 'Pay your bill')
      await page.bringToFront()
      await leaveWord(page)
      expect(await page.locator('dialog[open]').count()).toBe(0)
    })
  })

  it('is one payment however often it is asked for: a double click, another tab, the way back', async () => {
    await visit({}, async (page, context) => {
      const tab = await openQuickPay(page, context, dueOf.twice)
      await page.bringToFront()
      await leaveWord(page)
      await page.locator('#account').fill(dueOf.twice)
      const [second] = await Promise.all([
        context.waitForEvent('page'),
        page.locator('.bill').getByRole('button', { name: 'Proceed to Pay' }).dblclick({ force: true }),
      ])
      await heading(second, 'Pay your bill')
      expect(second.url()).toBe(tab.url())
      expect(context.pages()).toHaveLength(3)
      await payByCard(second, cards.paid)
      await heading(second, 'It went through')
      // The first tab says so too, as soon as somebody looks at it.
      await tab.bringToFront()
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await heading(tab, 'It went through')
      await tab.goto(`${site.origin}/360/faq`)
      await tab.goBack()
      await heading(tab, 'It went through')
    })
  })

  it('says that a card was declined, and what may be done', async () => {
    await visit({}, async (page, context) => {
      const tab = await openQuickPay(page, context, dueOf.declined)
      await payByCard(tab, cards.declined)
      const log = tab.locator('.pay-log')
      await log.getByText(/payment company says that something is wrong/).waitFor()
      // In sight for five seconds, in the log for good.
      await expect.poll(() => tab.locator('.pay-said').textContent()).toBe('')
      expect(await log.isVisible()).toBe(true)
      await calm(tab)
      // The way back leads to the form as it was before, in the frame.
      await tab.evaluate(() => history.back())
      await expect.poll(() => tab.frames().some((frame) => frame.url().endsWith('/hosted'))).toBe(true)
      await payByCard(tab, cards.paid)
      await heading(tab, 'It went through')
    })
  })

  it('says that it was stopped where it was, and nothing was charged', async () => {
    await visit({}, async (page, context) => {
      const tab = await openQuickPay(page, context, dueOf.stopped)
      // To load a page again is not to stop.
      await formOf(tab)
      await tab.reload()
      await heading(tab, 'Pay your bill')
      await (await formOf(tab)).getByRole('button', { name: 'Cancel' }).click()
      await heading(tab, 'You stopped it')
      expect(await tab.getByText('Nothing was charged.').count()).toBeGreaterThan(0)
      await calm(tab)
      // Whoever begins anew is not led back to what was stopped.
      const again = await openQuickPay(page, context, dueOf.stopped)
      await heading(again, 'Pay your bill')
      expect(again.url()).not.toBe(tab.url())
      await payByCard(again, cards.paid)
      await heading(again, 'It went through')
    })
  })

  it('takes an agent straight on', async () => {
    await visit({ as: 'agent' }, async (page, context) => {
      await openQuickPay(page, context, dueOf.agent)
      // Whatever is said is said before the form is free again.
      await page.locator('form[aria-busy="false"]').first().waitFor()
      expect(await page.locator('dialog[open]').count()).toBe(0)
    })
  })
})

describe('without script', () => {
  it('is paid on the pages of the payment company, with a receipt on ours', async () => {
    await visit({ script: false }, async (page) => {
      await page.goto(`${site.origin}/360`)
      await page.locator('#account').fill(dueOf.plain)
      await page.locator('.bill').getByRole('button', { name: 'Proceed to Pay' }).click()
      await heading(page, 'Pay your bill')
      expect(page.url()).not.toContain('7755')
      await page.getByRole('button', { name: 'Go on at the payment company' }).click()
      await page.getByLabel('Card number').fill(cards.paid)
      await page.getByLabel('Expires (MM/YY)').fill('12/39')
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await page.waitForURL(`${site.origin}/360/pay/payment/*`)
      await expect
        .poll(async () => {
          const look = page.getByRole('button', { name: /look again/i })
          if (await look.count()) await look.click()
          return page.locator('h1').textContent()
        })
        .toBe('It went through')
      await page.getByLabel('Have it mailed to you').fill('ellie@example.com')
      await page.getByRole('button', { name: 'Mail me the receipt' }).click()
      await page.getByText('The receipt is on its way to you.').waitFor()
    })
  })

  it('says on the page what is wrong', async () => {
    await visit({ script: false, phone: true }, async (page) => {
      await page.goto(`${site.origin}/360/pay`)
      await page.getByRole('button', { name: 'Proceed to Pay' }).click()
      await page.getByText('Please enter your account number', { exact: true }).waitFor()
      await page.locator('#account').fill(inNebraska)
      await page.getByRole('button', { name: 'Proceed to Pay' }).click()
      await page.getByRole('heading', { name: 'Account Not Found!' }).waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    })
  })

  it('shows nobody else whose account a number is: whoever is signed out signs in first', async () => {
    const body = new URLSearchParams({ wish: 'account', account: due })
    const answer = await fetch(`${site.origin}/360/pay`, { method: 'POST', redirect: 'manual', body })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login'])
    expect(await answer.text()).not.toMatch(/Brandt|80751/)
  })

  it('shows the signed-in their account before a day is chosen', async () => {
    await visit({ script: false, as: 'customer' }, async (page) => {
      await page.goto(`${site.origin}/360/pay`)
      await page.locator('#day-account').fill(dueOf.plainDay)
      await page.getByRole('button', { name: 'Get Account' }).click()
      await expect
        .poll(async () => (await page.locator('.pay-found dt').allTextContents()).toSorted())
        .toEqual(['Policy Holder', 'Billing Address', 'Billing Zip', 'Minimum Amount', 'Reference Number'].toSorted())
      await page.getByRole('button', { name: 'Schedule Payment' }).click()
      await heading(page, 'Pay your bill')
      expect(page.url()).toMatch(/\/360\/pay\/payment\/[^?]+$/)
    })
  })
})

it('is scheduled from Payment > Get Account: details, read-only, then the form of the payment company in a modal', async () => {
  await visit({ as: 'customer' }, async (page) => {
    await page.goto(`${site.origin}/360/faq`)
    await page.getByText('Payment', { exact: true }).click()
    await page.getByRole('link', { name: 'Get Account' }).click()
    const entry = page.getByRole('dialog', { name: 'Which account?' })
    await entry.getByRole('button', { name: 'Get Account' }).waitFor()
    await calm(page)
    await entry.getByLabel('Account number').fill(fallDue)
    await page.keyboard.press('Enter')
    const details = page.getByRole('dialog', { name: 'Is this your account?' })
    await details.getByText('$132.44').waitFor()
    expect(await details.locator('dt').allTextContents()).toEqual([
      'Policy Holder',
      'Billing Address',
      'Billing Zip',
      'Reference Number',
      'Minimum Amount',
    ])
    expect(await details.locator('dd').allTextContents()).toEqual(['Noemi Falk', '17 Rodeo Street, Brush, CO', '80723', fallDue, '$132.44'])
    expect(await details.locator('input').count()).toBe(0)
    await calm(page)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Schedule a payment' }).waitFor()
    await formOf(page)
    await calm(page)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Schedule a payment')
    await payByCard(page, cards.paid, 'Schedule')
    await page.waitForURL(/\/360\/pay\/payment\//)
    await page.getByRole('heading', { level: 1, name: /It is on the calendar|It went through/ }).waitFor()
    await calm(page)
  })
})

it('is paid from Manage Payment Method, a dialog of its own: account number, Make Payment, the form of the company', async () => {
  await visit({ as: 'customer', phone: true }, async (page) => {
    await page.goto(`${site.origin}/360/pay`)
    await page.getByRole('link', { name: 'Manage Payment Method' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Manage Payment Method' })
    await dialog.getByRole('button', { name: 'Make Payment' }).waitFor()
    await calm(page)
    await page.keyboard.press('Enter')
    await dialog.getByText('Please enter your account number', { exact: true }).waitFor()
    await page.keyboard.type(dueOf.kept)
    await page.keyboard.press('Enter')
    await payByCard(page, cards.paid)
    await page.waitForURL(/\/360\/pay\/payment\//)
    await heading(page, 'It went through')
    expect(await page.locator('.payment-facts').innerText()).toContain('$97.30')
  })
})
