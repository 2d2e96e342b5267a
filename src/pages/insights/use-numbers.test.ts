import { expect, it } from 'vitest'
import { insights as words } from '../../words/english/insights.ts'
import { numbersIn } from './use-numbers.ts'

const { number, change, hourName, thanWeekBefore } = numbersIn('en-US', words)

it('says hours as people read them on a clock', () => {
  expect([0, 9, 12, 14].map(hourName)).toEqual(['12 AM', '9 AM', '12 PM', '2 PM'])
})

it.each([
  [112, 100, '+12%', '12% more than the 100 the week before'],
  [1, 2, '−50%', '50% fewer than the 2 the week before'],
  [100, 100, 'as many', 'as many as the week before'],
  [1000, 1001, 'about as many', 'about as many as the 1,001 the week before'],
])('lays %i beside %i', (now, before, short, long) => {
  expect([change(now, before), thanWeekBefore(now, before)]).toEqual([short, long])
})

it('says nothing of a change where there was nothing before', () => {
  expect([change(3, 0), change(3, null)]).toEqual(['', ''])
})

it('says one thing as one', () => {
  const one = number(1)
  expect([
    words.changes.visits(one, thanWeekBefore(1, 1)),
    words.changes.page('Claims', one, '0'),
    words.changes.quotes(one, '0'),
    words.days.says(one, 'Nov 3', one),
    words.quotes.says(one, '0'),
    words.searches.how('0', one),
  ]).toEqual([
    'There was 1 visit in the last seven days, as many as the week before.',
    'What changed most is “Claims”, with 1 view after 0.',
    '1 quote was asked for, after 0 the week before.',
    '1 visit in all; the most, 1, on Nov 3.',
    'The quote form was opened 1 time and sent 0 times.',
    '0 of 1 search found nothing. Words are shown once they were asked three times.',
  ])
  expect(words.changes.visits('2', thanWeekBefore(2, 1))).toBe(
    'There were 2 visits in the last seven days, 100% more than the 1 the week before.',
  )
})
