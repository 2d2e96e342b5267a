import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { pageDetailsAt } from '../../src/content/page-details/page-details-sections.ts'
import type { AnySection } from '../../src/content/section.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import { address } from '../../src/routes.ts'
import { enginesTold } from '../../src/server/db/tables/crawlers.ts'
import { jobs } from '../../src/server/db/tables/jobs.ts'
import { askBlogs } from '../fixtures/article-desk.ts'
import { getAtHost } from '../fixtures/get-at-host.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const key = 'a1b2c3d4e5f6a7b8'
type Told = { url: string; host: string; key: string; keyLocation: string; urlList: string[] }

let site: TestApp
const told: Told[] = []
const log: string[] = []
let status = 202
const minute = 60_000

beforeAll(async () => {
  site = await startTestApp({
    log,
    // A turn of the clock's own five minutes in the middle of a test would tell them sooner.
    worksByItself: false,
    publicUrl: 'https://www.windbreak.example',
    indexNow: {
      key,
      url: 'https://indexnow.example/indexnow',
      async fetch(url, options) {
        told.push({ url: String(url), ...(JSON.parse(String(options?.body)) as Omit<Told, 'url'>) })
        return new Response('', { status })
      },
    },
  })
  await askBlogs(site).begin()
  await turn()
})
afterAll(() => site?.close())
beforeEach(async () => {
  // What was saved by an earlier test is behind the overlap, and known.
  site.clock.advance(10 * minute)
  await turn()
  told.length = 0
  status = 202
})

/** Five minutes later, when everything that came due is done. */
async function turn() {
  site.clock.advance(5 * minute)
  await site.app.jobs.settle()
}

const save = (section: AnySection, change: object, client = 'windbreak') =>
  site.post(
    '/api/cms/add-new',
    { pageName: section.page, section: section.section, client, content: section.toWire({ ...section.fallback, ...change }) },
    { as: client === 'windbreak' ? 'admin' : 'otherAdmin' },
  )

describe('search engines', () => {
  it('find the key that says who may speak for the site, under every host of it', async () => {
    for (const host of ['www.windbreak.example', 'prairie.example']) {
      expect(await getAtHost(`${site.origin}/${key}.txt`, host)).toMatchObject({ status: 200, body: key })
    }
  })

  it('are told of the page that was saved, once, and of nothing while nothing is', async () => {
    await save(homeHeader, { title: 'New words.' })
    await turn()
    expect(told).toEqual([
      {
        url: 'https://indexnow.example/indexnow',
        host: 'www.windbreak.example',
        key,
        keyLocation: `https://www.windbreak.example/${key}.txt`,
        urlList: [`https://www.windbreak.example${address.home}`],
      },
    ])
    await turn()
    await turn()
    expect(told).toHaveLength(1)
  })

  it('are told of each insurer’s pages under its own host', async () => {
    await save(homeHeader, { title: 'Theirs.' }, 'prairie')
    await turn()
    expect(told.map(({ host, urlList }) => [host, urlList])).toEqual([['prairie.example', [`https://prairie.example${address.home}`]]])
  })

  it('are told of a page that was hidden, so that they look and leave it out', async () => {
    await save(pageDetailsAt(address.farm) as AnySection, { isHidden: true })
    await turn()
    expect(told.flatMap(({ urlList }) => urlList)).toEqual([`https://www.windbreak.example${address.farm}`])
  })

  it('are told of an agent who came, with the town, and of one who is gone', async () => {
    const content = agent.toWire({
      ...agent.fallback,
      title: 'Ida',
      email: 'ida@agents.example',
      address: '1 Elm',
      city: 'Wray',
      state: 'Colorado',
      aboutMe: 'Here.',
    })
    const kind = { key: 'agentList', client: 'windbreak', primaryKey: 'email' }
    expect((await site.post('/api/cms/add-new-content-item', { ...kind, content }, { as: 'admin' })).status).toBe(200)
    await turn()
    const page = 'https://www.windbreak.example/360/agent-details/ida@agents.example'
    expect(told.flatMap(({ urlList }) => urlList).toSorted()).toEqual([page, 'https://www.windbreak.example/360/insurance-agents/wray-co'])
    told.length = 0
    site.clock.advance(10 * minute)
    await site.post('/api/cms/delete-content-item', { ...kind, content: { email: 'ida@agents.example' } }, { as: 'admin' })
    await turn()
    expect(told.flatMap(({ urlList }) => urlList)).toContain(page)
  })

  it('are told again later where they did not take it, and it is not forgotten meanwhile', async () => {
    status = 429
    await save(homeHeader, { title: 'Too many.' })
    await turn()
    expect(told).toHaveLength(1)
    const before = await site.database.db.select().from(enginesTold).where(eq(enginesTold.tenant, 'windbreak'))
    status = 200
    await turn()
    expect(told).toHaveLength(2)
    expect(told[1].urlList).toEqual(told[0].urlList)
    const [after] = await site.database.db.select().from(enginesTold).where(eq(enginesTold.tenant, 'windbreak'))
    expect(after.until > before[0].until).toBe(true)
  })

  it('are not asked again and again where they take it from nobody; the log says so once, and the next save tries anew', async () => {
    status = 403
    await save(homeHeader, { title: 'No such key.' })
    await turn()
    await turn()
    await turn()
    expect(told).toHaveLength(1)
    expect(log.filter((line) => line.includes('search engines do not take what they are told'))).toHaveLength(1)
    status = 200
    site.clock.advance(10 * minute)
    await save(homeHeader, { title: 'A key.' })
    await turn()
    expect(told).toHaveLength(2)
  })

  it('wait for nothing: what is to be told is in the books, by the name of the insurer alone', async () => {
    const rows = await site.database.db
      .select({ kind: jobs.kind, payload: jobs.payload })
      .from(jobs)
      .where(eq(jobs.kind, 'tell search engines'))
    expect(rows).not.toEqual([])
    for (const { payload } of rows) expect(Object.keys(payload as object)).toEqual(['tenant'])
  })

  it('are left to the map where too much waits already, and nobody is kept from publishing or taking down', async () => {
    const blogs = askBlogs(site)
    const kinds = ['tell search engines what is gone', 'check the links of an article', 'check the links of a section']
    for (const kind of kinds)
      await site.database.db.execute(sql`
        insert into ${jobs} (kind, key, payload, state, attempts, run_at, written_at)
        select ${kind}, 'waits ' || n, '{}', 'due', 1, now() + interval '1 year', now() from generate_series(1, 10001) n`)
    const id = await blogs.make('Too much', 'Published')
    expect((await blogs.status(id, 'Inactive')).status).toBe(200)
    expect((await save(homeHeader, { title: 'Too much.' })).status).toBe(200)
    await turn()
    expect(told.flatMap(({ urlList }) => urlList)).not.toContain(`https://www.windbreak.example/360/about/blog/${id}-too-much`)
    await site.database.db.delete(jobs).where(like(jobs.key, 'waits %'))
  })

  it('are told of an article that came, at once of one that was taken down, and of one that is deleted', async () => {
    const blogs = askBlogs(site)
    const id = await blogs.make('Told of', 'Published')
    const page = `https://www.windbreak.example/360/about/blog/${id}-told-of`
    await turn()
    expect(told.flatMap(({ urlList }) => urlList)).toContain(page)
    told.length = 0
    site.clock.advance(10 * minute)
    await blogs.status(id, 'Inactive')
    await turn()
    expect(told.flatMap(({ urlList }) => urlList)).toEqual([page])
    told.length = 0
    // What nobody saw is gone from nowhere.
    const draft = await blogs.make('Never told of')
    await blogs.post('bulk', { do: 'delete', articles: [{ id: draft }] })
    await turn()
    expect(told).toEqual([])
    const other = await blogs.make('Told of too', 'Published')
    await turn()
    told.length = 0
    site.clock.advance(10 * minute)
    expect((await blogs.post('bulk', { do: 'delete', articles: [{ id: other }] })).status).toBe(200)
    await turn()
    expect(told.flatMap(({ urlList }) => urlList)).toEqual([`https://www.windbreak.example/360/about/blog/${other}-told-of-too`])
  })
})

it('nobody is told anything where the settings name no key', async () => {
  const quiet = await startTestApp()
  expect((await fetch(`${quiet.origin}/${key}.txt`)).headers.get('content-type')).toContain('text/html')
  expect(quiet.app.routes.filter((route) => route.endsWith('.txt'))).toEqual(['GET /robots.txt', 'HEAD /robots.txt'])
  await quiet.close()
})
