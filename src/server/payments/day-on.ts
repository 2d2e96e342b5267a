/** The day a moment is on the calendar of a place: "2026-11-22". */
export const dayOn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
