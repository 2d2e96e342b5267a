import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endWish, wishFor } from './wish.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('is the same wish until a receipt is shown, and keeps no number', async () => {
  const first = await wishFor('pay', '4011827755')
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await wishFor('pay', '4011827755')).toBe(first)
  expect(await wishFor('schedule', '4011827755')).not.toBe(first)
  expect(await wishFor('pay', '4011827756')).not.toBe(first)
  expect([...kept.values()].join()).not.toContain('4011827755')
  endWish()
  expect(await wishFor('pay', '4011827755')).not.toBe(first)
})

it('is another one after an hour, and works in a browser that keeps nothing', async () => {
  const first = await wishFor('pay', '4011827755')
  const [at, secret] = (kept.get('wish to pay') ?? '').split(' ')
  kept.set('wish to pay', `${Number(at) - 3600_001} ${secret}`)
  expect(await wishFor('pay', '4011827755')).not.toBe(first)
  vi.stubGlobal('localStorage', undefined)
  const bare = await wishFor('pay', '4011827755')
  expect(await wishFor('pay', '4011827755')).toBe(bare)
  endWish()
  expect(await wishFor('pay', '4011827755')).not.toBe(bare)
})
