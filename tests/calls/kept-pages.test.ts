import { data } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteContext } from '../../src/pages/site.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { builtOf, type TinyPage } from '../fixtures/tiny-pages.ts'

let told = 0
const page = (path: string, row: Partial<TinyPage> = {}): TinyPage => ({
  path,
  file: '',
  loader: ({ context }) => ({ time: ++told, day: context.get(siteContext).now.toISOString().slice(0, 10) }),
  ...row,
})

let shown = 0
let slow = Promise.resolve()
async function showForm() {
  shown += 1
  const key = shown
  await slow
  return { key }
}

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({
    pages: builtOf({
      kept: page('/360/kept'),
      today: page('/360/today', { kept: 'today' }),
      todayOf: page('/360/today/:of', { kept: 'today' }),
      minute: page('/360/minute', { kept: 'minute' }),
      mine: page('/360/mine', { kept: 'minute', loader: () => data({ time: ++told }, { headers: { 'cache-control': 'no-store' } }) }),
      never: page('/360/never', { kept: false }),
      form: page('/360/form', { kept: false, posts: true, loader: showForm }),
    }),
  })
})
afterAll(() => site?.close())

const hour = 3600_000
const ask = async (path: string) => (await fetch(site.origin + path)).text()
/** Milliseconds until it is so many hours past midnight in Denver. */
function untilHour(wanted: number): number {
  const [hours, minutes, seconds] = site.clock.now().toLocaleTimeString('en-GB', { timeZone: 'America/Denver' }).split(':').map(Number)
  const passed = ((hours * 60 + minutes) * 60 + seconds) * 1000
  return (wanted * hour - passed + 24 * hour) % (24 * hour)
}

describe('how long a visitor’s page is kept', () => {
  it('until the content changes, where its route says nothing', async () => {
    const first = await ask('/360/kept')
    site.clock.advance(48 * hour)
    expect(await ask('/360/kept')).toBe(first)
  })

  it.each(['/360/today', '/360/today/hail'])('not past midnight of the tenant, where it says so: %s', async (path) => {
    site.clock.advance(untilHour(1))
    const morning = await ask(path)
    // A day has 23 hours where the clocks are put forward, and 25 where they are put back.
    site.clock.advance(21 * hour)
    expect(await ask(path)).toBe(morning)
    site.clock.advance(4 * hour)
    const next = await ask(path)
    expect(next).not.toBe(morning)
    expect(next).toContain(site.clock.now().toISOString().slice(0, 10))
  })

  it.each(['/360/minute', '/360/today'])('not past the moment in which a clock that was a year ahead is put right: %s', async (path) => {
    site.clock.advance(365 * 24 * hour)
    const ahead = await ask(path)
    site.clock.advance(-365 * 24 * hour)
    expect(await ask(path)).not.toBe(ahead)
  })

  it('not past the minute, where it says so', async () => {
    const minute = 60_000
    site.clock.advance(minute - (site.clock.now().getTime() % minute))
    const first = await ask('/360/minute')
    expect(await ask('/360/minute')).toBe(first)
    const { headers } = await fetch(`${site.origin}/360/minute`)
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
    expect((await fetch(`${site.origin}/360/minute`, known)).status).toBe(304)
    site.clock.advance(minute)
    expect(await ask('/360/minute')).not.toBe(first)
  })

  it('not for anybody else, where the page itself says that it is one visitor’s', async () => {
    const first = await fetch(`${site.origin}/360/mine`)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('etag')).toBeNull()
    expect(await ask('/360/mine')).not.toBe(await first.text())
  })

  it('not at all, where it says so', async () => {
    const first = await ask('/360/never')
    expect(await ask('/360/never')).not.toBe(first)
    expect((await fetch(`${site.origin}/360/never`)).headers.get('etag')).toBeNull()
  })

  it('not even for those who ask while it is made, where it has a form: its key is one visitor’s', async () => {
    const gate = Promise.withResolvers<void>()
    slow = gate.promise
    const both = [ask('/360/form'), ask('/360/form')]
    await expect
      .poll(() => shown)
      .toBe(2)
      .finally(gate.resolve)
    const [first, second] = await Promise.all(both)
    expect(first).not.toBe(second)
  })

  it('not under an address that no route names', async () => {
    const pagesKept = async () => {
      const { cache } = (await (await fetch(`${site.origin}/ready`)).json()) as { cache: { pages: number } }
      return cache.pages
    }
    const before = await pagesKept()
    for (let time = 0; time < 5; time++) await ask(`/360/nowhere-${time}`)
    expect(await pagesKept()).toBe(before)
  })
})
