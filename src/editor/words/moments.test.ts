import { afterEach, expect, it } from 'vitest'
import { age, clock, counted, dayAndTime, tellMomentsIn, weekdayAndTime } from './moments.ts'

const minute = 60_000

it.each([
  [0, 'a moment ago'],
  [20_000, 'a moment ago'],
  [minute, '1 minute ago'],
  [26 * minute, '26 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [26 * 60 * minute, 'yesterday'],
  [72 * 60 * minute, '3 days ago'],
  [-5 * minute, 'a moment ago'],
])('%i ms is told as “%s”', (ms, words) => expect(age(10_000_000_000 - ms, 10_000_000_000)).toBe(words))

it('tells moments on a day of twenty-four hours, and the year only when it is another', () => {
  const noon = new Date(2026, 9, 30, 16, 2, 7)
  const now = new Date(2026, 10, 20).getTime()
  expect(clock(noon.getTime())).toBe('16:02:07')
  expect(clock(new Date(2026, 9, 30, 0, 0, 7).getTime())).toBe('00:00:07')
  expect(dayAndTime(noon.getTime(), now)).toBe('Oct 30, 16:02')
  expect(weekdayAndTime(noon.getTime(), now)).toBe('Fri Oct 30, 16:02')
  expect(dayAndTime(new Date(2025, 0, 2, 8, 30).getTime(), now)).toBe('Jan 2, 2025, 08:30')
})

it('counts', () => {
  expect([counted(1, 'product'), counted(0, 'product'), counted(2, 'city', 'cities')]).toEqual(['1 product', '0 products', '2 cities'])
})

afterEach(() => tellMomentsIn(undefined))

it('tells moments in the zone of the tenant', () => {
  tellMomentsIn('Asia/Kathmandu')
  expect(clock('2026-12-31T20:00:00Z')).toMatch(/^01:45:00/)
  expect(dayAndTime('2026-12-31T20:00:00Z', Date.parse('2027-01-01T12:00:00Z'))).toMatch(/^Jan 1, 01:45/)
})
