import { expect, it } from 'vitest'
import { learnDestinations } from './learn-destinations.ts'

const ways = [
  { asked: 'my roof leaks', means: 'claims' },
  { asked: 'water through the ceiling', means: 'claims' },
  { asked: 'what do i owe', means: 'pay' },
  { asked: 'see my bill', means: 'pay' },
]

it('takes a question for what those like it mean', async () => {
  const { meant } = await learnDestinations(ways)
  expect(meant('the ceiling leaks')[0].means).toBe('claims')
  expect(meant('bill i owe')[0].means).toBe('pay')
  expect(meant('bill').reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1)
})

it('learns the same from the same', async () => {
  const [one, other] = [await learnDestinations(ways), await learnDestinations(ways)]
  expect(one.meant('roof bill')).toEqual(other.meant('roof bill'))
})

it('knows the words that were said, and others of their kind', async () => {
  const { knows } = await learnDestinations([{ asked: 'hit a deer', means: 'claims' }])
  expect([knows('deer'), knows('moos'), knows('zeppelin')]).toEqual([true, true, false])
})

it('hears others while it learns, from the beginning on', async () => {
  let [turn, learning] = [0, true]
  const next = () => {
    turn++
    if (learning) setImmediate(next)
  }
  setImmediate(next)
  const readIn = new Map<number, number>()
  const many = Array.from({ length: 2000 }, (_each, at) => ({
    means: ['claims', 'pay'][at % 2],
    get asked() {
      readIn.set(turn, (readIn.get(turn) ?? 0) + 1)
      return `question ${at}`
    },
  }))
  await learnDestinations(many)
  learning = false
  expect(readIn.size).toBeGreaterThan(4)
  expect(turn).toBeGreaterThan(readIn.size)
})
