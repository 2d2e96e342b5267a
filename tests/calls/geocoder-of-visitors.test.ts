import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgentResults } from '../../src/calls/agent-search-call.ts'
import type { Place } from '../../src/calls/place-calls.ts'
import { geocoded } from '../../src/server/db/tables/agents.ts'
import { rateLimits } from '../../src/server/db/tables/people.ts'
import { visitorLimits } from '../../src/server/places/create-places.ts'
import type { Geocoder } from '../../src/server/places/geocoder.ts'
import { nominatimService } from '../../src/server/places/nominatim-service.ts'
import { createOutsideGeocoder } from '../../src/server/places/outside-geocoder.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const [windbreak, prairie] = testTenants
let site: TestApp
let outside: Geocoder
const megabyte = 1024 ** 2
/** Bytes of what never ends that somebody took. */
let sent = 0
const endless = () =>
  new ReadableStream({
    async pull(to) {
      // The rest of the server has its turn too.
      await new Promise(setImmediate)
      sent += 65_536
      to.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
/** What a service outside was asked, each time at a price. */
const paid: URL[] = []

beforeAll(async () => {
  site = await startTestApp({
    worksByItself: false,
    demo: true,
    tenants: [windbreak, { ...prairie, servedStates: ['KS'] }],
    importedPlaces: [
      { name: 'Elsewhere', county: '', kind: 'town', lat: 38.5, lng: -99.5 },
      { name: 'Lantern', county: '', kind: 'town', lat: 40.5, lng: -103.5 },
    ],
    geocoder: { locate: (...asked) => outside.locate(...asked) },
  })
  outside = createOutsideGeocoder({
    // As often as is wished: how often a service allows it is its own matter.
    service: { ...nominatimService({ site: 'https://www.example.com' }), limit: { max: 1000, windowSeconds: 1 } },
    db: site.database.db,
    now: site.clock.now,
    fetch: (async (url: string | URL | Request) => {
      paid.push(new URL(String(url)))
      if (paid.at(-1)?.searchParams.get('q')?.startsWith('Endless')) return new Response(endless())
      return Response.json([{ display_name: 'Somewhere', lat: '40.08', lon: '-102.22' }])
    }) as typeof fetch,
  })
})
afterAll(() => site?.close())
beforeEach(async () => {
  paid.length = 0
  await site.database.db.delete(rateLimits)
  await site.database.db.delete(geocoded)
})

const near = async (words: string, more = {}) => {
  const response = await fetch(`${site.origin}/api/agents/search?${new URLSearchParams({ near: words, ...more })}`)
  return (await response.json()) as AgentResults & { status: boolean }
}
const locate = async (q: string, client: string, as: 'admin' | 'otherAdmin') => {
  const headers = { cookie: await site.cookieOf(as) }
  return (await (await fetch(`${site.origin}/api/places/locate?${new URLSearchParams({ q, client })}`, { headers })).json()) as {
    result: Place | null
  }
}
const suggested = async (q: string, client: string) =>
  ((await (await fetch(`${site.origin}/api/places?${new URLSearchParams({ q, client })}`)).json()) as { result: Place[] }).result

describe('visitors who search near a place that our own list does not know', () => {
  it('have somebody outside asked only so often from one address, and are answered all the same', async () => {
    for (let count = 0; count < 60; count += 1) expect((await near(`${count} Elm Street`)).status).toBe(true)
    expect(paid).toHaveLength(visitorLimits.ofOneAddress.max)
    expect(await near('0 elm street')).toMatchObject({ near: { name: 'Somewhere' } })
    expect(await near('61 Elm Street')).toMatchObject({ near: null, unknownPlace: '61 Elm Street' })
    site.clock.advance(visitorLimits.ofOneAddress.windowSeconds * 1000)
    expect(await near('61 Elm Street')).toMatchObject({ near: { name: 'Somewhere' } })
  })

  it('have somebody outside asked only so often a day, all together', async () => {
    await near('1 Oak Street')
    const all = eq(rateLimits.key, 'geocoder of visitors')
    await site.database.db.update(rateLimits).set({ count: visitorLimits.ofAll.max }).where(all)
    await near('2 Oak Street')
    expect(paid).toHaveLength(1)
    // Admins place an office; theirs is not a visitor's question.
    expect(await locate('3 Oak Street', 'windbreak', 'admin')).toMatchObject({ result: { name: 'Somewhere' } })
  })

  it('cost nothing while our own list knows how a place begins', async () => {
    expect(await near('Sterl')).toMatchObject({ near: { name: 'Sterling, Logan County' } })
    expect(paid).toEqual([])
  })

  it('are answered without it where it answers without end, and little of that is read', async () => {
    sent = 0
    expect(await near('Endless Road')).toMatchObject({ near: null, unknownPlace: 'Endless Road' })
    expect(sent).toBeLessThan(megabyte)
  })

  it('leave nothing behind for longer than an answer may be kept', async () => {
    const kept = () => site.database.db.select().from(geocoded)
    await near('1 Pine Street')
    site.clock.advance(29 * 24 * 3600_000)
    await site.app.jobs.settle()
    expect(await kept()).toHaveLength(1)
    site.clock.advance(25 * 3600_000)
    await site.app.jobs.settle()
    expect(await kept()).toEqual([])
  })
})

describe('places of the states a tenant serves', () => {
  it('are all that it knows: its own and no other tenant’s', async () => {
    expect((await suggested('sterl', 'windbreak')).map(({ name }) => name)).toEqual(['Sterling, Logan County'])
    expect(await suggested('sterl', 'prairie')).toEqual([])
    expect((await suggested('elsew', 'prairie')).map(({ name }) => name)).toEqual(['Elsewhere'])
    expect(await suggested('elsew', 'windbreak')).toEqual([])
  })

  it.each(['Elsewhere', 'elsewhere, KS', 'Elsewhere, Kan.', 'elsewhere kansas'])('are found as people write them: %s', async (words) => {
    expect(await near(words, { client: 'prairie' })).toMatchObject({ near: { name: 'Elsewhere' } })
    expect(paid).toEqual([])
  })

  it('are where somebody outside is asked, and where its answers count', async () => {
    expect(await locate('1 Ash Street', 'prairie', 'otherAdmin')).toMatchObject({ result: null })
    expect(await locate('1 Ash Street', 'windbreak', 'admin')).toMatchObject({ result: { name: 'Somewhere' } })
    expect(paid.map((url) => url.searchParams.get('viewbox'))).toEqual(['-102.2,40.1,-94.5,36.9', '-109.2,41.1,-101.9,36.9'])
  })
})
