import { expect, it } from 'vitest'
import { figureFirst } from './figure-first.ts'

it.each([
  ['$250 paid for each breakdown', '$250', 'paid for each breakdown'],
  ['$1,000 rental car', '$1,000', 'rental car'],
  ['24/7 in any county', '24/7', 'in any county'],
  ['10% off', '10%', 'off'],
  ['Any county, 24/7', '', 'Any county, 24/7'],
  ['$250', '', '$250'],
  ['4x4 pickups', '', '4x4 pickups'],
  ['', '', ''],
])('%s', (line, figure, words) => {
  expect(figureFirst(line)).toEqual({ figure, words })
})
