import { dayOn } from '../wall-time.ts'

/** "Nov 12 2026", on the clocks of the zone. `months` are twelve short names. */
export function articleDate(iso: string, timeZone: string, months: readonly string[]): string {
  const [year, month, day] = dayOn(new Date(iso), timeZone).split('-')
  return `${months[Number(month) - 1]} ${day} ${year}`
}
