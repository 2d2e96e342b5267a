import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Found } from '../../src/nouns/search/found.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

async function search(q: string, { kind = '', as }: { kind?: string; as?: TestPerson } = {}): Promise<Found> {
  const headers: Record<string, string> = as ? { cookie: await site.cookieOf(as) } : {}
  const response = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q, ...(kind ? { kind } : {}) })}`, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Found
}

it('finds pages, questions, articles and agents', async () => {
  const found = await search('renters insurance')
  expect(found.nothing).toBe(false)
  expect(found.groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'article']))
  expect((await search('whitlock')).groups.flatMap(({ things }) => things.map(({ href }) => href))).toContainEqual(
    expect.stringContaining('/360/agent-details/'),
  )
})
