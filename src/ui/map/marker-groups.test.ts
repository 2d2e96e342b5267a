import { expect, it } from 'vitest'
import { groupMarkers } from './marker-groups.ts'

const at = (number: string, x: number, y: number) => ({ id: number, name: `Agent ${number}`, number, x, y })

it('leaves markers alone that do not touch', () => {
  expect(groupMarkers([at('1', 0, 0), at('2', 50, 0)], 40)).toHaveLength(2)
})

it('joins those that do, in their middle, and goes on until none touch', () => {
  const groups = groupMarkers([at('1', 0, 0), at('2', 30, 0), at('3', 50, 0), at('4', 300, 0)], 40)
  expect(groups.map(({ markers }) => markers.map(({ number }) => number))).toEqual([['1', '2', '3'], ['4']])
  expect(groups[0].x).toBeCloseTo(26.7, 1)
})
