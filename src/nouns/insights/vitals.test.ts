import { describe, expect, it } from 'vitest'
import { judged, p75Of, stepOf, vitals } from './vitals.ts'

/** Counts as they are kept, of measures as they were. */
function countsOf(measures: number[]): number[] {
  const counts = Array<number>(vitals.LCP.steps.length + 1).fill(0)
  for (const each of measures) counts[stepOf('LCP', each)]++
  return counts
}

describe('what three of four stayed below', () => {
  it('is as near to the truth as a step is wide', () => {
    const measures = Array.from({ length: 1000 }, (_, i) => 400 + i * 4)
    const truth = measures[749]
    expect(Math.abs((p75Of('LCP', countsOf(measures)) ?? 0) - truth)).toBeLessThan(300)
  })

  it('is nothing where nothing was measured, and the last end where all were slower', () => {
    expect(p75Of('LCP', countsOf([]))).toBeNull()
    expect(p75Of('LCP', countsOf([60_000, 60_000]))).toBe(10_000)
  })

  it('is judged by the bounds everybody uses', () => {
    expect([judged('LCP', 2500), judged('LCP', 2501), judged('CLS', 251)]).toEqual(['good', 'fair', 'poor'])
  })
})
