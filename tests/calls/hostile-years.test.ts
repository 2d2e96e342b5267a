import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCases, listPictures } from '../../src/calls/addresses.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

async function ask(path: string, query: Record<string, string>) {
  const headers = { cookie: await site.cookieOf('admin') }
  return fetch(`${site.origin}${path}?${new URLSearchParams(query)}`, { headers })
}

describe('a moment of a year that PostgreSQL does not know', () => {
  it.each(['0000-01-01T00:00:00Z', '0000-12-31T23:59:59.999Z'])('is refused by name where pictures are listed: %s', async (before) => {
    const response = await ask(listPictures.path, { before })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ path: 'before' }] })
  })

  it.each(['0000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'])(
    'is no place in the list of cases: %s',
    async (moment) => {
      for (const state of ['new', 'done']) expect((await ask(listCases.path, { state, after: `${moment}_1` })).status).toBe(200)
    },
  )
})
