import { dateFormat } from '../../nouns/date-format.ts'
import { instantsOf, laterThanSkipped, wallTimeAt } from '../../nouns/wall-time.ts'
import { refused } from '../http/errors.ts'

type Meant = {
  /** What the clocks are to show: "2026-11-01T01:30". */
  wall: string
  /** Which of two instants, where they show that twice. */
  at?: string | undefined
}

/**
 * The instant at which clocks of the zone show a time. Throws `invalid` (422) with two instants on offer where they skip it
 * or show it twice, since nobody but who wrote it knows which is meant.
 */
export function resolveWallTime({ wall, at }: Meant, timeZone: string): Date {
  const instants = instantsOf(wall, timeZone)
  if (at !== undefined) {
    const chosen = instants.find((each) => each.getTime() === Date.parse(at))
    if (chosen) return chosen
  }
  if (instants.length === 1 && at === undefined) return instants[0]
  if (instants.length === 2) throw doubled(wall, instants, timeZone)
  if (instants.length === 0 && isTime(wall)) throw skipped(wall, timeZone)
  throw wrong('Please enter a day and a time.')
}

function doubled(wall: string, instants: readonly Date[], timeZone: string) {
  const offers = instants.map((each) => offer(each, timeZone))
  const [first, second] = offers.map(({ words }) => words)
  return wrong(`The clocks show ${timeIn(wall)} twice that night: first ${first}, then ${second}. Which one is meant?`, offers)
}

function skipped(wall: string, timeZone: string) {
  const later = instantsOf(laterThanSkipped(wall, timeZone), timeZone)[0]
  const jump = Date.parse(`${wallTimeAt(later, timeZone)}:00Z`) - Date.parse(`${wall}:00Z`)
  const asEarlier = new Date(later.getTime() - jump)
  const offers = [asEarlier, later].map((each) => offer(each, timeZone))
  const [first, second] = offers.map(({ words }) => words)
  return wrong(`There is no ${timeIn(wall)} that night: the clocks are put forward. Did you mean ${first} or ${second}?`, offers)
}

function offer(at: Date, timeZone: string) {
  const words = dateFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(at)
  return { at: at.toISOString(), wall: wallTimeAt(at, timeZone), words }
}

const timeIn = (wall: string) =>
  dateFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(new Date(`${wall}:00Z`))

/** "2026-02-30T08:00" is none. */
const isTime = (wall: string) => {
  const read = Date.parse(`${wall}:00Z`)
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(wall)
}

const wrong = (message: string, offers?: object[]) =>
  refused('invalid', { message, errors: [{ path: 'wall', message }], ...(offers ? { also: { offers } } : {}) })
