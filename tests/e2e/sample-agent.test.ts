import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages: await loadBuiltPages('build') })
})
afterAll(() => site?.close())

const day = 24 * 3600_000
/** The row of the sample's hours that speaks of a day. */
const rowOf = (weekday: string) => (/Friday|Saturday|Sunday/.test(weekday) ? weekday : 'Monday - Thursday')

async function askForSample() {
  const response = await fetch(`${site.origin}/360/agent-details/sample`)
  const html = await response.text()
  return { etag: response.headers.get('etag'), marked: /<tr class="today"><th scope="row">([^<]+)/.exec(html)?.[1].trim() }
}

describe('the sample of an agent’s page', () => {
  it('is kept for the day, and marks the day of the server’s clock in the zone of the tenant', async () => {
    const marked: string[] = []
    for (let days = 0; days < 8; days++) {
      const weekday = site.clock.now().toLocaleDateString('en-US', { weekday: 'long', timeZone: 'America/Denver' })
      const first = await askForSample()
      expect(first.marked).toBe(rowOf(weekday))
      expect(first.etag).not.toBeNull()
      expect(await askForSample()).toEqual(first)
      marked.push(first.marked ?? '')
      site.clock.advance(day)
    }
    expect(new Set(marked).size).toBe(4)
  })
})
