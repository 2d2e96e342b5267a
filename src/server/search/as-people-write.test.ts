import { expect, it } from 'vitest'
import { areSaidTogether, fitsBeside, isSpelled } from './as-people-write.ts'

it.each(['agents', 'filing', 'policies', 'stopped', 'stole', 'insured'])('knows forms of what people write: %s', (word) =>
  expect(isSpelled(word)).toBe(true),
)

it.each(['agentt', 'filee', 'rranch', 'vank'])('knows no slip of one, though what is left without its ending is the same: %s', (word) =>
  expect(isSpelled(word)).toBe(false),
)

it('knows what is said beside other words', () => {
  expect([areSaidTogether('flat', 'tire'), areSaidTogether('flat', 'tree')]).toEqual([true, false])
  expect([fitsBeside(['get', 'rices'], 1, 'prices'), fitsBeside(['get', 'rices'], 1, 'ice')]).toEqual([1, 0])
})
