/** Core Web Vitals as they are counted: by steps of a scale, so that no single measure of anybody is kept. */
export const vitals = {
  /** Milliseconds until the largest part was painted. */
  LCP: {
    good: 2500,
    poor: 4000,
    steps: [500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000, 8000, 10_000],
  },
  /** Milliseconds from a touch to the next picture. */
  INP: { good: 200, poor: 500, steps: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000] },
  /** How far things jumped, in thousandths. */
  CLS: { good: 100, poor: 250, steps: [10, 25, 50, 75, 100, 125, 150, 200, 250, 350, 500, 1000] },
} as const

export type Vital = keyof typeof vitals
export const vitalNames = Object.keys(vitals) as Vital[]

/** The step a measure falls into, from 0; the last one has no end. */
export function stepOf(vital: Vital, measure: number): number {
  const at = vitals[vital].steps.findIndex((end) => measure <= end)
  return at < 0 ? vitals[vital].steps.length : at
}

/** What three of four stayed below, found between the ends of its step; null where nothing was measured. */
export function p75Of(vital: Vital, counts: readonly number[]): number | null {
  const { steps } = vitals[vital]
  const all = counts.reduce((sum, many) => sum + many, 0)
  let below = 0
  for (const [step, many] of counts.entries()) {
    if (many > 0 && below + many >= all * 0.75) {
      const begin = step === 0 ? 0 : steps[step - 1]
      const end = steps[step] ?? begin
      return Math.round(begin + ((end - begin) * (all * 0.75 - below)) / many)
    }
    below += many
  }
  return null
}

export type Judged = 'good' | 'fair' | 'poor'

/** How good a measure is, by the thresholds of its vital. */
export const judged = (vital: Vital, measure: number): Judged =>
  measure <= vitals[vital].good ? 'good' : measure <= vitals[vital].poor ? 'fair' : 'poor'
