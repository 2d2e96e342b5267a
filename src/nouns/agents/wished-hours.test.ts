import { expect, it } from 'vitest'
import { readWishedHours, spansOfWish, writeWishedHours } from './wished-hours.ts'

it.each(['sat', 'late', 'weekend', 'sat-early', 'after1700', 'sat-until1230', 'before0800', 'tue-at0705'])(
  'reads back what it writes: %s',
  (said) => {
    expect(writeWishedHours(readWishedHours(said) ?? {})).toBe(said)
  },
)

it.each(['', '1', 'early-sat', 'sat-', 'sat-sun', 'someday', 'sat-late-late', 'after5', 'at2400', 'before1260', 'sat-late-after1700'])(
  'reads nothing in %j',
  (said) => {
    expect(readWishedHours(said)).toBeUndefined()
  },
)

it('means the minutes of a week', () => {
  expect(spansOfWish({ day: 'sat', part: 'early' })).toEqual([[5 * 1440 + 300, 5 * 1440 + 480]])
  expect(spansOfWish({ day: 'weekend' })).toEqual([
    [7200, 8640],
    [8640, 10_080],
  ])
  expect(spansOfWish({ part: 'late' })).toHaveLength(7)
  expect(spansOfWish({ day: 'mon', clock: { side: 'after', minute: 1020 } })).toEqual([[1020, 1440]])
  expect(spansOfWish({ day: 'mon', clock: { side: 'until', minute: 1020 } })).toEqual([[1019, 1020]])
  expect(spansOfWish({ day: 'mon', clock: { side: 'before', minute: 480 } })).toEqual([[0, 480]])
  expect(spansOfWish({ day: 'mon', clock: { side: 'at', minute: 420 } })).toEqual([[420, 421]])
})
