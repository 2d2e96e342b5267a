import { datePartsOf } from '../../nouns/date-format.ts'
import { wallTimeAt } from '../../nouns/wall-time.ts'
import { useShell } from '../shell/shell-data.ts'

/** Says dates and moments on the clocks of the insurer. */
export function useWhen() {
  const { language, timeZone } = useShell().tenant
  const parts = (at: Date, options: Intl.DateTimeFormatOptions) => datePartsOf(at, language, options)
  /** As the source prints it, 'MMM DD YYYY': "Nov 03 2026". */
  const date = (iso: string, zone = timeZone) => {
    const part = parts(new Date(iso), { timeZone: zone, year: 'numeric', month: 'short', day: '2-digit' })
    return `${part('month')} ${part('day')} ${part('year')}`
  }
  const time = (iso: string, zone = timeZone) => {
    const part = parts(new Date(iso), { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    return `${part('hour')}:${part('minute')} ${part('dayPeriod')}`.trim()
  }
  /** "MST": it tells apart the two hours of the night when clocks are put back. */
  const zoneAt = (iso: string) => parts(new Date(iso), { timeZone, timeZoneName: 'short' })('timeZoneName')
  return {
    timeZone,
    /** "Mountain Time". */
    zoneName: parts(anyDay, { timeZone, timeZoneName: 'longGeneric' })('timeZoneName'),
    date,
    zoneAt,
    /** Of a day of the calendar, "2026-11-03", which is the same in every zone. */
    day: (calendarDay: string) => date(`${calendarDay}T12:00:00Z`, 'UTC'),
    /** Of a time on a clock, "2026-11-03T08:00", wherever that clock hangs. */
    clock: (wall: string) => time(`${wall}:00Z`, 'UTC'),
    /** "Nov 03 2026, 8:00 AM MST". */
    moment: (iso: string) => `${date(iso)}, ${time(iso)} ${zoneAt(iso)}`,
    /** "2:05:09 PM". */
    second(iso: string) {
      const part = parts(new Date(iso), { timeZone, hour: 'numeric', minute: '2-digit', second: '2-digit' })
      return `${part('hour')}:${part('minute')}:${part('second')} ${part('dayPeriod')}`.trim()
    },
    wall: (at: Date) => wallTimeAt(at, timeZone),
  }
}

/** What a zone is called through the year. */
const anyDay = new Date(Date.UTC(2026, 0, 1))
