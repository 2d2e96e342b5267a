import { expect, it } from 'vitest'
import { minifySvg } from './minify-svg.ts'
import { readPath, writePath } from './path-data.ts'

const page = (inner: string) => `<svg viewBox="0 0 10 10">${inner}</svg>`

it('joins neighbours of one paint that do not touch', () => {
  const two = page('<rect x="0" y="0" width="2" height="2" fill="#000000"/><rect x="5" y="0" width="2" height="2" fill="#000000"/>')
  expect(minifySvg(two, 0.1)).toBe(page('<path d="M0 0h2v2h-2zm5 0h2v2h-2z" fill="#000000"/>'))
})

it('leaves neighbours apart that overlap, since a path may cut a hole into itself', () => {
  const two = page('<circle cx="2" cy="2" r="1" fill="#000000"/><circle cx="3" cy="2" r="1" fill="#000000"/>')
  expect(minifySvg(two, 0.1).split('<path').length).toBe(3)
})

it('keeps tenths inside a symbol, which is drawn small and scaled up', () => {
  const symbol = page('<g transform="scale(9)"><path d="M.1 .3L.9 .3Z" fill="#000000"/></g><path d="M.1 .3L4.9 .3Z" fill="#000000"/>')
  expect(minifySvg(symbol, 0.5)).toBe(
    page('<g transform="scale(9)"><path d="M.1.3l.8 0z" fill="#000000"/></g><path d="M0 .5l5 0z" fill="#000000"/>'),
  )
})

it('does not touch texts, rounded plates and rectangles with a filter', () => {
  const kept = page('<rect width="9" height="9" rx="2"/><text y="5" fill="#000000">DW</text><rect width="9" height="9" filter="url(#g)"/>')
  expect(minifySvg(kept, 0.1)).toBe(kept)
})

it('rounds where a point is, so that errors never add up', () => {
  const steps = Array.from({ length: 40 }, (_, i) => `L${(i + 1) * 0.26} 0`).join('')
  const written = writePath(readPath(`M0 0${steps}`)!, 0.5)
  const reached = [...written.slice(4).matchAll(/-?[\d.]+/g)]
    .map(Number)
    .filter((_, i) => i % 2 === 0)
    .reduce((a, b) => a + b, 0)
  expect(reached).toBeCloseTo(10.5, 5)
})
