import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callServer } from '../../src/calls/call-server.ts'
import { locatePlace, suggestPlaces, type Place } from '../../src/calls/place-calls.ts'
import type { GeocodingService } from '../../src/server/places/geocoder.ts'
import { googleService } from '../../src/server/places/google-service.ts'
import { nominatimService } from '../../src/server/places/nominatim-service.ts'
import { createOutsideGeocoder } from '../../src/server/places/outside-geocoder.ts'
import { peliasService } from '../../src/server/places/pelias-service.ts'
import { photonService } from '../../src/server/places/photon-service.ts'
import { servedAreaOf } from '../../src/server/places/served-area.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const answers: Record<string, () => Promise<Place | undefined>> = {
  '12 lantern road, wray': async () => ({ name: '12 Lantern Road, Wray', kind: 'address', lat: 40.08, lng: -102.22 }),
  'trouble road': async () => Promise.reject(new Error('silence')),
}
const asked: string[] = []

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    demo: true,
    geocoder: {
      locate(words) {
        asked.push(words)
        return answers[words.toLowerCase()]?.() ?? Promise.resolve(undefined)
      },
    },
  })
})
afterAll(() => site?.close())

const get = async (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  (await fetch(`${site.origin}${path}?${new URLSearchParams(query)}`, { headers })).json() as Promise<Record<string, never>>
const suggested = async (q: string) => ((await get('/api/places', { q })).result as Place[]).map((each) => each.name)
const near = async (words: string) => get('/api/agents/search', { near: words })

describe('the location box', () => {
  it.each([
    ['ster', ['Sterling, Logan County']],
    ['STERLING, CO', ['Sterling, Logan County']],
    ['cañon', ['Canon City, Fremont County']],
    ['Ft. Col', ['Fort Collins, Larimer County']],
    ['80134', ['80134']],
    ['90210', []],
    ['8075', ['80751 Sterling', '80758 Wray', '80759 Yuma']],
    ['logan c', ['Logan County']],
    ['', []],
    ['nowhere at all', []],
    ['%', []],
    ['x'.repeat(200), []],
  ])('%j suggests %j', async (q, names) => {
    expect(await suggested(q)).toEqual(names)
  })

  it('suggests eight places at most, towns before counties', async () => {
    expect(await suggested('c')).toHaveLength(8)
    expect(await suggested('fort')).toEqual(['Fort Collins, Larimer County', 'Fort Lupton, Weld County', 'Fort Morgan, Morgan County'])
  })
})

describe('near a place', () => {
  it('knows a town by its short first word too, of a visitor as of an agent', async () => {
    expect(await near('ft collins')).toMatchObject({ near: { name: 'Fort Collins, Larimer County' } })
    const content = {
      title: 'Ada Short',
      email: 'ada@short.example',
      address: '1 Elm',
      city: 'Ft. Lupton',
      state: 'Colorado',
      aboutMe: 'Hi.',
    }
    await site.post(
      '/api/cms/add-new-content-item',
      { key: 'agentList', primaryKey: 'email', client: 'windbreak', content },
      { as: 'admin' },
    )
    try {
      expect(await near('Fort Lupton')).toMatchObject({ agents: { 0: { title: 'Ada Short', miles: 0 } } })
    } finally {
      const gone = { key: 'agentList', primaryKey: 'email', client: 'windbreak', content: { email: content.email } }
      await site.post('/api/cms/delete-content-item', gone, { as: 'admin' })
    }
  })

  it.each([
    ['Sterling', 'Sterling, Logan County'],
    ['Sterling, CO 80751', 'Sterling, Logan County'],
    ['sterling colorado', 'Sterling, Logan County'],
    ['80751', '80751 Sterling'],
    ['80751-1234', '80751 Sterling'],
    ['Logan County', 'Logan County'],
  ])('%s is %s, with nobody asked', async (words, name) => {
    asked.length = 0
    expect(await near(words)).toMatchObject({ near: { name }, unknownPlace: null, agents: { 0: { title: 'Dana Whitlock' } } })
    expect(asked).toEqual([])
  })

  it('asks the geocoder for what our list does not know', async () => {
    expect(await near('12 Lantern Road, Wray')).toMatchObject({ near: { name: '12 Lantern Road, Wray' } })
  })

  it('says which place nobody knows, and sorts by name', async () => {
    const found = await near('Atlantis')
    expect(found).toMatchObject({ near: null, unknownPlace: 'Atlantis', total: 24, agents: { 0: { title: 'Amos Fielding', miles: null } } })
  })

  it('answers all the same while the geocoder is silent', async () => {
    expect(await near('Trouble Road')).toMatchObject({ near: null, unknownPlace: 'Trouble Road' })
  })
})

describe('placing an address on the map', () => {
  it('answers an admin the point, or null', async () => {
    const cookie = await site.cookieOf('admin')
    expect(await get('/api/places/locate', { q: '12 lantern road, wray' }, { cookie })).toMatchObject({
      result: { lat: 40.08, lng: -102.22 },
    })
    expect(await get('/api/places/locate', { q: 'Atlantis' }, { cookie })).toMatchObject({ status: true, result: null })
  })

  it('is asked as every call is: what a GET is given goes in its address', async () => {
    const { origin } = site
    const { body } = await callServer(
      locatePlace,
      { q: '12 lantern road, wray' },
      { origin, headers: { cookie: await site.cookieOf('admin') } },
    )
    expect(body).toMatchObject({ status: true, result: { lat: 40.08, lng: -102.22 } })
    expect((await callServer(suggestPlaces, { q: 'STERLING, CO', client: undefined }, { origin })).body).toMatchObject({
      result: { 0: { name: 'Sterling, Logan County' } },
    })
  })
})

const colorado = servedAreaOf(['CO'])
const freely = async () => {}

/** Answers a recorded body to every request, and notes what was asked. */
function recorded(name: string, status = 200) {
  const seen: { url: URL; headers: Headers }[] = []
  const body = readFileSync(new URL(`../fixtures/geocoder-answers/${name}.json`, import.meta.url))
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    seen.push({ url: new URL(String(url)), headers: new Headers(init?.headers) })
    return new Response(body, { status })
  }
  return { seen, fetch: send as typeof fetch }
}

const services: Record<string, [GeocodingService, string]> = {
  google: [googleService({ key: 'secret' }), '12 Lantern Road, Wray, CO 80758, USA'],
  photon: [photonService({}), '12 Lantern Road, Wray, Colorado'],
  pelias: [peliasService({ url: 'https://pelias.example', key: 'k' }), '12 Lantern Road, Wray, CO, USA'],
  nominatim: [nominatimService({ site: 'https://www.example.com' }), '12, Lantern Road, Wray, Yuma County, Colorado, 80758, United States'],
}

describe.each(Object.entries(services))('the geocoder %s', (name, [service, found]) => {
  it('finds the first answer within the served area, and asks once for the same words', async () => {
    const { seen, fetch } = recorded(name)
    const geocoder = createOutsideGeocoder({ service, db: site.database.db, now: site.clock.now, fetch })
    const place = { name: found, kind: 'address', lat: 40.0761, lng: -102.2229 }
    expect(await geocoder.locate('12 Lantern & Söns Road, Wray', colorado, freely)).toEqual(place)
    expect(await geocoder.locate('12 LANTERN & SONS  road, Wray', colorado, freely)).toEqual(place)
    expect(seen).toHaveLength(1)
    expect([...seen[0].url.searchParams.values()]).toContain('12 Lantern & Söns Road, Wray')
  })

  it('is unavailable when it answers something else', async () => {
    for (const answer of [recorded(name, 500), recorded(name === 'nominatim' ? 'google' : 'nominatim')]) {
      site.clock.advance(61_000)
      const geocoder = createOutsideGeocoder({ service, db: site.database.db, now: site.clock.now, fetch: answer.fetch })
      await expect(geocoder.locate('somewhere else', colorado, freely)).rejects.toMatchObject({ statusCode: 503 })
    }
  })
})

describe('Nominatim', () => {
  it('is asked once a second at most, and told who asks', async () => {
    site.clock.advance(61_000)
    const { seen, fetch } = recorded('nominatim')
    const waits: number[] = []
    const wait = async (ms: number) => void (waits.push(ms), site.clock.advance(ms))
    const [service] = services.nominatim
    const geocoder = createOutsideGeocoder({ service, db: site.database.db, now: site.clock.now, fetch, wait })
    for (const words of ['one', 'two', 'three']) await geocoder.locate(words, colorado, freely)
    expect(seen).toHaveLength(3)
    expect(waits).toEqual([1000, 1000])
    expect(seen[0].headers.get('user-agent')).toContain('https://www.example.com')
  })
})
