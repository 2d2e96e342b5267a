import type { ArticleSchedule } from '../../nouns/articles/article-desk.ts'
import { address } from '../../routes.ts'
import { dayAndTime } from '../words/moments.ts'

type Props = {
  schedules: readonly ArticleSchedule[]
  /** The newest that is saved. */
  revision: number
  unsaved: boolean
}

/** What becomes of it by itself, and when: publishing pins a revision, and whoever writes on must not take theirs for it. */
export function Scheduled({ schedules, revision, unsaved }: Props) {
  if (schedules.length === 0) return null
  return (
    <ul className="ed-standing ed-scheduled">
      {schedules.map((each) => (
        <li key={each.id}>
          <b>{`${each.what === 'publish' ? 'Publishes' : 'Comes down'} ${dayAndTime(each.at)}.`}</b>
          {each.problem && <p>Could not be done: {each.problem}</p>}
          {each.what === 'publish' && (
            <p>
              <span>{unsaved || each.revision < revision ? words.without : words.pinned}</span>{' '}
              <a href={address.blogSettings}>Schedule it anew</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const words = {
  pinned: 'As it was saved when that was set: what is written from now on stays a draft.',
  without: 'Without what is written here since that was set: it stays a draft.',
}
