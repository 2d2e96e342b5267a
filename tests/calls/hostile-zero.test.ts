import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '../../src/calls/call.ts'
import { siteContext } from '../../src/pages/site.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  const look = { state: '\0', before: '\0', payment: 'a\0b', differences: '\0' }
  const loader = ({ context }: { context: { get(of: typeof siteContext): { paymentsDesk: { look(asked: object): unknown } } } }) =>
    context.get(siteContext).paymentsDesk.look(look)
  site = await startTestApp({ pages: builtOf({ desk: { path: '/desk', file: '', kept: false, who: 'admin', loader } as never }) })
})
afterAll(() => site?.close())

type Property = { type?: string; anyOf?: Property[] }
const isText = ({ type, anyOf = [] }: Property): boolean => type === 'string' || anyOf.some(isText)
const textsOf = (call: Call) => {
  const { properties = {} } = z.toJSONSchema(call.body, { unrepresentable: 'any', io: 'input' }) as {
    properties?: Record<string, Property>
  }
  return Object.entries(properties).flatMap(([name, property]) => (isText(property) ? [name] : []))
}

it('the character zero, which no text of PostgreSQL holds, fails in no word of any call', async () => {
  const headers = { cookie: await site.cookieOf('admin'), 'content-type': 'application/json' }
  const failed: unknown[] = []
  for (const call of site.app.calls.filter(({ multipart }) => !multipart))
    for (const name of textsOf(call)) {
      const asked = { client: 'windbreak', [name]: 'a\0b' }
      const path = site.origin + call.path.replace(/:\w+/g, '1')
      const { status } = await (call.method === 'GET'
        ? fetch(`${path}?${new URLSearchParams(asked)}`, { headers })
        : fetch(path, { method: call.method, headers, body: JSON.stringify(asked) }))
      if (status >= 500) failed.push([call.path, name, status])
    }
  expect(failed).toEqual([])
})

it('a payment that nobody has is looked for with it in vain', async () => {
  expect((await fetch(`${site.origin}/desk`, { headers: { cookie: await site.cookieOf('admin') } })).status).toBe(200)
})
