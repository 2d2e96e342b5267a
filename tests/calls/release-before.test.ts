import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

type Wire = { [name: string]: unknown }
type Exchange = { path: string; body: Wire & { id?: number | string }; as: TestPerson; status: number; answer: Wire }
type Recorded = {
  version: number
  answers: Exchange[]
  pages: { pageName: string; client: string; as: TestPerson; stored: { [section: string]: unknown } }[]
  found: { q: string; ids: number[] }[]
  retries: { path: string; body: Wire; headers: Record<string, string>; answer: Wire }[]
  highest: number
}

const read = (name: string) => readFileSync(new URL(`../fixtures/release-before/${name}`, import.meta.url), 'utf8')
const before = JSON.parse(read('answers.json')) as Recorded

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ left: read('database.sql') })
})
afterAll(() => site?.close())

const nameOf = ({ path, body }: Exchange) => `${path} ${JSON.stringify(body)}`

/** That release wrote AboutUs/Section_1 as an object in JSON text; since then it is a list of one, the object unchanged. */
const asToday = <A>(answer: A): A => {
  const inList = (_name: string, each: unknown) =>
    typeof each === 'string' && each.startsWith('{"title":"What we were for"') ? `[${each}]` : each
  return JSON.parse(JSON.stringify(answer), inList) as A
}

/** Agents have a ZIP code since, which nobody of that release has told. */
const withoutNews = <A>(answer: A): A => JSON.parse(JSON.stringify(answer).replaceAll(/(\\*)"zip\1":\1"\1",/g, '')) as A

describe('a database of the release before', () => {
  it('holds agents, what became of them and what they were, so that there is something to lose', () => {
    const called = before.answers.map(({ path }) => path)
    const times = (path: string) => called.filter((each) => each === path).length
    expect([times('get-item-history'), times('get-content-item'), times('get-section-history')]).toEqual([10, 19, 4])
  })

  it.each(before.answers.map((each) => [nameOf(each), each] as const))('answers as that release did: %s', async (_name, asked) => {
    const { status, body } = await site.post(`/api/cms/${asked.path}`, asked.body, { as: asked.as })
    expect({ status, body: withoutNews(body) }).toEqual({ status: asked.status, body: asToday(asked.answer) })
  })

  it.each(before.pages)('tells of $pageName of $client what was stored', async ({ pageName, client, as, stored }) => {
    const { body } = await site.post('/api/cms/get-page-content-list', { pageName, client }, { as })
    expect(withoutNews(body.result)).toMatchObject(asToday(stored))
  })

  it.each(before.found)('finds for “$q” whom that release found', async ({ q, ids }) => {
    const found = await fetch(`${site.origin}/api/agents/search?${new URLSearchParams({ q })}`)
    const { agents } = (await found.json()) as { agents: { id: number }[] }
    expect(agents.map(({ id }) => id)).toEqual(ids)
  })

  it.each(before.retries)('answers a retry of $path like that release', async ({ path, body, headers, answer }) => {
    expect((await site.post(`/api/cms/${path}`, body, { as: 'admin', headers })).body).toEqual(answer)
  })

  it('is at the content version it was, and none of its old tables is left', async () => {
    const page = await fetch(`${site.origin}/360`)
    expect(Number(page.headers.get('content-version'))).toBe(before.version)
    const { rows } = (await site.database.db.execute(sql`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_name in ('agents', 'agent_revisions', 'agent_addresses', 'agent_search')`)) as unknown as {
      rows: object[]
    }
    expect(rows).toEqual([{ table_name: 'agent_search' }])
  })
})

describe('going on from there', () => {
  const kind = { key: 'agentList', client: 'windbreak', primaryKey: 'email' }
  const save = (content: object, more: object) => site.post('/api/cms/add-new-content-item', { ...kind, content, ...more }, { as: 'admin' })

  it('a save on an old revision is put together with what came after it', async () => {
    const merged = await save({ website2: 'https://anna.example' }, { id: 1, revision: 2 })
    expect(merged).toMatchObject({ status: 200, body: { revision: 5, merged: { by: 'Marlene Ruiz' } } })
  })

  it('a new agent has a number nobody had', async () => {
    const details = { address: '1 Elm Street', city: 'Wray', state: 'Colorado', aboutMe: 'New.' }
    const { body } = await save({ ...details, title: 'Jo King', email: 'jo@after.example' }, { revision: 0 })
    expect(body.id).toBe(before.highest + 1)
  })
})
