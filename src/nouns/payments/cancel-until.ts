/** The hour of the evening before, on the tenant's clocks, after which a scheduled payment takes its course. */
export const cancelHour = 20

/** Until when a payment that is scheduled for that day may be changed or called off. */
export function cancelUntil(scheduledFor: Date, timeZone: string): Date {
  const [year, month, day] = dayOn(scheduledFor, timeZone).split('-').map(Number)
  return onClocksOf(timeZone, Date.UTC(year, month - 1, day - 1, cancelHour))
}

/** When the clocks of a place show what those of UTC show at `asIfUtc`. */
export function onClocksOf(timeZone: string, asIfUtc: number): Date {
  // Twice, since the clocks may change between the guess and the hour that is meant.
  const guess = asIfUtc - aheadOfUtc(new Date(asIfUtc), timeZone)
  return new Date(asIfUtc - aheadOfUtc(new Date(guess), timeZone))
}

/** "2026-11-22", as the calendar of a place has it. */
export function dayOn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
}

function aheadOfUtc(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(at.getTime() / 1000) * 1000
}
