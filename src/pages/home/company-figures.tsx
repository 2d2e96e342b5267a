import type { aboutFigures } from '../../content/about/about-figures.ts'
import type { ContentOf } from '../../content/section.ts'
import { figureFirst } from '../parts/figure-first.ts'
import './company-figures.css'

/** What can be counted, in one line; the rest of what each figure means is said on the page about us. */
export function CompanyFigures({ content: { title, figures } }: { content: ContentOf<typeof aboutFigures> }) {
  const counted = figures.map((each) => ({ ...each, ...figureFirst(each.title) })).filter(({ figure }) => figure)
  if (counted.length === 0) return null
  return (
    <section className="company-figures" aria-label={title}>
      <ul className="wrap">
        {counted.slice(0, 4).map(({ id, figure, words, description }) => (
          <li key={id}>
            <b className="num">{figure}</b> <strong>{words}</strong>
            <p className="fine">{firstSentence(description)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const firstSentence = (words: string) => words.split(/(?<=[.!?])\s/)[0]
