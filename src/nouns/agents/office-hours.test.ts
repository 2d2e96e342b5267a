import { describe, expect, it } from 'vitest'
import { wordsIn } from '../../words/languages.ts'
import { openSpansOf } from './office-hours.ts'
import { minuteOfWeek, openingOf } from './opening.ts'

const at = (day: number, hour: number, minute = 0) => (day * 24 + hour) * 60 + minute
const spans = (...rows: [string, string][]) => openSpansOf(rows.map(([column1, column2]) => ({ column1, column2 })))

describe('office hours', () => {
  it.each<[string, string, [number, number][]]>([
    ['Monday', '9:00 AM - 5:00 PM', [[at(0, 9), at(0, 17)]]],
    ['mon', '9am-5pm', [[at(0, 9), at(0, 17)]]],
    ['Tuesdays', '8:30 a.m. – 5 p.m.', [[at(1, 8, 30), at(1, 17)]]],
    ['Wed', '08:00 - 16:30', [[at(2, 8), at(2, 16, 30)]]],
    ['Thursday', '8 - 5 PM', [[at(3, 8), at(3, 17)]]],
    ['Friday', '1 - 5 PM', [[at(4, 13), at(4, 17)]]],
    ['Friday', '8-5', [[at(4, 8), at(4, 17)]]],
    [
      'Friday',
      '8:30 - 12, 1:00 - 5:30',
      [
        [at(4, 8, 30), at(4, 12)],
        [at(4, 13), at(4, 17, 30)],
      ],
    ],
    ['Friday', '9 AM - 5', [[at(4, 9), at(4, 17)]]],
    ['Friday', '7 - 7', [[at(4, 7), at(4, 19)]]],
    ['Friday', '10 - 2', [[at(4, 10), at(4, 14)]]],
    ['Friday', '12 - 4', [[at(4, 12), at(4, 16)]]],
    ['Friday', '08:00 - 05:00', [[at(4, 8), at(4, 17)]]],
    ['Friday', '22:00 - 02:00', [[at(4, 22), at(5, 2)]]],
    ['Friday', '10 PM - 2', [[at(4, 22), at(5, 2)]]],
    ['Friday', '9 AM to noon', [[at(4, 9), at(4, 12)]]],
    ['Saturday', 'Closed', []],
    ['By appointment', '', []],
    ['Lunch', '12 - 1 PM', []],
    ['Monday', '25:00 - 26:00', []],
  ])('%s, %s', (column1, column2, expected) => {
    expect(spans([column1, column2])).toEqual(expected)
  })

  it('are read at once, whatever stands between the hours', () => {
    // By a reader that tries each way to part the blanks this would not end while anybody waits for it.
    expect(spans(['Friday', `9${' '.repeat(400_000)}x`])).toEqual([])
    expect(spans(['Friday', `9${' '.repeat(400_000)}am${' '.repeat(400_000)}- 10 am`])).toEqual([[at(4, 9), at(4, 10)]])
  })

  it('name ranges, lists and kinds of days', () => {
    const nine = '9 AM - 10 AM'
    const daysOf = (words: string) => spans([words, nine]).map(([from]) => Math.floor(from / 1440))
    expect(daysOf('Monday - Friday')).toEqual([0, 1, 2, 3, 4])
    expect(daysOf('Mon, Wed & Fri')).toEqual([0, 2, 4])
    expect(daysOf('Saturday through Monday')).toEqual([0, 5, 6])
    expect(daysOf('Weekdays')).toEqual([0, 1, 2, 3, 4])
    expect(daysOf('Every day')).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('take a break at noon, may end after midnight, and never overlap', () => {
    expect(spans(['Monday', '8 AM - 12 PM, 1 PM - 5 PM'])).toEqual([
      [at(0, 8), at(0, 12)],
      [at(0, 13), at(0, 17)],
    ])
    expect(spans(['Sunday', '10 PM - 2 AM'])).toEqual([
      [0, at(0, 2)],
      [at(6, 22), at(7, 0)],
    ])
    expect(spans(['Monday', '8 AM - 1 PM'], ['Mon - Tue', '12 PM - 5 PM'])).toEqual([
      [at(0, 8), at(0, 17)],
      [at(1, 12), at(1, 17)],
    ])
  })
})

describe('a row of a date', () => {
  const week = [{ column1: 'Mon - Fri', column2: '8:30 to 5' }]
  const said = wordsIn('en-US').agents.opening
  // Thursday, November 26, 2026 at ten in the morning, and the Thursday before it.
  const [thanksgiving, before] = [new Date('2026-11-26T17:00:00Z'), new Date('2026-11-19T17:00:00Z')]
  const words = (rows: [string, string][], now: Date) =>
    openingOf([...week, ...rows.map(([column1, column2]) => ({ column1, column2 }))], now, 'America/Denver', said)?.words

  it.each<[string, string]>([
    ['Thanksgiving, Nov 26, 2026', 'Closed'],
    ['Thursday, November 26', 'closed'],
    ['11/26/2026', 'Closed'],
    ['11/26', ''],
    ['Nov. 26th', 'closed'],
  ])('closes the office on that day and no other: %s, %s', (column1, column2) => {
    expect(words([[column1, column2]], thanksgiving)).toBe('Closed until Friday 8:30 AM')
    expect(words([[column1, column2]], before)).toBe('Open until 5:00 PM')
  })

  it('is known of before it comes, as what follows is', () => {
    const evening = new Date('2026-11-26T01:00:00Z')
    expect(words([], evening)).toBe('Closed until Thursday 8:30 AM')
    expect(words([['Nov 26 - 27', 'closed']], evening)).toBe('Closed until Monday 8:30 AM')
    expect(
      words(
        [
          ['Nov 26', 'closed'],
          ['Fri, Nov 27', '10 - 2'],
        ],
        evening,
      ),
    ).toBe('Closed until Friday 10:00 AM')
  })

  it('has hours of its own, and gives other days of the same name none', () => {
    expect(words([['Nov 26, 2026', '9 - noon']], thanksgiving)).toBe('Open until 12:00 PM')
    expect(openSpansOf([{ column1: 'Sat, Nov 28', column2: '9 - noon' }])).toEqual([])
  })

  it('for a whole week says no day on which it opens', () => {
    expect(words([['Nov 23 - Dec 4', 'Closed']], thanksgiving)).toBe('Closed for now')
  })

  it.each([['Mon - Fri, May 1 - Aug 31'], ['Mon - Fri (5/1 - 8/31)'], ['May 1 to August 31, weekdays']])(
    'of a season counts on the weekdays that stand beside it alone: %s',
    (column1) => {
      const summer: [string, string][] = [
        [column1, '7 to 3'],
        ['Saturday', '10 - 2'],
      ]
      // Wednesday, July 1, 2026 at 7:30 in the morning, the Saturday after it at eleven, and that Sunday.
      expect(words(summer, new Date('2026-07-01T13:30:00Z'))).toBe('Open until 3:00 PM')
      expect(words(summer, new Date('2026-07-04T17:00:00Z'))).toBe('Open until 2:00 PM')
      expect(words(summer, new Date('2026-07-05T17:00:00Z'))).toBe('Closed until Monday 7:00 AM')
    },
  )

  it('of a season of Saturdays is about no other day, and a weekday that belongs to a date narrows nothing', () => {
    const [saturday, tuesday] = [new Date('2026-07-04T17:00:00Z'), new Date('2026-07-07T17:00:00Z')]
    expect(words([['Saturdays, May 1 - Aug 31', '10 - 2']], saturday)).toBe('Open until 2:00 PM')
    expect(words([['Saturdays, May 1 - Aug 31', '10 - 2']], tuesday)).toBe('Open until 5:00 PM')
    expect(words([['Sat, July 4 - Wed, July 8', 'Closed']], tuesday)).toBe('Closed until Thursday 8:30 AM')
  })

  it('of another year says nothing of this one', () => {
    expect(words([['Nov 26, 2025', 'Closed']], thanksgiving)).toBe('Open until 5:00 PM')
    expect(words([['Dec 28, 2025 - Jan 2', 'Closed']], new Date('2026-12-29T17:00:00Z'))).toBe('Open until 5:00 PM')
    expect(words([['Dec 28 - Jan 2', 'Closed']], new Date('2027-01-01T17:00:00Z'))).toBe('Closed until Monday 8:30 AM')
  })
})

describe('open now', () => {
  const table = [
    { column1: 'Monday - Friday', column2: '8:30 AM - 12:00 PM, 1:00 PM - 5:00 PM' },
    { column1: 'Saturday', column2: 'Closed' },
  ]
  const zone = 'America/Denver'
  const said = wordsIn('en-US').agents.opening

  it.each([
    ['2026-11-20T16:00:00Z', true, 'Open until 12:00 PM'],
    ['2026-11-20T19:00:00Z', false, 'Closed until 1:00 PM'],
    ['2026-11-20T23:59:00Z', true, 'Open until 5:00 PM'],
    ['2026-11-21T00:00:00Z', false, 'Closed until Monday 8:30 AM'],
    ['2026-11-23T15:00:00Z', false, 'Closed until 8:30 AM'],
    // In summer the clocks of Denver are an hour on.
    ['2026-07-20T14:45:00Z', true, 'Open until 12:00 PM'],
  ])('at %s on the clocks of Denver: %s, %s', (now, open, words) => {
    expect(openingOf(table, new Date(now), zone, said)).toEqual({ open, words })
  })

  it('is not said of a table without times', () => {
    expect(openingOf([{ column1: 'Monday', column2: 'By appointment' }], new Date(), zone, said)).toBeUndefined()
  })

  it('counts minutes from Monday', () => {
    expect(minuteOfWeek(new Date('2026-11-23T07:01:00Z'), zone)).toBe(1)
    expect(minuteOfWeek(new Date('2026-11-23T06:59:00Z'), zone)).toBe(7 * 1440 - 1)
  })
})
