import { Icon, type IconName } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import type { DoorsContent } from './doors.tsx'
import './door.css'
import './small-door.css'

type Props = { icon: IconName; content: DoorsContent['sales'] }

/** A tile with an icon that leads to one part of the company. */
export function SmallDoor({ icon, content: { title, note, enter, link } }: Props) {
  return (
    <section className="door small-door">
      <Icon name={icon} />
      <h2>
        <ContentLink className="door-link" to={link}>
          {title}
        </ContentLink>
      </h2>
      {note && <p>{note}</p>}
      <span className="door-enter" aria-hidden="true">
        {enter}
        <Icon name="arrow" />
      </span>
    </section>
  )
}
