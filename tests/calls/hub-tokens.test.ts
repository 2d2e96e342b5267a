import { request } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver, serveReceiver } from '../../docs/examples/receive-token.mjs'
import { agentHubCards } from '../../src/content/agent-hub/agent-hub-cards.ts'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { hubOpenPath } from '../../src/nouns/hub/token-link.ts'
import { auditLog } from '../../src/server/db/tables/desk.ts'
import { presentTenant } from '../../src/server/tenants.ts'
import { tokenTarget } from '../../src/server/token-target.ts'
import { rotatedRing } from '../fixtures/test-ring.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { startTokenSite, type TokenSite } from '../fixtures/token-site.ts'

let hub: TokenSite
beforeAll(async () => {
  hub = await startTokenSite()
})
afterAll(() => hub?.close())

const rates = 'https://rates.example.com/start?from=hub#top'
const tokenIn = (to: string | null, parameter = 'token') => new URL(to ?? '').searchParams.get(parameter) ?? ''
const hidden = (html: string, name: string) => new RegExp(`<input type="hidden" name="${name}" value="([^"]+)">`).exec(html)?.[1] ?? ''

describe('a card that sends a token', () => {
  beforeAll(() => hub.lay({ host: 'rates.example.com', parameter: 'who' }, rates))

  it('leads to its address, with a token of a minute for that site alone', async () => {
    const { status, to } = await hub.press(rates, 'agent')
    expect(status).toBe(200)
    const url = new URL(to ?? '')
    expect([url.host, url.pathname, url.searchParams.get('from'), url.hash]).toEqual(['rates.example.com', '/start', 'hub', '#top'])
    const keys = createLocalJWKSet(await (await fetch(`${hub.origin}/.well-known/jwks.json`)).json())
    const { payload } = await jwtVerify(tokenIn(to, 'who'), keys, {
      issuer: hub.origin,
      audience: 'rates.example.com',
      algorithms: ['ES256'],
    })
    expect(payload).toMatchObject({ client: 'windbreak', email: 'agent@windbreak.example' })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60)
    expect(Object.keys(payload).toSorted()).toEqual(['aud', 'client', 'email', 'exp', 'iat', 'iss', 'jti', 'sub'])
  })

  it('shows the token in no page, log, cache or referrer', async () => {
    const { html, headers, to } = await hub.press(rates, 'agent')
    const token = tokenIn(to, 'who')
    expect(token.length).toBeGreaterThan(100)
    expect(html).not.toContain(token)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-[^;]+; form-action 'none'/)
    await hub.ask(token)
    expect(hub.log.join('\n')).not.toContain(token.slice(0, 40))
    expect(hub.log.join('\n')).not.toContain('agent@windbreak.example')
  })

  it('is another token each time, and another person to another site', async () => {
    hub.lay({ host: 'sign.example.com' }, 'https://sign.example.com/')
    const [one, two, elsewhere] = [
      tokenIn((await hub.press(rates, 'agent')).to, 'who'),
      tokenIn((await hub.press(rates, 'agent')).to, 'who'),
      tokenIn((await hub.press('https://sign.example.com/', 'agent')).to),
    ].map((token) => decodeJwt(token))
    expect(one.jti).not.toBe(two.jti)
    expect(one.sub).toBe(two.sub)
    expect(elsewhere.sub).not.toBe(one.sub)
  })

  it('is written down: who, when and which site, and nothing of the token', async () => {
    await hub.press(rates, 'admin')
    const lines = await hub.site.database.db.select().from(auditLog)
    expect(lines.at(-1)).toMatchObject({
      tenant: 'windbreak',
      name: 'Marlene Ruiz',
      what: 'token',
      reference: null,
      detail: { host: 'rates.example.com', way: 'query' },
    })
  })

  it('takes the place of a parameter an admin wrote into the address', async () => {
    hub.lay({ host: 'forged.example.com' }, 'https://forged.example.com/?token=a&token=b')
    const { to } = await hub.press('https://forged.example.com/?token=a&token=b', 'agent')
    expect(new URL(to ?? '').searchParams.getAll('token')).toHaveLength(1)
  })
})

describe('who is told of whom', () => {
  const [forAll, unlisted] = ['https://open.example.com/', 'https://stranger.example.org/']
  const odd = [
    'http://rates.example.com/',
    'https://rates.example.com:8443/',
    'https://a@rates.example.com/',
    'https://rates.example.com.evil.example/',
  ]
  beforeAll(() => {
    hub.lay({ host: 'rates.example.com' }, ...odd, unlisted)
    hub.lay({ host: 'open.example.com', who: 'signedIn' }, forAll)
  })

  it.each([
    ['nobody', 401, 401],
    ['stranger', 403, 200],
    ['customer', 403, 200],
    ['otherAdmin', 403, 200],
    ['agent', 200, 200],
    ['admin', 200, 200],
  ] as const)('%s', async (asker, ofAgents, ofAll) => {
    const answers = [await hub.press(rates, asker), await hub.press(forAll, asker)]
    expect(answers.map(({ status }) => status)).toEqual([ofAgents, ofAll])
    expect(answers.map(({ to }) => to !== null)).toEqual([ofAgents === 200, ofAll === 200])
    expect(answers.map(({ html }) => html).join('')).not.toContain('eyJ')
  })

  it.each([unlisted, ...odd])('is never %s', async (link) => {
    const { status, to, html } = await hub.press(link, 'agent')
    expect([status, to]).toEqual([403, null])
    expect(html).toContain('is not among the sites that are told who is signed in.')
    expect(html).toContain(`href="${link}" rel="noreferrer"`)
  })

  it('names the setting to an admin alone', async () => {
    expect((await hub.press(unlisted, 'admin')).html).toContain('tokenTargets')
    expect((await hub.press(unlisted, 'agent')).html).not.toContain('tokenTargets')
  })

  it('is no address that stands on no card, listed or not', async () => {
    for (const link of ['https://rates.example.com/elsewhere', 'javascript:alert(1)', '', '"><script>'])
      expect(await hub.press(link, 'agent')).toMatchObject({ status: 404, to: null, html: expect.not.stringContaining('<script>') })
  })

  it('is nobody where another site makes the browser press', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await hub.press(rates, 'agent', headers as never)).status).toBe(403)
  })

  it('is nobody by asking without pressing', async () => {
    const headers = { cookie: await hub.site.cookieOf('agent') }
    const answer = await fetch(`${hub.origin}${hubOpenPath}?link=${encodeURIComponent(rates)}`, { headers, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('refresh')]).toEqual([303, '/360/agent-hub', null])
  })

  it('is judged before a byte of the form is read', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(hub.origin + hubOpenPath, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '5000', accept: 'text/html' },
      })
      sending.on('response', (answer) => resolve(answer.statusCode)).on('error', reject)
      sending.flushHeaders()
    })
    expect(status).toBe(401)
  })

  it('says how to go on: to the sign-in, or back to the hub', async () => {
    expect((await hub.press(rates, 'nobody')).html).toContain('<a href="/login"')
    expect((await hub.press('https://gone.example/', 'agent')).html).toContain('<a href="/360/agent-hub"')
  })

  it('is told to nobody’s page', () => {
    const tenant = { ...testTenants[0], tokenTargets: [tokenTarget.parse({ host: 'rates.example.com' })] }
    expect(JSON.stringify(presentTenant(tenant))).not.toContain('rates.example.com')
  })

  it('ends for ten minutes with the sixtieth press', async () => {
    const statuses = []
    for (let press = 0; press < 61; press += 1) statuses.push((await hub.press(forAll, 'secondAdmin')).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses[60]).toBe(429)
    expect((await hub.press(forAll, 'stranger')).status).toBe(200)
    hub.site.clock.advance(600_000)
    expect((await hub.press(forAll, 'secondAdmin')).status).toBe(200)
  })
})

describe('the ways a site can be told', () => {
  it('a form that posts itself: the token is in the form and not in an address', async () => {
    hub.lay({ host: 'post.example.com', way: 'post', parameter: 'jwt' }, 'https://post.example.com/sso?a=1&b=2')
    const { html, headers, to } = await hub.press('https://post.example.com/sso?a=1&b=2', 'agent')
    expect(to).toBeNull()
    expect(html).toContain('<form method="post" action="https://post.example.com/sso?a=1&amp;b=2">')
    expect(html).toContain('<button>Continue to post.example.com</button>')
    expect(decodeJwt(hidden(html, 'jwt')).aud).toBe('post.example.com')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^ ]+'; form-action https:\/\/post\.example\.com https:;/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('a login that the site begins itself: nothing of the person is in the address', async () => {
    const loginAt = 'https://partner.example.com/login/start?tenant=7'
    hub.lay({ host: 'partner.example.com', way: 'login', loginAt }, 'https://partner.example.com/app')
    const { to, html } = await hub.press('https://partner.example.com/app', 'agent')
    expect(to).toBe(
      `${loginAt}&iss=${encodeURIComponent('https://identity.test/v2.0')}&target_link_uri=${encodeURIComponent('https://partner.example.com/app')}`,
    )
    expect(html + to).not.toContain('agent%40')
  })

  it.each(['EC', 'RSA'])('a token encrypted to the site’s own %s key, and signed inside', async (kty) => {
    const { publicKey, privateKey } = await generateKeyPair(kty === 'EC' ? 'ECDH-ES' : 'RSA-OAEP-256', { extractable: true })
    const host = `${kty.toLowerCase()}.example.com`
    hub.lay({ host, as: 'encrypted', key: { ...(await exportJWK(publicKey)), kid: 'theirs' } }, `https://${host}/`)
    const token = tokenIn((await hub.press(`https://${host}/`, 'agent')).to)
    expect(token.split('.')).toHaveLength(5)
    expect(Buffer.from(token.split('.')[0], 'base64url').toString()).toContain('"cty":"JWT"')
    const receive = createReceiver({ hub: hub.origin, host, encryptionKey: await exportJWK(privateKey) })
    expect(await receive(token)).toMatchObject({ client: 'windbreak', email: 'agent@windbreak.example' })
  })
})

describe('whether a token counts', () => {
  const fresh = async () => tokenIn((await hub.press(rates, 'agent')).to, 'token')

  it('is yes once', async () => {
    const token = await fresh()
    const answers = await Promise.all([hub.ask(token), hub.ask(token), hub.ask(token)])
    expect(answers.map(({ active }) => active).toSorted()).toEqual([false, false, true])
    expect(await hub.ask(token)).toEqual({ code: 200, active: false })
  })

  it('is no for one that is too old, changed, or of another key', async () => {
    const old = await fresh()
    hub.site.clock.advance(61_000)
    expect((await hub.ask(old)).active).toBe(false)
    const [head, body, signature] = (await fresh()).split('.')
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(`${head}.${body}.${signature}`), email: 'admin@windbreak.example' })).toString(
      'base64url',
    )
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    for (const token of [`${head}.${other}.${signature}`, `${unsigned}.${body}.`, 'none', '.'])
      expect(await hub.ask(token)).toEqual({ code: 200, active: false })
    expect((await hub.ask(`${head}.${body}.${signature}`)).active).toBe(true)
  })

  it('outlives a change of the keys, which changes those of tokens too, and ends with the second', async () => {
    const { keys: before } = await keysNow()
    const [first, second] = [await fresh(), await fresh()]
    hub.rotate(rotatedRing)
    expect((await hub.ask(first)).active).toBe(true)
    const { keys: after } = await keysNow()
    expect(after[0].kid).not.toBe(before[0].kid)
    expect(after[1]).toEqual(before[0])
    hub.rotate({ ...rotatedRing, keys: [{ id: 'newest', secret: Buffer.alloc(32, 7) }, ...rotatedRing.keys] })
    expect((await hub.ask(second)).active).toBe(false)
    expect((await keysNow()).keys).toHaveLength(2)
  })

  it('is told by keys that hold no secret, and that are each insurer’s own', async () => {
    const [ours, theirs] = [await keysNow(), await keysNow('prairie.example')]
    expect(JSON.stringify([ours, theirs])).not.toMatch(/"d":/)
    expect(ours.keys.some(({ kid }) => theirs.keys.some((key) => key.kid === kid))).toBe(false)
  })

  type Keys = { keys: { kid: string }[] }
  /** Fetch does not let one choose a host. */
  const keysNow = (host?: string) =>
    new Promise<Keys>((resolve, reject) => {
      let text = ''
      request(`${hub.origin}/.well-known/jwks.json`, { headers: host ? { host } : {} }, (answer) => {
        answer.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(JSON.parse(text) as Keys))
      })
        .on('error', reject)
        .end()
    })
})

describe('the receiving site of the documents', () => {
  let server: Server
  let host = ''
  beforeAll(async () => {
    server = serveReceiver((token: string) => createReceiver({ hub: hub.origin, host })(token))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    hub.lay({ host }, `http://${host}/start`)
  })
  afterAll(() => server?.close())

  it('greets who comes with a token, once', async () => {
    const { to } = await hub.press(`http://${host}/start`, 'agent')
    const first = await fetch(to ?? '')
    expect([first.status, await first.text()]).toEqual([200, 'Hello agent@windbreak.example'])
    expect((await fetch(to ?? '')).status).toBe(401)
  })

  it('greets who is posted there', async () => {
    hub.lay({ host, way: 'post' })
    const { html } = await hub.press(`http://${host}/start`, 'admin')
    const answer = await fetch(`http://${host}/start`, { method: 'POST', body: new URLSearchParams({ token: hidden(html, 'token') }) })
    expect([answer.status, await answer.text()]).toEqual([200, 'Hello admin@windbreak.example'])
  })

  it('refuses a token for another site, of a stranger, and none', async () => {
    const forRates = tokenIn((await hub.press(rates, 'agent')).to)
    for (const token of [forRates, 'eyJhbGciOiJub25lIn0.e30.', '']) expect((await fetch(`http://${host}/?token=${token}`)).status).toBe(401)
  })
})

describe('the hub of the site', () => {
  let site: TestApp
  const tokenTargets = [tokenTarget.parse({ host: 'rating.windbreak.example' }), tokenTarget.parse({ host: 'new.example.com' })]
  beforeAll(async () => {
    site = await startTestApp({ tenants: [{ ...testTenants[0], tokenTargets }, testTenants[1]] })
  })
  afterAll(() => site?.close())

  async function press(link: string) {
    const headers = { accept: 'text/html', cookie: await site.cookieOf('agent') }
    const answer = await fetch(site.origin + hubOpenPath, { method: 'POST', body: new URLSearchParams({ link }), headers })
    return [answer.status, answer.headers.get('refresh')?.slice(0, 35)]
  }

  async function save(section: typeof agentHubCards | typeof agentHubTools, content: unknown) {
    const body = { pageName: section.page, section: section.section, client: 'windbreak', content }
    expect((await site.post('/api/cms/add-new', body, { as: 'admin' })).status).toBe(200)
  }

  it('sends a token from the cards an admin saved, of each kind, and from those no longer that were changed', async () => {
    const [inbox, rating, claims] = agentHubCards.fallback.items
    expect(await press(rating.link)).toEqual([200, '0; url=https://rating.windbreak.exa'])
    await save(agentHubCards, agentHubCards.toWire({ items: [inbox, { ...rating, link: 'https://new.example.com/a' }, claims] }))
    expect(await press(rating.link)).toEqual([404, undefined])
    expect(await press('https://new.example.com/a')).toEqual([200, '0; url=https://new.example.com/a?to'])
    await save(agentHubCards, agentHubCards.toWire({ items: [inbox, { ...rating, hasToken: false }, claims] }))
    expect(await press('https://new.example.com/a')).toEqual([404, undefined])

    const picture = {
      title: 'A',
      imagePath: '/art/e-farm',
      type: 'Image',
      link: 'https://new.example.com/image',
      hasToken: true,
      points: [],
    }
    await save(agentHubTools, { data: { value: JSON.stringify([JSON.stringify(picture)]), error: '' } })
    expect(await press(picture.link)).toEqual([200, '0; url=https://new.example.com/imag'])
  })
})
