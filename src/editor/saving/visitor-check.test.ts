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
