import type { datesSection } from '../../content/areas/dates-section.ts'
import type { ContentOf } from '../../content/section.ts'
import { GoLink } from '../shell/go-link.tsx'
import { dateParts } from './date-parts.ts'
import { AreaPart, type Ground } from './area-part.tsx'
import './date-list.css'

type Content = ContentOf<ReturnType<typeof datesSection>>
type Props = {
  content: Content
  ground?: Ground
  layout?: 'below' | 'side'
  /** `line`: along one line from top to bottom, for the hours of a day and for what is over. */
  look?: 'leaves' | 'line'
}

/** Days as leaves of a calendar, one below the other, or in words along a line. */
export function DateList({ content: { title, text, items }, ground = 'paper', layout, look = 'leaves' }: Props) {
  return (
    <AreaPart title={title} text={text} ground={ground} look={layout}>
      <ol className={look === 'line' ? 'dates dates-line' : 'dates'}>
        {items.map((item) => (
          <li key={item.id}>
            {look === 'line' ? <p className="dates-hour num">{item.date}</p> : <DateLeaf date={item.date} />}
            <div className="dates-words">
              <h3>{item.title}</h3>
              {item.place && <p className="dates-place">{item.place}</p>}
              {item.description && <p>{item.description}</p>}
              {item.linkLabel && <GoLink to={item.url}>{item.linkLabel}</GoLink>}
            </div>
          </li>
        ))}
      </ol>
    </AreaPart>
  )
}

function DateLeaf({ date }: { date: string }) {
  const parts = dateParts(date)
  if (!parts) return <p className="dates-hour num">{date}</p>
  return (
    <p className="dates-leaf num">
      <span>{parts.month} </span>
      <b>{parts.day}</b>
      {parts.year && <span className="dates-year"> {parts.year}</span>}
    </p>
  )
}
