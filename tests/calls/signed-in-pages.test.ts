import { request as rawRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Site } from '../../src/pages/site.ts'
import { pages as rows } from '../../src/routes.ts'
import type { BuiltPages } from '../../src/server/pages/built-pages.ts'
import { noScripts } from '../fixtures/no-scripts.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

const names: Partial<Record<TestPerson, string>> = {
  customer: 'Alex Neighbor',
  stranger: 'Sam Passerby',
  agent: 'Dana Whitlock',
  otherAdmin: 'Kay Ostrander',
  admin: 'Marlene Ruiz',
}
const everybody = [...(Object.keys(names) as TestPerson[]), undefined]

let renders: string[] = []
const sites = new WeakMap<object, Site>()
/** Pages that make something else of a name than to say it. */
const made: Record<string, (name: string) => string> = {
  '/360/initials': (name) => name.slice(0, 4),
  '/360/escaped': (name) => encodeURIComponent(name),
  '/360/loud': (name) => name.toUpperCase(),
}

/** Pages that say who is signed in, in a header, far below it, and in ways that cannot be filled in. */
const pages: BuiltPages = {
  async render(request, context) {
    const { pathname } = new URL(request.url)
    const { person, mayEdit } = sites.get(context) as Site
    renders.push(`${pathname} ${person?.role ?? 'nobody'}`)
    if (pathname === '/360/door' && person) return new Response(null, { status: 302, headers: { location: `/360/of-${person.role}` } })
    const shown = made[pathname]?.(person?.name ?? '') ?? person?.name
    const menu = person ? `<b title="${escape(person.username)}">${escape(shown ?? '')}</b>` : '<a>Sign in</a>'
    const html = `<!doctype html>${menu}<p>${pathname}</p>${'<i>words</i>'.repeat(400)}<footer>${escape(shown ?? '')}</footer>${mayEdit ? 'editor' : ''}`
    return new Response(html, { status: pathname.includes('none') ? 404 : 200, headers: { 'content-type': 'text/html' } })
  },
  contextOf(asking) {
    const context = new RouterContextProvider()
    sites.set(context, asking)
    return context
  },
  rows: {
    ...rows,
    any: { path: '/360/:any', file: '', tier: 'content' },
    mine: { path: '/360/mine', file: '', tier: 'content', kept: false },
  },
  styles: new Map(),
  assets: noScripts,
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('>', '&gt;')

let site: TestApp
const cookies = new Map<TestPerson | undefined, string>()
beforeAll(async () => {
  site = await startTestApp({ pages })
  for (const person of everybody) cookies.set(person, person ? await site.cookieOf(person) : '')
})
afterAll(() => site?.close())
beforeEach(() => {
  renders = []
})

type Answer = { status: number; headers: IncomingHttpHeaders; html: string }

function get(path: string, headers: Record<string, string> = {}, { method = 'GET', from = site } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ask = rawRequest(from.origin + path, { method, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const encoding = method === 'HEAD' ? undefined : response.headers['content-encoding']
        const plain = encoding === 'gzip' ? gunzipSync(body) : encoding === 'br' ? brotliDecompressSync(body) : body
        resolve({ status: response.statusCode ?? 0, headers: response.headers, html: plain.toString() })
      })
    })
    ask.on('error', reject)
    ask.end()
  })
}

const as = (person: TestPerson | undefined) => ({ cookie: cookies.get(person) ?? '' })

/** Their own name, nobody else's, and nothing that holds the place of a name. */
function expectOnly(person: TestPerson | undefined, html: string) {
  for (const [other, name] of Object.entries(names)) expect([other, html.includes(name)]).toEqual([other, other === person])
  expect(html).not.toMatch(/[\u{e000}-\u{f8ff}]/u)
  expect(html.includes('editor')).toBe(person === 'admin')
}

describe('a page for the signed-in', () => {
  it.each(['gzip, deflate, br', 'br', 'gzip', 'identity'])(
    'says each name to its own person alone, cold and warm, by %s',
    async (accepted) => {
      const path = `/360/turns-${accepted.length}`
      for (let round = 0; round < 4; round++)
        for (const person of round % 2 ? everybody : everybody.toReversed()) {
          const { status, html } = await get(path, { ...as(person), 'accept-encoding': accepted })
          expect(status).toBe(200)
          expectOnly(person, html)
        }
    },
  )

  it('says so when all ask at once', async () => {
    const asked = Array.from({ length: 60 }, (_, turn) => everybody[turn % everybody.length])
    const answers = await Promise.all(asked.map((person) => get('/360/at-once', as(person))))
    expect(answers).toHaveLength(60)
    for (const [turn, { html }] of answers.entries()) expectOnly(asked[turn], html)
  })

  it('is rendered once for all of a kind, and for each admin', async () => {
    const kinds: TestPerson[] = ['customer', 'stranger', 'otherAdmin', 'agent', 'customer', 'admin', 'admin']
    for (const person of kinds) await get('/360/kinds', as(person))
    expect(renders.toSorted()).toEqual(['/360/kinds admin', '/360/kinds admin', '/360/kinds agent', '/360/kinds signedIn'])
  })

  it('is never kept by a browser or a proxy, nor taken for the one it has', async () => {
    const { etag = '' } = (await get('/360/tags')).headers
    await get('/360/tags', as('customer'))
    const again = await get('/360/tags', { ...as('customer'), 'if-none-match': etag })
    expect(again).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' } })
    expect(again.headers.etag).toBeUndefined()
    expect(Number((await get('/360/tags', as('customer'), { method: 'HEAD' })).headers['content-length'])).toBeGreaterThan(100)
  })

  it('has the policy and the version of every page', async () => {
    await get('/360/policy', as('customer'))
    const kept = await get('/360/policy', as('customer'))
    const visitor = await get('/360/policy')
    for (const name of ['content-security-policy', 'content-version', 'x-frame-options', 'referrer-policy'])
      expect(kept.headers[name]).toBe(visitor.headers[name])
    expect(renders).toHaveLength(2)
  })

  it('writes a name as text, whatever is in it', async () => {
    const odd = `<script>alert("1")</script> $& $1 & 'Zoë' ${'long '.repeat(20_000)}`
    const { id } = await site.app.sessions.begin({
      issuer: site.identity.provider.issuer,
      subject: 'odd',
      username: '"><img src=x>',
      name: odd,
      agent: false,
    })
    for (const accepted of ['gzip', 'identity', 'gzip'])
      expect((await get('/360/odd', { cookie: `sb_session=${id}`, 'accept-encoding': accepted })).html).toContain(
        `<b title="&quot;&gt;&lt;img src=x&gt;">${escape(odd)}</b>`,
      )
  })

  it.each(Object.entries(made))('that makes something else of a name is rendered for each and kept for none: %s', async (path, make) => {
    for (const person of ['customer', 'stranger', 'customer'] as const) {
      const { html } = await get(path, as(person))
      expect(html).toContain(`>${make(names[person] ?? '')}</b>`)
      expect(html).not.toMatch(/[\u{e000}-\u{f8ff}]/u)
    }
  })

  it('that declares it is not kept is rendered for each', async () => {
    await get('/360/mine', as('customer'))
    expectOnly('customer', (await get('/360/mine', as('customer'))).html)
    expect(renders).toHaveLength(2)
  })

  it('leads on, and says that there is none', async () => {
    expect((await get('/360/door', as('agent'))).headers.location).toBe('/360/of-agent')
    const { status, html } = await get('/360/none', as('customer'))
    expect(status).toBe(404)
    expectOnly('customer', html)
  })

  it('is the visitor’s again right after signing out, and under a name changed elsewhere right after', async () => {
    const cookie = await site.cookieOf('customer')
    await get('/360/out', { cookie })
    expectOnly('customer', (await get('/360/out', { cookie })).html)
    const claims = { issuer: site.identity.provider.issuer, subject: 'customer', username: 'customer@example.com', agent: false }
    await site.app.sessions.begin({ ...claims, name: 'Alex Newname' })
    expect((await get('/360/out', { cookie })).html).toContain('Alex Newname')
    await site.post('/auth/logout', {}, { headers: { cookie } })
    expectOnly(undefined, (await get('/360/out', { cookie })).html)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('two nodes on one database', () => {
  it('know at once of a session that ended on the other', async () => {
    const other = await startTestApp({ pages, besides: site })
    try {
      const cookie = await site.cookieOf('stranger')
      for (const from of [site, other, site, other]) expectOnly('stranger', (await get('/360/nodes', { cookie }, { from })).html)
      await site.post('/auth/logout', {}, { headers: { cookie } })
      expectOnly(undefined, (await get('/360/nodes', { cookie })).html)
      // The notice travels through the database; the clocks stay, so nothing is forgotten by age.
      await expect.poll(async () => (await get('/360/nodes', { cookie }, { from: other })).html).not.toContain(names.stranger)
    } finally {
      await other.close()
    }
  })
})
