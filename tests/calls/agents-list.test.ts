import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

type Item = { id?: number; title: string; email: string; phone?: string; [name: string]: unknown }
type Section = { value: { agentList: { value: string; action: string; type: string } }; revision: number; ids: { agentList: string[] } }

const kind = { key: 'agentList', client: 'windbreak' }
const made = (name: string, more: object = {}): Item => ({
  title: name,
  email: `${name.toLowerCase()}@list.example`,
  address: '1 Elm Street',
  city: 'Wray',
  state: 'Colorado',
  aboutMe: 'Here.',
  ...more,
})
const read = async () => {
  const { body } = await site.post('/api/cms/get-page-content-list', { pageName: 'FindAnAgent', client: 'windbreak' })
  const section = body.result['Section_3'] as unknown as Section
  return { ...section, items: JSON.parse(section.value.agentList.value) as Item[] }
}
const write = (items: readonly object[], more: object = {}, as: TestPerson = 'admin', headers = {}) =>
  site.post(
    '/api/cms/add-new',
    {
      pageName: 'FindAnAgent',
      section: 'Section_3',
      client: 'windbreak',
      content: { agentList: { value: JSON.stringify(items) } },
      ...more,
    },
    { as, headers },
  )
const listed = async () => (await site.post('/api/cms/get-page-content-item-list', kind)).body.result as unknown as Item[]
const history = async (id: number) =>
  (await site.post('/api/cms/get-item-history', { ...kind, id }, { as: 'admin' })).body.result as unknown as object[]
const names = (items: Item[]) => items.map((each) => each.title)

beforeEach(async () => {
  await write([made('Anna'), made('Bert'), made('Cleo')])
})

describe('one truth, two views', () => {
  it('Section_3 holds as JSON text what the item list holds', async () => {
    const { value, items, ids, revision } = await read()
    expect(items).toEqual(await listed())
    expect({ ...value.agentList, value: '' }).toEqual({ value: '', action: '', type: 'json' })
    expect(ids.agentList).toEqual(items.map((each) => String(each.id)))
    expect(revision).toBeGreaterThan(0)
  })

  it('an agent saved alone is in the section, and a section saved whole in the items', async () => {
    await site.post(
      '/api/cms/add-new-content-item',
      { ...kind, primaryKey: 'email', content: { email: 'bert@list.example', phone: '5' } },
      { as: 'admin' },
    )
    const { items } = await read()
    expect(items[1]).toMatchObject({ title: 'Bert', phone: '5' })
    await write([...items, made('Dora')])
    expect(names(await listed())).toEqual(['Anna', 'Bert', 'Cleo', 'Dora'])
  })
})

describe('writing the whole list', () => {
  it('creates, changes and deletes by e-mail, and leaves alone what is as it was', async () => {
    const { items } = await read()
    const [anna, , cleo] = items
    const saved = await write([anna, { ...cleo, phone: '7' }, made('Emil')])
    expect(saved).toMatchObject({ status: 200, body: { message: 'Content Saved' } })
    expect(names(await listed())).toEqual(['Anna', 'Cleo', 'Emil'])
    expect(await history(Number(anna.id))).toHaveLength(1)
    expect((await read()).revision).toBe(saved.body.revision)
  })

  it('knows an agent whose e-mail changed by the number in its row', async () => {
    const { items } = await read()
    await write(items.map((each) => (each.title === 'Bert' ? { ...each, email: 'bertram@list.example' } : each)))
    const [, bert] = await listed()
    expect(bert).toMatchObject({ id: items[1].id, email: 'bertram@list.example' })
    const { body } = await site.post('/api/cms/get-content-item', { ...kind, id: 'bert@list.example' }, { as: 'admin' })
    expect(body.result['id']).toBe(items[1].id)
  })

  it('gives who was left out and comes back the number they had', async () => {
    const { items } = await read()
    const [anna, bert, cleo] = items
    await write([anna, cleo])
    expect(names(await listed())).toEqual(['Anna', 'Cleo'])
    await write([anna, bert, cleo])
    expect((await listed()).map(({ id, title }) => [id, title])).toEqual(items.map(({ id, title }) => [id, title]))
    // As a client that knows no numbers sends them too.
    const { id: _id, ...plain } = bert
    await write([anna, cleo])
    await write([anna, plain, cleo])
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
  })

  it('gives who comes back nothing that was said of whoever had the e-mail before', async () => {
    await write([made('Anna', { phone: '7', mobile: '8' })])
    const [{ id }] = await listed()
    await write([made('Cleo')])
    const answer = await write([made('Anna', { title: 'Anna the Second', phone: '9' }), made('Cleo')])
    expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    const anna = (await listed()).find((each) => each.email === 'anna@list.example')
    expect(anna).toMatchObject({ id, title: 'Anna the Second', phone: '9', mobile: '' })
    expect(await history(Number(id))).toHaveLength(4)
  })

  it('takes agents with numbers of another system as new', async () => {
    await write([made('Anna'), made('Far', { id: 987_654 })])
    expect(names(await listed())).toEqual(['Anna', 'Far'])
  })

  it('stores all or nothing, and names the agent and field that are wrong', async () => {
    const before = await listed()
    const answer = await write([made('Gus'), made('Hal', { city: ' ' })])
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Please enter city!', errors: [{ path: 'agentList.1.city', message: 'Please enter city!' }] },
    })
    expect(await listed()).toEqual(before)
  })

  it.each([['not json'], ['{}'], ['[7]'], ['[["x"]]']])('refuses the list %s', async (value) => {
    const content = { agentList: { value } }
    const answer = await write([], { content })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'agentList' }] } })
    expect(await listed()).toHaveLength(3)
  })

  it('refuses two agents with one e-mail', async () => {
    expect(await write([made('Anna'), made('Anna', { title: 'Twin' })])).toMatchObject({ status: 422 })
    expect(await listed()).toHaveLength(3)
  })

  it('is refused when it names no list', async () => {
    expect((await write([], { content: {} })).status).toBe(422)
    expect(await listed()).toHaveLength(3)
  })

  it('is for admins', async () => {
    expect((await write([], {}, 'agent')).status).toBe(403)
  })

  it('answers a retry like the first try', async () => {
    const { items } = await read()
    const headers = { 'idempotency-key': 'list-once' }
    const list = [...items, made('Ida')]
    const first = await write(list, {}, 'admin', headers)
    expect((await write(list, {}, 'admin', headers)).body).toEqual(first.body)
    expect((await write(items, {}, 'admin', headers)).status).toBe(422)
  })
})

describe('a list written on an older one', () => {
  it('is put together agent by agent: nobody’s agent is lost', async () => {
    const { items, revision } = await read()
    await write([...items.filter((each) => each.title !== 'Cleo'), made('Theirs')], { revision }, 'secondAdmin')
    const mine = await write([...items.map((each) => (each.title === 'Anna' ? { ...each, phone: '9' } : each)), made('Mine')], { revision })
    expect(mine).toMatchObject({ status: 200, body: { merged: { by: 'Owen Tate' } } })
    expect(names(await listed())).toEqual(['Anna', 'Bert', 'Mine', 'Theirs'])
    expect((await listed())[0]).toMatchObject({ phone: '9' })
  })

  it('is refused with both sides when both changed one field, or one deleted whom the other changed', async () => {
    const { items, revision } = await read()
    const change = (title: string, phone: string) => items.map((each) => (each.title === title ? { ...each, phone } : each))
    await write(change('Bert', 'theirs'), { revision }, 'secondAdmin')
    const fought = await write(change('Bert', 'mine'), { revision })
    expect(fought).toMatchObject({ status: 409, body: { base: { revision }, theirs: { savedBy: 'Owen Tate' } } })
    expect(fought.body.theirs['value']['agentList']['value']).toContain('theirs')
    expect((await write(items.slice(1), { revision })).status).toBe(200)
    expect((await write(change('Anna', 'too late'), { revision })).status).toBe(409)
    expect((await write([items[0], items[2]], { revision })).status).toBe(409)
  })
})

describe('the history of the section', () => {
  it('says where it is', async () => {
    const place = { pageName: 'FindAnAgent', section: 'Section_3', client: 'windbreak' }
    expect(await site.post('/api/cms/get-section-history', place, { as: 'admin' })).toMatchObject({
      status: 404,
      body: { message: 'The history of the agents is kept agent by agent: ask get-item-history.' },
    })
  })
})
