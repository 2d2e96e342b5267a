import { addDays } from '../../nouns/add-days.ts'
import { lengthOf, type Period } from '../../nouns/insights/period.ts'

/** What is counted is added up by the day, by the week and by four weeks, so that a year is read in as few rows as a month. */
export const spans = [28, 7, 1] as const

/** A Monday, from which spans are counted. */
export const firstSpan = '1970-01-05'

/** Days that are read as spans of so many. */
export interface Part extends Period {
  span: number
}

/** A period as the longest spans that lie in it whole, and shorter ones at its ends. */
export function partsOf({ from, to }: Period, among: readonly number[] = spans): Part[] {
  const [span, ...shorter] = among
  if (from > to || span === undefined) return []
  const before = firstOf(span, from)
  const begin = before === from ? from : addDays(before, span)
  const whole = Math.floor(lengthOf({ from: begin, to }) / span)
  if (whole < 1) return partsOf({ from, to }, shorter)
  const end = addDays(begin, whole * span)
  return [
    ...partsOf({ from, to: addDays(begin, -1) }, shorter),
    { span, from: begin, to: addDays(end, -1) },
    ...partsOf({ from: end, to }, shorter),
  ]
}

/** The first day of the span a day is in. */
export const firstOf = (span: number, day: string): string => addDays(day, -((lengthOf({ from: firstSpan, to: day }) - 1) % span))
