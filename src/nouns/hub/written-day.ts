const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Jan 21 2027", "January 21, 2027" or "Jan 21–22 2027" → "2027-01-21"; undefined when it names no day of a year. */
export function writtenDay(words: string): string | undefined {
  const [, name = '', day = '', year = ''] = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2})(?:\s?[-–—]\s?\d{1,2})?,? (\d{4})$/.exec(words.trim()) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  if (month === 0) return undefined
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  // "Feb 30" is no day there is.
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined
}
