import { datesIn, holdsDate, isRange, type DatedDays } from './dated-hours.ts'

export interface HoursRow {
  column1: string
  column2: string
}

/** Minutes since Monday 0:00, half open: [540, 1020) is Monday 9:00 to 17:00. */
export type OpenSpan = [from: number, to: number]

export const minutesOfDay = 24 * 60
export const minutesOfWeek = 7 * minutesOfDay

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * When an office is open, as its hours table says it: "Monday - Friday" or "Mon, Wed" beside "8:30 AM - 12:00 PM, 1 - 5 PM".
 * Rows nobody can read as days and times (Closed, By appointment) add nothing. Sorted; never overlapping. With `dateOf`, which day of the
 * calendar a weekday is, rows of dates count instead of the others on these days; without it they count on none.
 */
export function openSpansOf(rows: readonly HoursRow[], dateOf?: (weekday: number) => string): OpenSpan[] {
  const read = rows.map(readHours)
  const spans = days.flatMap((_name, day) =>
    hoursOn(read, day, dateOf?.(day)).flatMap(({ times }) => times.map((time) => shifted(time, day))),
  )
  const merged: OpenSpan[] = []
  for (const [from, to] of spans.flatMap(cutAtWeekEnd).toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** The rows that count on a day: those of its date ("2026-11-26") where there are any, else those of its weekday, 0 for Monday. */
export function rowsOn<R extends HoursRow>(rows: readonly R[], weekday: number, date: string | undefined): R[] {
  const read = rows.map((row) => ({ row, ...readHours(row) }))
  return hoursOn(read, weekday, date).map(({ row }) => row)
}

type ReadHours = ReturnType<typeof readHours>

/** The same of rows that were read: each is read once, and asked about every day of the week. */
function hoursOn<H extends ReadHours>(read: readonly H[], weekday: number, date: string | undefined): H[] {
  const counts = ({ dates, days: those }: ReadHours, day: string) =>
    dates.some((each) => holdsDate(each, day) && (!isRange(each) || those.length === 0 || those.includes(weekday)))
  const dated = date === undefined ? [] : read.filter((hours) => counts(hours, date))
  return dated.length > 0 ? dated : read.filter((hours) => hours.dates.length === 0 && hours.days.includes(weekday))
}

/**
 * What one row says: the days it names, 0 for Monday, or the dates, and its times in minutes of a day; nothing of what nobody can read. A row of
 * dates is about no other day of that name: "Fri, Nov 27" says nothing of other Fridays. Beside several dates in a row its days are those that count.
 */
export function readHours({ column1, column2 }: HoursRow): { days: number[]; dates: DatedDays[]; times: OpenSpan[] } {
  const { dates, beside } = datesIn(column1)
  const named = dates.length === 0 ? daysOf(column1) : dates.some(isRange) ? daysOf(beside) : []
  // "Sat, July 4 - 8" names the day of a date; "Mon - Fri" and "Saturdays" those of a season.
  const isOfDate = dates.length > 0 && named.length === 1 && !/days\b/i.test(beside)
  return { days: isOfDate ? [] : named, dates, times: timesOf(column2) }
}

/** The days a cell names, 0 for Monday; none when it names none. */
function daysOf(cell: string): number[] {
  const words = cell.toLowerCase()
  if (/\b(every ?day|daily|all week)\b/.test(words)) return days.map((_day, index) => index)
  if (/\bweekdays\b/.test(words)) return [0, 1, 2, 3, 4]
  if (/\bweekends?\b/.test(words)) return [5, 6]
  return words.split(/,|&|;|\band\b/).flatMap((part) => {
    const [first, last] = part.split(/-|–|—|\bto\b|\bthrough\b/).map(dayOf)
    if (first === undefined) return []
    if (last === undefined) return [first]
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_each, index) => (first + index) % 7)
  })
}

function dayOf(word: string): number | undefined {
  const name = word.replace(/[^a-z]/g, '').replace(/s$/, '')
  const found = name.length < 2 ? -1 : days.findIndex((day) => day.startsWith(name))
  return found < 0 ? undefined : found
}

/** The spans of one cell, in minutes of a day; an end before its beginning is after midnight. */
function timesOf(cell: string): OpenSpan[] {
  const words = cell.toLowerCase().replaceAll('noon', '12 pm').replaceAll('midnight', '12 am').replaceAll('.', '')
  // Blanks are counted in one place alone: where two could share them, a cell of nothing else would take the square of its length.
  const span = /(\d{1,2})(?::(\d{2}))?\s*(?:(am|pm)\s*)?(?:-|–|—|to|until)\s*(\d{1,2})(?::(\d{2}))?\s*(am|pm)?/g
  return [...words.matchAll(span)].flatMap(([, h1, m1, half1, h2, m2, half2]): OpenSpan[] => {
    const from = minuteOf(h1, m1, half1 ?? halfOfStart(h1, h2, half2))
    const end = minuteOf(h2, m2, half2)
    if (from === undefined || end === undefined) return []
    // "8 - 5" ends in the afternoon.
    const to = end <= from && !half2 && onDial(h1, h2) && end + halfDay > from ? end + halfDay : end
    if (from === to) return []
    return [[from, to > from ? to : to + minutesOfDay]]
  })
}

const halfDay = minutesOfDay / 2

/** Whether hours are said as on a clock's dial; "16" counts through the day. */
const onDial = (...hours: string[]) => hours.every((hour) => Number(hour) >= 1 && Number(hour) <= 12)

/** "1 - 5 PM" and "1 - 5" mean one in the afternoon, "8 - 5 PM" eight in the morning. */
function halfOfStart(start: string, end: string, half: string | undefined): string | undefined {
  if (half === 'pm') return Number(start) % 12 < Number(end) % 12 ? 'pm' : 'am'
  if (half) return 'am'
  const afternoon = onDial(start, end) && Number(start) < earliestOpening && Number(start) < Number(end)
  return afternoon ? 'pm' : undefined
}

/** No office opens before six in the morning. */
const earliestOpening = 6

function minuteOf(hour: string, minute = '0', half?: string): number | undefined {
  const [h, m] = [Number(hour), Number(minute)]
  if (m > 59 || h > (half ? 12 : 24)) return undefined
  return (half ? (h % 12) + (half === 'pm' ? 12 : 0) : h) * 60 + m
}

const shifted = ([from, to]: OpenSpan, day: number): OpenSpan => [from + day * minutesOfDay, to + day * minutesOfDay]

const cutAtWeekEnd = ([from, to]: OpenSpan): OpenSpan[] =>
  to > minutesOfWeek
    ? [
        [from, minutesOfWeek],
        [0, to - minutesOfWeek],
      ]
    : [[from, to]]
