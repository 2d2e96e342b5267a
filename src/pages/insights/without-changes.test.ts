import { expect, it } from 'vitest'
import type { InsightsReport } from '../../nouns/insights/report.ts'
import { withoutChanges } from './without-changes.ts'

const line = { name: '/360', many: 83, ofThem: 0, before: 14 }
const report = {
  since: null,
  views: { now: 83, before: 14 },
  ...Object.fromEntries(
    ['pages', 'sources', 'campaigns', 'devices', 'robotNames', 'topSearches', 'nothingFound', 'forms', 'vitals'].map((name) => [
      name,
      [line],
    ]),
  ),
} as unknown as InsightsReport

it('says no share where a part of the days before is not known, and what was counted of them all the same', () => {
  expect(withoutChanges(report)).toEqual(report)
  const shown = withoutChanges({ ...report, since: '2026-03-01' })
  const said = Object.values(shown).flatMap((value) => (Array.isArray(value) ? (value as { before: number | null }[]) : []))
  expect(said).toHaveLength(9)
  expect(said.every(({ before }) => before === null)).toBe(true)
  expect(shown.views).toEqual({ now: 83, before: 14 })
})
