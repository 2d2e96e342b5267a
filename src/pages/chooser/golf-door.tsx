import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../shell/picture.tsx'
import './door.css'
import './golf-door.css'

const words = {
  title: 'Golf Fundraiser',
  note: 'Eighteen holes for rural fire departments. September 12, Fox Hollow, Sterling.',
  enter: 'Register or sponsor',
}

export function GolfDoor() {
  return (
    <section className="door golf-door">
      <div>
        <h2>
          <a className="door-link" href={address.golf}>
            {words.title}
          </a>
        </h2>
        <p>{words.note}</p>
        <span className="door-enter" aria-hidden="true">
          {words.enter}
          <Icon name="arrow" />
        </span>
      </div>
      <Picture of="/art/golf" sizes="(width <= 760px) 110px, 210px" />
    </section>
  )
}
