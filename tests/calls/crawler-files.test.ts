import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageDetailsAt } from '../../src/content/page-details/page-details-sections.ts'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { siteNotice } from '../../src/content/notice/site-notice.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import type { AnySection } from '../../src/content/section.ts'
import { address, listedPaths } from '../../src/routes.ts'
import { liveArticles } from '../../src/server/db/tables/articles.ts'
import { items } from '../../src/server/db/tables/items.ts'
import { getAtHost } from '../fixtures/get-at-host.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers })
const read = async (path: string) => (await get(path)).text()
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url.replaceAll('&amp;', '&'))
const paths = async (file: string) => locs(await read(file)).map((url) => new URL(url).pathname)
/** What the map says of one page. */
const urlOf = (xml: string, path: string) => xml.split('\n').find((line) => line.includes(`${path.replaceAll('&', '&amp;')}</loc>`)) ?? ''

const save = (section: AnySection, change: object, client = 'windbreak') =>
  site.post(
    '/api/cms/add-new',
    { pageName: section.page, section: section.section, client, content: section.toWire({ ...section.fallback, ...change }) },
    { as: client === 'windbreak' ? 'admin' : 'otherAdmin' },
  )
const details = (path: string) => pageDetailsAt(path) as AnySection

describe('the map of the site', () => {
  it('is an index of files, each of which is there and no larger than engines take', async () => {
    const files = await paths('/sitemap.xml')
    expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-articles-1.xml', '/sitemap-agents-1.xml', '/sitemap-towns.xml'])
    for (const file of files) {
      const answer = await get(file)
      expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, 'application/xml; charset=utf-8'])
      const pages = locs(await answer.text())
      expect(pages.length).toBeLessThanOrEqual(50_000)
      expect(new Set(pages).size).toBe(pages.length)
    }
    expect(await paths('/sitemap-pages.xml')).toEqual(listedPaths())
  })

  it.each([
    '/sitemap-nothing.xml',
    '/sitemap-agents-2.xml',
    '/sitemap-agents-0.xml',
    '/sitemap-agents-99999999999.xml',
    '/sitemap-pages-2.xml',
    '/sitemap-pages.txt',
    '/sitemap-.xml',
    '/sitemap-%2e%2e.xml',
  ])('has no file %s', async (file) => expect((await get(file)).status).toBe(404))

  it('says of a page when a section of it was saved last, and not when the notice over every page was', async () => {
    expect(urlOf(await read('/sitemap-pages.xml'), address.home)).not.toContain('lastmod')
    const { body } = await save(homeHeader, { title: 'Shelter.' })
    await save(siteNotice, { text: 'Closed.', isShown: true })
    const xml = await read('/sitemap-pages.xml')
    expect(urlOf(xml, address.home)).toContain(`<lastmod>${String(body.savedAt)}</lastmod>`)
    expect(urlOf(xml, address.auto)).not.toContain('lastmod')
    expect(urlOf(await read('/sitemap.xml'), '/sitemap-pages.xml')).toContain(`<lastmod>${String(body.savedAt)}</lastmod>`)
  })

  it('loses a page with the save that hides it, and has it again with the save that shows it', async () => {
    expect(await paths('/sitemap-pages.xml')).toContain(address.farm)
    await save(details(address.farm), { isHidden: true })
    const hidden = await paths('/sitemap-pages.xml')
    expect(hidden).toEqual(listedPaths().filter((path) => path !== address.farm))
    await save(details(address.farm), { isHidden: false })
    expect(await paths('/sitemap-pages.xml')).toContain(address.farm)
  })

  it('is each insurer’s own, under the host it was asked by', async () => {
    await save(details(address.golf), { isHidden: true }, 'prairie')
    const { status, headers, body } = await getAtHost(`${site.origin}/sitemap-pages.xml`, 'prairie.example')
    expect(status).toBe(200)
    expect(locs(body)).toContain(`http://prairie.example${address.farm}`)
    expect(locs(body)).not.toContain(`http://prairie.example${address.golf}`)
    expect(headers.etag).not.toBe((await get('/sitemap-pages.xml')).headers.get('etag'))
    // Made once for all hosts of a tenant, and yet each gets its own.
    const another = await getAtHost(`${site.origin}/sitemap-pages.xml`, 'localhost')
    expect(locs(another.body)).toContain(`http://localhost${address.golf}`)
    expect(another.headers.etag).not.toBe((await get('/sitemap-pages.xml')).headers.get('etag'))
    expect(await paths('/sitemap-pages.xml')).toContain(address.golf)
  })

  it('answers "it is still so" until something is saved', async () => {
    for (const file of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-agents-1.xml', '/sitemap-towns.xml']) {
      const first = await get(file)
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
      expect([file, (await get(file, headers)).status]).toEqual([file, 304])
    }
    const before = (await get('/sitemap-pages.xml')).headers.get('etag') ?? ''
    await save(homeHeader, { title: 'Shelter again.' })
    expect((await get('/sitemap-pages.xml', { 'if-none-match': before })).status).toBe(200)
  })
})

describe('the map of agents and articles', () => {
  const ofAgents = and(eq(items.tenant, 'windbreak'), eq(items.kind, agent.noun))

  it('has each by the address its page names, with the day it was saved and its uploaded picture', async () => {
    const { db } = site.database
    const picture = `/media/${'ab'.repeat(20)}-800x600`
    await db
      .update(items)
      .set({ wire: sql`jsonb_set(${items.wire}, '{image}', to_jsonb(${`${picture}#alt=Edna`}::text))` })
      .where(and(ofAgents, eq(items.id, 1)))
    const [{ slug, id, liveSince }] = await db.select().from(liveArticles).where(eq(liveArticles.tenant, 'windbreak')).limit(1)
    await db
      .update(liveArticles)
      .set({ image: picture })
      .where(and(eq(liveArticles.tenant, 'windbreak'), eq(liveArticles.id, id)))
    await save(homeHeader, { title: 'Changed.' })
    const [agents, articles] = [await read('/sitemap-agents-1.xml'), await read('/sitemap-articles-1.xml')]
    const shown = `<image:image><image:loc>${site.origin}${picture}</image:loc></image:image>`
    expect(agents.split(shown)).toHaveLength(2)
    expect(locs(agents).filter((url) => url.includes('/360/agent-details/'))).toHaveLength(24)
    expect(urlOf(articles, `/360/about/blog/${id}-${slug}`)).toContain(`<lastmod>${liveSince.toISOString()}</lastmod>${shown}`)
  })

  it('goes on in a second file from the 10,001st on, and one that was deleted is in none', async () => {
    const { db } = site.database
    const [row] = await db
      .select()
      .from(items)
      .where(and(ofAgents, eq(items.id, 2)))
    await db.insert(items).values([
      { ...row, id: 10_000, key: 'last@first.example' },
      { ...row, id: 10_001, key: 'first@second.example', savedAt: new Date('2031-01-02T03:04:05Z') },
      { ...row, id: 10_002, key: 'gone@second.example', deleted: true },
    ])
    await save(homeHeader, { title: 'Changed again.' })
    expect((await paths('/sitemap-agents-1.xml')).at(-1)).toBe('/360/agent-details/last@first.example')
    expect(await paths('/sitemap-agents-2.xml')).toEqual(['/360/agent-details/first@second.example'])
    const index = await read('/sitemap.xml')
    expect(urlOf(index, '/sitemap-agents-2.xml')).toContain('<lastmod>2031-01-02T03:04:05.000Z</lastmod>')
  })
})

it('invites engines to the map, and not to calls', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
})
