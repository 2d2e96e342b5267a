import { expect, it } from 'vitest'
import { understandBy } from '../src/server/search/learnt.ts'
import { learnDestinations } from './learn-destinations.ts'

const ways = [
  { asked: 'my roof leaks', means: 'claims' },
  { asked: 'water through the ceiling', means: 'claims' },
  { asked: 'what do i owe', means: 'pay' },
  { asked: 'see my bill', means: 'pay' },
]

it('takes a question for what those like it mean', () => {
  const { meant } = understandBy(learnDestinations(ways))
  expect(meant('the ceiling leaks')[0].means).toBe('claims')
  expect(meant('bill i owe')[0].means).toBe('pay')
  expect(meant('bill').reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1)
})

it('learns the same from the same', () => {
  expect(learnDestinations(ways)).toEqual(learnDestinations(ways))
})

it('knows the words that were said, and others of their kind', () => {
  const { knows } = understandBy(learnDestinations([{ asked: 'hit a deer', means: 'claims' }]))
  expect([knows('deer'), knows('moos'), knows('zeppelin')]).toEqual([true, true, false])
})
