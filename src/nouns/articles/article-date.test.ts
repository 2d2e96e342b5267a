import { expect, it } from 'vitest'
import { articleDate } from './article-date.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

it('says the day of the zone, not of UTC, in two digits', () => {
  expect(articleDate('2026-11-06T05:30:00.000Z', 'America/Denver', months)).toBe('Nov 05 2026')
  expect(articleDate('2026-11-06T05:30:00.000Z', 'UTC', months)).toBe('Nov 06 2026')
  expect(articleDate('2027-01-01T06:59:59.000Z', 'America/Denver', months)).toBe('Dec 31 2026')
})
