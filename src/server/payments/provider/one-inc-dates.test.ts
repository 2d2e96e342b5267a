import { expect, it } from 'vitest'
import { readOneIncDate } from './one-inc-dates.ts'

it.each([
  ['2026-12-01', '2026-12-01T19:00:00.000Z'],
  ['2026-07-01', '2026-07-01T18:00:00.000Z'],
  ['12/1/2026', '2026-12-01T19:00:00.000Z'],
  ['2026-12-01T00:00:00', '2026-12-01T07:00:00.000Z'],
  ['2026-12-01 23:30', '2026-12-02T06:30:00.000Z'],
  ['2026-12-01T12:00:00Z', '2026-12-01T12:00:00.000Z'],
  ['2026-12-01T12:00:00.1234567Z', '2026-12-01T12:00:00.123Z'],
  ['2026-12-01T12:00:00-07:00', '2026-12-01T19:00:00.000Z'],
  ['2026-12-01T12:00:00+0530', '2026-12-01T06:30:00.000Z'],
])('%s is %s where the insurer is in Denver', (text, at) => {
  expect(readOneIncDate(text, 'America/Denver')?.toISOString()).toBe(at)
})

it.each(['', 'soon', '2026-02-30', '13/13/2026', '2026-12-01T25:00', '1733011200'])('%s is no date', (text) => {
  expect(readOneIncDate(text, 'America/Denver')).toBeUndefined()
})
