import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agent, type Agent } from '../../src/nouns/agents/agent.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

type Options = Parameters<TestApp['post']>[2]
type Item = { id: number; email: string; title: string; [name: string]: unknown }

const kind = { key: 'agentList', client: 'Windbreak' }
const contentOf = (change: Partial<Agent> = {}): Agent => ({
  ...agent.fallback,
  title: 'Edna Marsh',
  email: 'edna@marsh.example',
  address: '1 Elm Street',
  city: 'Wray',
  state: 'Colorado',
  aboutMe: 'Here to help.',
  ...change,
})
const wireOf = (change: Partial<Agent> = {}) => agent.toWire(contentOf(change)) as Record<string, unknown>
const save = (content: unknown, more: object = {}, options: Options = { as: 'admin' }) =>
  site.post('/api/cms/add-new-content-item', { ...kind, primaryKey: 'email', content, ...more }, options)
const remove = (email: string, more: object = {}, options: Options = { as: 'admin' }) =>
  site.post('/api/cms/delete-content-item', { ...kind, primaryKey: 'email', content: { email }, ...more }, options)
const list = async () => (await site.post('/api/cms/get-page-content-item-list', kind)).body.result as unknown as Item[]
const one = async (id: number | string) => (await site.post('/api/cms/get-content-item', { ...kind, id }, { as: 'admin' })).body
const history = async (id: number) => (await site.post('/api/cms/get-item-history', { ...kind, id }, { as: 'admin' })).body
const newAgent = async (name: string) => {
  const email = `${name}@agents.example`
  const { body } = await save(wireOf({ title: name, email }), { revision: 0 })
  return { email, id: Number(body.id), revision: Number(body.revision) }
}

describe('one agent', () => {
  it('is saved without the rows of hours that say nothing, and the others stay who they are', async () => {
    const table = ['Monday', '', 'Friday'].map((column1, index) => ({ id: `row${index}`, column1, column2: column1 ? '9-12' : '  ' }))
    const { body } = await save(wireOf({ title: 'Gus', email: 'gus@agents.example' }), { revision: 0 })
    const id = Number(body.id)
    const content = { ...wireOf({ title: 'Gus', email: 'gus@agents.example' }), table: table.map(({ id: _id, ...row }) => row) }
    const ids = { table: table.map((row) => row.id), languages: [] }
    expect((await save(content, { id, revision: 1, ids })).status).toBe(200)
    const stored = (await one(id)).result as unknown as { value: { table: object[] }; ids: { table: string[] } }
    expect(stored.value.table.map((row) => (row as { column1: string }).column1)).toEqual(['Monday', 'Friday'])
    expect(stored.ids.table).toEqual(['row0', 'row2'])
    const again = await save({ ...content, title: 'Gus Marsh' }, { id, revision: 2, ids })
    expect(again.status).toBe(200)
    expect((await remove('gus@agents.example')).status).toBe(200)
  })

  it('is created and is in the list in its wire shape', async () => {
    const table = [{ id: 'x', column1: 'Monday', column2: '9:00 AM - 5:00 PM' }]
    const created = await save(wireOf({ table, languages: [{ id: 'y', name: 'English' }], zip: '80758', lat: '40.08', lng: '-102.22' }))
    expect(created).toMatchObject({ status: 200, body: { status: true, message: 'Content Saved', revision: 1, id: expect.any(Number) } })
    expect((await list()).find((each) => each.email === 'edna@marsh.example')).toEqual({
      id: created.body.id,
      title: 'Edna Marsh',
      email: 'edna@marsh.example',
      phone: '',
      mobile: '',
      address: '1 Elm Street',
      address2: '',
      city: 'Wray',
      state: 'Colorado',
      zip: '80758',
      lat: '40.08',
      lng: '-102.22',
      map: '',
      website2: '',
      aboutMe: 'Here to help.',
      image: '',
      table: [{ column1: 'Monday', column2: '9:00 AM - 5:00 PM' }],
      languages: ['English'],
      lines: { auto: 'false', home: 'false', farm: 'false', business: 'false', life: 'false', annuities: 'false' },
      agentSearchAddress: 'Wray - Edna Marsh',
    })
  })

  it('survives being read and written as it is, as JSON text and with the table as JSON text too', async () => {
    const [item] = await list()
    for (const content of [item, JSON.stringify(item), { ...item, table: JSON.stringify(item.table) }]) {
      expect((await save(content)).status).toBe(200)
      expect(await list()).toEqual([item])
    }
  })

  it.each([
    ['title', 'Please enter Name!'],
    ['email', 'Please enter Email!'],
    ['address', 'Please enter Address!'],
    ['city', 'Please enter city!'],
    ['state', 'Please select state!'],
    ['aboutMe', 'Please enter about me!'],
  ])('without %s is refused: %s', async (field, message) => {
    const answer = await save({ ...wireOf({ email: 'other@marsh.example' }), [field]: '' })
    expect(answer).toMatchObject({ status: 422, body: { status: false, message, errors: [{ path: field, message }] } })
  })

  it('is refused for the first failure in the order of the form', async () => {
    const { body } = await save({})
    expect(body.message).toBe('Please enter Name!')
    expect((body.errors as unknown as { path: string }[]).map((each) => each.path)).toEqual([
      'title',
      'email',
      'address',
      'city',
      'state',
      'aboutMe',
    ])
  })

  it.each([
    ['email', 'no address'],
    ['email', 'a@b'],
    ['email', 'a/b@c.example'],
    ['lat', 'north'],
    ['lng', '181'],
    ['website2', 'javascript:alert(1)'],
    ['state', 'Utah'],
    ['table', 'not json'],
  ])('with an impossible %s (%s) is refused', async (field, value) => {
    const answer = await save({ ...wireOf({ email: 'other@marsh.example' }), [field]: value })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field }] } })
  })

  it('keeps what a save does not name', async () => {
    const { email, id } = await newAgent('Keeper')
    await save({ id, phone: '(970) 555-0101' })
    expect((await list()).find((each) => each.id === id)).toMatchObject({ email, phone: '(970) 555-0101', aboutMe: 'Here to help.' })
  })

  it('is known by its e-mail, whatever the case', async () => {
    const { id } = await newAgent('cased')
    const { body } = await save(wireOf({ title: 'Cased again', email: 'CASED@Agents.example' }))
    expect(body.id).toBe(id)
    expect((await one('cased@AGENTS.example')).result['value']).toMatchObject({ title: 'Cased again', email: 'CASED@Agents.example' })
  })

  it('cannot be created twice, nor take another’s e-mail', async () => {
    const { email } = await newAgent('first')
    const second = await newAgent('second')
    const message = 'Another agent has this email.'
    expect(await save(wireOf({ email }), { revision: 0 })).toMatchObject({ status: 422, body: { errors: [{ path: 'email', message }] } })
    expect(await save({ email }, { id: second.id })).toMatchObject({ status: 422, body: { message } })
  })

  it('belongs to one tenant', async () => {
    const { email, id } = await newAgent('ours')
    const asPrairie = { as: 'otherAdmin' } as const
    const theirs = await save(wireOf({ email, title: 'Theirs' }), { client: 'prairie', revision: 0 }, asPrairie)
    expect(theirs.status).toBe(200)
    expect(theirs.body.id).not.toBe(id)
    expect((await save({ phone: '1' }, { client: 'prairie', id }, asPrairie)).status).toBe(404)
    expect((await one(id)).result['value']).toMatchObject({ title: 'ours' })
  })

  it('is refused under an unknown key or primary key', async () => {
    expect(await save(wireOf(), { key: 'dogList' })).toMatchObject({ status: 404, body: { message: 'There is no such list.' } })
    expect((await save(wireOf(), { primaryKey: 'name' })).status).toBe(400)
  })
})

describe('two admins and one agent', () => {
  it('are put together field by field', async () => {
    const { id, revision } = await newAgent('merged')
    await save({ phone: '(970) 555-0111' }, { id, revision }, { as: 'secondAdmin' })
    const mine = await save({ ...wireOf({ title: 'merged', email: 'merged@agents.example' }), mobile: '(970) 555-0122' }, { id, revision })
    expect(mine).toMatchObject({ status: 200, body: { merged: { by: 'Owen Tate' } } })
    expect((await one(id)).result['value']).toMatchObject({ phone: '(970) 555-0111', mobile: '(970) 555-0122' })
  })

  it('are told when they changed the same field, and nothing is stored', async () => {
    const { id, revision } = await newAgent('fought')
    const theirs = await save({ phone: 'theirs' }, { id, revision }, { as: 'secondAdmin' })
    const mine = await save({ phone: 'mine' }, { id, revision })
    expect(mine).toMatchObject({
      status: 409,
      body: {
        message: 'Somebody saved this agent while you were writing.',
        theirs: { revision: theirs.body.revision, savedBy: 'Owen Tate', value: { phone: 'theirs' } },
        base: { revision, value: { phone: '' } },
      },
    })
    expect((await one(id)).result['value']).toMatchObject({ phone: 'theirs' })
  })

  it('do not delete what the other just changed', async () => {
    const { id, email, revision } = await newAgent('guarded')
    await save({ phone: '1' }, { id, revision }, { as: 'secondAdmin' })
    expect((await remove(email, { revision })).status).toBe(409)
    expect((await one(id)).status).toBe(true)
  })

  it('cannot save an agent the other deleted, but can bring it back', async () => {
    const { id, email, revision } = await newAgent('vanished')
    await remove(email, {}, { as: 'secondAdmin' })
    expect(await save({ phone: '1' }, { id, revision })).toMatchObject({
      status: 404,
      body: { message: 'This agent was deleted.', deleted: true },
    })
  })
})

describe('a retry', () => {
  it('of a new agent answers like the first try and makes no second one', async () => {
    const headers = { 'idempotency-key': 'new-agent' }
    const content = wireOf({ email: 'once@agents.example' })
    const first = await save(content, { revision: 0 }, { as: 'admin', headers })
    const second = await save(content, { revision: 0 }, { as: 'admin', headers })
    expect(second.body).toEqual(first.body)
    expect((await list()).filter((each) => each.email === 'once@agents.example')).toHaveLength(1)
    expect((await save({ ...content, phone: '1' }, { revision: 0 }, { as: 'admin', headers })).status).toBe(422)
  })

  it('of a deletion answers like the first try', async () => {
    const { email, revision } = await newAgent('gone-once')
    const options = { as: 'admin', headers: { 'idempotency-key': 'gone' } } as const
    const first = await remove(email, { revision }, options)
    expect((await remove(email, { revision }, options)).body).toEqual(first.body)
    expect((await remove(email)).status).toBe(404)
  })
})

describe('deleting an agent', () => {
  it('says so, and takes it off every list', async () => {
    const { email, id } = await newAgent('leaver')
    expect(await remove(email.toUpperCase())).toMatchObject({ status: 200, body: { status: true, message: 'Agent has been deleted!', id } })
    expect((await list()).some((each) => each.id === id)).toBe(false)
    expect((await one(id)).message).toBe('There is no such agent.')
    const found = await fetch(`${site.origin}/api/agents/search?q=leaver`)
    expect(await found.json()).toMatchObject({ total: 0 })
  })

  it('can be undone from its history', async () => {
    const { email, id, revision } = await newAgent('returner')
    const { body: gone } = await remove(email, { revision })
    const deleted = (await site.post('/api/cms/get-deleted-items', kind, { as: 'admin' })).body.result as unknown as { id: number }[]
    expect(deleted[0].id).toBe(id)
    const [newest, before] = (await history(id)).result as unknown as { deleted: boolean; value: Item; ids: object; revision: number }[]
    expect([newest.deleted, before.deleted, newest.revision]).toEqual([true, false, gone.revision])
    const back = await save(before.value, { id, ids: before.ids, revision: newest.revision, restores: before.revision })
    expect(back).toMatchObject({ status: 200, body: { id, revision: 3 } })
    expect((await list()).find((each) => each.id === id)).toMatchObject({ email })
    const found = await fetch(`${site.origin}/api/agents/search?q=returner`)
    expect(await found.json()).toMatchObject({ total: 1, agents: [{ id }] })
  })

  it('leaves the e-mail free for somebody else, who then keeps it', async () => {
    const { email, id } = await newAgent('shared')
    const { body: gone } = await remove(email)
    const next = await save(wireOf({ email, title: 'The next' }), { revision: 0 })
    expect(next.status).toBe(200)
    expect(next.body.id).not.toBe(id)
    expect(await save(wireOf({ email }), { id, revision: gone.revision, restores: 1 })).toMatchObject({
      status: 422,
      body: { message: 'Another agent has this email.' },
    })
  })
})

describe('a changed e-mail', () => {
  it('leads from the old address to the agent', async () => {
    const { id, email, revision } = await newAgent('mover')
    expect(await save({ email: 'moved@agents.example' }, { id, revision })).toMatchObject({ status: 200, body: { id } })
    expect((await one(email)).result).toMatchObject({ id, value: { email: 'moved@agents.example' } })
    await save({ email: 'moved-again@agents.example' }, { id })
    expect((await one(email)).result).toMatchObject({ id, value: { email: 'moved-again@agents.example' } })
    // Whoever has the address now is meant by it.
    const taker = await save(wireOf({ email, title: 'Taker' }), { revision: 0 })
    expect((await one(email)).result['id']).toBe(taker.body.id)
  })

  it('leads to the card for an address book too', async () => {
    const { id, email, revision } = await newAgent('card')
    await save({ email: 'New.Card@agents.example' }, { id, revision })
    const old = await fetch(`${site.origin}/api/agents/${email}/card.vcf`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/api/agents/new.card%40agents.example/card.vcf'])
    const card = await fetch(`${site.origin}/api/agents/${email}/card.vcf`)
    expect([card.status, await card.text()]).toEqual([200, expect.stringContaining('New.Card@agents.example')])
  })

  it('is in the map for search engines as its page names itself', async () => {
    await save(wireOf({ title: 'Ida Capital', email: 'Ida.Capital@Agents.Example' }), { revision: 0 })
    const map = await (await fetch(`${site.origin}/sitemap-agents-1.xml`)).text()
    expect(map).toContain('/360/agent-details/ida.capital@agents.example</loc>')
    expect(map).not.toContain('Ida.Capital')
  })
})

describe('what visitors see', () => {
  it('is fresh after every change, since the content version grows', async () => {
    const versionOf = async () => Number((await fetch(`${site.origin}/360`)).headers.get('content-version'))
    const before = await versionOf()
    const { email } = await newAgent('fresh')
    const between = await versionOf()
    await remove(email)
    expect(between).toBeGreaterThan(before)
    expect(await versionOf()).toBeGreaterThan(between)
  })
})
