import { afterEach, expect, it, vi } from 'vitest'
import { oncePerVersion } from './once-per-version.ts'

afterEach(() => void vi.useRealTimers())

function follow() {
  let version = 1
  return { of: () => version, reached: () => void (version += 1) }
}

it('reads once for all who ask at a version, and anew at the next, with what was held before', async () => {
  const versions = follow()
  const read: (number | undefined)[] = []
  const readOnce = oncePerVersion<number>(versions, async (_tenant, before) => {
    read.push(await before?.value)
    return read.length
  })
  expect(await Promise.all([readOnce('windbreak'), readOnce('windbreak')])).toEqual([1, 1])
  versions.reached()
  expect(await readOnce('windbreak')).toBe(2)
  expect(read).toEqual([undefined, 1])
})

it('keeps tenants apart', async () => {
  const readOnce = oncePerVersion(follow(), async (tenant) => tenant)
  expect([await readOnce('windbreak'), await readOnce('prairie')]).toEqual(['windbreak', 'prairie'])
})

it('asks again after a failure', async () => {
  let times = 0
  const readOnce = oncePerVersion(follow(), async () => {
    times += 1
    if (times === 1) throw new Error('the database is away')
    return times
  })
  await expect(readOnce('windbreak')).rejects.toThrow('away')
  expect(await readOnce('windbreak')).toBe(2)
})

it('keeps nobody waiting for what is large enough to lag, and reads it once a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const versions = follow()
  const large = oncePerVersion(versions, counting(), (many) => many > 0)
  expect(await large('windbreak')).toBe(1)
  versions.reached()
  expect(await large('windbreak')).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(await large('windbreak')).toBe(1)
  expect(await large('windbreak')).toBe(2)
})

it('has at once what is new where it is not, however long that takes to read', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const versions = follow()
  const read = counting()
  const slow = async () => {
    vi.advanceTimersByTime(10_000)
    return read()
  }
  const small = oncePerVersion(versions, slow, (many) => many > 9)
  expect(await small('windbreak')).toBe(1)
  versions.reached()
  expect(await small('windbreak')).toBe(2)
})

/** How often it was read. */
function counting() {
  let times = 0
  return async () => (times += 1)
}
