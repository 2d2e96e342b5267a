import { expect, it } from 'vitest'
import { fiveDigitsOf, isFiveDigitZip, isZipCode } from './zip-code.ts'

it.each([
  ['80751', true, true, '80751'],
  [' 80751 ', true, false, '80751'],
  ['80751-1234', true, false, '80751'],
  ['807511234', false, false, '80751'],
  ['8075', false, false, undefined],
  ['80751-12', false, false, undefined],
  ['', false, false, undefined],
])('reads %j', (typed, whole, five, digits) => {
  expect([isZipCode(typed), isFiveDigitZip(typed), fiveDigitsOf(typed)]).toEqual([whole, five, digits])
})
