import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as articleDeskCalls from '../../src/calls/articles/article-desk-calls.ts'
import * as blogStaffCalls from '../../src/calls/articles/blog-staff-calls.ts'
import * as topicCalls from '../../src/calls/articles/topic-calls.ts'
import * as contentCalls from '../../src/calls/content-calls.ts'
import * as deskCalls from '../../src/calls/desk-calls.ts'
import * as deskRecordCalls from '../../src/calls/desk-record-calls.ts'
import * as editingCalls from '../../src/calls/editing-calls.ts'
import * as itemCalls from '../../src/calls/item-calls.ts'
import type { Call } from '../../src/calls/call.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const client = 'windbreak'
const section = { pageName: 'Footer', section: 'Section_6', client }
const item = { key: 'agentList', client }
const someone = {
  ...agent.fallback,
  title: 'Lou',
  email: 'lou@large.example',
  address: '1',
  city: 'Wray',
  state: 'Colorado',
  aboutMe: 'Here.',
}
const content = agent.toWire(someone) as object

/** What each call that takes whole numbers is asked beside them. */
const bodies: Record<string, object> = {
  '/api/cms/add-new': { ...section, content: { title: { value: 'Here' } } },
  '/api/cms/get-section-history': section,
  '/api/cms/add-new-content-item': { ...item, primaryKey: 'email', content },
  '/api/cms/delete-content-item': { ...item, primaryKey: 'email', content: { email: someone.email } },
  '/api/cms/get-content-item': item,
  '/api/cms/get-item-history': { ...item, id: 1 },
  '/api/cms/editing-here': { tab: 'large', open: null, drafts: [], client },
}

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
  await site.post('/api/cms/add-new-content-item', { ...item, primaryKey: 'email', content }, { as: 'admin' })
})
afterAll(() => site?.close())

type Property = { type?: string; anyOf?: Property[] }
const isWhole = ({ type, anyOf = [] }: Property): boolean => type === 'integer' || anyOf.some(isWhole)
const numbersOf = (call: Call) => {
  const { properties = {} } = z.toJSONSchema(call.body, { unrepresentable: 'any' }) as { properties?: Record<string, Property> }
  return Object.entries(properties).flatMap(([name, property]) => (isWhole(property) ? [name] : []))
}
const isCall = (each: unknown): each is Call => each !== null && typeof each === 'object' && 'path' in each
const casesOf = (exported: object[]) =>
  exported
    .flatMap((each) => Object.values(each))
    .filter(isCall)
    .flatMap((call) => numbersOf(call).map((name) => ({ method: call.method, path: call.path, name })))
const cases = casesOf([contentCalls, editingCalls, itemCalls])
/** Cases of the desk are counted further than revisions are. */
const deskCases = casesOf([deskCalls, deskRecordCalls])

/** Of articles: what else is wrong with what is sent is said beside it. */
const blogCases = casesOf([blogStaffCalls, topicCalls, articleDeskCalls])

const post = async (path: string, body: object) => {
  const { status, body: answer } = await site.post(path, body, { as: 'admin' })
  return { status, answer }
}

const get = async (path: string, query: { [name: string]: string | number }) => {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${site.origin}${path}?${words}`, { headers: { cookie: await site.cookieOf('admin') } })
  return { status: response.status, answer: (await response.json()) as Awaited<ReturnType<typeof post>>['answer'] }
}

describe('a number larger than the database counts', () => {
  it('is looked for in every call there is', () => {
    const unknown = site.app.calls.filter(
      (call) =>
        numbersOf(call).length > 0 && !(call.path in bodies) && ![...deskCases, ...blogCases].some(({ path }) => path === call.path),
    )
    expect(unknown.map(({ path }) => path)).toEqual([])
    expect(cases.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(bodies)))
  })

  describe.each(cases)('as $name of $path', ({ path, name }) => {
    it.each([2_147_483_648, 1e15, -1, 1.5])('is refused by name: %s', async (number) => {
      expect(await post(path, { ...bodies[path], [name]: number })).toMatchObject({
        status: 400,
        answer: { status: false, message: expect.stringMatching(`^${name}: `), errors: [{ path: name }] },
      })
    })

    it('is none at the limit', async () => {
      const { status } = await post(path, { ...bodies[path], [name]: 2_147_483_647 })
      expect([200, 404, 422]).toContain(status)
    })
  })

  it.each(deskCases)('as $name of $path is refused by name, further than it counts', async ({ method, path, name }) => {
    for (const number of [2 ** 53, 1e300, -1, 1.5]) {
      const { status, answer } = await (method === 'GET' ? get : post)(path, { [name]: number, client })
      const errors = answer.errors as unknown as { path: string }[]
      expect([path, number, status, errors.map((each) => each.path).includes(name)]).toEqual([path, number, 400, true])
    }
  })

  it.each(blogCases)('as $name of $path is refused by name', async ({ method, path, name }) => {
    for (const number of [2_147_483_648, 1e300, -2, 1.5]) {
      const response = await fetch(site.origin + path.replace(':id', '1'), {
        method,
        headers: { 'content-type': 'application/json', cookie: await site.cookieOf('admin') },
        body: JSON.stringify({ client, [name]: number }),
      })
      const { errors = [] } = (await response.json()) as { errors?: { path: string }[] }
      expect([path, number, response.status, errors.map((each) => each.path).includes(name)]).toEqual([path, number, 400, true])
    }
  })

  it.each([2_147_483_648, '2147483648', 1e15])('in an item itself is nobody’s: %s', async (id) => {
    expect(await post('/api/cms/add-new-content-item', { ...item, primaryKey: 'email', content: { id, phone: '1' } })).toMatchObject({
      status: 404,
      answer: { message: 'There is no such agent.' },
    })
  })

  it('in a row of the whole list is a number of another system', async () => {
    const value = JSON.stringify([{ ...content, id: 2_147_483_648 }])
    const list = { pageName: 'FindAnAgent', section: 'Section_3', client, content: { agentList: { value } } }
    expect((await post('/api/cms/add-new', list)).status).toBe(200)
  })
})
