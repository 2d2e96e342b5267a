/** A moment as exports and front matter write it; a day alone is its noon in UTC, which is that day nearly everywhere. */
export function readDay(written: unknown): Date | undefined {
  if (written instanceof Date) return valid(written)
  if (typeof written === 'number') return valid(new Date(written))
  if (typeof written !== 'string') return undefined
  const text = written.trim()
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return valid(new Date(`${text}T12:00:00Z`))
  // A time that says no zone is UTC: whatever the zone of the machine, the same file gives the same moment.
  if (/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text)) return valid(new Date(`${text.replace(' ', 'T')}Z`))
  if (/^\d{4}-\d\d-\d\d[ T].*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return valid(new Date(text.replace(' ', 'T').replace(' ', '')))
  return /(?:GMT|UTC|Z|[+-]\d{4})$/.test(text) ? valid(new Date(text)) : undefined
}

/** Between the first years of the web and the end of this century: what is outside was never meant. */
function valid(day: Date): Date | undefined {
  const time = day.getTime()
  return time >= Date.UTC(1990, 0, 1) && time < Date.UTC(2100, 0, 1) ? day : undefined
}
