import { expect, it } from 'vitest'
import { dateParts } from './date-parts.ts'

it('reads days of a calendar, with and without a year', () => {
  expect(dateParts('Jan 21 2027')).toEqual({ month: 'Jan', day: '21', year: '2027' })
  expect(dateParts('September 12')).toEqual({ month: 'Sep', day: '12', year: '' })
})

it('leaves hours and other words as they are', () => {
  expect(dateParts('8:30 am')).toBeUndefined()
  expect(dateParts('When the hay is in')).toBeUndefined()
})
