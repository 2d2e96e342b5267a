import { describe, expect, it } from 'vitest'
import { frameAround } from './map-frame.ts'

const cornersOf = (west: number, east: number, south: number, north: number) => [
  { lng: west, lat: south },
  { lng: east, lat: north },
]
const shapeOf = ({ west, east, south, north }: ReturnType<typeof frameAround>) =>
  ((east - west) / (north - south)) * Math.cos((((south + north) / 2) * Math.PI) / 180)

describe('the frame of the map', () => {
  it('lies around a state that has the shape of the drawing as its borders do', () => {
    expect(frameAround(cornersOf(-109.06, -102.042, 36.993, 41.003))).toEqual({ west: -109.06, east: -102.04, south: 36.99, north: 41 })
  })

  it('ends at the date line', () => {
    expect(frameAround([...cornersOf(-179.1, -130, 51.2, 71.4), { lng: 179.8, lat: 52 }]).east).toBeLessThan(-120)
  })

  it.each([
    ['a narrow one', [-117.24, -111.04, 41.99, 49]],
    ['a low one', [-81.68, -75.24, 36.54, 39.47]],
    ['two of them', [-124.57, -102.04, 36.99, 46.29]],
  ] as const)('holds %s whole, in the middle and not stretched', (_name, [west, east, south, north]) => {
    const frame = frameAround(cornersOf(west, east, south, north))
    expect(frame.west).toBeLessThanOrEqual(west)
    expect(frame.east).toBeGreaterThanOrEqual(east)
    expect(frame.south).toBeLessThanOrEqual(south)
    expect(frame.north).toBeGreaterThanOrEqual(north)
    expect((frame.west + frame.east) / 2).toBeCloseTo((west + east) / 2, 1)
    expect((frame.south + frame.north) / 2).toBeCloseTo((south + north) / 2, 1)
    expect(shapeOf(frame)).toBeCloseTo(1.36, 2)
  })
})
