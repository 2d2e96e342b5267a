import { expect, it } from 'vitest'
import { sideOfName } from './name-side.ts'

const town = { x: 300, y: 200 }

it('writes a name to the right of its town while nothing is there', () => {
  expect(sideOfName('Denver', town, [], 16)).toBe('right')
  expect(sideOfName('Denver', town, [{ x: 300, y: 120 }], 16)).toBe('right')
})

it('goes to the other side of a marker, and below one that is on the town', () => {
  expect(sideOfName('Denver', town, [{ x: 340, y: 205 }], 16)).toBe('left')
  expect(sideOfName('Denver', town, [town], 16)).toBe('below')
  expect(sideOfName('Denver', town, [town, { x: 300, y: 240 }], 16)).toBe('above')
})

it('keeps inside the border', () => {
  expect(sideOfName('Burlington', { x: 609, y: 187 }, [], 16)).toBe('left')
  expect(sideOfName('Lamar', { x: 589, y: 323 }, [], 16)).toBe('left')
})

it('finds more room as the map comes closer', () => {
  expect(sideOfName('Denver', town, [{ x: 340, y: 205 }], 5)).toBe('right')
})
