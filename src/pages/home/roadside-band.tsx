import type { homeContact } from '../../content/home/home-contact.ts'
import type { ContentOf } from '../../content/section.ts'
import { dial, isPhone } from '../../ui/tenant.ts'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'
import './roadside-band.css'

/** Help on the road, at night: the tag line is the number, and dials. */
export function RoadsideBand({ content: c }: { content: ContentOf<typeof homeContact> }) {
  return (
    <section className="roadside on-dark" aria-labelledby="roadside-title">
      <Picture of={c.image} sizes="100vw" />
      <div className="wrap">
        <h2 id="roadside-title">{c.title}</h2>
        <p className="lead">{c.subTitle}</p>
        {isPhone(c.tagLine) ? (
          <a className="roadside-tag phone" href={dial(c.tagLine)}>
            {c.tagLine}
          </a>
        ) : (
          <p className="roadside-tag">{c.tagLine}</p>
        )}
        <div className="roadside-more">
          {c.button1 && <GoLink to={c.button1Link}>{c.button1}</GoLink>}
          {c.agentsButton && <GoLink to={c.agentsButtonLink}>{c.agentsButton}</GoLink>}
        </div>
      </div>
    </section>
  )
}
