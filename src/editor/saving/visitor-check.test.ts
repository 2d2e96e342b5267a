import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seenByVisitors } from './visitor-check.ts'

const pause = async () => {}
const answering = (...versions: (number | null)[]) => {
  const left = [...versions]
  return vi.fn<typeof fetch>(async () => {
    const version = left.length > 1 ? left.shift() : left[0]
    if (version === null) throw new TypeError('offline')
    return new Response('', { headers: { 'content-version': String(version) } })
  })
}
beforeAll(() => void vi.stubGlobal('location', { pathname: '/360' }))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['at once', answering(7), true, 1],
  ['after a moment', answering(5, 6, 7), true, 3],
  ['after a failed try', answering(null, 8), true, 2],
  ['never', answering(6), false, 5],
])('sees the page %s', async (_name, fetch, seen, tries) => {
  expect(await seenByVisitors(7, { fetch, pause })).toBe(seen)
  expect(fetch).toHaveBeenCalledTimes(tries)
})

it('asks as a visitor would: without a session, and not from this browser’s memory', async () => {
  const fetch = answering(7)
  await seenByVisitors(7, { fetch, pause })
  expect(fetch).toHaveBeenCalledWith('/360', { credentials: 'omit', cache: 'no-store' })
})

it.each([
  ['/360/blog-editor/19', '/360'],
  ['/360/inbox', '/360'],
  ['/360/about/blog/19', '/360/about/blog/19'],
  ['/360/payment-methods', '/360/payment-methods'],
])('asks on %s for %s: what visitors get no page of they are not asked for', async (pathname, asked) => {
  vi.stubGlobal('location', { pathname })
  const fetch = answering(7)
  await seenByVisitors(7, { fetch, pause })
  expect(fetch.mock.calls[0][0]).toBe(asked)
})
