import { expect, it } from 'vitest'
import { agentPortrait } from './agent-portrait.ts'
import { counties, countyOutline, stateOutline } from './state-counties.ts'
import { mapPosition, mapView, stateMap } from './state-map.ts'

it('draws every county once and picks out the one that is here', () => {
  const map = stateMap('G')
  expect(map.match(/data-c="/g)).toHaveLength(counties.length)
  expect(map).toMatch(/class="cn on">Prairie</)
})

it('keeps every border inside the map', () => {
  for (const [x, y] of [...stateOutline(), ...counties.flatMap(countyOutline)]) {
    expect(x).toBeGreaterThanOrEqual(mapView.x)
    expect(x).toBeLessThanOrEqual(mapView.x + mapView.width)
    expect(y).toBeGreaterThanOrEqual(mapView.y)
    expect(y).toBeLessThanOrEqual(mapView.y + mapView.height)
  }
})

it('gives a pin its place in percent', () => {
  expect(mapPosition({ x: -8, y: -8 })).toEqual({ left: 0, top: 0 })
  expect(mapPosition({ x: 408, y: 118 })).toEqual({ left: 64.4, top: 27.4 })
})

it('puts initials over the county and nothing else that a name might hold', () => {
  expect(agentPortrait('DW', 'G')).toContain('>DW</text>')
  expect(agentPortrait('<b>', 'G')).toContain('>b</text>')
})
