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
  ['after hours', 'late'],
  ['after 5', 'after1700'],
  ['after 5 30', 'after1730'],
  ['past five thirty', 'after1700'],
  ['after 8', 'after2000'],
  ['after 9', 'after0900'],
  ['saturday after 12', 'sat-after1200'],
  ['wednesday evenings after 7', 'wed-after1900'],
  ['until 7 pm', 'until1900'],
  ['til 9', 'until2100'],
  ['until 5 30pm', 'until1730'],
  ['tuesday evenings', 'tue-late'],
  ['before work', 'early'],
  ['before eight', 'before0800'],
  ['before ten', 'before1000'],
  ['before 4', 'before1600'],
  ['by 11 am', 'before1100'],
  ['at 7 am', 'at0700'],
  ['6 pm', 'at1800'],
  ['hurt at work', ''],
  ['at 13', ''],
  ['open at 7 in the morning', 'at0700'],
  // What keeps somebody until then, where nothing else is wished for.
  ['i work till six', 'after1800'],
  ['off at five so who stays open evenings', 'late'],
  ['milking until eight so early', 'early'],
  ['thursdays at noon', 'thu-noon'],
  ['two cars', ''],
  ['before the storm', ''],
  ['a sunroof', ''],
])('reads of %j when an office is to be open: %j', (said, hours) => {
  expect(writeWishedHours(hoursIn(said.split(' ')).hours)).toBe(hours)
})
