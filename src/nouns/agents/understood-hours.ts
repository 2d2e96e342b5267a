import { yearsOf, type DatedDays } from './dated-hours.ts'
import { minutesOfDay, readHours, type HoursRow, type OpenSpan } from './office-hours.ts'

/** What a row of office hours says, as it was understood, or what to ask whoever writes it. For the editor, which speaks English. */
export function understoodHours(row: HoursRow): string {
  if (`${row.column1}${row.column2}`.trim() === '') return ''
  const { days, dates, times } = readHours(row)
  if (dates.length > 0) return understoodDates({ days, dates, times }, row.column2)
  if (days.length === 0) return 'Which days? Monday, Mon - Fri, weekdays, every day, or a date: Nov 26, 2026'
  if (times.length > 0) return `${daysWords(days)}: ${inARow(times.map(timeWords))}`
  if (noHours.test(row.column2)) return `${daysWords(days)}: no hours, shown as you wrote it`
  return whichTimes
}

/** A holiday, say: on these dates it counts, and what is said of the weekday does not. */
function understoodDates({ days, dates, times }: ReturnType<typeof readHours>, column2: string): string {
  if (times.length === 0 && !noHours.test(column2)) return whichTimes
  const said = times.length > 0 ? inARow(times.map(timeWords)) : 'no hours, whatever that weekday has'
  return `${days.length > 0 ? `${daysWords(days)}, ` : ''}${inARow(dates.map(datesWords))}: ${said}`
}

/** "December 24 to 26, 2026", and of what comes back each year that it does. */
function datesWords(days: DatedDays): string {
  const { from, to } = days
  const name = ({ month, date }: DatedDays['from']) => `${monthNames[month - 1]} ${date}`
  const year = yearsOf(days).last
  const range = from === to ? name(from) : `${name(from)} to ${from.month === to.month ? to.date : name(to)}`
  return `${range}${year ? `, ${year}` : ' of every year'}`
}

const whichTimes = 'Which times? 9-12, 8:30 to 5, closed or by appointment'
const noHours = /\b(closed|appointments?|request|holiday|none)\b/i
const monthNames = 'January February March April May June July August September October November December'.split(' ')
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function daysWords(days: readonly number[]): string {
  const together = days.length > 2 && days.every((day, index) => index === 0 || day === days[index - 1] + 1)
  return together ? `${names[days[0]]} to ${names[days.at(-1) ?? 0]}` : inARow(days.map((day) => names[day]))
}

const timeWords = ([from, to]: OpenSpan) => `${clock(from)} to ${clock(to)}`

/** 510 → "8:30 AM". */
function clock(minute: number): string {
  const inDay = minute % minutesOfDay
  if (inDay === 0) return 'midnight'
  if (inDay === minutesOfDay / 2) return 'noon'
  const [hour, rest] = [Math.floor(inDay / 60), inDay % 60]
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`
}

const inARow = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words).replace(/,( and)/, '$1')
