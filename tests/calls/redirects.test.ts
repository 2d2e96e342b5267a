import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { demo } from '../../src/demo/demo.ts'
import { isClosed } from '../../src/nouns/redirects/closed-addresses.ts'
import type { RedirectsDeskPage, RedirectsOutcome } from '../../src/nouns/redirects/redirects-desk.ts'
import { siteContext } from '../../src/pages/site.ts'
import { pages as rows, type Page } from '../../src/routes.ts'
import { meetAtTable } from '../fixtures/meet-at-table.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

/** The desk as its page asks for it, and a few pages that redirects may not take away. */
const pages = builtOf({
  home: { path: '/360', file: '' },
  faq: { path: '/360/faq', file: '' },
  auto: { path: '/360/auto-insurance', file: '' },
  desk: {
    path: '/360/redirects',
    file: '',
    who: 'admin',
    otherwise: '/login',
    listed: false,
    kept: false,
    posts: { bytes: 4 * 1024 * 1024 },
    query: ['tab', 'q', 'page', 'test'],
    loader: ({ request, context }: LoaderFunctionArgs) => {
      const { searchParams } = new URL(request.url)
      const asked = (name: string) => searchParams.get(name) ?? ''
      return context.get(siteContext).redirects?.look({ tab: asked('tab'), q: asked('q'), page: asked('page'), test: asked('test') })
    },
    action: async ({ request, context }: ActionFunctionArgs) => context.get(siteContext).redirects?.act(await request.formData()),
  },
  secrets: { path: '/360/preview/:secret', file: '', listed: false, loader: missing },
  agent: {
    path: '/360/agent-details/:id',
    file: '',
    kept: false,
    loader: async ({ params, context }: LoaderFunctionArgs) => {
      const found = await context.get(siteContext).findAgent(params['id'] ?? '')
      if (!found) throw new Response(null, { status: 404 })
      return 'movedTo' in found ? 'moved' : found.agent.title
    },
  },
  lost: { path: '*', file: '', loader: missing },
})
let pagesOfNothing = 0
function missing(): never {
  pagesOfNothing++
  throw new Response(null, { status: 404 })
}

const oneAgent = `/360/agent-details/${demo.agents[0].email}`
let site: TestApp
beforeAll(async () => {
  // What the router takes for every other address is no row of the route table.
  const { lost: _lost, ...rows } = pages.rows
  site = await startTestApp({ demo: true, pages: { ...pages, rows } })
})
afterAll(() => site?.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, { redirect: 'manual', headers })
  const html = await response.text()
  return { status: response.status, to: response.headers.get('location'), kept: response.headers.get('cache-control'), html }
}

const told = (html: string) => JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '{}') as never as Told
type Told = { loaded: { desk: RedirectsDeskPage }; done: { desk: RedirectsOutcome } }

async function act(form: Record<string, string>, as: TestPerson = 'admin') {
  const headers = { cookie: await site.cookieOf(as), 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(`${site.origin}/360/redirects`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { status: response.status, done: response.status === 303 ? undefined : told(await response.text()).done.desk }
}
async function look(query = '', as: TestPerson = 'admin') {
  return told((await get(`/360/redirects${query}`, { cookie: await site.cookieOf(as) })).html).loaded.desk
}
const add = async (from: string, to: string, more: Record<string, string> = {}) => (await act({ from, to, ...more })).done
const problemOf = async (from: string, to: string) => {
  const done = await add(from, to)
  return done && 'problem' in done ? done.problem : done
}

describe('a redirect', () => {
  it('leads on at once, with what was asked behind it, and may be taken away again', async () => {
    expect(await get('/old-faq')).toMatchObject({ status: 404 })
    expect(await add('/old-faq', '/360/faq')).toMatchObject({ go: { tab: 'redirects', done: 'added' } })
    expect(await get('/Old-FAQ/?utm_source=mail')).toMatchObject({ status: 301, to: '/360/faq?utm_source=mail', kept: 'no-cache' })
    const { redirects } = await look()
    expect(redirects).toMatchObject([{ from: '/old-faq', to: '/360/faq', away: false, rests: false, madeBy: 'Marlene Ruiz' }])
    await act({ remove: String(redirects[0].id) })
    expect(await get('/old-faq')).toMatchObject({ status: 404 })
  })

  it('is each tenant’s own', async () => {
    await add('/only-here', '/360/faq')
    expect((await get('/only-here')).status).toBe(301)
    const { redirects } = await look()
    const { id } = redirects.find(({ from }) => from === '/only-here')!
    const prairie = await site.app.fastify.inject({ url: '/only-here', headers: { host: 'prairie.example' } })
    expect(prairie.statusCode).toBe(404)
    await act({ remove: String(id) })
  })

  it.runIf(process.env['TEST_DATABASE'] === 'postgres')('is known to every node', async () => {
    const other = await startTestApp({ pages, besides: site })
    try {
      await add('/both', '/360/faq')
      await expect.poll(async () => (await fetch(`${other.origin}/both`, { redirect: 'manual' })).status).toBe(301)
    } finally {
      await other.close()
    }
  })

  it('is nobody’s to make but an admin’s', async () => {
    for (const person of ['agent', 'customer', 'stranger', 'otherAdmin'] as const)
      expect((await act({ from: '/theirs', to: '/360/faq' }, person)).status).toBe(303)
    expect((await get('/theirs')).status).toBe(404)
  })

  it('takes no page away that exists, whichever way it is written', async () => {
    for (const from of ['/360/faq', '/360/FAQ/', '/%33%36%30/faq', oneAgent, '/360/faq?a=1'])
      expect(await problemOf(from, '/360')).toMatch(/There is a page at this address/)
    expect(await problemOf('/mwfbi/faq', '/360')).toMatch(/leads to \/360\/faq by itself/)
    await add('/360/*', '/360/auto-insurance')
    expect((await get('/360/faq')).status).toBe(200)
    expect((await get(oneAgent)).status).toBe(200)
    expect(await get('/360/no-such')).toMatchObject({ status: 301, to: '/360/auto-insurance' })
    expect(await get('/360/agent-details/nobody@windbreak.example')).toMatchObject({ status: 301, to: '/360/auto-insurance' })
    // Doors of the signed-in say what they said.
    expect(await get('/360/redirects')).toMatchObject({ status: 303, to: '/login' })
    expect((await get('/360/preview/secret')).status).toBe(404)
    await act({ remove: String((await look('?q=/360/*')).redirects[0].id) })
  })

  it('cannot be made of any address the server itself answers, or of a door of the signed-in', async () => {
    const served = site.app.routes.map((route) => route.split(' ')[1].replace(/\/\*$/, '/x').replace('*', 'x'))
    const open = served.filter((path) => !isClosed(path.toLowerCase()) && !isOfPages(path))
    expect(open).toEqual([])
    for (const from of ['/api/pages', '/AUTH/x', '/media/a', '/cms/*'])
      expect(await problemOf(from, '/360')).toMatch(/the site itself answers/)
    expect(await problemOf('/360/preview/abc', '/360')).toMatch(/door of its own/)
  })

  it('leads off the site only where somebody says that they mean it', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'http://evil.example', 'https:evil.example', 'javascript:alert(1)'])
      expect(typeof (await problemOf('/away', to))).toBe('string')
    expect(await add('/away', 'https://evil.example/x')).toMatchObject({ asks: 'evil.example' })
    expect((await get('/away')).status).toBe(404)
    await add('/away', 'https://pay.example/x', { confirm: 'yes' })
    expect(await get('/away')).toMatchObject({ status: 301, to: 'https://pay.example/x' })
    await add('/en/*', '/*')
    for (const path of ['/en//evil.example', '/en///evil.example/x', '/en/%2F%2Fevil.example']) {
      const { to } = await get(path)
      expect(to).toMatch(/^\/(?!\/)/)
    }
  })

  it('leads to no other redirect, and round in no circle; every step is shown', async () => {
    await add('/one', '/360/faq')
    expect(await problemOf('/zero', '/one')).toContain('/zero → /one → /360/faq')
    expect(await problemOf('/two', '/two')).toContain('round in a circle: /two → /two')
    await add('/five/*', '/360')
    expect(await problemOf('/four', '/five/x?y=1')).toContain('/four → /five/x?y=1 → /360')
    expect(await problemOf('/six/*', '/six/seven/*')).toContain('round in a circle')
    expect(await problemOf('/eight', '/no-page')).toContain('nothing at the new address')
    expect(await problemOf('/eight', '/api/x')).toContain('no page for people')
    // What leads to one that is made now would be led twice.
    const sheet = '/nine,/ten\n/ten,/360/faq'
    const { done } = await act({ sheet })
    expect(done).toMatchObject({
      verdicts: [{ what: 'refused', why: expect.stringContaining('/nine → /ten → /360/faq') }, expect.anything()],
    })
  })

  // The embedded database does one after the other, and so both.
  it.runIf(process.env['TEST_DATABASE'] === 'postgres')('of two made at the same moment is asked for once more', async () => {
    const done = await meetAtTable(
      site,
      'redirects',
      ['/at-once-one', '/at-once-two'].map((from) => () => add(from, '/360/faq')),
    )
    const problems = done.flatMap((each) => (each && 'problem' in each ? [each.problem] : []))
    expect(problems).toEqual([expect.stringContaining('at this very moment')])
  })

  it('can be tried', async () => {
    await add('/tried', '/360/faq')
    const tried = async (path: string) => (await look(`?test=${encodeURIComponent(path)}`)).tried
    expect(await tried('/tried?a=1')).toMatchObject({ what: 'redirect', to: '/360/faq?a=1' })
    expect(await tried('/360/FAQ')).toMatchObject({ what: 'moved', to: '/360/faq' })
    expect(await tried('/360/faq')).toMatchObject({ what: 'page' })
    expect(await tried('/nothing-here')).toMatchObject({ what: 'nothing' })
    expect(await tried('/api/pages')).toMatchObject({ what: 'closed' })
    expect(await tried('\u0000')).toMatchObject({ what: 'nothing' })
  })
})

const isOfPages = (path: string) =>
  [...Object.values<Page>(rows), ...Object.values(pages.rows)].some((row) => row.path === path) || path === '*' || path === '/'

describe('a sheet', () => {
  it('is shown before it is written, line by line', async () => {
    await add('/had', '/360/faq')
    const sheet = 'from,to\n/s1,/360/faq\n/had,/360/auto-insurance\n/360/faq,/360\n/s2,https://sheet.example/\n/s1,/360'
    const { done } = await act({ sheet })
    expect(done).toMatchObject({
      problem: null,
      verdicts: [{ what: 'new' }, { what: 'changed' }, { what: 'refused' }, { what: 'asks', host: 'sheet.example' }, { what: 'refused' }],
    })
    expect((await get('/s1')).status).toBe(404)
    expect((await act({ sheet, import: 'yes', confirm: 'yes' })).done).toMatchObject({ go: { tab: 'redirects', done: 'imported-3' } })
    expect((await get('/had')).to).toBe('/360/auto-insurance')
    expect((await get('/s2')).to).toBe('https://sheet.example/')
  })

  it('that was written is taken back at once, all but what led elsewhere before or was changed since', async () => {
    await add('/old-way', '/360/faq')
    site.clock.advance(1_000)
    const { done } = await act({
      sheet: '/back-1,/360/faq\n/old-way,/360/auto-insurance\n/back-2,/360/faq\n/back-3,/360/faq',
      import: 'yes',
    })
    const { back = '' } = (done as Extract<RedirectsOutcome, { go: object }>).go.also ?? {}
    site.clock.advance(1_000)
    await add('/back-3', '/360/auto-insurance')
    await add('/after', '/360/faq')
    expect((await act({ back }, 'agent')).done).toBeUndefined()
    expect((await get('/back-1')).status).toBe(301)
    expect((await act({ back })).done).toEqual({ go: { tab: 'redirects', done: 'taken-back-2-1' } })
    expect(await Promise.all(['/back-1', '/back-2'].map(async (path) => (await get(path)).status))).toEqual([404, 404])
    expect(await Promise.all(['/old-way', '/back-3', '/after'].map(async (path) => (await get(path)).to))).toEqual([
      '/360/auto-insurance',
      '/360/auto-insurance',
      '/360/faq',
    ])
    expect((await act({ back })).done).toEqual({ go: { tab: 'redirects', done: 'taken-back-0-1' } })
    for (const nonsense of ['nonsense', '999999999999999-0', '9999999999999-9999999999'])
      expect((await act({ back: nonsense })).done).toMatchObject({ go: { tab: 'redirects' } })
  })

  it('is looked at line by line to its end, and no page of nothing is made for it', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `/long-${index},/nowhere-${index}`)
    const before = pagesOfNothing
    const { verdicts } = (await act({ sheet: many.join('\n') })).done as Extract<RedirectsOutcome, { verdicts: object }>
    expect(verdicts.filter(({ what }) => what !== 'refused')).toEqual([])
    expect(verdicts[299].why).toBe('There is nothing at the new address, /nowhere-299.')
    expect(pagesOfNothing).toBe(before)
    const head = await fetch(`${site.origin}/nowhere-1`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-security-policy') !== null]).toEqual([404, true])
  })

  it('in which there is no redirect is not shown again from end to end', async () => {
    const sheet = '"'.repeat(256 * 1024)
    const { done } = await act({ sheet })
    expect(done).toMatchObject({ verdicts: [], problem: 'There are no redirects in this sheet.' })
    const again = (done as { sheet: string }).sheet
    expect([sheet.startsWith(again), again.length > 0, again.length < 10_000]).toEqual([true, true, true])
  })

  it('has 2,000 lines and 256 KB at most, and so many redirects there are in all', async () => {
    const lines = (count: number, name: string) => Array.from({ length: count }, (_, index) => `/${name}${index},/360/faq`).join('\n')
    expect((await act({ sheet: lines(2001, 'm') })).done).toMatchObject({ problem: expect.stringContaining('2,000') })
    expect((await act({ sheet: 'x'.repeat(256 * 1024 + 1) })).done).toMatchObject({ problem: expect.stringContaining('256 KB') })
    expect((await act({ sheet: lines(2000, 'm'), import: 'yes' })).done).toMatchObject({ problem: expect.stringContaining('2,000') })
    const { counts } = await look()
    expect((await act({ sheet: lines(2000 - counts.redirects, 'm'), import: 'yes' })).done).toMatchObject({ go: {} })
    expect(await problemOf('/one-more', '/360/faq')).toContain('2,000')
    expect(await look()).toMatchObject({ counts: { redirects: 2000 }, pages: 40 })
    expect((await get('/m7')).to).toBe('/360/faq')
  })
})

describe('an address that is not there', () => {
  const lost = async () => (await look('?tab=lost')).lost
  // What was asked for in vain until now is another story.
  beforeAll(async () => {
    for (const { path } of await lost()) await act({ dismiss: path })
  })

  it('is counted with where a link to it stands, and fixed in one click', async () => {
    await act({ remove: String((await look('?q=/m0')).redirects[0].id) })
    await get('/broshure/farm?name=Kate', { referer: 'https://www.neighbor.example/secret?x=1' })
    await get('/Broshure/farm', { referer: `${site.origin}/360/faq?q=kate` })
    await get('/auto-insurence.html')
    const found = await lost()
    expect(found).toContainEqual(
      expect.objectContaining({
        path: '/broshure/farm',
        count: 2,
        referrers: expect.arrayContaining([
          { from: 'www.neighbor.example', count: 1 },
          { from: '/360/faq', count: 1 },
        ]),
      }),
    )
    expect(found.find(({ path }) => path === '/auto-insurence.html')).toMatchObject({ suggested: '/360/auto-insurance' })
    expect(JSON.stringify(found)).not.toMatch(/Kate|secret/)
    await act({ tab: 'lost', from: '/auto-insurence.html', to: '/360/auto-insurance' })
    expect((await get('/auto-insurence.html')).to).toBe('/360/auto-insurance')
    expect((await lost()).map(({ path }) => path)).toEqual(['/broshure/farm'])
    for (const what of ['dismiss', 'again']) expect((await act({ [what]: '/a\0b' })).status).toBe(200)
    await act({ dismiss: '/broshure/farm' })
    expect(await lost()).toEqual([])
    await get('/broshure/farm')
    expect(await lost()).toEqual([])
  })

  it('is not counted where it may be somebody’s, where a robot tries doors, or where a browser asks not to be', async () => {
    await get('/accounts/4011827755')
    await get('/kate@example.com')
    await get('/wp-login.php')
    await get('/.env')
    await get('/360/preview/top-secret')
    await get('/private', { 'sec-gpc': '1' })
    await get('/private', { dnt: '1' })
    await get(`/${'a'.repeat(400)}`)
    await get('/linked.php', { referer: 'https://www.neighbor.example/' })
    // A page of an older build asks for its files: there the site itself answers, and nobody could lead them on.
    await get('/assets/root-1a2b3c4d.js', { referer: `${site.origin}/360/faq` })
    await get('/art/nothing.svg', { referer: `${site.origin}/360/faq` })
    expect((await lost()).map(({ path }) => path)).toEqual(['/linked.php'])
  })

  it('is counted whatever somebody says they came from, and of a page with a part of its own only which page it is', async () => {
    await get('/from-nowhere', { referer: `${site.origin}/360/agent-details/kate%00%01` })
    await get('/from-somebody', { referer: `${site.origin}/360/agent-details/kate@example.com` })
    await get('/from-a-word', { referer: 'http://constructor/' })
    await get('/from-a-word', { referer: 'http://__proto__/' })
    const found = Object.fromEntries((await lost()).map(({ path, referrers }) => [path, referrers.map(({ from, count }) => [from, count])]))
    expect(found).toMatchObject({
      '/from-nowhere': [['/360/agent-details/:id', 1]],
      '/from-somebody': [['/360/agent-details/:id', 1]],
    })
    expect(found['/from-a-word'].toSorted()).toEqual([
      ['__proto__', 1],
      ['constructor', 1],
    ])
    for (const path of Object.keys(found).filter((each) => each.startsWith('/from-'))) await act({ dismiss: path })
  })

  it('is counted later when the database was away, and dropped when the database refuses it', async () => {
    const { db } = site.database
    await get('/asked-meanwhile')
    await db.execute(sql`alter table lost_addresses rename to elsewhere`)
    await get('/360/redirects', { cookie: await site.cookieOf('admin') })
    await db.execute(sql`alter table elsewhere rename to lost_addresses`)
    expect((await lost()).map(({ path }) => path)).toContain('/asked-meanwhile')
    await db.execute(sql`alter table lost_addresses add constraint no_such check (path <> '/refused')`)
    await get('/refused')
    await lost()
    await get('/after-it')
    const found = (await lost()).map(({ path }) => path)
    await db.execute(sql`alter table lost_addresses drop constraint no_such`)
    expect(found).toContain('/after-it')
    expect(found).not.toContain('/refused')
    for (const path of ['/asked-meanwhile', '/after-it']) await act({ dismiss: path })
  })

  it('is fixed by whichever spelling somebody types', async () => {
    await get('/Old%2DPlan')
    expect((await lost()).map(({ path }) => path)).toContain('/old-plan')
    await act({ remove: String((await look('?q=/m1')).redirects[0].id) })
    await act({ from: 'https://www.windbreak.example/OLD-plan/', to: '/360/faq' })
    expect((await get('/old-plan')).to).toBe('/360/faq')
    expect((await lost()).map(({ path }) => path)).not.toContain('/old-plan')
  })

  it('is one of 500 at most, whoever makes them up', async () => {
    for (let turn = 0; turn < 3; turn++) {
      await Promise.all(Array.from({ length: 250 }, (_, index) => get(`/made-up/${turn}-${index}`)))
      await lost()
    }
    expect((await look()).counts.lost).toBeLessThanOrEqual(500)
    expect((await lost())[0].path).toBe('/linked.php')
  })
})
