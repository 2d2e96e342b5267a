import { afterAll, beforeAll, expect, it } from 'vitest'
import { addNew, stageFormFile } from '../../src/calls/addresses.ts'
import { paymentSession } from '../../src/calls/payment-addresses.ts'
import { pages as rows } from '../../src/routes.ts'
import * as landing from '../../src/pages/customer-landing/customer-landing-page.tsx'
import * as pay from '../../src/pages/pay/pay-page.tsx'
import * as quotePage from '../../src/pages/quote/quote-page.tsx'
import { accented } from '../../src/words/accented.ts'
import { wordsIn } from '../../src/words/languages.ts'
import { createFakeProvider } from '../fixtures/fake-provider.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const { refusals } = wordsIn('en-US')
const host = 'xa.windbreak.example'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** One insurer whose site speaks accented English, beside the one that speaks it plain. */
let site: TestApp
beforeAll(async () => {
  const [windbreak, prairie] = testTenants
  site = await startTestApp({
    demo: true,
    payBy: createFakeProvider(),
    tenants: [windbreak, prairie, { ...windbreak, client: 'accented', hosts: [host], language: 'en-XA' }],
    pages: builtOf({
      quote: { ...rows.quote, loader: quotePage.loader as never, action: quotePage.action as never },
      customerLanding: { ...rows.customerLanding, loader: landing.loader as never, action: landing.action as never },
      pay: { ...rows.pay, loader: pay.loader as never, action: pay.action as never },
    }),
  })
})
afterAll(() => site?.close())

async function ask(path: string, payload: object | string, headers: Record<string, string> = {}, at = host) {
  const answer = await site.app.fastify.inject({ method: 'POST', url: path, payload, headers: { host: at, ...headers } })
  return answer.body
}

const messageOf = (body: string) => (JSON.parse(body) as { message: string }).message

it('a call says why it refuses in the language of the site it is asked of', async () => {
  expect(messageOf(await ask(addNew.path, {}))).toBe(accented(refusals.named.notSignedIn))
  expect(messageOf(await ask(addNew.path, {}, {}, 'windbreak.example'))).toBe(refusals.named.notSignedIn)
  expect(messageOf(await ask(paymentSession.path, { code: 'x'.repeat(40) }))).toBe(accented(refusals.payment.gone))
})

it('what is wrong with a file of a form is said so too', async () => {
  const boundary = 'a-boundary'
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nnone\r\n--${boundary}--\r\n`
  const said = await ask(`${stageFormFile.path}?form=quote&field=photos`, body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })
  expect(messageOf(said)).toBe(accented(refusals.file.wrongType))
})

it('what is wrong with a form as a whole is said so too', async () => {
  const asked = { 'q-StartAQuote-0': 'Auto', 'q-StartAQuote-1': '80751', 'q-StartAQuote-3': 'Phone' }
  const quote = new URLSearchParams({ name: 'Ada Larkspur', email: 'ada@example.com', ...asked }).toString()
  expect(await ask(rows.quote.path, quote, form)).toContain(accented(refusals.form.pageTooOld))
})

it('a page says under the number what is wrong with it, and above the form that there is no such account', async () => {
  const short = new URLSearchParams({ pay: 'quick', account: '40' }).toString()
  expect(await ask(rows.pay.path, short, form)).toContain(accented(refusals.number.tooShort(10)))
  const unknown = new URLSearchParams({ pay: 'quick', account: '4000000000' }).toString()
  const said = await ask(rows.pay.path, unknown, form)
  expect(said).toContain(accented(refusals.account.unknown))
  expect(said).toContain(accented(refusals.account.unknownTitle))
})

it('and to a customer whose account cannot be linked, or whose wish nobody can read', async () => {
  const headers = { ...form, cookie: await site.cookieOf('customer'), origin: `http://${host}` }
  const link = (fields: Record<string, string>) => new URLSearchParams({ wish: 'link', ...fields }).toString()
  const bad = await ask(rows.customerLanding.path, link({ account: 'abc', zip: '12' }), headers)
  expect(bad).toContain(accented(refusals.number.noDigits))
  const others = await ask(rows.customerLanding.path, link({ account: '4020417731', zip: '80201' }), headers)
  expect(others).toContain(accented(refusals.mine.notTheirs))
  const wish = await ask(rows.customerLanding.path, new URLSearchParams({ wish: 'nothing' }).toString(), headers)
  expect(wish).toContain(accented(refusals.mine.unknownWish))
})
