import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentQuery, AgentResults } from '../../src/calls/agent-search-call.ts'
import { agent, type Agent } from '../../src/nouns/agents/agent.ts'
import type { Site } from '../../src/pages/site.ts'
import { pages as rows } from '../../src/routes.ts'
import { agentSearch } from '../../src/server/db/tables/agents.ts'
import { items } from '../../src/server/db/tables/items.ts'
import { noScripts } from '../fixtures/no-scripts.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

/** Pages that say what a search finds, in place of showing it. */
const sites = new WeakMap<object, Site>()
const pages = {
  async render({ url }: Request, context: RouterContextProvider) {
    const query = Object.fromEntries(new URL(url).searchParams)
    return new Response(JSON.stringify(await sites.get(context)?.searchAgents(query)))
  },
  contextOf(asking: Site) {
    const context = new RouterContextProvider()
    sites.set(context, asking)
    return context
  },
  rows,
  styles: new Map(),
  assets: noScripts,
}

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true, pages })
})
afterAll(() => site?.close())

async function ask(at: string, query: AgentQuery): Promise<Partial<AgentResults>> {
  const answer = (await (await fetch(`${site.origin}${at}?${new URLSearchParams(query)}`)).json()) as AgentResults & { status?: true }
  const { asOf: _now, status: _ok, ...found } = answer
  return found
}
const onPage = (query: AgentQuery) => ask('/360/find-an-agent', query)
const byCall = (query: AgentQuery) => ask('/api/agents/search', query)

const wishes: AgentQuery[] = [
  {},
  { page: '2' },
  { page: '99' },
  { q: 'dana' },
  { q: 'a' },
  { q: 'a', page: '2' },
  { q: 'dana\nwhitlock' },
  { q: 'sterling, colorado' },
  { q: '%' },
  { q: 'dana witlock' },
  { q: 'x'.repeat(200) },
  { near: 'Durango' },
  { near: '80751', page: '2' },
  { near: 'Nowhere at all' },
  { lat: '37.2753', lng: '-107.8801' },
  { lat: '37.2753', lng: '-107.8801', q: 'e', page: '2' },
  { open: '1' },
  { language: 'Spanish' },
  { language: 'español' },
  { line: 'farm', near: 'Sterling' },
  { line: 'none of ours' },
  { open: '1', language: 'Spanish', line: 'auto', near: 'Pueblo' },
]

describe('a search of agents on a page', () => {
  it.each(wishes)('finds what the call finds: %j', async (wish) => {
    const found = await onPage(wish)
    expect(found).toEqual(await byCall(wish))
    expect(found.languages?.length).toBeGreaterThan(0)
  })

  it('cuts what is too long, and what is cut says no other wish', async () => {
    const { total } = await onPage({ near: 'Sterling' })
    expect(await onPage({ near: `Sterling${' '.repeat(200)}`, open: 'weekend-afternoons' })).toMatchObject({ total })
    expect(await onPage({ q: 'x'.repeat(201) })).toMatchObject({ total: 0 })
  })

  it('finds who was saved, who was saved again, and not who was deleted', async () => {
    const kind = { key: 'agentList', primaryKey: 'email', client: 'windbreak' }
    const email = 'ase.zweig@windbreak.example'
    const placed = {
      ...agent.fallback,
      title: 'Åse Zweig',
      email,
      address: '1 Elm Street',
      city: 'Wray',
      state: 'Colorado',
      aboutMe: 'Here.',
    }
    const save = (change: Partial<Agent>) =>
      site.post('/api/cms/add-new-content-item', { ...kind, content: agent.toWire({ ...placed, ...change }) }, { as: 'admin' })
    const found = async (query: AgentQuery) => {
      expect(await onPage(query)).toEqual(await byCall(query))
      return ((await onPage(query)).agents ?? []).map(({ title }) => title)
    }

    expect(await found({ q: 'zweig' })).toEqual([])
    expect((await save({})).status).toBe(200)
    expect(await found({ q: 'zweig' })).toEqual(['Åse Zweig'])
    expect(await found({ q: 'zwieg' })).toEqual([])
    expect((await save({ title: 'Åse Zweig-Lund', lat: '37.2753', lng: '-107.8801' })).status).toBe(200)
    expect((await found({ lat: '37.2753', lng: '-107.8801' }))[0]).toBe('Åse Zweig-Lund')
    expect((await site.post('/api/cms/delete-content-item', { ...kind, content: { email } }, { as: 'admin' })).status).toBe(200)
    expect(await found({ q: 'zweig' })).toEqual([])
    expect(await found({ lat: '37.2753', lng: '-107.8801' })).not.toContain('Åse Zweig-Lund')
  })

  it('says of an office what is true in the minute', async () => {
    for (let hour = 0; hour < 24; hour++) {
      site.clock.advance(3_600_000)
      expect((await onPage({ q: 'dana' })).agents).toEqual((await byCall({ q: 'dana' })).agents)
    }
  })

  it('asks the database where the directory is a large one', async () => {
    const { db } = site.database
    const [rowsOfItems, rowsOfSearch] = [
      await db.select().from(items).where(eq(items.kind, agent.noun)),
      await db.select().from(agentSearch),
    ]
    const copies = Array.from({ length: 25 }, (_each, turn) => 1000 * (turn + 1))
    await db
      .insert(items)
      .values(copies.flatMap((more) => rowsOfItems.map((row) => ({ ...row, id: row.id + more, key: `${more}${row.key}` }))))
    await db.insert(agentSearch).values(copies.flatMap((more) => rowsOfSearch.map((row) => ({ ...row, id: row.id + more }))))
    // Whoever is saved makes the version by which the many are known of.
    const content = agent.toWire({
      ...agent.fallback,
      title: 'Edna Marsh',
      email: 'edna@marsh.example',
      address: '1 Elm Street',
      city: 'Wray',
      state: 'Colorado',
      aboutMe: 'Here to help.',
    })
    const body = { client: 'windbreak', key: 'agentList', primaryKey: 'email', content }
    const saved = await site.post('/api/cms/add-new-content-item', body, { headers: { cookie: await site.cookieOf('admin') } })
    expect(saved.status).toBe(200)
    const found = await onPage({ q: 'dana' })
    expect(found.total).toBe(26)
    expect(found).toEqual(await byCall({ q: 'dana' }))
  })
})
