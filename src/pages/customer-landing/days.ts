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

export function saying({ language, timeZone }: { language: string; timeZone: string }, today: string): Say {
  const show = (at: Date, zone: string, year: string) =>
    at.toLocaleDateString(language, {
      timeZone: zone,
      month: 'long',
      day: 'numeric',
      ...(year === today.slice(0, 4) ? {} : { year: 'numeric' }),
    })
  const yearIn = (at: Date) => at.toLocaleDateString('en-CA', { timeZone, year: 'numeric' })
  return {
    language,
    day: (day) => show(new Date(`${day}T12:00:00Z`), 'UTC', day.slice(0, 4)),
    dayOf: (iso) => show(new Date(iso), timeZone, yearIn(new Date(iso))),
    moment: (iso) =>
      new Date(iso).toLocaleString(language, {
        timeZone,
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    shortly: (iso) =>
      new Date(iso).toLocaleString(language, {
        timeZone,
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    weekday: (day) =>
      new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }),
  }
}
