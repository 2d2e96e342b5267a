import { expect, it } from 'vitest'
import { contrastOf } from './palette.ts'
import { agentPortrait } from './agent-portrait.ts'

const outline = { path: 'M100 200l40 0 0 20-40 0z', box: { x: 100, y: 200, width: 40, height: 20 } }

it('puts initials over the outline and nothing else that a name might hold', () => {
  expect(agentPortrait('DW', outline)).toContain('>DW</text>')
  expect(agentPortrait('<b>', outline)).toContain('>b</text>')
})

it('draws an outline of any size in the middle of its plate', () => {
  expect(agentPortrait('DW', outline)).toContain('transform="translate(-202 -391) scale(2.1)"')
})

it('lets its initials be read wherever the outline runs', () => {
  const [plate, land] = agentPortrait('CW', outline).split('<text')
  const ink = /fill="(#\w+)"/.exec(land)?.[1] ?? ''
  const colors = Array.from(plate.matchAll(/#\w{6}/g), ([color]) => color)
  expect(colors).not.toEqual([])
  expect(colors.filter((color) => contrastOf(ink, color) < 4.5)).toEqual([])
})
