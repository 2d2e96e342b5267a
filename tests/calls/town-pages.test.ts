import type { LoaderFunctionArgs } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agent, type Agent } from '../../src/nouns/agents/agent.ts'
import { siteContext } from '../../src/pages/site.ts'
import type { TownAgents } from '../../src/pages/site/site-agents.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    pages: builtOf({
      town: {
        path: '/360/insurance-agents/:id',
        file: '',
        kept: false,
        loader: ({ params, context }: LoaderFunctionArgs) => context.get(siteContext).townAgents(params.id ?? ''),
      },
    }),
  })
})
afterAll(() => site?.close())

let made = 0
async function save(change: Partial<Agent>, more: object = {}): Promise<{ id: number; revision: number; email: string }> {
  const email = change.email ?? `agent${++made}@agents.example`
  const content = agent.toWire({
    ...agent.fallback,
    title: `Agent ${made}`,
    address: '1 Elm Street',
    state: 'Colorado',
    aboutMe: 'Here.',
    ...change,
    email,
  })
  const { status, body } = await site.post(
    '/api/cms/add-new-content-item',
    { key: 'agentList', client: 'windbreak', primaryKey: 'email', content, ...more },
    { as: 'admin' },
  )
  expect(status).toBe(200)
  return { id: Number(body.id), revision: Number(body.revision), email }
}

async function read(slug: string): Promise<TownAgents | null> {
  const html = await (await fetch(`${site.origin}/360/insurance-agents/${slug}`)).text()
  const [, told] = /<pre>(.*)<\/pre>/s.exec(html) ?? []
  return (JSON.parse(told).loaded as { town: TownAgents | null }).town
}
const namesIn = async (slug: string) => (await read(slug))?.agents.map(({ title }) => title)
const mapped = async () => {
  const answer = await fetch(`${site.origin}/sitemap-towns.xml`)
  return answer.status === 404 ? [] : [...(await answer.text()).matchAll(/insurance-agents\/([^<]+)</g)].map(([, slug]) => slug)
}

describe('the agents of a town', () => {
  it('has none while nobody has an office there, and is on no map', async () => {
    expect(await read('sterling-co')).toMatchObject({
      town: { name: 'Sterling', county: 'Logan County', state: 'Colorado' },
      agents: [],
      around: [],
    })
    expect(await mapped()).toEqual([])
    expect(await read('sterlng-co')).toBeNull()
  })

  it('are those whose office is there, whoever else has its name in theirs; the next ones are around', async () => {
    await save({ title: 'Edna Marsh', city: 'Sterling' })
    await save({ title: 'Sterling Moss', city: 'Brush' })
    await save({ title: 'Far Away', city: 'Durango' })
    await save({ title: 'Old Form', city: 'STERLING ' })
    expect((await namesIn('sterling-co'))?.toSorted()).toEqual(['Edna Marsh', 'Old Form'])
    expect((await read('sterling-co'))?.around.map(({ title }) => title)).toEqual(['Sterling Moss'])
    expect((await mapped()).toSorted()).toEqual(['brush-co', 'durango-co', 'sterling-co'])
  })

  it('moves with the office in the very next answer, on the page and on the map', async () => {
    const moving = await save({ title: 'Ida Moves', city: 'Akron' })
    expect(await namesIn('akron-co')).toEqual(['Ida Moves'])
    await save({ title: 'Ida Moves', city: 'Wray', email: moving.email }, { id: moving.id, revision: moving.revision })
    expect([await namesIn('akron-co'), await namesIn('wray-co')]).toEqual([[], ['Ida Moves']])
    const towns = await mapped()
    expect([towns.includes('akron-co'), towns.includes('wray-co')]).toEqual([false, true])
  })

  it('are found where their office is placed far from the middle of the town', async () => {
    await save({ title: 'Placed Elsewhere', city: 'Limon', lat: '37.0', lng: '-108.0' })
    expect(await namesIn('limon-co')).toEqual(['Placed Elsewhere'])
  })

  it('are ten at most, and more are said to be more', async () => {
    for (let number = 0; number < 12; number++) await save({ city: 'Yuma' })
    const found = await read('yuma-co')
    expect([found?.agents.length, found?.more]).toEqual([10, true])
  })
})
