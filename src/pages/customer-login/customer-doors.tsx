import type { customerLoginDoors } from '../../content/customer-login/customer-login-doors.ts'
import type { ContentOf } from '../../content/section.ts'
import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import './customer-doors.css'

/** The first door is wide open; the others are beside it. */
export function CustomerDoors({ content: { items } }: { content: ContentOf<typeof customerLoginDoors> }) {
  return (
    <div className="cdoors wrap">
      {items.map(({ id, title, description, button, link, picture }, index) => (
        <section key={id} className={index === 0 ? 'cdoor cdoor-first' : 'cdoor'} aria-labelledby={`door-${id}`}>
          {picture && <Picture of={picture} sizes={index === 0 ? '132px' : '72px'} />}
          <div>
            <h2 id={`door-${id}`}>{title}</h2>
            <p>{description}</p>
            <ContentLink to={link} className={index === 0 ? 'btn btn-clay' : 'btn btn-line'}>
              {button}
              <Icon name="arrow" />
            </ContentLink>
          </div>
        </section>
      ))}
    </div>
  )
}
