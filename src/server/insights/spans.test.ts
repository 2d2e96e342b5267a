import { expect, it } from 'vitest'
import { addDays } from '../../nouns/add-days.ts'
import { daysOf } from '../../nouns/insights/period.ts'
import { firstSpan, partsOf } from './spans.ts'

it('reads a period as whole spans, in which each of its days is once', () => {
  for (let length = 1; length < 400; length += 3) {
    const from = addDays('2026-11-23', -length - (length % 40))
    const period = { from, to: addDays(from, length - 1) }
    const parts = partsOf(period)
    expect(parts.flatMap(daysOf)).toEqual(daysOf(period))
    for (const { span, from: begin, to } of parts) {
      expect(((Date.parse(begin) - Date.parse(firstSpan)) / 86_400_000) % span).toBe(0)
      expect(daysOf({ from: begin, to }).length % span).toBe(0)
    }
  }
})

it('takes few of them for a year', () => {
  const rows = partsOf({ from: '2025-11-24', to: '2026-11-23' }).reduce((all, { span, ...days }) => all + daysOf(days).length / span, 0)
  expect(rows).toBeLessThan(35)
})
