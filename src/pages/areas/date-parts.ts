/** "Jan 21 2027" or "September 12" → what a leaf of a calendar shows; undefined when it is no day, such as "8:30 am". */
export function dateParts(date: string): { month: string; day: string; year: string } | undefined {
  const [, month, day, year = ''] = /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2})(?:,? (\d{4}))?$/.exec(date.trim()) ?? []
  return month && day ? { month, day, year } : undefined
}
