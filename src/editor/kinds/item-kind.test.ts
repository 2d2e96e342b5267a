import { beforeEach, expect, it } from 'vitest'
import type { callServer } from '../../calls/call-server.ts'
import { defineRecord } from '../../fields/define-record.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { fieldsWire } from '../../fields/wire.ts'
import { disputeIn, openConflicts } from '../saving/disputes.ts'
import { withValueAt } from '../saving/field-paths.ts'
import { runSaveEngine } from '../saving/save-driver.ts'
import { itemKind, type ItemWords } from './item-kind.ts'
import type { Thing } from './kind.ts'

const fields = { name: text({ label: 'Name', rules: [required('Please enter name!')] }), roof: text({ label: 'Roof' }) }
const barns = itemKind({
  key: 'barnList',
  primaryKey: 'name',
  record: defineRecord({ noun: 'barn', wire: fieldsWire(), fields }),
  keyOf: (id) => `Barns/Barn#${id}`,
  idOf: (key) => (key.startsWith('Barns/Barn#') ? (key.endsWith('new') ? 'new' : Number(key.slice(11))) : undefined),
  nameOf: ({ name }) => String(name),
  pageName: 'AllBarns',
  list: { key: 'AllBarns/Section_1', editor: 'Edit Barns', address: '/360/barns' },
  loadPanels: () => Promise.reject(new Error('nothing is shown here')),
  words: { saved: 'Barn Saved' } as ItemWords,
})

let asked: { path: string; body: Record<string, unknown>; key: string }[]
let answers: { status: number; body: object }[]
const call = (async ({ path }, body, { headers } = {}) => {
  asked.push({ path, body: body as never, key: headers?.['Idempotency-Key'] ?? '' })
  return { retryAfter: null, ...answers.shift() }
}) as typeof callServer

beforeEach(() => {
  asked = []
  answers = []
})

const thingOf = (key: string) => barns.find(key, { client: 'windbreak', call }) as Thing

function openForm(thing: Thing, revision: number) {
  let keys = 0
  const store = { keep: () => true, drop: () => {} }
  const ports = { send: thing.send, store, now: () => 0, newKey: () => `k${keys++}`, after: () => () => {} }
  const saved = { content: thing.record.fallback, revision, savedAt: null, savedBy: null }
  const run = runSaveEngine({ section: thing.record, client: 'windbreak', me: 'Marlene Ruiz' }, saved, ports)
  const type = (fieldPath: string, value: string) => run.tell({ is: 'typed', draft: withValueAt(run.state().draft, fieldPath, value) })
  const save = async () => {
    run.tell({ is: 'save' })
    await new Promise((done) => setImmediate(done))
  }
  return { run, type, save }
}

const saved = (id: number, revision: number) => ({ status: 200, body: { status: true, id, revision, savedAt: '', version: 1 } })

it('knows its own keys, and says where they are in words', () => {
  expect(barns.find('360_Home/Section_1', { client: 'windbreak' })).toBeUndefined()
  const { record, page, locationWords } = thingOf('Barns/Barn#7')
  expect([record.noun, page, locationWords({ name: '' }), locationWords({ name: 'The red one' })]).toEqual([
    'barn',
    'All barns',
    'All barns, barn',
    'The red one',
  ])
})

it('gives something new its number with the first save, and sends what follows under it', async () => {
  const thing = thingOf('Barns/Barn#new')
  const { run, type, save } = openForm(thing, 0)
  await save()
  type('roof', 'Tin')
  await save()
  expect([asked, run.state().problems]).toEqual([[], [{ path: 'name', message: 'Please enter name!' }]])
  expect([thing.key(), await thing.fetchStored()]).toEqual(['Barns/Barn#new', undefined])

  type('name', 'The red one')
  answers = [saved(7, 1), saved(7, 2)]
  await save()
  expect(thing.key()).toBe('Barns/Barn#7')
  expect(run.state().outcome).toMatchObject({ is: 'saved', words: 'Barn Saved' })
  type('roof', 'Slate')
  await save()
  expect(asked).toMatchObject([
    { path: '/api/cms/add-new-content-item', key: 'k5', body: { key: 'barnList', primaryKey: 'name', client: 'windbreak', revision: 0 } },
    { path: '/api/cms/add-new-content-item', body: { id: 7, revision: 1, content: { roof: { value: 'Slate' } } } },
  ])
  expect([asked[0].body.id, asked[0].body.pageName]).toEqual([undefined, undefined])
})

it('asks about what two people changed, and stops when it was deleted', async () => {
  const thing = thingOf('Barns/Barn#7')
  const { run, type, save } = openForm(thing, 1)
  const theirs = { value: thing.record.toWire({ name: 'The blue one', roof: '' }), revision: 2 }
  answers = [
    { status: 409, body: { status: false, theirs } },
    { status: 404, body: { status: false, message: 'No.' } },
  ]
  type('name', 'The red one')
  await save()
  expect(openConflicts(disputeIn(run.state()) as never).map(({ path }) => path)).toEqual(['name'])
  run.tell({ is: 'chose', fieldPath: 'name', choice: { take: 'mine' } })
  await save()
  expect(run.state().step).toEqual({ at: 'stopped', why: 'gone', message: 'No.' })
})

it('is read and has its history under its number, and brings an older version back', async () => {
  const thing = thingOf('Barns/Barn#7')
  const stored = { value: thing.record.toWire({ name: 'The red one', roof: 'Tin' }), revision: 3, id: 7 }
  answers = [
    { status: 200, body: { status: true, result: stored } },
    { status: 200, body: { status: true, result: [], more: false } },
    saved(7, 4),
  ]
  expect(await thing.fetchStored()).toEqual(stored)
  await thing.fetchHistory(3)
  const { run } = openForm(thing, 3)
  run.tell({ is: 'restore', content: { name: 'The old one', roof: 'Straw' }, revision: 1 })
  expect(asked.map(({ path, body: { id, before, restores } }) => ({ path, id, before, restores }))).toEqual([
    { path: '/api/cms/get-content-item', id: 7 },
    { path: '/api/cms/get-item-history', id: 7, before: 3 },
    { path: '/api/cms/add-new-content-item', id: 7, restores: 1 },
  ])
})
