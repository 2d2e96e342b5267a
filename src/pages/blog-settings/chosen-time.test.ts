import { expect, it } from 'vitest'
import { readChosenTime } from './chosen-time.ts'

const denver = (date: string, time: string, { which, now = '2026-10-01T00:00:00Z' }: { which?: 0 | 1; now?: string } = {}) =>
  readChosenTime(date, time, which, 'America/Denver', new Date(now))

it('asks about what is missing, past or too far off', () => {
  expect(denver('', '08:00')).toEqual({ wrong: 'needDate' })
  expect(denver('2026-11-30', '')).toEqual({ wrong: 'needTime' })
  expect(denver('2026-09-30', '17:59')).toEqual({ wrong: 'past' })
  expect(denver('2040-01-01', '08:00')).toEqual({ wrong: 'farOff' })
})

it('is the instant that clocks of the place show so', () => {
  expect(denver('2026-11-30', '08:00')).toEqual({ at: new Date('2026-11-30T15:00:00Z') })
})

it('offers another hour in place of one that clocks skip', () => {
  expect(denver('2027-03-14', '02:15')).toEqual({ skipped: '2027-03-14T03:15' })
})

it('asks which hour is meant where one comes twice, and takes the answer', () => {
  const [first, second] = [new Date('2026-11-01T07:30:00Z'), new Date('2026-11-01T08:30:00Z')]
  expect(denver('2026-11-01', '01:30')).toEqual({ twice: [first, second] })
  expect(denver('2026-11-01', '01:30', { which: 0 })).toEqual({ at: first })
  expect(denver('2026-11-01', '01:30', { which: 1 })).toEqual({ at: second })
})

it('knows between the two that the first is over', () => {
  const now = '2026-11-01T08:00:00Z'
  expect(denver('2026-11-01', '01:30', { which: 0, now })).toEqual({ wrong: 'past' })
  expect(denver('2026-11-01', '01:30', { which: 1, now })).toEqual({ at: new Date('2026-11-01T08:30:00Z') })
})
