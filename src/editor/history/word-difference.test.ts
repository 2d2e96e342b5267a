import { expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

/** "same [gone|come] same" */
const told = (before: string, after: string) =>
  wordDifference(before, after)
    .map((run) => (run.same ? run.after.join(' ') : `[${run.before.join(' ')}|${run.after.join(' ')}]`))
    .join(' ')

it.each([
  ['the same words', 'the same words', 'the same words'],
  ['Students', 'Good student', '[Students|Good student]'],
  ['', 'All new', '[|All new]'],
  ['All gone', '', '[All gone|]'],
  [
    'up to age 21. Mail the report card twice a year.',
    'up to age 24. Send the report card once a year.',
    'up to age [21. Mail|24. Send] the report card [twice|once] a year.',
  ],
])('%j → %j', (before, after, difference) => expect(told(before, after)).toBe(difference))

it('joins islands of one or two unchanged words with the changes around them', () => {
  expect(told('one two three four', 'ein two drei four')).toBe('[one two three|ein two drei] four')
  expect(told('one two three four five', 'ein two three four fünf')).toBe('[one|ein] two three four [five|fünf]')
})

it('keeps the lines of a list, each by itself', () => {
  expect(told('- hay\n- corn\n- wheat', '- hay\n- beets\n- rye\n- oats')).toBe('- hay \n- [corn|beets] \n- [wheat|rye \n- oats]')
})

it('takes long texts that share nothing as one change, in no time', () => {
  const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => word + index).join(' ')
  expect(wordDifference(long('a'), long('b'))).toHaveLength(1)
})
