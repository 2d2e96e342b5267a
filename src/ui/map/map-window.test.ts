import { expect, it } from 'vitest'
import { closest, isClosest, isWhole, moved, zoomed } from './map-window.ts'
import { degreesOf, spotOf, wholeState, windowAround } from './projection.ts'

it('puts places where they are, and finds them again', () => {
  const sterling = { lat: 40.6255, lng: -103.2077 }
  const { x, y } = spotOf(sterling)
  expect([x, y]).toEqual([525.2, 41.5])
  expect(degreesOf({ x, y }).lat).toBeCloseTo(sterling.lat, 2)
  expect(degreesOf({ x, y }).lng).toBeCloseTo(sterling.lng, 2)
})

it('keeps the point under the pointer while it zooms', () => {
  const near = zoomed(wholeState, 2, { x: 0.25, y: 0.75 })
  expect(near.x + near.width * 0.25).toBeCloseTo(wholeState.x + wholeState.width * 0.25, 0)
  expect(near.y + near.height * 0.75).toBeCloseTo(wholeState.y + wholeState.height * 0.75, 0)
})

it('never shows more than the state, nor less than the closest window', () => {
  expect(zoomed(wholeState, 0.5)).toEqual(wholeState)
  expect(isWhole(wholeState)).toBe(true)
  const near = zoomed(wholeState, 1000)
  expect(near.width).toBe(closest)
  expect(isClosest(near)).toBe(true)
  expect(moved(near, { x: 100, y: 100 })).toMatchObject({ x: 598, y: 427.4 })
})

it('fits what is shown, and shows the whole state when nothing is', () => {
  const fitted = windowAround([
    { x: 500, y: 40 },
    { x: 560, y: 120 },
  ])
  expect(fitted.x).toBeLessThan(500)
  expect(fitted.x + fitted.width).toBeGreaterThan(560)
  expect(windowAround([])).toEqual(wholeState)
  expect(windowAround([{ x: -500, y: 40 }])).toEqual(wholeState)
})
