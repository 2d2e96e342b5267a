import { useSyncExternalStore } from 'react'
import type { Desk } from '../desk/desk.ts'

/** A line about whoever else is at this very thing, as long as they are. */
export function ColleaguesNote({ desk, of }: { desk: Desk; of: string }) {
  const colleagues = useSyncExternalStore(desk.colleagues.subscribe, desk.colleagues.get)
  const open = namesOf(colleagues.filter((each) => each.open === of))
  const drafts = namesOf(colleagues.filter((each) => each.drafts.includes(of))).filter((name) => !open.includes(name))
  return (
    <p className="ed-colleagues" aria-live="polite">
      {[
        open.length > 0 && `${listed(open)} ${open.length === 1 ? 'has' : 'have'} this open too.`,
        drafts.length > 0 && `${listed(drafts)} ${drafts.length === 1 ? 'has' : 'have'} words for this that are not saved.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

const namesOf = (colleagues: readonly { name: string }[]) => [...new Set(colleagues.map(({ name }) => name))]

const listed = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names)
