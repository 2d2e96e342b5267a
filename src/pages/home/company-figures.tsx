import type { aboutFigures } from '../../content/about/about-figures.ts'
import type { ContentOf } from '../../content/section.ts'
import { figureFirst } from '../parts/figure-first.ts'
import './company-figures.css'

/** What can be counted, in one line; what each figure means is said on the page about us. */
export function CompanyFigures({ content: { title, figures } }: { content: ContentOf<typeof aboutFigures> }) {
  const counted = figures.map((each) => ({ id: each.id, ...figureFirst(each.title) })).filter(({ figure }) => figure)
  if (counted.length === 0) return null
  return (
    <section className="company-figures" aria-label={title}>
      <ul className="wrap">
        {counted.slice(0, 4).map(({ id, figure, words }) => (
          <li key={id}>
            <b className="num">{figure}</b> {words}
          </li>
        ))}
      </ul>
    </section>
  )
}
