import { dateFormat } from '../../nouns/date-format.ts'

/** Days and moments in the language and on the clocks of an insurer. */
export interface Say {
  language: string
  /** "December 1", of "2026-12-01"; with its year where that is another. */
  day(day: string): string
  /** The same of a moment. */
  dayOf(iso: string): string
  /** "Monday, November 30, 8:00 PM". */
  moment(iso: string): string
  /** "Mon, Nov 30, 8:00 PM". */
  shortly(iso: string): string
  /** "Monday, November 30", of "2026-11-30". */
  weekday(day: string): string
}

/** Says days and instants as the insurer’s customers read them; the year only where it is not this one. */
export function saying({ language, timeZone }: { language: string; timeZone: string }, today: string): Say {
  const write = (at: Date, zone: string, as: Intl.DateTimeFormatOptions) => dateFormat(language, { timeZone: zone, ...as }).format(at)
  const show = (at: Date, zone: string, year: string) =>
    write(at, zone, { month: 'long', day: 'numeric', ...(year === today.slice(0, 4) ? {} : { year: 'numeric' }) })
  const yearIn = (at: Date) => dateFormat('en-CA', { timeZone, year: 'numeric' }).format(at)
  const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
  const time = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return {
    language,
    day: (day) => show(noonOf(day), 'UTC', day.slice(0, 4)),
    dayOf: (iso) => show(new Date(iso), timeZone, yearIn(new Date(iso))),
    moment: (iso) => write(new Date(iso), timeZone, { weekday: 'long', ...time }),
    shortly: (iso) => write(new Date(iso), timeZone, { weekday: 'short', ...time, month: 'short' }),
    weekday: (day) => write(noonOf(day), 'UTC', { weekday: 'long', month: 'long', day: 'numeric' }),
  }
}
