import { expect, it } from 'vitest'
import { promisedBy } from './promised-by.ts'

const office = { supportHours: 'Monday to Friday, 7 to 6 Mountain Time', timeZone: 'America/Denver' }
/** Wednesday is November 18, 2026; noon there is 19:00 UTC. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 7))

it.each([
  ['within the day', at(18, 8), 4, at(18, 12)],
  ['over a night', at(18, 14), 8, at(19, 11)],
  ['from before the door opens', at(18, 3), 2, at(18, 9)],
  ['over a weekend', at(20, 16), 8, at(23, 13)],
  ['from Saturday', at(21, 12), 8, at(23, 15)],
  ['over more than a week', at(18, 7), 60, at(25, 12)],
])('%s', (_what, now, hours, by) => {
  expect(promisedBy(now, hours, office)).toEqual(by)
})

it('counts every hour where nobody can read when the office is open', () => {
  expect(promisedBy(at(21, 12), 8, { ...office, supportHours: 'always' })).toEqual(at(21, 20))
})
