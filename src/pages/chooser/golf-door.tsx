import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { dayAndPlace } from './day-and-place.ts'
import type { DoorsContent } from './doors.tsx'
import './door.css'
import './golf-door.css'

type Props = {
  content: DoorsContent['golf']
  /** The tag line of the golf page. */
  day: string
}

/** The fundraiser. Its day is the one the golf page names, so that the two never disagree. */
export function GolfDoor({ content: { title, note, enter, link, picture }, day }: Props) {
  const said = [note, dayAndPlace(day)].filter((words) => words !== '').join(' ')
  return (
    <section className="door golf-door">
      <div>
        <h2>
          <ContentLink className="door-link" to={link}>
            {title}
          </ContentLink>
        </h2>
        {said && <p>{said}</p>}
        <span className="door-enter" aria-hidden="true">
          {enter}
          <Icon name="arrow" />
        </span>
      </div>
      <Picture of={picture} sizes="(width <= 1100px) 388px, 256px" />
    </section>
  )
}
