import { dayMs, minuteMs } from '../durations.ts'

/**
 * Every instant at which clocks of the zone show this time, "2026-11-01T01:30": none where they skip it that night, two,
 * the earlier one first, where it comes twice.
 */
export function instantsOf(wall: string, timeZone: string): Date[] {
  const asIfUtc = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(asIfUtc)) return []
  // Clocks are changed at most once in two days, so the day before and the day after tell every offset there may be.
  const offsets = new Set([asIfUtc - dayMs, asIfUtc, asIfUtc + dayMs].map((at) => offsetAt(at, timeZone)))
  return [...offsets]
    .map((offset) => new Date(asIfUtc - offset))
    .filter((at) => wallTimeAt(at, timeZone) === wall)
    .toSorted((a, b) => a.getTime() - b.getTime())
}

/**
 * What is meant by a moment that somebody chose, null where it is empty: a time that clocks skip that night is what it would be on a clock
 * nobody had changed; of one that comes twice the first counts.
 */
export function instantOf(wall: string, timeZone: string): Date | null {
  if (wall === '') return null
  const [first = instantsOf(laterThanSkipped(wall, timeZone), timeZone)[0]] = instantsOf(wall, timeZone)
  return first ?? null
}

/** What clocks of the zone show at that instant, to the minute: "2026-11-01T01:30". */
export function wallTimeAt(at: Date, timeZone: string): string {
  const { year, month, day: date, hour, minute } = partsAt(at, timeZone)
  return `${year.padStart(4, '0')}-${month}-${date}T${hour}:${minute}`
}

/** As a spreadsheet reads it: "2026-11-01 01:30"; empty where there is none. */
export const timeInSheet = (at: Date | null, timeZone: string): string => (at ? wallTimeAt(at, timeZone).replace('T', ' ') : '')

/** "2026-11-01", as the calendar of the zone has it. */
export const dayOn = (at: Date, timeZone: string): string => wallTimeAt(at, timeZone).slice(0, 10)

/** When clocks of the zone show what those of UTC show at `asIfUtc`; of a time they skip or show twice, one that is near. */
export function onClocksOf(timeZone: string, asIfUtc: number): Date {
  // Twice, since the clocks may change between the guess and the hour that is meant.
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone)
  return new Date(asIfUtc - offsetAt(guess, timeZone))
}

/** In place of a time that clocks skip: as much later as they jump, which is what a clock that nobody had changed would mean. */
export function laterThanSkipped(wall: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${wall}:00Z`)
  return wallTimeAt(new Date(asIfUtc - offsetAt(asIfUtc - dayMs, timeZone)), timeZone)
}

/** By how many milliseconds clocks of the zone are ahead of UTC. */
function offsetAt(ms: number, timeZone: string): number {
  const whole = Math.floor(ms / minuteMs) * minuteMs
  const { year, month, day: date, hour, minute } = partsAt(new Date(whole), timeZone)
  // Not read from a text, since the day after the last of 9999 is of a year with five digits.
  const shown = new Date(0)
  shown.setUTCFullYear(Number(year), Number(month) - 1, Number(date))
  return shown.setUTCHours(Number(hour), Number(minute)) - whole
}

function partsAt(at: Date, timeZone: string): Record<string, string> {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

const formats = new Map<string, Intl.DateTimeFormat>()
