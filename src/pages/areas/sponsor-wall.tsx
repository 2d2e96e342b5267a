import type { sponsorsSection } from '../../content/areas/sponsors-section.ts'
import type { ContentOf } from '../../content/section.ts'
import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { AreaPart } from './area-part.tsx'
import './sponsor-wall.css'

type Content = ContentOf<ReturnType<typeof sponsorsSection>>
type Sponsor = Content['items'][number]

/** The sponsors by level, five to a row; the first level is wide. */
export function SponsorWall({ content: { title, text, items } }: { content: Content }) {
  const levels = [...new Set(items.map(({ level }) => level))]
  return (
    <AreaPart title={title} text={text} ground="soft">
      {levels.map((level, index) => (
        <div key={level} className="sponsors-level">
          <h3>{level}</h3>
          <ul className={index === 0 ? 'sponsors sponsors-first' : 'sponsors'}>
            {items
              .filter((item) => item.level === level)
              .map((item) => (
                <li key={item.id}>
                  <SponsorPlate of={item} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </AreaPart>
  )
}

/** The logo, or the name set like a painted sign. */
function SponsorPlate({ of: { name, town, logo, url } }: { of: Sponsor }) {
  const shown = (
    <>
      {logo ? <Picture of={logo} alt={name} sizes="220px" /> : <b>{name}</b>}
      {town && <small>{town}</small>}
    </>
  )
  return url ? <ContentLink to={url}>{shown}</ContentLink> : <span>{shown}</span>
}
