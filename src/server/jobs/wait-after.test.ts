import { expect, it } from 'vitest'
import { waitAfter } from './wait-after.ts'

const waits = { firstSeconds: 5, mostSeconds: 60 }

it('doubles with each failure, up to the most', () => {
  expect([1, 2, 3, 4, 5, 6, 500].map((attempt) => waitAfter(attempt, waits, () => 0))).toEqual(
    [5, 10, 20, 40, 60, 60, 60].map((seconds) => seconds * 1000),
  )
})

it('is shortened by chance, by a half at most', () => {
  expect(waitAfter(1, waits, () => 0.999999)).toBe(2500)
  expect(waitAfter(1, waits, () => 0.5)).toBe(3750)
})
