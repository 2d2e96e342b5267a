import { describe, expect, it } from 'vitest'
import { writtenDay } from './written-day.ts'

describe('a day as people write it', () => {
  it.each([
    ['Jan 21 2027', '2027-01-21'],
    ['January 21, 2027', '2027-01-21'],
    ['Sept. 3 2026', '2026-09-03'],
    [' Feb 29 2028 ', '2028-02-29'],
    ['Jan 20 – 21 2027', '2027-01-20'],
  ])('%s is %s', (words, day) => expect(writtenDay(words)).toBe(day))

  it.each(['8:30 am', 'September 12', 'Feb 30 2026', 'Feb 29 2026', 'Oct 0 2026', 'soon', '', 'Foo 3 2026', 'Jan 210 2027'])(
    '"%s" is none',
    (words) => expect(writtenDay(words)).toBeUndefined(),
  )
})
