import { minutesOfDay, readHours, type HoursRow, type OpenSpan } from './office-hours.ts'

/** What a row of office hours says, as it was understood, or what to ask whoever writes it. For the editor, which speaks English. */
export function understoodHours(row: HoursRow): string {
  if (`${row.column1}${row.column2}`.trim() === '') return ''
  const { days, times } = readHours(row)
  if (days.length === 0) return 'Which days? Monday, Mon - Fri, weekdays or every day'
  if (times.length > 0) return `${daysWords(days)}: ${inARow(times.map(timeWords))}`
  if (noHours.test(row.column2)) return `${daysWords(days)}: no hours, shown as you wrote it`
  return 'Which times? 9-12, 8:30 to 5, closed or by appointment'
}

const noHours = /\b(closed|appointments?|request|holiday|none)\b/i
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
