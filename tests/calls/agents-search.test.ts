import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentResults } from '../../src/calls/agent-search-call.ts'
import { agentOf } from '../../src/demo/demo-agent.ts'
import { demoAgents } from '../../src/demo/demo-agents.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import { createAgents } from '../../src/server/agents/create-agents.ts'
import { findAgentIds } from '../../src/server/agents/find-agent-ids.ts'
import { searchRowOf } from '../../src/server/agents/search-row.ts'
import { agentSearch } from '../../src/server/db/tables/agents.ts'
import { seedings } from '../../src/server/db/tables/content.ts'
import { createPlaces } from '../../src/server/places/create-places.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const [windbreak] = testTenants
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

const ownPlaces = () => createPlaces({ db: site.database.db, now: site.clock.now, warn: () => {}, tenants: testTenants })
const search = async (query: Record<string, string>) => {
  const response = await fetch(`${site.origin}/api/agents/search?${new URLSearchParams(query)}`)
  return { status: response.status, body: (await response.json()) as AgentResults }
}
const names = async (query: Record<string, string>) => (await search(query)).body.agents.map((each) => each.title)

describe('finding an agent by name or address', () => {
  it('lists everybody by name, 10 a page', async () => {
    const { body } = await search({})
    expect(body).toMatchObject({ total: 24, more: false, page: 1, pages: 3, near: null, unknownPlace: null })
    expect(body.agents.map((each) => each.title).slice(0, 3)).toEqual(['Amos Fielding', 'Benedict Ames', 'Caleb Winters'])
  })

  it.each([
    ['dana', ['Dana Whitlock']],
    ['WHITLOCK', ['Dana Whitlock']],
    ['  dana   whitlock ', ['Dana Whitlock']],
    ['jose', ['José Arellano']],
    ['JOSÉ', ['José Arellano']],
    ['sorensen', ['Ingrid Sørensen']],
    ['ibáñez', ['Carmen Ibáñez']],
    ['depot lane', ['Rafael Montoya']],
    ['sterling, colorado', ['Dana Whitlock']],
    ['%', []],
    ['_', []],
    ["'", []],
    ['"', []],
    ['\\', []],
    ['dana%', []],
    ['d_na', []],
    ["'; drop table agents; --", []],
    ['x'.repeat(200), []],
    ['dana\nwhitlock', ['Dana Whitlock']],
    ['dana\0whitlock', ['Dana Whitlock']],
    ['whitlock 118', []],
  ])('%j finds %j', async (q, found) => {
    expect(await names({ q })).toEqual(found)
  })
})

describe('near a point', () => {
  const sterling = { lat: '40.6255', lng: '-103.2077' }

  it('sorts by distance and says the miles, of those alone who match', async () => {
    const { body } = await search(sterling)
    expect(body.near).toEqual({ name: 'you', lat: 40.6255, lng: -103.2077 })
    expect(body.agents.slice(0, 3).map((each) => [each.title, each.miles])).toEqual([
      ['Dana Whitlock', 0.1],
      ['Karl Ostrander', 32.1],
      ['Amos Fielding', 33.5],
    ])
    const miles = (await search({ ...sterling, q: 'colorado springs' })).body.agents.map((each) => each.miles ?? NaN)
    expect(miles).toHaveLength(2)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
  })

  it('counts before a place in words, which then only names it', async () => {
    expect((await search({ ...sterling, near: 'My location' })).body.near).toMatchObject({ name: 'My location', lat: 40.6255 })
  })

  it.each([[{ lat: '91', lng: '0' }], [{ lat: 'NaN', lng: '0' }], [{ lat: '40' }], [{ lat: '1e1', lng: '' }]])(
    'that is none (%j) is no wish',
    async (query: Record<string, string>) => {
      expect((await search(query)).body).toMatchObject({ near: null, total: 24 })
    },
  )
})

describe('filters', () => {
  it('by language, without regard to case and accents', async () => {
    const { body } = await search({ language: 'HINDI' })
    expect(body.agents.map((each) => each.title)).toEqual(['Priya Nair'])
    expect(body.languages).toEqual(expect.arrayContaining(['English', 'Spanish', 'Vietnamese']))
    expect(await names({ language: 'Klingon' })).toEqual([])
    expect(await names({ language: 'Span' })).toEqual([])
  })

  it('by line of business, and an unknown line is no wish', async () => {
    expect(await names({ line: 'annuities' })).toEqual(['Benedict Ames', 'Karl Ostrander', 'Priya Nair', 'Ruth Abernathy'])
    expect((await search({ line: 'toString' })).body.total).toBe(24)
  })

  it('by the time of the week an office is open, and no time is no wish', async () => {
    expect(await names({ open: 'sat-early' })).toEqual(['Amos Fielding', 'Miles Redfern'])
    expect(await names({ open: 'tue-late', near: 'Yuma' })).toContainEqual('June Baptiste')
    expect((await search({ open: 'sun' })).body.total).toBe(0)
    // Half of those who are open after five have closed before six.
    expect((await search({ open: 'after1700' })).body.total).toBe(8)
    expect((await search({ open: 'after1730' })).body.total).toBe(4)
    expect((await search({ open: 'sat-until1300' })).body.total).toBe(4)
    expect((await search({ open: 'before0800' })).body.total).toBe(2)
    expect((await search({ open: 'mon-before0000' })).body.total).toBe(0)
    expect((await search({ open: 'someday' })).body.total).toBe(24)
  })

  it('all together', async () => {
    expect(await names({ q: 'e', near: 'Pueblo', language: 'spanish', line: 'life' })).toEqual([
      'Carmen Ibáñez',
      'Elena Vigil',
      'Dana Whitlock',
    ])
  })

  it('by the hour, on the clocks of the tenant', async () => {
    const openAt = async (time: string) => {
      site.clock.advance(Date.parse(time) - site.clock.now().getTime())
      return (await search({ open: '1' })).body
    }
    const monday = (await openAt('2030-11-18T14:30:00Z')).agents
    expect(monday.map((each) => each.title)).toEqual(['Amos Fielding', 'Miles Redfern'])
    expect(monday[0].opening).toEqual({ open: true, words: 'Open until 4:00 PM' })
    expect((await openAt('2030-11-18T18:00:00Z')).total).toBe(24)
    expect((await openAt('2030-11-18T19:30:00Z')).total).toBe(21)
    expect((await openAt('2030-11-24T18:00:00Z')).total).toBe(0)
  })
})

describe('a search that finds many', () => {
  it.each([
    { q: 'a' },
    { q: 'a', near: { lat: 37.27, lng: -107.88 } },
    { q: 'durango', near: { lat: 40.99, lng: -102.26 } },
    { language: 'spanish', near: { lat: 40.99, lng: -102.26 } },
    { line: 'farm' },
    { open: true, near: { lat: 38.25, lng: -104.61 } },
  ])('finds the same by sorting everything and by going down the order: %j', async (asked) => {
    const wish = { q: '', near: undefined, open: false, language: '', line: '', ...asked }
    const at = new Date('2026-11-20T17:00:00Z')
    for (const slice of [
      { limit: 3, offset: 0 },
      { limit: 3, offset: 3 },
    ]) {
      const idsWith = async (bounds?: { sorted: number; walked: number }) =>
        (await findAgentIds(site.database.db, windbreak, wish, slice, at, bounds)).ids
      const ids = await idsWith()
      expect(await idsWith({ sorted: 0, walked: 24 })).toEqual(ids)
      expect(await idsWith({ sorted: 0, walked: 1 })).toEqual(ids)
    }
  })
})

describe('agents who are equally near, or nowhere', () => {
  const tenant = { ...windbreak, client: 'neighbors' }
  const towns = [
    { lat: '40.62', lng: '-103.2' },
    { lat: '38.25', lng: '-104.61' },
    { lat: '', lng: '' },
  ]
  /** Ten in each town, told to the database from the last to the first. */
  const ids = towns.flatMap((_town, index) => Array.from({ length: 10 }, (_each, place) => 1000 + 10 * index + place))

  beforeAll(async () => {
    const rows = ids.toReversed().map((id) => {
      const content = { ...agent.fallback, title: 'Sam Ames', ...towns[Math.floor((id - 1000) / 10)] }
      return { tenant: tenant.client, id, ...searchRowOf(content, () => undefined) }
    })
    for (const row of rows) await site.database.db.insert(agentSearch).values(row)
  })

  it.each([
    ['everybody', '', undefined],
    ['by sorting', 'ames', undefined],
    ['down the order', 'ames', { sorted: 0, walked: 12 }],
    ['down the order or by sorting', 'ames', { sorted: 0, walked: 1 }],
  ])('are on one page each, in the same order every time: %s', async (_how, q, bounds) => {
    for (const near of [{ lat: 40.9, lng: -102.3 }, undefined]) {
      const wish = { q, near, open: false, language: '', line: '' }
      const found: number[] = []
      for (let offset = 0; offset < ids.length; offset += 4)
        found.push(...(await findAgentIds(site.database.db, tenant, wish, { limit: 4, offset }, new Date(), bounds)).ids)
      expect(found).toEqual(ids)
    }
  })
})

describe('pages', () => {
  it('hold everybody once, and one beyond the last is the last', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => names({ page })))
    expect(pages.map((each) => each.length)).toEqual([10, 10, 4])
    expect(new Set(pages.flat()).size).toBe(24)
    for (const page of ['4', '999999', '99'])
      expect((await search({ page })).body).toMatchObject({ page: 3, pages: 3, total: 24, agents: { length: 4 } })
    for (const page of ['0', '-1', 'x', '']) expect((await search({ page })).body.page).toBe(1)
    expect((await search({ q: 'a', page: '9', language: 'spanish' })).body).toMatchObject({ page: 1, pages: 1 })
  })
})

describe('a slip of the pen', () => {
  const meant = async (query: Record<string, string>) => (await search(query)).body.didYouMean

  it.each([
    ['witlock', ['Whitlock']],
    ['dana witlock', ['Dana Whitlock']],
    ['Dana Whitlokc', ['Dana Whitlock']],
    ['Lidqvist', ['Lindqvist']],
    ['josé arelano', ['José Arellano']],
    ['Julesberg', ['Julesburg']],
    ['nobody of that name', []],
    ['xq', []],
    ["%'\\", []],
  ])('in the name or the address: %s', async (q, names) => {
    expect((await meant({ q })).q).toEqual(names)
    for (const name of names) expect((await search({ q: name })).body.total).toBeGreaterThan(0)
  })

  it.each([
    ['Stirling', ['Sterling, Logan County']],
    ['Julesberg, CO', ['Julesburg, Sedgwick County']],
    ['Sedgwik County', ['Sedgwick County']],
    ['Grand Juntcion', ['Grand Junction, Mesa County']],
    ['Atlantis', []],
    ['x', []],
  ])('in a place: %s', async (near, places) => {
    const { body } = await search({ near })
    expect(body).toMatchObject({ unknownPlace: near, didYouMean: { near: places } })
    for (const place of places) expect((await search({ near: place })).body.near?.name).toBe(place)
  })

  it('is not looked for where something was found, or where the filters alone leave nobody', async () => {
    expect(await meant({ q: 'Dana', near: 'Sterling' })).toEqual({ q: [], near: [] })
    expect(await meant({ q: 'Dana Whitlock', language: 'Klingon' })).toEqual({ q: [], near: [] })
    expect(await meant({ q: 'witlock', language: 'Klingon' })).toEqual({ q: [], near: [] })
  })
})

describe('what is too much', () => {
  it('is refused: 201 characters', async () => {
    expect((await search({ q: 'x'.repeat(201) })).status).toBe(400)
  })

  it('tells visitors nothing but what an office door would', async () => {
    const { body } = await search({ q: 'dana' })
    expect(Object.keys(body.agents[0]).toSorted()).toEqual(
      'aboutMe address address2 agentSearchAddress city email id image languages lines lng map miles mobile opening phone place state table title website2 zip'
        .split(' ')
        .filter((name) => name !== 'lng'),
    )
  })
})

describe('what agents are found by', () => {
  it('is written anew, once, after a release that changed it', async () => {
    const { db } = site.database
    const { refresh } = createAgents({
      db,
      versions: { of: () => 0, items: { of: () => 0 }, reached: () => {} },
      now: site.clock.now,
      warn: () => {},
      places: ownPlaces(),
      tenants: createTenants([]),
    })
    await db.delete(agentSearch)
    await refresh('windbreak')
    expect((await search({})).body.total).toBe(0)
    await db.delete(seedings).where(like(seedings.name, 'agent search%'))
    await refresh('windbreak')
    expect((await search({})).body.total).toBe(24)
    expect(await names({ near: 'Sterling', language: 'hindi' })).toEqual(['Priya Nair'])
  })
})

describe('the agents of the demonstration', () => {
  it('pass their own rules', () => {
    for (const each of demoAgents) expect(agent.check(agentOf(each))).toEqual([])
  })

  it('are given once: what an admin deleted does not come back', async () => {
    const versions = { of: () => 0, items: { of: () => 0 }, reached: () => {} }
    const warn = () => {}
    const { seedDemo } = createAgents({
      db: site.database.db,
      versions,
      now: site.clock.now,
      warn,
      places: ownPlaces(),
      tenants: createTenants([]),
    })
    await seedDemo('windbreak', demoAgents.map(agentOf))
    expect((await search({})).body.total).toBe(24)
    const item = { key: 'agentList', primaryKey: 'email', client: 'windbreak', content: { email: 'dana.whitlock@windbreak.example' } }
    await site.post('/api/cms/delete-content-item', item, { as: 'admin' })
    await seedDemo('windbreak', demoAgents.map(agentOf))
    expect((await search({})).body.total).toBe(23)
  })
})

describe('a slip of the pen in a name that is new', () => {
  it('is known of an agent as soon as there is one', async () => {
    const meant = async () => (await search({ q: 'Zacharia Quizenbery' })).body.didYouMean.q
    expect(await meant()).toEqual([])
    const content = agent.toWire({ ...agentOf(demoAgents[0]), title: 'Zachariah Quizenberry', email: 'zq@windbreak.example' })
    const saved = await site.post('/api/cms/add-new-content-item', { key: 'agentList', primaryKey: 'email', content }, { as: 'admin' })
    expect(saved.status).toBe(200)
    expect(await meant()).toEqual(['Zachariah Quizenberry'])
  })
})
