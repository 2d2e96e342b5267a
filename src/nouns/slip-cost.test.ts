import { expect, it } from 'vitest'
import { slipCost } from './slip-cost.ts'

it.each([
  ['trem', 'term', 'tree'],
  ['srhed', 'shred', 'shed'],
  ['comission', 'commission', 'omission'],
  ['hsil', 'hail', 'hoil'],
  ['polixy', 'policy', 'polity'],
])('%s is rather %s than %s', (typed, meant, other) => expect(slipCost(typed, meant)).toBeLessThan(slipCost(typed, other)))

it('costs nothing where nothing is wrong', () => expect([slipCost('hail', 'hail'), slipCost('', '')]).toEqual([0, 0]))
