import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineRecord } from '../../src/fields/define-record.ts'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { required } from '../../src/fields/rules.ts'
import { text } from '../../src/fields/text.ts'
import { fieldsWire } from '../../src/fields/wire.ts'
import { contentVersions } from '../../src/server/db/tables/content.ts'
import type { ItemKind } from '../../src/server/items/item-kind.ts'
import { meetAtTable } from '../fixtures/meet-at-table.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

/** A second kind, declared in full: whatever works for it works for the next one. */
const dogKind: ItemKind = {
  key: 'dogList',
  record: defineRecord({
    noun: 'dog',
    wire: fieldsWire(),
    fields: {
      name: text({ label: 'Name', rules: [required('Please enter name!')] }),
      master: text({ label: 'Master' }),
      trick: text({ label: 'Trick' }),
    },
  }),
  primaryKey: 'name',
  words: { saved: 'Good dog!', deleted: 'The dog has left.', taken: 'Another dog has this name.' },
  nameOf: ({ name }) => String(name),
}

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ itemKinds: [dogKind] })
})
afterAll(() => site?.close())

const ask = async (call: string, more: object = {}, as: 'admin' | 'secondAdmin' = 'admin') =>
  (await site.post(`/api/cms/${call}`, { key: 'dogList', client: 'windbreak', ...more }, { as })) as unknown as {
    status: number
    body: Answer
  }
type Answer = {
  [name: string]: unknown
  id: number
  revision: number
  result: { [name: string]: unknown } & { value: unknown; deleted?: boolean }[]
}
const save = (content: object, more: object = {}, as?: 'secondAdmin') =>
  ask('add-new-content-item', { primaryKey: 'name', content, ...more }, as)
const dog = async (id: number | string) => (await ask('get-content-item', { id })).body.result
const told = (value: string) => expect.objectContaining({ value })

it('a second kind is edited, fought over, put together, deleted, brought back and followed by the same code', async () => {
  const { body: rex } = await save({ name: 'Rex' }, { revision: 0 })
  const { body: ada } = await save({ name: 'Ada' }, { revision: 0 })
  expect(rex).toMatchObject({ message: 'Good dog!', id: 1, revision: 1 })
  expect(ada.id).toBe(2)
  expect(await save({ name: '' }, { id: 1 })).toMatchObject({ status: 422, body: { message: 'Please enter name!' } })
  expect(await save({ name: 'REX' }, { revision: 0 })).toMatchObject({ status: 422, body: { message: 'Another dog has this name.' } })
  expect((await ask('get-page-content-item-list')).body.result).toMatchObject([{ name: told('Ada') }, { name: told('Rex') }])

  await save({ master: 'Owen' }, { id: 1, revision: 1 }, 'secondAdmin')
  expect(await save({ trick: 'Sits' }, { id: 1, revision: 1 })).toMatchObject({
    status: 200,
    body: { revision: 3, merged: { by: 'Owen Tate' } },
  })
  expect(await save({ master: 'Marlene' }, { id: 1, revision: 1 })).toMatchObject({
    status: 409,
    body: { message: 'Somebody saved this dog while you were writing.', theirs: { revision: 3 }, base: { revision: 1 } },
  })

  await save({ name: 'Rexy' }, { id: 1 })
  expect(await dog('rex')).toMatchObject({ id: 1, value: { name: told('Rexy'), master: told('Owen'), trick: told('Sits') } })

  const gone = await ask('delete-content-item', { primaryKey: 'name', content: { name: 'rexy' } })
  expect(gone).toMatchObject({ status: 200, body: { message: 'The dog has left.', id: 1, revision: 5 } })
  expect(await save({ trick: 'Rolls' }, { id: 1, revision: 4 })).toMatchObject({ status: 404, body: { message: 'This dog was deleted.' } })
  expect((await ask('get-deleted-items')).body.result).toMatchObject([{ id: 1 }])
  const versions = (await ask('get-item-history', { id: 1 })).body.result
  expect(versions.map(({ deleted }) => deleted)).toEqual([true, false, false, false, false])
  expect((await save(versions[1].value as object, { id: 1, revision: 5, restores: 4 })).body.revision).toBe(6)
  expect(await dog('rex')).toMatchObject({ id: 1, value: { name: told('Rexy') } })
})

it('a kind knows nothing of the others', async () => {
  const agents = { key: 'agentList', client: 'windbreak' }
  expect((await site.post('/api/cms/get-page-content-item-list', agents)).body.result).toEqual([])
  expect(await ask('get-content-item', { id: 99 })).toMatchObject({ status: 404, body: { message: 'There is no such dog.' } })
  expect(await save({ name: 'Ivo' }, { primaryKey: 'email' })).toMatchObject({ status: 400, body: { errors: [{ path: 'primaryKey' }] } })
  expect(await ask('delete-content-item', { primaryKey: 'name', content: {} })).toMatchObject({
    status: 400,
    body: { message: 'content.name: must be a text of 1 to 300 characters' },
  })
})

// Of an insurer of whom nothing was ever saved, the first of them makes what the others wait for.
it.each([
  ['windbreak', 'admin'],
  ['prairie', 'otherAdmin'],
] as const)('dogs of %s that come at the same moment are each one of its own, and one of a name', async (client, as) => {
  const bring = (name: string) => () =>
    site.post('/api/cms/add-new-content-item', { key: 'dogList', client, primaryKey: 'name', content: { name }, revision: 0 }, { as })
  if (client === 'prairie') await site.database.db.delete(contentVersions).where(eq(contentVersions.tenant, client))
  const three = await meetAtTable(site, 'item_revisions', ['Bo', 'Cai', 'Dot'].map(bring))
  expect(three.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(three.map(({ body }) => body['id'])).size).toBe(3)
  const namesakes = await meetAtTable(site, 'item_revisions', ['Eve', 'Eve', 'Eve'].map(bring))
  expect(namesakes.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
})

it('who had a name first is not meant by it any more once another had it', async () => {
  const { body: first } = await save({ name: 'Fay' }, { revision: 0 })
  await save({ name: 'Fayette' }, { id: first.id })
  expect(await dog('fay')).toMatchObject({ id: first.id, value: { name: told('Fayette') } })
  await save({ name: 'Fay' }, { revision: 0 })
  await ask('delete-content-item', { primaryKey: 'name', content: { name: 'fay' } })
  expect((await ask('get-content-item', { id: 'fay' })).status).toBe(404)
})

it('a key that was used with one insurer is a new one with another that the same person edits', async () => {
  const [one, other] = testTenants
  const both = await startTestApp({ itemKinds: [dogKind], tenants: [one, { ...other, admins: one.admins }] })
  try {
    const saves = [
      ['add-new', { pageName: homeHeader.page, section: homeHeader.section, content: homeHeader.toWire(homeHeader.fallback) }],
      ['add-new-content-item', { key: 'dogList', primaryKey: 'name', content: { name: 'Gus' } }],
    ] as const
    for (const [call, asked] of saves) {
      const answers = []
      for (const client of ['windbreak', 'prairie', 'prairie'])
        answers.push(await both.post(`/api/cms/${call}`, { client, ...asked }, { as: 'admin', headers: { 'idempotency-key': 'of-both' } }))
      expect(answers.map(({ status, body }) => [status, body['revision']])).toEqual(Array.from({ length: 3 }, () => [200, 1]))
    }
    const list = await both.post('/api/cms/get-page-content-item-list', { key: 'dogList', client: 'prairie' })
    expect(list.body['result']).toMatchObject([{ name: told('Gus') }])
    const page = await both.post('/api/cms/get-page-content-list', { pageName: homeHeader.page, client: 'prairie' })
    expect(page.body['result'][homeHeader.section]['revision']).toBe(1)
  } finally {
    await both.close()
  }
})
