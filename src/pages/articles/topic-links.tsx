import type { Named } from '../../nouns/articles/shown-article.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import { articlesAddress } from './articles-address.ts'
import './topic-links.css'

type Props = {
  topics: readonly Named[]
  chosen: number | null
  /** A search looks through all of them. */
  searching: boolean
}

/** All, and each topic that has something to read. Choosing one begins anew: no search, page 1. */
export function TopicLinks({ topics, chosen, searching }: Props) {
  const words = useWords().articles
  const { mayEdit } = useShell()
  return (
    <div className="topics-row">
      <nav className="topics" aria-label={words.topics}>
        <ul>
          {[{ id: null, title: words.all }, ...topics].map(({ id, title }) => (
            <li key={id}>
              <a href={articlesAddress({ topic: id })} aria-current={id === chosen && !(searching && id === null) ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {mayEdit && (
        <a className="topics-settings" href={address.blogSettings}>
          <Icon name="pencil" />
          {words.settings}
        </a>
      )}
    </div>
  )
}
