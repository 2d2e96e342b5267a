import type { DeskAsked, DeskPage } from '../../calls/desk-calls.ts'
import type { ListedCase } from '../../calls/desk-shapes.ts'

/**
 * Of the cases that are shown, by number, those that the list as it is now has no longer: ended, taken or joined by somebody else meanwhile. What
 * lies beyond the last that was looked at may still be there; and what was read while only unread ones are shown is no news.
 */
export function goneFrom(shown: readonly ListedCase[], now: DeskPage | null, { q, unread, state }: DeskAsked): Set<number> {
  if (!now || q || unread) return new Set()
  const there = new Set(now.cases.map(({ id }) => id))
  const last = now.next === null ? undefined : now.cases.at(-1)
  const isFirst = state === 'new' || state === 'assigned' ? isBefore : (a: ListedCase, b: ListedCase) => isBefore(b, a)
  return new Set(shown.filter((each) => !there.has(each.id) && (!last || isFirst(each, last))).map(({ id }) => id))
}

/** As the server puts them in order. */
const isBefore = (a: ListedCase, b: ListedCase) => a.promisedAt < b.promisedAt || (a.promisedAt === b.promisedAt && a.id < b.id)
