import { afterEach, expect, it } from 'vitest'
import { age, clock, clocksOrDays, counted, dayAndTime, tellMomentsIn, weekdayAndTime } from './moments.ts'

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

it('tells moments as people read them, and the year only when it is another', () => {
  const noon = new Date(2026, 9, 30, 16, 2, 7)
  const now = new Date(2026, 10, 20).getTime()
  expect(clock(noon.getTime())).toBe('4:02:07 PM')
  expect(clock(new Date(2026, 9, 30, 0, 0, 7).getTime())).toBe('12:00:07 AM')
  expect(dayAndTime(noon.getTime(), now)).toBe('Oct 30, 4:02 PM')
  expect(weekdayAndTime(noon.getTime(), now)).toBe('Fri Oct 30, 4:02 PM')
  expect(dayAndTime(new Date(2025, 0, 2, 8, 30).getTime(), now)).toBe('Jan 2, 2025, 8:30 AM')
})

it('tells several moments of one minute apart, and no others', () => {
  const at = (hours: number, seconds: number) => new Date(2026, 9, 30, hours, 2, seconds).getTime()
  expect(clocksOrDays([at(16, 7), at(12, 7), at(16, 41)], at(17, 0))).toEqual(['4:02:07 PM', '12:02 PM', '4:02:41 PM'])
  const days = new Date(2026, 10, 20).getTime()
  expect(clocksOrDays([at(16, 7), at(16, 41)], days)).toEqual(['Oct 30, 4:02:07 PM', 'Oct 30, 4:02:41 PM'])
  expect(clocksOrDays([at(16, 7), at(16, 7), at(16, 41), at(16, 7)], at(17, 0))).toEqual([
    '4:02:07 PM',
    '4:02:07 PM (2)',
    '4:02:41 PM',
    '4:02:07 PM (3)',
  ])
})

it('counts', () => {
  expect([counted(1, 'product'), counted(0, 'product'), counted(2, 'city', 'cities')]).toEqual(['1 product', '0 products', '2 cities'])
})

afterEach(() => tellMomentsIn(undefined))

it('tells moments in the zone of the tenant', () => {
  tellMomentsIn('Asia/Kathmandu')
  expect(clock('2026-12-31T20:00:00Z')).toMatch(/^1:45:00 AM/)
  expect(dayAndTime('2026-12-31T20:00:00Z', Date.parse('2027-01-01T12:00:00Z'))).toMatch(/^Jan 1, 1:45 AM/)
})
