/** When work is repeated: each so many minutes, or each day when the clocks of a place show `at` ("03:00"). */
export type Every = { minutes: number } | { at: string; timeZone: string }

/**
 * The name of the turn that began last: an instant, or a day. Nodes that ask at about the same time get the same name.
 * An hour that the clocks skip is over when they have skipped it; one that comes twice is one turn, since both are of one day.
 */
export function slotOf(every: Every, now: Date): string {
  if ('minutes' in every) {
    const length = every.minutes * 60_000
    return new Date(Math.floor(now.getTime() / length) * length).toISOString()
  }
  const { day, time } = onTheClocks(now, every.timeZone)
  return time >= every.at ? day : dayBefore(day)
}

/** What the clocks of a place show: { day: "2026-11-22", time: "03:00" }. */
function onTheClocks(now: Date, timeZone: string): { day: string; time: string } {
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.find((each) => each.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600_000).toISOString().slice(0, 10)
