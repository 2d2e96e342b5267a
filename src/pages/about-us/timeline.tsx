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
          <svg className={`timeline-tree timeline-tree-${ageOf(index, items.length)}`} viewBox="0 0 40 100" aria-hidden="true">
            <path d="M17.8 99C6.5 74 9 38 27.4 1.5 38.6 40 34 74 22.4 99Z" />
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
