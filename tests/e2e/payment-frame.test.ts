import { readFileSync } from 'node:fs'
import { integrityOf } from '../../src/server/http/policy-hash.ts'
import { widgetScript } from '../../src/sandbox-payments/widget-script.ts'
import { stripTypeScriptTypes } from 'node:module'
import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderSession } from '../../src/server/payments/provider/payment-provider.ts'
import { testNumbers } from '../../src/sandbox-payments/test-numbers.ts'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { aWish, trySandbox, type TriedSandbox } from '../fixtures/sandbox-payments.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const manifest = JSON.parse(readFileSync('build/payFrame/manifest.json', 'utf8')) as Record<string, { file: string }>
const payFrame = `/${manifest['src/enhance/pay/frame-bridge.ts'].file}`

let tried: TriedSandbox
let site: TestApp
let browser: Browser
let context: BrowserContext
const logged: string[] = []

beforeAll(async () => {
  tried = await trySandbox()
  const pages = builtOf({})
  site = await startTestApp({ payBy: tried.provider, pages: { ...pages, assets: { ...pages.assets, payFrame } }, log: logged })
  browser = await launchBrowser()
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await tried?.close()
})

/** A page of the site that opens payment forms; the real ones are in the journeys of paying. */
const around = `<!doctype html><html lang="en"><title>Paying</title><main><h1>Pay</h1><p id="wait" role="status" hidden>Opening the payment form</p><div id="here"></div></main>
<script type="module">import { openPaymentFrame } from '/parent/payment-frame.ts'
window.told = []
window.open_ = (session, more) => { window.form = openPaymentFrame(document.getElementById('here'), { session, title: 'Payment form of the provider', wait: document.getElementById('wait'), onEvent: (event) => told.push(event), ...more }) }
window.ready = true</script></html>`

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 800, height: 900 }, ...options })
  await context.route(`${site.origin}/parent`, (route) => route.fulfill({ contentType: 'text/html', body: around }))
  await context.route(`${site.origin}/parent/*.ts`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)
    const code = stripTypeScriptTypes(readFileSync(`src/enhance/pay/${name}`, 'utf8'))
    return route.fulfill({ contentType: 'text/javascript', body: code })
  })
  return anotherPage()
}

async function anotherPage(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.origin}/parent`)
  await page.waitForFunction('window.ready')
  return page
}

async function openSession(also: Parameters<typeof aWish>[0] = {}) {
  const wish = aWish({ returnTo: `${site.origin}/done`, ...also })
  return { ...wish, session: await tried.provider.openSession(wish) }
}

async function start(page: Page, { sessionKey, parameters }: ProviderSession, more: object = {}) {
  await page.evaluate(([session, options]) => (window as unknown as Opener).open_(session, options), [
    { sessionKey, parameters },
    more,
  ] as const)
}
type Told = { kind: string; reason?: string }
type Opener = { open_(session: object, more: object): void; told: Told[]; form: { close(): void } }

const toldOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Opener).told.map(({ kind, reason }) => (reason ? `${kind}: ${reason}` : kind)))
const hears = (page: Page, ...kinds: string[]) => expect.poll(() => toldOf(page)).toEqual(kinds)

/** The provider's own page, in the widget, in the isolated frame. */
async function hosted(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(`${tried.origin}/hosted`))).toBe(true)
  const frame = page.frames().find((each) => each.url().startsWith(`${tried.origin}/hosted`)) as Frame
  await frame.waitForSelector('h1')
  return frame
}

async function pay(page: Page, number: string, fields: Record<string, string> = {}) {
  const frame = await hosted(page)
  await frame.fill('#card', number)
  await frame.fill('#expiry', '12/40')
  for (const [id, value] of Object.entries(fields)) await frame.fill(`#${id}`, value)
  await frame.click('button[value=choose]')
}

const axeOf = (frame: Frame) => axeFindings(frame)

describe('the inventory of scripts', () => {
  const { scripts } = JSON.parse(readFileSync('docs/payments-scripts.json', 'utf8')) as { scripts: Record<string, string | null>[] }
  const written = (source: string) => scripts.find((each) => each.source === source)?.sha256

  it('has the hash of what was built, so that a change of a script on the payment page is a change somebody looked at', () => {
    expect(written('src/enhance/pay/frame-bridge.ts')).toBe(integrityOf(readFileSync(`build/payFrame${payFrame}`, 'utf8')))
    expect(written('src/sandbox-payments/widget-script.ts')).toBe(integrityOf(widgetScript))
  })

  it('says of each who owns it and why it is there, and has all that the page runs', async () => {
    for (const { owner, reason } of scripts)
      expect([owner, reason]).toEqual([expect.stringMatching(/\w{3}/), expect.stringMatching(/\w{3}.*\./)])
    const html = await (await fetch(`${site.origin}/pay/frame`)).text()
    const run = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)
    expect(run).toEqual([payFrame, `${tried.origin}/GenericModalV2/PortalOne.js`])
    expect(scripts.map(({ when }) => when)).toEqual(['always', 'PAYMENTS=one-inc', 'PAYMENTS=sandbox'])
  })
})

describe('the payment form', () => {
  it('is waited for, paid by keyboard alone, and says what became of it in that order', async () => {
    const page = await visit()
    const { session, reference } = await openSession()
    await start(page, session)
    await hears(page, 'waiting', 'loaded')
    expect(await page.locator('#wait').isVisible()).toBe(false)
    const frame = await hosted(page)
    const focused = () => frame.evaluate(() => document.hasFocus() && document.activeElement?.id)
    async function tabTo(id: string) {
      for (let times = 0; (await focused()) !== id; times++) {
        if (times > 30) throw new Error(`nobody comes to ${id} by keyboard`)
        await page.keyboard.press('Tab')
      }
    }
    await tabTo('amount')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('200.00')
    await tabTo('card')
    await page.keyboard.type('4111 1111 1111 1111')
    await page.keyboard.press('Escape')
    await tabTo('expiry')
    await page.keyboard.type('12/40')
    await page.keyboard.press('Enter')
    await hears(page, 'waiting', 'loaded', 'completed', 'closed')
    expect(await tried.provider.findPayment(reference)).toMatchObject({ state: 'paid', cents: 20_000 })
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
  })

  it('shows every ending and that no money moves, and a bank account when one is chosen', async () => {
    const page = await visit()
    const { session, reference } = await openSession()
    await start(page, session)
    const frame = await hosted(page)
    expect(await frame.getByText('Sandbox: no money moves.').isVisible()).toBe(true)
    await frame.getByText('Test numbers, one').click()
    expect(await frame.locator('tbody tr').count()).toBe(testNumbers.length)
    await frame.getByLabel('Bank account').check()
    expect(await frame.locator('#card').isVisible()).toBe(false)
    await frame.fill('#routing', '110000000')
    await frame.fill('#account', '0001 2345 6789')
    await frame.click('button[value=choose]')
    await hears(page, 'waiting', 'loaded', 'completed', 'closed')
    expect(await tried.provider.findPayment(reference)).toMatchObject({ state: 'paid', paidBy: 'bank' })
  })

  it('says what is wrong beside the field and after a decline, and goes on', async () => {
    const page = await visit()
    await start(page, (await openSession()).session)
    await pay(page, '5555 5555 5555 4444', { amount: '1' })
    const frame = await hosted(page)
    await frame.waitForSelector('[aria-invalid]')
    expect(await frame.locator('#amount').getAttribute('aria-describedby')).toContain('amount-problem')
    expect(await frame.evaluate(() => document.activeElement?.textContent)).toBe('Pay at least $148.20')
    expect(await axeOf(frame)).toEqual([])
    await pay(page, '4000 0000 0000 0002', { amount: '148.20' })
    await hears(page, 'waiting', 'loaded', 'failed: provider')
    await (await hosted(page)).waitForSelector('.alert')
    expect(await axeOf(await hosted(page))).toEqual([])
    await pay(page, '4111 1111 1111 1111')
    await hears(page, 'waiting', 'loaded', 'failed: provider', 'completed', 'closed')
  })

  it('is scheduled for a day that is chosen in it', async () => {
    const page = await visit()
    const { session, reference } = await openSession({ operation: 'schedule' })
    await start(page, session)
    const day = new Date(Date.now() + 4 * 24 * 3600_000).toISOString().slice(0, 10)
    await pay(page, '4111 1111 1111 1111', { day })
    await hears(page, 'waiting', 'loaded', 'completed', 'closed')
    expect(await tried.provider.findPayment(reference)).toMatchObject({ state: 'scheduled' })
  })

  it('is cancelled in it, or with the page around it, and its session is over then', async () => {
    const page = await visit()
    const first = await openSession()
    await start(page, first.session)
    await (await hosted(page)).click('button[value=cancel]')
    await hears(page, 'waiting', 'loaded', 'cancelled', 'closed')
    const second = await openSession()
    await page.evaluate(() => void ((window as unknown as Opener).told.length = 0))
    await start(page, second.session)
    await hears(page, 'waiting', 'loaded')
    await page.evaluate(() => (window as unknown as Opener).form.close())
    await hears(page, 'waiting', 'loaded', 'closed')
    for (const { reference } of [first, second]) await expect.poll(() => tried.provider.findPayment(reference)).toBeNull()
  })

  it('ends with whoever logs out, in this window or another', async () => {
    const page = await visit()
    const here = await openSession()
    expect(await toldOf(page)).toEqual([])
    await start(page, here.session)
    await hears(page, 'waiting', 'loaded')
    await page.evaluate(() => document.dispatchEvent(new Event('signed-out')))
    await hears(page, 'waiting', 'loaded', 'failed: signed out', 'closed')
    const there = await openSession()
    const other = await anotherPage()
    await start(other, there.session)
    await hears(other, 'waiting', 'loaded')
    await page.evaluate(() => localStorage.setItem('signed-out', '1'))
    await hears(other, 'waiting', 'loaded', 'failed: signed out', 'closed')
    for (const { reference } of [here, there]) await expect.poll(() => tried.provider.findPayment(reference)).toBeNull()
  })

  it('tells of an error of the provider, and of a session that has run out', async () => {
    const page = await visit()
    await start(page, (await openSession()).session)
    await pay(page, '4000 0000 0000 0119')
    await hears(page, 'waiting', 'loaded', 'failed: provider')
    const old = await openSession()
    await fetch(`${tried.origin}/hosted/end`, { method: 'POST', body: new URLSearchParams({ sessionKey: old.session.sessionKey }) })
    const other = await anotherPage()
    await start(other, old.session)
    await hears(other, 'waiting', 'loaded', 'failed: provider')
    expect(await (await hosted(other)).locator('h1').textContent()).toBe('This form is closed')
  })
})

describe('a provider', () => {
  it('that is slow is waited for, and started though the frame did not say that it is ready', async () => {
    const page = await visit()
    let come = () => {}
    const may = new Promise<void>((resolve) => (come = resolve))
    await context.route(`${tried.origin}/GenericModalV2/PortalOne.js`, async (route) => {
      await may
      await route.continue()
    })
    await start(page, (await openSession()).session, { startBy: 1 })
    await hears(page, 'waiting')
    expect(await page.locator('#wait').isVisible()).toBe(true)
    come()
    await hears(page, 'waiting', 'loaded')
    expect(await page.locator('#wait').isVisible()).toBe(false)
  })

  it('that cannot be reached is a failure one can read of, and nothing is left on the page', async () => {
    const page = await visit()
    await context.route(`${tried.origin}/**`, (route) => route.abort())
    await start(page, (await openSession()).session, { startBy: 1 })
    await hears(page, 'waiting', 'failed: unreachable', 'closed')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
  })

  it('that never comes is given up', async () => {
    const page = await visit()
    await context.route(`${tried.origin}/hosted`, () => {})
    await start(page, (await openSession()).session, { loadBy: 1500 })
    await hears(page, 'waiting', 'failed: slow', 'closed')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
  })
})

describe('the isolated frame', () => {
  it('has no accessibility findings, by itself and on the narrowest telephone', async () => {
    const page = await visit({ viewport: { width: 320, height: 640 } })
    await start(page, (await openSession({ operation: 'schedule' })).session)
    await hears(page, 'waiting', 'loaded')
    const frame = await hosted(page)
    await frame.getByText('Test numbers, one').click()
    expect(await axeOf(frame)).toEqual([])
    for (const each of page.frames())
      expect(await each.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // As tall as what is in it, so that nobody scrolls in a slit.
    const cut = () => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await expect.poll(cut).toBeLessThanOrEqual(0)
    const outer = page.frames().find((each) => each.url().endsWith('/pay/frame')) as Frame
    await expect.poll(() => outer.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  })

  it('puts the key of the session into no address, and tells no other site where one came from', async () => {
    const page = await visit()
    const asked: { url: string; referer: string | undefined }[] = []
    context.on('request', (request) => asked.push({ url: request.url(), referer: request.headers().referer }))
    const { session, accountReference } = await openSession()
    await start(page, session)
    await pay(page, '4111 1111 1111 1111')
    await hears(page, 'waiting', 'loaded', 'completed', 'closed')
    expect(asked.some(({ url }) => url === `${tried.origin}/hosted/choice`)).toBe(true)
    for (const secret of [session.sessionKey, accountReference, '4111']) expect(asked.filter(({ url }) => url.includes(secret))).toEqual([])
    expect(asked.filter(({ url, referer }) => url.startsWith(tried.origin) && referer?.startsWith(site.origin))).toEqual([])
  })

  it('hears nobody but the page around it, as the page hears nobody but the frame', async () => {
    const page = await visit()
    const { session, reference } = await openSession()
    await start(page, session)
    await hears(page, 'waiting', 'loaded')
    // Another script of the page, another window, and the provider's own page, which is of another origin.
    await page.evaluate(() => postMessage({ say: 'completed' }, location.origin))
    await (await hosted(page)).evaluate(() => top?.postMessage({ say: 'completed' }, '*'))
    await (await hosted(page)).evaluate(() => parent.postMessage({ say: 'stop' }, '*'))
    await pay(page, '4000 0000 0000 0002')
    await hears(page, 'waiting', 'loaded', 'failed: provider')
    expect((await tried.provider.findPayment(reference))?.state).toBe('pending')
  })

  it('runs no other script, and says so where one is put in', async () => {
    const page = await visit()
    await start(page, (await openSession()).session)
    await hears(page, 'waiting', 'loaded')
    const frame = page.frames().find((each) => each.url().endsWith('/pay/frame')) as Frame
    await frame.evaluate(() => {
      const script = document.createElement('script')
      script.src = '/enhance/another.js'
      document.body.append(script)
      const inline = document.createElement('script')
      inline.textContent = 'window.stolen = true'
      document.body.append(inline)
    })
    await expect.poll(() => logged.join()).toContain('"directive":"script-src')
    expect(await frame.evaluate('window.stolen')).toBeUndefined()
  })

  it('is not to be had by another site', async () => {
    const page = await visit()
    const elsewhere = site.origin.replace('127.0.0.1', 'localhost')
    await context.route(`${elsewhere}/evil`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.origin}/pay/frame"></iframe>` }),
    )
    await page.goto(`${elsewhere}/evil`)
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
  })
})

describe('without any script', () => {
  it('somebody pays on the provider’s own page and comes back', async () => {
    const { session, reference } = await openSession()
    const page = await visit().then(async (before) => {
      await before.close()
      await context.close()
      context = await browser.newContext({ javaScriptEnabled: false })
      await context.route(`${site.origin}/done`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Back</h1>' }))
      return context.newPage()
    })
    await page.goto(session.redirectTo ?? '')
    await page.fill('#card', '4000 0000 0000 0002')
    await page.fill('#expiry', '12/40')
    await page.click('button[value=choose]')
    expect(await page.locator('[role=alert]').textContent()).toContain('Declined by the bank')
    await page.fill('#card', '4111 1111 1111 1111')
    await page.click('button[value=choose]')
    await page.waitForURL(`${site.origin}/done`)
    expect(await tried.provider.findPayment(reference)).toMatchObject({ state: 'paid' })
    await page.goto(session.redirectTo ?? '')
    expect(await page.locator('h1').textContent()).toBe('This form is closed')
  })
})
