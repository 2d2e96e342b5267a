import { minuteMs } from '../../durations.ts'
import { addDays } from '../../nouns/add-days.ts'
import { wallTimeAt } from '../../nouns/wall-time.ts'

/** When work is repeated: each so many minutes, or each day when the clocks of a place show `at` ("03:00"). */
export type Every = { minutes: number } | { at: string; timeZone: string }

/**
 * The name of the turn that began last: an instant, or a day. Nodes that ask at about the same time get the same name.
 * An hour that the clocks skip is over when they have skipped it; one that comes twice is one turn, since both are of one day.
 */
export function slotOf(every: Every, now: Date): string {
  if ('minutes' in every) {
    const length = every.minutes * minuteMs
    return new Date(Math.floor(now.getTime() / length) * length).toISOString()
  }
  const [day, time] = wallTimeAt(now, every.timeZone).split('T')
  return time >= every.at ? day : addDays(day, -1)
}
