import { address } from '../../routes.ts'
import { Picture } from '../shell/picture.tsx'
import './door.css'
import './mutual-door.css'

const words = { title: 'Mutual Insurance', note: 'Quotes, bills, claims and your agent.', enter: 'Go to insurance' }

/** The door most people are looking for: the whole poster is the link. */
export function MutualDoor() {
  return (
    <section className="door mutual">
      <div className="mutual-art">
        <Picture of="/art/chooser" sizes="(width <= 960px) 100vw, 660px" priority />
      </div>
      <div className="mutual-plate on-dark">
        <div>
          <h2>
            <a className="door-link" href={address.home}>
              {words.title}
            </a>
          </h2>
          <p>{words.note}</p>
        </div>
        <span className="btn btn-wheat" aria-hidden="true">
          {words.enter}
        </span>
      </div>
    </section>
  )
}
