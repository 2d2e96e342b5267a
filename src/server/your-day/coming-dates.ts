import { meetingNext } from '../../content/areas/meeting/meeting-home.ts'
import { upcomingDates } from '../../content/areas/meeting/meeting-upcoming.ts'
import { safeHref } from '../../fields/link.ts'
import type { ComingDate } from '../../nouns/hub/your-day.ts'
import { writtenDay } from '../../nouns/hub/written-day.ts'
import { address } from '../../routes.ts'
import { contentIn, type ReadSections } from '../content/content-in.ts'

const mostShown = 4

/** The next days of the meeting area, today's among them; what is on two of its pages is one. */
export function comingDates(stored: ReadSections, today: string): ComingDate[] {
  const all = [upcomingDates, meetingNext].flatMap((section) => {
    const { items } = contentIn(stored, section)
    return items.flatMap(({ title, date, place, url }) => {
      const day = writtenDay(date)
      return day && day >= today ? [{ day, date, title, place, link: safeHref(url) ?? address.meetingUpcoming }] : []
    })
  })
  const one = new Map(all.toReversed().map((each) => [`${each.day} ${each.title.trim().toLowerCase()}`, each]))
  return [...one.values()].toSorted((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title)).slice(0, mostShown)
}
