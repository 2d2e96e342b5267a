import { useWords } from '../../words/use-words.ts'
import type { Heading } from './article-parts.ts'
import './article-contents.css'

/** From so many parts on an article has a list of them. */
const fewest = 3

/** The parts of a long article, to jump to: beside the text where there is room, folded above it where there is not. */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  const words = useWords().articles
  if (headings.length < fewest) return null
  const links = (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="contents" aria-label={words.contents}>
      <div className="contents-beside">
        <p>{words.contents}</p>
        {links}
      </div>
      <details className="contents-above">
        <summary>{words.contents}</summary>
        {links}
      </details>
    </nav>
  )
}
