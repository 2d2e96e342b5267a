import { dayMs } from '../../durations.ts'
import { addDays } from '../add-days.ts'

/** Days of the tenant's calendar, both of them within: "2026-11-02". */
export interface Period {
  from: string
  to: string
}

export const comparedWith = ['before', 'year', 'nothing'] as const
export type ComparedWith = (typeof comparedWith)[number]

/** What an address asks for: the last so many days, or from one day to another. */
export type AskedPeriod = { days: string; from: string; to: string; with: string }

export interface ChosenPeriod extends Period {
  /** One of the usual lengths, ending today; null where somebody chose the days. */
  days: number | null
  with: ComparedWith
  compared: Period | null
}

/** Whole weeks, where there are many: a year is fifty-two. */
export const usualLengths = [7, 28, 90, 364] as const
const usual = 28
/** More days than these are drawn by the week: four hundred strokes side by side are no picture. */
const mostDrawn = 92
/** A year and as many days as may be compared with one. */
const mostDays = 366

/** Reads what was asked; what cannot be understood is as if it were not there. */
export function choosePeriod(asked: AskedPeriod, today: string): ChosenPeriod {
  const compare = comparedWith.find((each) => each === asked.with) ?? 'before'
  const own = ownPeriod(asked, today)
  const days = own ? null : (usualLengthOf(asked.days) ?? usual)
  const period = own ?? { from: addDays(today, 1 - (days ?? usual)), to: today }
  return { ...period, days, with: compare, compared: comparedPeriod(period, compare) }
}

/** Addresses that were kept may still say 365 for a year. */
const usualLengthOf = (days: string) => usualLengths.find((each) => String(each) === (days === '365' ? '364' : days))

function ownPeriod({ from, to }: AskedPeriod, today: string): Period | null {
  if (!isDay(from) || !isDay(to) || from > to || from > today) return null
  const end = to > today ? today : to
  return { from: lengthOf({ from, to: end }) > mostDays ? addDays(end, 1 - mostDays) : from, to: end }
}

function comparedPeriod(period: Period, compare: ComparedWith): Period | null {
  if (compare === 'nothing') return null
  // Fifty-two weeks, so that a Monday is laid beside a Monday.
  const back = compare === 'year' ? 364 : lengthOf(period)
  return { from: addDays(period.from, -back), to: addDays(period.to, -back) }
}

/** How many days a period has, its first and its last among them. */
export const lengthOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** Every day of a period, "2026-11-27". */
export const daysOf = (period: Period): string[] => Array.from({ length: lengthOf(period) }, (_, i) => addDays(period.from, i))

/** A period as it is drawn and listed: day by day, or in weeks that end with its last day, before which come the days left over. */
export function stepsOf(period: Period): Period[] {
  const length = lengthOf(period)
  if (length <= mostDrawn) return daysOf(period).map((each) => ({ from: each, to: each }))
  const left = length % 7
  const weeks = Array.from({ length: Math.floor(length / 7) }, (_, i) => addDays(period.from, left + 7 * i))
  return [
    ...(left > 0 ? [{ from: period.from, to: addDays(period.from, left - 1) }] : []),
    ...weeks.map((from) => ({ from, to: addDays(from, 6) })),
  ]
}

/** A day there is, from 2000 on. */
function isDay(text: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(Date.parse(text)).toISOString().startsWith(text)
}
