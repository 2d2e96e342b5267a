import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadBuiltPages } from '../../src/server/pages/built-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ pages: await loadBuiltPages('build'), demo: true })
})
afterAll(() => site?.close())

const minute = 60_000
/** Dana Whitlock's office in Sterling closes at five on a Tuesday. */
const pagesOfHers = [
  '/360/agent-details/dana.whitlock@windbreak.example',
  '/360/insurance-agents/sterling-co',
  '/360/find-an-agent?q=Dana+Whitlock',
]
const herWords = 'Open until 5:00 PM'

/** Moves the clock on to the next Tuesday at that time in Denver. */
function goOnToTuesday(time: string) {
  const timeOf = (at: Date) =>
    at.toLocaleString('en-US', { timeZone: 'America/Denver', weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  site.clock.advance(minute - (site.clock.now().getTime() % minute))
  while (timeOf(site.clock.now()) !== `Tue ${time}`) site.clock.advance(minute)
}

async function ask(path: string) {
  const response = await fetch(site.origin + path)
  const html = await response.text()
  expect({ path, named: html.includes('Dana Whitlock') }).toEqual({ path, named: true })
  return { etag: response.headers.get('etag'), open: html.includes(herWords) }
}

describe.each(pagesOfHers)('whether an office is open: %s', (path) => {
  it('is kept for its minute, and true in the next one', async () => {
    goOnToTuesday('16:59')
    const open = await ask(path)
    expect(open).toEqual({ etag: expect.any(String), open: true })
    expect(await ask(path)).toEqual(open)
    site.clock.advance(minute)
    expect((await ask(path)).open).toBe(false)
  })
})

describe('the page of an agent', () => {
  it('names who answers at any hour while the office is closed', async () => {
    const says = async () => (await (await fetch(site.origin + pagesOfHers[0])).text()).includes('If it cannot wait: claims')
    goOnToTuesday('16:59')
    expect(await says()).toBe(false)
    site.clock.advance(minute)
    expect(await says()).toBe(true)
  })
})

describe('a search of agents', () => {
  const keptFor = async (query: string) => {
    const { headers } = await fetch(`${site.origin}/360/find-an-agent?${query}`)
    return { named: headers.has('etag'), caches: headers.get('cache-control') }
  }

  it.each(['near=Sterling', 'q=Dana&open=1'])('is kept for all who ask the same: %s', async (query) => {
    expect(await keptFor(query)).toEqual({ named: true, caches: 'public, max-age=0, must-revalidate' })
  })

  it.each(['near=Nowhereville', 'near=80799', 'near=Sterl', 'lat=40.6&lng=-103.2'])(
    'is one visitor’s alone where others may be asked where that is, or where they stand: %s',
    async (query) => {
      expect(await keptFor(query)).toEqual({ named: false, caches: 'private, no-store' })
    },
  )
})
