import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

const asAdmin = { as: 'admin' } as const
const post = (call: string, body: object) => site.post(`/api/cms/${call}`, body, asAdmin)
type Named = { email: string; title: string }
const names = async () => {
  const { body } = await post('get-page-content-item-list', { key: 'agentList' })
  return (body.result as unknown as Named[]).map(({ title }) => title)
}
const content = (title: string, email: string) =>
  agent.toWire({ ...agent.fallback, title, email, address: '1 Elm Street', city: 'Wray', state: 'Colorado', aboutMe: 'Here to help.' })

describe('an item, as the source prints its calls', () => {
  const place = { pageName: 'FindAnAgent', section: 'Section_3' }

  it('is saved and deleted by page and section, with a client or by host', async () => {
    const saved = await post('add-new-content-item', { ...place, client: 'WindBreak', content: content('Edna', 'edna@marsh.example') })
    expect(saved).toMatchObject({ status: 200, body: { status: true, revision: 1 } })
    const again = await post('add-new-content-item', { ...place, content: content('Edna Marsh', 'edna@marsh.example') })
    expect(again).toMatchObject({ status: 200, body: { id: saved.body.id, revision: 2 } })
    expect(await names()).toEqual(['Edna Marsh'])
    expect((await post('delete-content-item', { ...place, content: { email: 'edna@marsh.example' } })).status).toBe(200)
    expect(await names()).toEqual([])
  })

  it('is saved and deleted by key and primary key, with a client or by host', async () => {
    const kind = { key: 'agentList', primaryKey: 'email' }
    expect((await post('add-new-content-item', { ...kind, content: content('Karl', 'karl@marsh.example') })).status).toBe(200)
    expect(await names()).toEqual(['Karl'])
    const gone = await post('delete-content-item', { ...kind, client: 'windbreak', content: { email: 'karl@marsh.example' } })
    expect(gone.status).toBe(200)
  })

  it.each([
    ['no kind and no section', {}, 400],
    ['a key without a primary key', { key: 'agentList' }, 400],
    ['a page without a section', { pageName: 'FindAnAgent' }, 400],
    ['a section that holds no items', { pageName: 'FindAnAgent', section: 'Section_4' }, 404],
    ['a client there is none of', { ...place, client: 'nobody' }, 404],
    ['the client of somebody else', { ...place, client: 'prairie' }, 403],
  ])('is refused with %s', async (_what, named, status) => {
    for (const call of ['add-new-content-item', 'delete-content-item'])
      expect([call, (await post(call, { ...named, content: content('Ada', 'ada@marsh.example') })).status]).toEqual([call, status])
  })
})

describe('a page, by the host it is asked from', () => {
  it('is read and saved without a client', async () => {
    const { page: pageName, section } = homeHeader
    const wire = homeHeader.toWire({ ...homeHeader.fallback, title: 'By host' })
    expect((await post('add-new', { pageName, section, content: wire })).status).toBe(200)
    const { body } = await post('get-page-content-list', { pageName })
    expect(body.result[section]['value']).toMatchObject({ title: { value: 'By host' } })
  })
})

describe('what a field says beside its value', () => {
  const { page: pageName, section } = homeHeader
  const read = async () => {
    const { body } = await post('get-page-content-list', { pageName })
    return body.result[section]['value'] as unknown as Record<string, { value: string; action: string; type: string }>
  }
  const save = (fields: object, more: object = {}) => post('add-new', { pageName, section, content: fields, ...more })
  const ours = (title: string) => homeHeader.toWire({ ...homeHeader.fallback, title }) as object

  it('is kept and given back, whoever saves after and says nothing of it', async () => {
    const { body } = await save({ ...ours('One'), title: { value: 'One', action: 'openModal', type: 'heading' } })
    expect((await read()).title).toEqual({ value: 'One', action: 'openModal', type: 'heading' })
    await save({ tagLine: { value: 'Another tag line' } })
    await save(ours('Two'))
    expect((await read()).title).toEqual({ value: 'Two', action: 'openModal', type: 'heading' })
    expect((await read()).tagLine).toMatchObject({ action: '', type: 'text' })
    const merged = await save({ subTitle: { value: 'Put together', action: 'x' } }, { revision: body.revision })
    expect(merged.body.merged['value']).toMatchObject({ title: { action: 'openModal' }, subTitle: { action: 'x', type: 'text' } })
    expect((await post('get-section-history', { pageName, section })).body.result[0]['value']).toEqual(await read())
  })

  it('changes when somebody says something else, and is no place for more than a name', async () => {
    await save({ title: { value: 'Three', action: 'scroll', type: 'text' } })
    expect((await read()).title).toEqual({ value: 'Three', action: 'scroll', type: 'heading' })
    const long = await save({ title: { value: 'Four', action: 'x'.repeat(201) } })
    expect(long).toMatchObject({ status: 422, body: { errors: [{ path: 'title.action' }] } })
    expect((await read()).title.value).toBe('Three')
    await save({ title: { value: 'Five', action: 'sc\0ro\udfffll' } })
    expect((await read()).title).toMatchObject({ value: 'Five', action: 'scro\ufffdll' })
  })
})
