import { expect, it } from 'vitest'
import { hoursIn } from './asked-hours.ts'
import { writeWishedHours } from './wished-hours.ts'

it.each([
  ['open saturdays', 'sat'],
  ['open on a saturday morning', 'sat-morning'],
  ['sat early in the morning', 'sat-early'],
  ['weekend appointments', 'weekend'],
  ['open late', 'late'],
  ['after work', 'late'],
  ['after 6', 'late'],
  ['until 7 pm', 'late'],
  ['tuesday evenings', 'tue-late'],
  ['before work', 'early'],
  ['before eight', 'early'],
  ['before ten', 'morning'],
  ['by 11 am', 'morning'],
  ['at 7 am', 'early'],
  ['thursdays at noon', 'thu-noon'],
  ['two cars', ''],
  ['before the storm', ''],
  ['a sunroof', ''],
])('reads of %j when an office is to be open: %j', (said, hours) => {
  expect(writeWishedHours(hoursIn(said.split(' ')).hours)).toBe(hours)
})
