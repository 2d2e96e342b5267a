import { dateFormat } from '../date-format.ts'
import type { Words } from '../../words/languages.ts'
import { dayMs } from '../../durations.ts'
import { dayOn } from '../wall-time.ts'
import { minutesOfDay, minutesOfWeek, openSpansOf, type HoursRow, type OpenSpan } from './office-hours.ts'

/** Whether an office is open, and the words for it: "Open until 5:00 PM", "Closed until 1:00 PM", "Closed until Monday 8:30 AM". */
export interface Opening {
  open: boolean
  words: string
}

const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type Saying = Words['agents']['opening']

/** The minute of the week on the clocks of a time zone: 0 is Monday 0:00. */
export function minuteOfWeek(now: Date, timeZone: string): number {
  const parts = dateFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const { weekday, hour, minute } = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  return shortDays.indexOf(weekday) * minutesOfDay + Number(hour) * 60 + Number(minute)
}

/** An office at this moment; undefined when its table says no times. Browsers may ask again later: the words grow old. */
export function openingOf(rows: readonly HoursRow[], now: Date, timeZone: string, words: Saying): Opening | undefined {
  const minute = minuteOfWeek(now, timeZone)
  const spans = openSpansOf(rows, datesAround(dayOn(now, timeZone), Math.floor(minute / minutesOfDay)))
  if (spans.length === 0) return openSpansOf(rows).length === 0 ? undefined : { open: false, words: words.closedForNow }
  const current = spans.find(([from, to]) => from <= minute && minute < to)
  if (current) return { open: true, words: openWords(current, spans, minute, words) }
  const next = spans.find(([from]) => from > minute) ?? spans[0]
  return { open: false, words: words.closed(whenWords(next[0], minute, words)) }
}

/** Which date each weekday is next, beginning with today. */
const datesAround = (today: string, todaysWeekday: number) => (weekday: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + ((weekday - todaysWeekday + 7) % 7) * dayMs).toISOString().slice(0, 10)

function openWords([from, to]: OpenSpan, spans: readonly OpenSpan[], minute: number, words: Saying): string {
  if (from === 0 && to === minutesOfWeek) return words.always
  // An office that is open over Sunday midnight goes on in the week's first span.
  const end = to === minutesOfWeek && spans[0][0] === 0 ? spans[0][1] : to
  return words.until(whenWords(end, minute, words))
}

/** "1:00 PM" today, "Monday 8:30 AM" on another day. */
function whenWords(minute: number, now: number, words: Saying): string {
  const day = Math.floor(minute / minutesOfDay) % 7
  const inDay = minute % minutesOfDay
  const clock = words.clock(Math.floor(inDay / 60), String(inDay % 60).padStart(2, '0'))
  const ahead = (minute - now + minutesOfWeek) % minutesOfWeek
  return day === Math.floor(now / minutesOfDay) && ahead < minutesOfDay ? clock : words.onDay(words.days[day], clock)
}
