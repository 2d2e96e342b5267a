import { expect, it } from 'vitest'
import { dayAndPlace } from './day-and-place.ts'

it.each([
  ['September 12 · Fox Hollow, Sterling · Shotgun start at 8:30', 'September 12, Fox Hollow, Sterling.'],
  ['September 11 · Fox Hollow', 'September 11, Fox Hollow.'],
  ['The second Saturday in September!', 'The second Saturday in September!'],
  ['  ', ''],
])('"%s" is told as "%s"', (tagline, told) => {
  expect(dayAndPlace(tagline)).toBe(told)
})
