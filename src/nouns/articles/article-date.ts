/** "Nov 12 2026", on the clocks of the zone. `months` are twelve short names. */
export function articleDate(iso: string, timeZone: string, months: readonly string[]): string {
  const [year, month, day] = calendarOf(timeZone).format(new Date(iso)).split('-')
  return `${months[Number(month) - 1]} ${day} ${year}`
}

/** Canadians write the year first, then month and day in two digits each. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, made)
  return made
}

const calendars = new Map<string, Intl.DateTimeFormat>()
