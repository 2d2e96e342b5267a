import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { request as rawRequest, type IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { autoBanner } from '../../src/content/auto/auto-banner.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import type { AnySection } from '../../src/content/section.ts'
import { homeHeader } from '../../src/content/home/home-header.ts'
import type { Site } from '../../src/pages/site.ts'
import { address, pages as rows } from '../../src/routes.ts'
import { readStyles } from '../../src/server/http/inline-styles.ts'
import type { BuiltPages } from '../../src/server/pages/built-pages.ts'
import { getAtHost } from '../fixtures/get-at-host.ts'
import { noScripts } from '../fixtures/no-scripts.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

let renders: string[] = []
const sites = new WeakMap<object, Site>()
/** A stand-in for the built pages, so that a render can be counted and hold what a test needs. */
const pages: BuiltPages = {
  async render(request, context) {
    const { pathname, search } = new URL(request.url)
    renders.push(pathname + search)
    if (pathname === '/360/words') return new Response(JSON.stringify(await sites.get(context)?.sections([footerSiteMap, homeHeader])))
    const found = pathname.startsWith('/360') || pathname === '/login'
    const own = pathname.includes('content') ? '' : '<script nonce="n0nce">own()</script>'
    const said = pathname.includes('said') ? '<p class="wide notice">Closed for snow.</p>' : ''
    const html = `<!doctype html><title>${pathname}</title><link nonce="n0nce" rel="stylesheet" href="/assets/site.css"/>${own}<p>${request.url}</p>${said}<script>injected()</script>`
    return new Response(html.padEnd(3000, ' '), { status: found ? 200 : 404, headers: { 'content-type': 'text/html', 'x-nonce': 'n0nce' } })
  },
  contextOf(asking) {
    const context = new RouterContextProvider()
    sites.set(context, asking)
    return context
  },
  rows: {
    ...rows,
    csp: { path: '/360/csp', file: '', tier: 'working' as const },
    any: { path: '/360/:any', file: '', tier: 'content' as const },
  },
  styles: readStyles([['/assets/site.css', 'p{color:#123}@supports (--only-with:.notice){.notice{color:#456}}b{color:#789}']]),
  assets: noScripts,
}

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages, pageCacheBytes: 40_000 })
})
afterAll(() => site?.close())
beforeEach(() => {
  renders = []
})

/** As a browser asks, without fetch undoing the compression. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: number; body: Buffer }>((resolve, reject) => {
    const ask = rawRequest(site.origin + path, { method, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: body.length, body })
      })
    })
    ask.on('error', reject)
    ask.end()
  })
}

it('of the page that says there is none a HEAD tells what is known without making it, and no length', async () => {
  const [head, whole] = [await get('/nowhere', {}, 'HEAD'), await get('/nowhere')]
  expect(head).toMatchObject({ status: 404, bytes: 0, headers: { 'content-type': 'text/html; charset=utf-8', vary: whole.headers.vary } })
  expect(head.headers).not.toHaveProperty('content-length')
})

describe('the page cache', () => {
  it('renders a page once and then answers in br, in gzip, plainly, as 304 and to HEAD', async () => {
    const first = await get('/360')
    const { etag = '' } = first.headers
    // Whoever waits for the render gets its parts as they were compressed for others; brotli's cannot be put together.
    expect(first.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(first.body).toString()).toBe(
      await (await fetch(`${site.origin}/360`, { headers: { 'accept-encoding': 'identity' } })).text(),
    )
    await expect.poll(async () => (await get('/360')).headers['content-encoding']).toBe('br')
    expect((await get('/360', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get('/360', { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding']).toBeUndefined()
    // A proxy that compresses by itself calls it weak.
    for (const known of [etag, `W/${etag}`, `"older", W/${etag}`, '*'])
      expect(await get('/360', { 'if-none-match': known })).toMatchObject({ status: 304, bytes: 0 })
    expect(await get('/360', { 'if-none-match': '"older"' })).toMatchObject({ status: 200 })
    expect(await get('/360', {}, 'HEAD')).toMatchObject({ status: 200, bytes: 0 })
    expect(renders).toEqual(['/360'])
  })

  it.each(['br;q=0 ,', 'br ; q=0', 'br;q=0.000\t, x', 'BR;Q=0.', 'x-br', 'br-x, xbr', 'x;q="br"', 'gzip;q=0 , x-gzip'])(
    'sends nobody what they said they do not read: %s',
    async (accepted) => {
      await get('/360')
      expect((await get('/360', { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined()
    },
  )

  it.each(['br', ' br ', 'gzip;q=0,br;q=0.001', 'x,BR;q=1.000'])('sends as few bytes as they read: %j', async (accepted) => {
    await expect.poll(async () => (await get('/360', { 'accept-encoding': accepted })).headers['content-encoding']).toBe('br')
  })

  it('sends a page that is asked for often in fewer bytes', async () => {
    const page = await (await fetch(`${site.origin}/360/words`, { headers: { 'accept-encoding': 'identity' } })).text()
    const asKeptAtFirst = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
    await expect.poll(async () => (await get('/360/words')).bytes).toBeLessThan(asKeptAtFirst * 0.98)
    expect(brotliDecompressSync((await get('/360/words')).body).toString()).toBe(page)
  })

  it('is not multiplied by query strings nobody asked for', async () => {
    await get('/360/x')
    for (let i = 0; i < 20; i++) await get(`/360/x?utm=${i}`)
    expect(renders).toEqual(['/360/x'])
  })

  it('forgets a page when the content changes, and says which version it shows', async () => {
    const before = await get('/360/y')
    const saved = await site.post(
      '/api/cms/add-new',
      {
        pageName: 'Footer',
        section: 'Section_6',
        client: 'windbreak',
        content: footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright: '© new' }),
      },
      { as: 'admin' },
    )
    const after = await get('/360/y')
    expect(Number(after.headers['content-version'])).toBe(saved.body.version)
    expect(Number(after.headers['content-version'])).toBeGreaterThan(Number(before.headers['content-version']))
    expect(renders).toEqual(['/360/y', '/360/y'])
  })

  it('shows each save beside those before it', async () => {
    const save = (section: AnySection, change: object) =>
      site.post(
        '/api/cms/add-new',
        {
          pageName: section.page,
          section: section.section,
          client: 'windbreak',
          content: section.toWire({ ...section.fallback, ...change }),
        },
        { as: 'admin' },
      )
    const words = async () => (await fetch(`${site.origin}/360/words`)).text()
    await save(homeHeader, { title: 'One roof.' })
    expect(await words()).toContain('One roof.')
    await save(footerSiteMap, { copyright: '© both' })
    expect(await words()).toMatch(/© both[^]*One roof\./)
    await save(homeHeader, { title: 'Two roofs.' })
    expect(await words()).toMatch(/© both[^]*Two roofs\./)
  })

  it('stays within its bytes, whatever is asked for', async () => {
    for (let i = 0; i < 60; i++) await get(`/360/page-${i}`)
    const { cache } = (await (await fetch(`${site.origin}/ready`)).json()) as { cache: { bytes: number; maxBytes: number; pages: number } }
    expect(cache.bytes).toBeLessThanOrEqual(cache.maxBytes)
    expect(cache.pages).toBeGreaterThan(1)
    expect(cache.pages).toBeLessThan(20)
  })

  it('is neither poisoned nor multiplied by a Host header that somebody made up', async () => {
    await get('/360/host', { host: 'evil.example' })
    await get('/360/host', { host: 'evil.example' })
    expect(await (await fetch(`${site.origin}/360/host`)).text()).not.toContain('evil.example')
    await get('/360/host')
    expect(renders).toHaveLength(3)
  })

  it('is multiplied by no number in a Host header but the one that was knocked at', async () => {
    for (const host of ['192.0.2.1', '192.0.2.2', '[2001:db8::1]']) {
      await get('/360/number', { host })
      await get('/360/number', { host })
    }
    expect(renders).toHaveLength(6)
    for (let turn = 0; turn < 2; turn++) await get('/360/number', { host: new URL(site.origin).host })
    expect(renders).toHaveLength(7)
  })

  it.each(['999.999.999.999', 'a:99999', 'a b', '<script>'])('answers a Host of %j like any other', async (host) => {
    expect((await get('/360/odd-host', { host })).status).toBe(200)
  })

  it('renders once for all who ask while it is being rendered', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/360/stampede')))
    expect(renders).toEqual(['/360/stampede'])
  })

  it('serves who comes with the cookie of a session that has ended', async () => {
    const cookie = `sb_session=${'x'.repeat(43)}`
    await get('/360/ended', { cookie })
    await get('/360/ended', { cookie })
    expect(renders).toEqual(['/360/ended'])
  })

  it.each(['/LoGin', '/%6Cogin', '/login/'])('does not keep %s beside /login', async (spelling) => {
    const { status, headers } = await get(spelling)
    expect([status, headers.location ?? '/login']).toEqual([spelling === '/login/' ? 200 : 301, '/login'])
  })

  it('does not keep pages that do not exist', async () => {
    await get('/nowhere')
    expect((await get('/nowhere')).status).toBe(404)
    expect(renders).toHaveLength(2)
  })

  it('neither serves nor keeps pages for somebody who is signed in', async () => {
    await get('/360/z')
    const cookie = await site.cookieOf('customer')
    const theirs = await get('/360/z', { cookie })
    expect(theirs.headers['cache-control']).toBe('private, no-store')
    expect(renders).toHaveLength(2)
  })
})

describe('the content security policy', () => {
  it('names the hashes of the page’s own scripts, never of one that was injected', async () => {
    const { headers } = await get('/360/csp')
    const policy = headers['content-security-policy'] as string
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).not.toContain('unsafe')
    const html = await (await fetch(`${site.origin}/360/csp`)).text()
    expect(html).not.toContain('n0nce')
  })

  it('names the hash of styles written into a page that does not hydrate, and leaves links to one that does', async () => {
    const { headers } = await get('/360/content')
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/)
    expect(await (await fetch(`${site.origin}/360/content`)).text()).toContain('<style>p{color:#123}b{color:#789}</style>')
    expect(await (await fetch(`${site.origin}/360/csp`)).text()).toContain('<link rel="stylesheet" href="/assets/site.css"/>')
  })

  it('leaves out what styles have only with something that is not on the page', async () => {
    const [said, unsaid] = await Promise.all(
      ['said-content', 'notice-content'].map((name) => get(`/360/${name}`, { 'accept-encoding': '' })),
    )
    expect(String(said.body)).toContain('<style>p{color:#123}.notice{color:#456}b{color:#789}</style>')
    expect(String(unsaid.body)).toContain('<style>p{color:#123}b{color:#789}</style>')
    expect(said.headers['content-security-policy']).not.toBe(unsaid.headers['content-security-policy'])
  })

  it('gives staff a nonce', async () => {
    const { headers } = await get('/360/csp', { cookie: await site.cookieOf('admin') })
    expect(headers['content-security-policy']).toContain("'nonce-n0nce'")
  })
})

describe('old addresses', () => {
  it.each([
    ['/mwfbi', '/360'],
    ['/mwfbi/start-a-quote', '/360/start-a-quote'],
    ['/mwfbi/find-an-agent?near=80751', '/360/find-an-agent?near=80751'],
    ['/mwfbi//elsewhere.example', '/360/elsewhere.example'],
    ['/360/home', '/360'],
    ['/brochures', '/sales-marketing/brochures'],
    ['/radio-script', '/sales-marketing/radio-script'],
    ['/ourteam?from=card', '/sales-marketing/ourteam?from=card'],
    ['/Marketing-Resources/', '/sales-marketing/marketing-resources'],
  ])('%s leads permanently to %s', async (from, to) => {
    const { status, headers } = await get(from)
    expect({ status, to: headers.location }).toEqual({ status: 301, to })
  })
})

describe('old addresses of an insurer without a prefix of its own', () => {
  let another: TestApp
  beforeAll(async () => {
    const [{ oldPrefix: _none, ...insurer }] = testTenants
    another = await startTestApp({
      pages,
      tenants: [insurer, { ...insurer, client: 'prairie', hosts: ['prairie.example'], oldPrefix: '/before' }],
    })
  })
  afterAll(() => another?.close())

  it.each(['windbreak.example', 'prairie.example'])('are what its own menus and banners say, at %s', async (host) => {
    for (const link of [address.clearance, autoBanner.fallback.button1Link, autoBanner.fallback.button2Link]) {
      const { status, headers } = await getAtHost(another.origin + link, host)
      expect({ link, status, to: headers.location }).toEqual({ link, status: 301, to: link.replace(/^\/[^/]+/, '/360') })
    }
  })

  it('are those under its own prefix too', async () => {
    const asked = `${another.origin}/before/faq`
    expect(await getAtHost(asked, 'prairie.example')).toMatchObject({ status: 301, headers: { location: '/360/faq' } })
    expect((await getAtHost(asked, 'windbreak.example')).status).toBe(404)
  })
})

describe('an address of no page', () => {
  it('keeps what was searched for, for the search of the page that says so, and drops everything else', async () => {
    expect((await get('/search?q=hail&from=mail')).status).toBe(404)
    await get('/360/lost?q=hail')
    expect(renders).toEqual(['/search?q=hail', '/360/lost'])
  })
})

describe('an address whose escapes cannot be read', () => {
  it.each(['/%E0%A4%A', '/50%-off'])('is a page that does not exist: %s', async (path) => {
    const { status, headers } = await get(path)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'text/html; charset=utf-8' })
    expect(headers['content-security-policy']).toBeDefined()
    expect(renders).toEqual([path.replaceAll('%', '%25')])
  })

  it('is no call either', async () => {
    expect((await get('/api/%E0')).status).toBe(400)
    expect((await get('/api/%E0')).headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('calls that do not exist', () => {
  it('answer 404 in the call’s shape', async () => {
    expect(await site.post('/api/nothing', {})).toMatchObject({ status: 404, body: { status: false } })
  })
})
