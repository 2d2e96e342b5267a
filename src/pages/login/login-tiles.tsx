import type { loginTiles } from '../../content/login/login-tiles.ts'
import type { ContentOf } from '../../content/section.ts'
import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import './login-tiles.css'

/** Doors for whoever did not come to sign in. */
export function LoginTiles({ content: { title, items } }: { content: ContentOf<typeof loginTiles> }) {
  return (
    <section className="login-tiles" aria-labelledby="login-tiles-title">
      <div className="wrap">
        <h2 id="login-tiles-title">{title}</h2>
        {items.length > 0 && (
          <ul>
            {items.map(({ id, title: name, note, link, picture }) => (
              <li key={id}>
                <Picture of={picture} sizes="88px" />
                <div>
                  <ContentLink to={link}>{name}</ContentLink>
                  {note && <small>{note}</small>}
                </div>
                <Icon name="arrow" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
