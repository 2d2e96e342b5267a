import { describe, expect, it } from 'vitest'
import { boxOf, counties, countyAt } from './counties.ts'
import { isOnMap, spotOf } from './projection.ts'

describe('the counties of the served state', () => {
  it('are all there, each with an outline on the map', () => {
    expect(counties).toHaveLength(64)
    for (const county of counties) {
      expect(county.path).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/)
      const { x, y, width, height } = boxOf(county.path)
      expect([isOnMap({ x, y }), isOnMap({ x: x + width, y: y + height })]).toEqual([true, true])
    }
  })

  it('tell apart in whose bounds a place lies', () => {
    expect(countyAt(spotOf({ lat: 40.63, lng: -103.21 }))?.name).toBe('Logan')
    expect(countyAt(spotOf({ lat: 37.47, lng: -105.87 }))?.name).toBe('Alamosa')
    expect(countyAt(spotOf({ lat: 39.07, lng: -108.55 }))?.name).toBe('Mesa')
  })

  it('end at the border of the state, and not before it', () => {
    expect(countyAt(spotOf({ lat: 46.4, lng: -109.9 }))).toBeUndefined()
    expect(countyAt(spotOf({ lat: 40.999, lng: -102.06 }))?.name).toBe('Sedgwick')
  })
})
