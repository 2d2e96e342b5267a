import type { aboutUsPoints } from '../../content/about-us/about-us-points.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import './mission-points.css'

/** The mission on a working day: each point and what it means, two to a row. */
export function MissionPoints({ content: { items } }: { content: ContentOf<typeof aboutUsPoints> }) {
  return (
    <Band ground="sage" className="mission-band">
      <ul className="mission-points">
        {items.map(({ id, point, para }) => (
          <li key={id}>
            <h3>{point}</h3>
            <p>{para}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
