import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../src/nouns/add-days.ts'
import type { InsightsReport } from '../../src/nouns/insights/report.ts'
import { siteContext } from '../../src/pages/site.ts'
import { createCounting } from '../../src/server/insights/create-counting.ts'
import type { Counted } from '../../src/server/insights/tally.ts'
import { addCounts } from '../../src/server/insights/write-counts.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { firefox, iphone, visit } from '../fixtures/counted.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const windbreak = testTenants[0]
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    // The night's tidying of what is written below would come whenever the worker looks for it.
    worksByItself: false,
    pages: builtOf({
      insights: {
        path: '/360/insights',
        file: '',
        who: 'admin',
        kept: false,
        query: ['days', 'from', 'to', 'with'],
        loader: async ({ request, context }) => {
          const asked = new URL(request.url).searchParams
          const of = (name: string) => asked.get(name) ?? ''
          return context.get(siteContext).insights?.report({ days: of('days'), from: of('from'), to: of('to'), with: of('with') }) ?? null
        },
      },
      faq: { path: '/360/faq', file: '' },
      home: { path: '/360', file: '' },
    }),
  })
  // What is older than two years goes at night, and at the start: the days below are to stay, whenever this is run.
  await site.app.jobs.settle()
  site.clock.advance(Date.parse('2026-03-03T18:00:00Z') - Date.now())
})
afterAll(() => site?.close())

async function report(query = ''): Promise<InsightsReport> {
  const page = await visit(site, `/360/insights${query}`, { cookie: await site.cookieOf('admin') })
  const [, told] = /<pre>(.*)<\/pre>/s.exec(await page.text()) ?? []
  return (JSON.parse(told) as { loaded: { insights: InsightsReport } }).loaded.insights
}

const sheet = async (query = '') => {
  const answer = await fetch(`${site.origin}/api/insights/counts.csv${query}`, { headers: { cookie: await site.cookieOf('admin') } })
  return answer.text()
}

/** Days of the tenant's calendar that were written before, as a node would have. */
async function wrote(rows: Partial<Counted>[]) {
  const usual = { tenant: windbreak.client, what: 'hour' as const, name: '09', many: 1, ofThem: 0, day: '2026-01-05' }
  await site.database.db.transaction((tx) =>
    addCounts(
      tx,
      rows.map((row) => ({ ...usual, ...row })),
    ),
  )
}

const own = (more: Partial<Parameters<typeof createCounting>[0]> = {}) =>
  createCounting({
    db: site.database.db,
    now: () => new Date('2026-03-01T18:00:00Z'),
    warn: () => {},
    rows: {},
    everySeconds: 3600,
    ...more,
  })

describe('the report', () => {
  it('has what was looked at a moment ago, in views and visits, and nothing of who looks at it', async () => {
    await visit(site, '/360/faq')
    await visit(site, '/360/faq', { 'sec-fetch-site': 'same-origin', 'user-agent': iphone })
    const told = await report()
    expect(told).toMatchObject({ views: { now: 2, before: 0 }, visits: { now: 1 } })
    expect(told.steps).toHaveLength(28)
    expect(told.steps.at(-1)).toMatchObject({ views: 2, visits: 1 })
    expect(told.pages).toEqual([{ name: '/360/faq', many: 2, ofThem: 1, before: 0 }])
    expect(told.devices.map(({ name }) => name).toSorted()).toEqual(['computer', 'phone'])
  })

  it('lays days beside the days before, and adds up nothing of another insurer', async () => {
    await wrote([
      { day: '2026-01-05', many: 10, ofThem: 4 },
      { day: '2026-01-06', many: 20, ofThem: 8 },
      { day: '2026-01-03', many: 5, ofThem: 3 },
      { day: '2026-01-06', many: 1000, ofThem: 1000, tenant: 'prairie' },
      { day: '2026-01-07', many: 1000, ofThem: 1000 },
    ])
    const told = await report('?from=2026-01-05&to=2026-01-06')
    expect(told).toMatchObject({ views: { now: 30, before: 5 }, visits: { now: 12, before: 3 } })
    expect(told.steps.map(({ visits, before }) => [visits, before])).toEqual([
      [4, 3],
      [8, 0],
    ])
    expect(told.hours[9]).toBe(30)
  })

  it('counts a day that lies in a year and in the one beside it once in each', async () => {
    // Four weeks are added up from that day on.
    await wrote([
      { day: '2024-12-23', many: 7 },
      { day: '2024-12-25', many: 100 },
      { day: '2024-12-18', many: 30 },
    ])
    const told = await report('?from=2024-12-23&to=2025-12-22&with=year')
    expect(told.period.compared).toEqual({ from: '2023-12-25', to: '2024-12-23' })
    expect(told.views).toEqual({ now: 107, before: 37 })
  })

  it('says when counting began, where what it compares with is from before', async () => {
    const first = '2024-12-18'
    await wrote([{ day: first }, { day: addDays(first, 7) }])
    const since = async (query: string) => (await report(query)).since
    expect(await since(`?from=${addDays(first, 6)}&to=${addDays(first, 11)}`)).toBeNull()
    expect(await since(`?from=${addDays(first, 5)}&to=${addDays(first, 10)}`)).toBe(first)
    expect(await since(`?from=${addDays(first, 5)}&to=${addDays(first, 10)}&with=nothing`)).toBeNull()
  })

  it('adds up a long period by weeks that end as it does, each beside the same of the period before', async () => {
    await wrote([
      { day: '2025-06-02', many: 5, ofThem: 1 },
      { day: '2025-06-08', many: 7, ofThem: 2 },
      { day: '2025-06-09', many: 100, ofThem: 50 },
      { day: '2025-02-04', many: 9, ofThem: 8 },
    ])
    const told = await report('?from=2025-05-13&to=2025-09-07')
    expect(told.steps[0]).toMatchObject({ from: '2025-05-13', to: '2025-05-18' })
    expect(told.steps.filter(({ visits, before }) => visits > 0 || before)).toMatchObject([
      { from: '2025-06-02', to: '2025-06-08', views: 12, visits: 3, before: 8 },
      { from: '2025-06-09', to: '2025-06-15', views: 100, visits: 50, before: 0 },
    ])
  })

  it('shows words only once they were asked three times, in the sheet too', async () => {
    const counting = own()
    const asked = (words: string, times: number, found: boolean) => {
      for (let i = 0; i < times; i++) counting.searched({ tenant: windbreak, words, found, mayCount: true })
    }
    asked('Hail  Damage', 2, true)
    asked('hail damage', 1, false)
    asked('my neighbour john', 2, false)
    asked('wb1234567', 5, false)
    asked('dana@windbreak.example', 5, false)
    asked('970 555 0100', 5, false)
    counting.searched({ tenant: windbreak, words: 'hail damage', found: true, mayCount: false })
    await counting.close()
    const told = await report('?from=2026-03-01&to=2026-03-01')
    expect(told.topSearches).toEqual([{ name: 'hail damage', many: 3, ofThem: 1, before: 0 }])
    expect(told).toMatchObject({ searches: { now: 20 }, withoutAnswer: { now: 18 } })
    const lines = await sheet('?from=2026-03-01&to=2026-03-01')
    expect(lines).toContain('"2026-03-01","search","hail damage","3","1"')
    expect(lines).toContain('"2026-03-01","search","(not kept)","15","15"')
    expect(lines).toContain('"2026-03-01","search","(other)","2","2"')
    expect(lines).not.toMatch(/john|dana|1234567|0100/)
  })

  it('tells how quick pages were, of who let it be told', async () => {
    const tell = (query: string, headers: Record<string, string> = {}) =>
      fetch(`${site.origin}/api/insights/speed?${query}`, { method: 'POST', headers: { 'user-agent': firefox, ...headers } })
    for (let i = 0; i < 4; i++) expect((await tell('lcp=1900&inp=80&cls=40')).status).toBe(200)
    await tell('lcp=9000', { 'sec-gpc': '1' })
    expect((await tell('lcp=-1')).status).toBe(400)
    const { vitals } = await report()
    expect(vitals.map(({ vital, device, many }) => [vital, device, many])).toEqual([
      ['LCP', 'computer', 4],
      ['INP', 'computer', 4],
      ['CLS', 'computer', 4],
    ])
    expect(vitals[0].p75).toBeGreaterThan(1750)
    expect(vitals[0].p75).toBeLessThanOrEqual(2000)
  })

  it('counts a page that was fetched in case once somebody went there, and no page there is none of', async () => {
    const before = (await report()).views.now
    await visit(site, '/360', { 'sec-purpose': 'prefetch' })
    const tell = (late: string) =>
      fetch(`${site.origin}/api/insights/speed?by=navigational-prefetch`, {
        method: 'POST',
        headers: { 'user-agent': firefox, referer: site.origin + late },
      })
    await tell('/360')
    await tell('/360/no-such-page')
    await tell('/360/about/blog/1-dana-ruiz')
    const told = await report()
    expect(told.views.now).toBe(before + 1)
    expect(told.pages.map(({ name }) => name)).not.toContain('/360/about/blog/1-dana-ruiz')
  })

  it('is for admins alone', async () => {
    for (const who of ['agent', 'customer', 'otherAdmin'] as const) {
      const page = await visit(site, '/360/insights', { cookie: await site.cookieOf(who) })
      expect(await page.text()).not.toContain('topSearches')
    }
  })
})

it('says that it honours Global Privacy Control', async () => {
  const answer = await fetch(`${site.origin}/.well-known/gpc.json`)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})
