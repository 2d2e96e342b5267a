import { addDays } from '../../nouns/add-days.ts'
import type { Bulletin } from '../../nouns/hub/your-day.ts'
import type { ListedBulletin } from './list-bulletins.ts'

const mostShown = 5
/** What was dated longer ago, and asks for nothing, is found in its list. */
const newsDays = 60

/** What somebody has not read yet: what asks for a word first, then the newest; what has no day is last. */
export function bulletinsOfTheDay(unread: readonly ListedBulletin[], { today, lastDay }: { today: string; lastDay: string | null }) {
  const oldest = addDays(today, -newsDays)
  const due = unread
    .filter(({ asks, day }) => asks || day === undefined || day >= oldest)
    .toSorted((a, b) => Number(b.asks) - Number(a.asks) || (b.day ?? '').localeCompare(a.day ?? ''))
  const bulletins = due
    .slice(0, mostShown)
    .map(({ day, ...shown }): Bulletin => ({ ...shown, isNew: lastDay !== null && day !== undefined && day >= lastDay }))
  return { bulletins, moreBulletins: due.length - bulletins.length }
}
