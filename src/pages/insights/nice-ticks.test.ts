import { expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [480, [0, 200, 400, 600]],
  [1_234_567, [0, 500_000, 1_000_000, 1_500_000]],
])('marks a scale up to %i', (greatest, ticks) => expect(niceTicks(greatest)).toEqual(ticks))
