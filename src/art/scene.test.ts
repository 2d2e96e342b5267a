import { describe, expect, it } from 'vitest'
import { countyMap } from './county-map.ts'
import { drawPicture } from './draw-picture.ts'
import { plates } from './emblem-plates.ts'
import { emblem, type EmblemKind } from './emblem.ts'
import { hours, type Time } from './hours.ts'
import { pictures, type DeclaredVariant } from './picture-list.ts'
import { recipes, type SceneKind } from './recipes.ts'
import { scene } from './scene.ts'
import { seasons, type Season } from './seasons.ts'

const emblemKinds = Object.keys(plates) as EmblemKind[]
const kinds = Object.keys(recipes) as SceneKind[]
const variants = Object.values(pictures).flatMap((picture): DeclaredVariant[] => Object.values(picture))

describe('scene', () => {
  it('gives the same picture for the same options, and another for another seed', () => {
    expect(scene({ kind: 'hero' })).toBe(scene({ kind: 'hero' }))
    expect(scene({ kind: 'hero' })).not.toBe(scene({ kind: 'hero', seed: 'other' }))
  })

  it.each(kinds)('draws %s well-formed at every hour and season', (kind) => {
    for (const time of Object.keys(hours) as Time[]) {
      for (const season of Object.keys(seasons) as Season[]) expect(faultsOf(scene({ kind, time, season }))).toEqual([])
    }
  })

  it('draws at the size it is asked for', () => {
    expect(scene({ kind: 'farm', width: 320, height: 200 })).toMatch(/^<svg [^>]*viewBox="0 0 320 200" width="320" height="200"/)
  })

  it('shines the lamps of the house at dusk and not at noon', () => {
    const glow = `fill="${hours.dusk.glow}"`
    expect(scene({ kind: 'home', time: 'dusk' })).toContain(glow)
    expect(scene({ kind: 'home', time: 'noon' })).not.toContain(glow)
  })

  it('leaves the pickup out of the hero when told, and the grain', () => {
    const groups = (svg: string) => svg.split('<g transform').length - 1
    expect(groups(scene({ kind: 'hero', truck: false }))).toBe(groups(scene({ kind: 'hero' })) - 1)
    expect(scene({ kind: 'hero' })).toContain('feTurbulence')
    expect(scene({ kind: 'hero', grain: false })).not.toContain('filter')
  })

  it('names its clip paths so that two pictures can be in one page', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const all = [...ids(scene({ kind: 'hero' })), ...ids(scene({ kind: 'farm' })), ...ids(scene({ kind: 'hero', width: 900 }))]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('emblem and county map', () => {
  it.each(emblemKinds)('draws the %s emblem well-formed', (kind) => expect(faultsOf(emblem({ kind }))).toEqual([]))

  it('draws a county map that names nobody', () => {
    expect(faultsOf(countyMap())).toEqual([])
    expect(countyMap()).not.toContain('<text')
  })
})

describe('declared pictures', () => {
  it('are sound and small once minified', () => {
    for (const variant of variants) {
      const svg = drawPicture(variant)
      expect(faultsOf(svg)).toEqual([])
      expect(svg.length).toBeLessThan(60_000)
    }
  })

  it('end with a variant for everyone', () => {
    for (const picture of Object.values(pictures)) {
      const media = Object.values(picture).map((variant: DeclaredVariant) => variant.media)
      expect(media.slice(0, -1).every(Boolean)).toBe(true)
      expect(media.at(-1)).toBeUndefined()
    }
  })
})

/** What is wrong with a picture: tags must balance, numbers be numbers, colours be hex, and nothing may run or load. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [tag, closing, name, selfClosing] of svg.matchAll(/<(\/?)([\w]+)(?:\s+[\w:-]+="[^"<>]*")*\s*(\/?)>/g)) {
    if (closing && open.pop() !== name) faults.push(`unexpected ${tag}`)
    if (!closing && !selfClosing) open.push(name)
  }
  faults.push(...open.map((name) => `<${name}> is never closed`))
  if (svg.split('<').length !== svg.split('>').length) faults.push('a bracket is missing')
  faults.push(...(svg.match(/NaN|undefined|Infinity|<script|<image|<foreignObject|href|\bon\w+=|@import|data:/g) ?? []))
  for (const [, paint] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)) if (!/^(#[0-9a-fA-F]{6}|none)$/.test(paint)) faults.push(paint)
  for (const [, target] of svg.matchAll(/url\(([^)]+)\)/g)) if (!svg.includes(`id="${target.slice(1)}"`)) faults.push(target)
  return faults
}
