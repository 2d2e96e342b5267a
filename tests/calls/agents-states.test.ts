import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agent } from '../../src/nouns/agents/agent.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const [windbreak, prairie] = testTenants
let site: TestApp
// The demonstration's agents are of Colorado, at every tenant.
beforeAll(async () => {
  site = await startTestApp({ demo: true, tenants: [windbreak, { ...prairie, servedStates: ['KS', 'NE'] }] })
})
afterAll(() => site?.close())

const person = { title: 'Edna Marsh', email: 'edna@marsh.example', address: '1 Elm Street', city: 'Goodland', aboutMe: 'Here to help.' }
const wireOf = (state: string) => agent.toWire({ ...agent.fallback, ...person, state })
const save = (client: string, content: unknown) =>
  site.post(
    '/api/cms/add-new-content-item',
    { key: 'agentList', primaryKey: 'email', client, content },
    { as: client === 'prairie' ? 'otherAdmin' : 'admin' },
  )
const list = async (client: string) =>
  (await site.post('/api/cms/get-page-content-item-list', { key: 'agentList', client })).body.result as unknown as Listed[]
const find = async (client: string, email = person.email) => (await list(client)).find((each) => each.email === email)

type Listed = { email: string; state: string }

const refused = { status: 422, body: { message: 'Please select state!', errors: [{ path: 'state', message: 'Please select state!' }] } }

describe('the state of an agent', () => {
  it.each(['Colorado', 'Utah', ''])('is none that the tenant does not serve: %j', async (state) => {
    expect(await save('prairie', wireOf(state))).toMatchObject(refused)
    expect(await find('prairie')).toBeUndefined()
  })

  it('is none that there is not', async () => {
    expect(await save('prairie', { ...(wireOf('Kansas') as object), state: 'Atlantis' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'state' }] },
    })
  })

  it('is one of those the tenant serves', async () => {
    for (const state of ['Kansas', 'Nebraska']) expect(await save('prairie', wireOf(state))).toMatchObject({ status: 200 })
    expect(await find('prairie')).toMatchObject({ state: 'Nebraska' })
    expect(await save('windbreak', wireOf('Colorado'))).toMatchObject({ status: 200 })
    expect(await save('windbreak', wireOf('Kansas'))).toMatchObject(refused)
  })

  it('is refused in a list too, where it is', async () => {
    const content = { agentList: [wireOf('Nebraska'), { ...(wireOf('Colorado') as object), email: 'other@marsh.example' }] }
    const answer = await site.post(
      '/api/cms/add-new',
      { pageName: 'FindAnAgent', section: 'Section_3', client: 'prairie', content },
      { as: 'otherAdmin' },
    )
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'agentList.1.state', message: 'Please select state!' }] } })
  })

  it('stays what it is where the tenant does not serve it, and cannot be taken anew', async () => {
    const [{ email, state }] = await list('prairie')
    expect(state).toBe('Colorado')
    expect(await save('prairie', { email, phone: '(785) 555-0101' })).toMatchObject({ status: 200 })
    expect(await find('prairie', email)).toMatchObject({ state, phone: '(785) 555-0101' })
    expect(await save('prairie', { email, state: 'Kansas' })).toMatchObject({ status: 200 })
    expect(await save('prairie', { email, state })).toMatchObject(refused)
  })
})
