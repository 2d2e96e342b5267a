import { expect, it } from 'vitest'
import { simplifyLine } from './simplify-line.ts'

it('leaves out what lies on the way, and keeps every bend that can be seen', () => {
  const line: [number, number][] = [
    [0, 0],
    [5, 0.2],
    [10, 0],
    [10.1, 5],
    [10, 10],
    [14, 8],
  ]
  expect(simplifyLine(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [14, 8],
  ])
})

it('keeps a line that closes', () => {
  const ring: [number, number][] = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 0],
  ]
  expect(simplifyLine(ring, 0.5)).toEqual(ring)
})
