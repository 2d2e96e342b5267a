import { afterAll, beforeAll, expect, it } from 'vitest'
import { sections } from '../../src/content/sections.ts'
import { atOnce } from '../../src/server/http/in-turns.ts'
import { findingParts } from '../../src/server/search/parts-in.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

const addresses = new Set(sections.flatMap((section) => atOnce(findingParts(section, section.fallback)).map(({ address }) => address)))
const anchorsOf = new Map<string, Set<string>>()
for (const [path, anchor] of [...addresses].map((each) => each.split('#')))
  if (anchor) anchorsOf.set(path, (anchorsOf.get(path) ?? new Set()).add(anchor))

it('every anchor that a search leads to is an id on its page', async () => {
  expect([...anchorsOf.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(20)
  const missing: string[] = []
  for (const [path, anchors] of anchorsOf) {
    const answer = await fetch(site.origin + path)
    expect([path, answer.status]).toEqual([path, 200])
    const html = await answer.text()
    for (const anchor of anchors) if (!html.includes(` id="${anchor}"`)) missing.push(`${path}#${anchor}`)
  }
  expect(missing).toEqual([])
})
