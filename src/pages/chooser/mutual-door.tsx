import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import type { DoorsContent } from './doors.tsx'
import './door.css'
import './mutual-door.css'

/** The door most people are looking for: the whole poster is the link. */
export function MutualDoor({ content: { title, note, enter, link, picture } }: { content: DoorsContent['mutual'] }) {
  return (
    <section className="door mutual">
      <div className="mutual-art">
        <Picture of={picture} sizes="(width <= 960px) 100vw, 660px" priority />
      </div>
      <div className="mutual-plate on-dark">
        <div>
          <h2>
            <ContentLink className="door-link" to={link}>
              {title}
            </ContentLink>
          </h2>
          {note && <p>{note}</p>}
        </div>
        <span className="btn btn-wheat" aria-hidden="true">
          {enter}
        </span>
      </div>
    </section>
  )
}
