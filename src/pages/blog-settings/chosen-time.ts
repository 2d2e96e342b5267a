import { dayMs } from '../../durations.ts'
import { instantsOf, laterThanSkipped } from '../../nouns/wall-time.ts'

/** What is wrong with a time somebody chose, or the one instant that is meant. */
export type ChosenTime =
  | { at: Date }
  | { wrong: 'needDate' | 'needTime' | 'past' | 'farOff' }
  /** Clocks skip this time that night: the time that may be meant instead. */
  | { skipped: string }
  /** This time comes twice that night, and nobody said which is meant. */
  | { twice: [Date, Date] }

const years = 5

/** Understands a day and a time on clocks of the zone; `which` says of a time that comes twice which of the two. */
export function readChosenTime(date: string, time: string, which: 0 | 1 | undefined, timeZone: string, now: Date): ChosenTime {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return { wrong: 'needDate' }
  if (!/^\d\d:\d\d/.test(time)) return { wrong: 'needTime' }
  const wall = `${date}T${time.slice(0, 5)}`
  const instants = instantsOf(wall, timeZone)
  const [first, second] = instants
  if (!first) return { skipped: laterThanSkipped(wall, timeZone) }
  const at = second && which === 1 ? second : first
  if ((second ?? first) <= now) return { wrong: 'past' }
  if (at.getTime() > now.getTime() + years * 366 * dayMs) return { wrong: 'farOff' }
  if (second && which === undefined) return { twice: [first, second] }
  return at <= now ? { wrong: 'past' } : { at }
}
