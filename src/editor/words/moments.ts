import { dayMs, minuteMs } from '../../durations.ts'
import { dateFormat } from '../../nouns/date-format.ts'

/** How moments are told to an editor: in the time zone of the tenant, so that two people mean the same hour of one history. */

let zone: string | undefined

/** Said once, when the page's data are read; until then the browser's own zone counts. */
export function tellMomentsIn(timeZone: string | undefined): void {
  zone = timeZone
}

/** "a moment ago", "26 minutes ago", "yesterday", "3 days ago". */
export function age(then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / minuteMs))
  if (minutes < 1) return 'a moment ago'
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${counted(hours, 'hour')} ago`
  const days = Math.round(minutes / 1440)
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** "2:03:07 PM" */
export function clock(moment: number | string): string {
  return told(moment, { hour: 'numeric', minute: '2-digit', second: '2-digit' })
}

/** "2:03 PM" */
export function shortClock(moment: number | string): string {
  return told(moment, { hour: 'numeric', minute: '2-digit' })
}

/** "Oct 30, 4:22 PM", with the year when it is not this one. */
export function dayAndTime(moment: number | string, now = Date.now()): string {
  const thisYear = told(moment, { year: 'numeric' }) === told(now, { year: 'numeric' })
  return told(moment, { month: 'short', day: 'numeric', ...(thisYear ? {} : { year: 'numeric' }), hour: 'numeric', minute: '2-digit' })
}

/** "2:03 PM"; of a day and more ago "Oct 30, 4:22 PM". */
export const clockOrDay = (moment: number, now: number): string => (now - moment < dayMs ? shortClock(moment) : dayAndTime(moment, now))

/** The same of several, which are told apart by their seconds where their minutes are one, and by a number where these are one too. */
export function clocksOrDays(moments: readonly number[], now: number): string[] {
  const told = moments.map((moment) => clockOrDay(moment, now))
  const isTwice = (words: string) => told.indexOf(words) !== told.lastIndexOf(words)
  const exact = told.map((words, index) => (isTwice(words) ? words.replace(/\d:\d\d/, `$&:${secondOf(moments[index])}`) : words))
  return exact.map((words, index) => {
    const nth = exact.slice(0, index + 1).filter((each) => each === words).length
    return nth > 1 ? `${words} (${nth})` : words
  })
}

/** "Wed Nov 18, 2:41 PM" */
export function weekdayAndTime(moment: number | string, now = Date.now()): string {
  return `${told(moment, { weekday: 'short' })} ${dayAndTime(moment, now)}`
}

/** No zone's clock differs from another's in its seconds. */
const secondOf = (moment: number) => String(new Date(moment).getUTCSeconds()).padStart(2, '0')

/** "1 page", "3 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** What a time that is typed is read by, for somebody whose browser is set to another zone: "On the clocks of Mountain Time." */
export function clocksOfTime(): string | undefined {
  if (!isElsewhere()) return undefined
  const parts = dateFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return `On the clocks of ${parts.find(({ type }) => type === 'timeZoneName')?.value}.`
}

const isElsewhere = () => zone !== undefined && zone !== new Intl.DateTimeFormat().resolvedOptions().timeZone

/** With the zone's name for somebody whose browser is set to another zone: "2:03:07 PM MST". */
function told(moment: number | string, parts: Intl.DateTimeFormatOptions): string {
  const named: Intl.DateTimeFormatOptions = isElsewhere() && parts.hour ? { timeZoneName: 'short' } : {}
  const format = dateFormat('en-US', { ...parts, ...named, timeZone: zone, hourCycle: 'h12' })
  // Some releases of the browser's tables put a narrow blank before PM, which not every font has.
  return format.format(new Date(moment)).replaceAll('\u202f', ' ')
}
