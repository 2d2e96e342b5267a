import type { aboutUsTimeline } from '../../content/about-us/about-us-timeline.ts'
import type { ContentOf } from '../../content/section.ts'
import './timeline.css'

/** The years, cards left and right in turn; the tree between them grows from a seedling to the whole windbreak. */
export function Timeline({ content: { items } }: { content: ContentOf<typeof aboutUsTimeline> }) {
  return (
    <ol className="timeline">
      {items.map(({ id, title, subTitle, year }, index) => (
        <li key={id}>
          <p className="timeline-year num">{year}</p>
          <svg className={`timeline-tree timeline-tree-${ageOf(index, items.length)}`} viewBox="6 0 28 100" aria-hidden="true">
            <path d="M17 100V88C7 66 9 34 25 1.5 35 36 32 68 22 88V100Z" />
            <path className="timeline-shade" d="M25 1.5C35 36 32 68 22 88V100H20.2C22.6 70 24.6 36 25 1.5Z" />
          </svg>
          <div className="timeline-card">
            <h3>{title}</h3>
            <p>{subTitle}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const ages = 6

/** How tall the tree has grown: 1 for the first year, `ages` for the last. */
function ageOf(index: number, count: number): number {
  return 1 + Math.round((index / Math.max(1, count - 1)) * (ages - 1))
}
