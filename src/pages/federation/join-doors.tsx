import type { federationJoin } from '../../content/federation/federation-join.ts'
import type { ContentOf } from '../../content/section.ts'
import { safeHref } from '../../fields/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { Band } from '../parts/band.tsx'
import { figureFirst } from '../parts/figure-first.ts'
import { NewTabNote } from '../parts/new-tab-note.tsx'
import { SampleChip } from '../documents/sample-chip.tsx'
import './join-doors.css'

/** Ways to join, as doors that stand on the edge of the ground; the first is the larger. */
export function JoinDoors({ content: { title, description, ways } }: { content: ContentOf<typeof federationJoin> }) {
  return (
    <Band ground="spruce" id="join" labelledBy="join-title" className="join">
      <div className="join-words">
        <h2 id="join-title">{title}</h2>
        {description && <p>{description}</p>}
      </div>
      <ul className="join-doors">
        {ways.map(({ id, title: name, price, description: who, label, link }) => {
          const { figure, words: rest } = figureFirst(price)
          return (
            <li key={id}>
              <h3>{name}</h3>
              {price && (
                <p className="join-price">
                  {figure && <b className="num">{figure}</b>} {rest}
                </p>
              )}
              <p>{who}</p>
              {safeHref(link) && (
                <p className="join-way">
                  <a className="btn" href={safeHref(link)} target="_blank" rel="noopener noreferrer">
                    {label}
                    <Icon name="arrow" />
                    <NewTabNote />
                  </a>
                  <SampleChip of={link} />
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
