import { expect, it } from 'vitest'
import { readWishedHours, spansOfWish, writeWishedHours } from './wished-hours.ts'

it.each(['sat', 'late', 'weekend', 'sat-early'])('reads back what it writes: %s', (said) => {
  expect(writeWishedHours(readWishedHours(said) ?? {})).toBe(said)
})

it.each(['', '1', 'early-sat', 'sat-', 'sat-sun', 'someday', 'sat-late-late'])('reads nothing in %j', (said) => {
  expect(readWishedHours(said)).toBeUndefined()
})

it('means the minutes of a week', () => {
  expect(spansOfWish({ day: 'sat', part: 'early' })).toEqual([[5 * 1440 + 300, 5 * 1440 + 480]])
  expect(spansOfWish({ day: 'weekend' })).toEqual([
    [7200, 8640],
    [8640, 10_080],
  ])
  expect(spansOfWish({ part: 'late' })).toHaveLength(7)
})
