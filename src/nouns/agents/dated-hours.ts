interface CalendarDay {
  month: number
  date: number
  /** Every year's where it is not said. */
  year?: number | undefined
}

/** Days of the calendar that a row of office hours is about; one day is from itself to itself. */
export interface DatedDays {
  from: CalendarDay
  to: CalendarDay
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const written = String.raw`\b(?<name>${monthNames})\.?\s+(?<date>\d{1,2})(?:st|nd|rd|th)?\b|\b(?<month>\d{1,2})\/(?<slashed>\d{1,2})(?:\/(?<short>\d{4}|\d{2}))?\b`
const day = new RegExp(String.raw`(?:${written})(?:,?\s+(?<year>20\d\d)\b)?`, 'gi')
/** "Dec 24 - 26": what is left of the end of a range. */
const bareEnd = /^\s*(?:-|–|—|to|through|until)\s*(\d{1,2})(?:st|nd|rd|th)?(?![\d/:])(?:,?\s+(20\d\d)\b)?/i
/** What stands between the ends of a range, a weekday of the second included. */
const between = /^\s*(?:-|–|—|to|through|until)\s*(?:[a-z]{3,9}\.?,?\s*)?$/i

/**
 * The dates a cell of office hours names: "Nov 26", "12/24 - 12/26/2026", "Dec 31 to January 2"; none where it names weekdays alone. And what is
 * written before and behind them.
 */
export function datesIn(cell: string): { dates: DatedDays[]; beside: string } {
  const found = [...cell.matchAll(day)]
  const all: DatedDays[] = []
  for (let at = 0; at < found.length; at++) {
    const from = dayOf(found[at])
    if (!from) continue
    const after = cell.slice(endOf(found[at]), found[at + 1]?.index)
    const next = found[at + 1] && between.test(after) ? dayOf(found[at + 1]) : undefined
    const [, date, year] = bareEnd.exec(after) ?? []
    if (next) at++
    all.push({ from, to: next ?? (date ? { ...from, date: Number(date), year: year ? Number(year) : from.year } : from) })
  }
  const last = found.at(-1)
  return { dates: all, beside: `${cell.slice(0, found[0]?.index)} ${last ? cell.slice(endOf(last)).replace(bareEnd, '') : ''}` }
}

const endOf = ({ index, 0: text }: RegExpExecArray) => index + text.length

function dayOf({ groups = {} }: RegExpExecArray): CalendarDay | undefined {
  const month = groups.name ? months.indexOf(groups.name.slice(0, 3).toLowerCase()) + 1 : Number(groups.month)
  const date = Number(groups.date ?? groups.slashed)
  const year = groups.year ?? groups.short
  if (month < 1 || month > 12 || date < 1 || date > 31) return undefined
  return { month, date, year: year ? (Number(year) % 2000) + 2000 : undefined }
}

/** True of several days in a row. */
export const isRange = ({ from, to }: DatedDays): boolean => from !== to

/** Whether these days hold one, "2026-11-26". */
export function holdsDate({ from, to }: DatedDays, isoDay: string): boolean {
  const [year, month, date] = isoDay.split('-').map(Number)
  const [begin, end, asked] = [inYear(from), inYear(to), inYear({ month, date })]
  const turns = begin > end
  const { first, last } = yearsOf({ from, to })
  if (first && last) return first * 10_000 + begin <= year * 10_000 + asked && year * 10_000 + asked <= last * 10_000 + end
  return turns ? asked >= begin || asked <= end : begin <= asked && asked <= end
}

/** The years in which these days begin and end, where either is said: over New Year the other is the one beside it. */
export function yearsOf({ from, to }: DatedDays): { first: number | undefined; last: number | undefined } {
  const between = inYear(from) > inYear(to) ? 1 : 0
  return { first: from.year ?? (to.year && to.year - between), last: to.year ?? (from.year && from.year + between) }
}

/** In the order of the calendar: 1126 is November 26. */
const inYear = ({ month, date }: CalendarDay) => month * 100 + date
