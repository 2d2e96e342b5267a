import { Fragment } from 'react'
import './meant-links.css'

type Props = { meant: readonly string[]; addressOf(words: string): string }

/** What probably was meant, each a search of its own. */
export function MeantLinks({ meant, addressOf }: Props) {
  return meant.map((words, index) => (
    <Fragment key={words}>
      {index > 0 && ', '}
      <a className="meant" href={addressOf(words)} data-search>
        {words}
      </a>
      {index === meant.length - 1 && '?'}
    </Fragment>
  ))
}
