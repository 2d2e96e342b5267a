import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import './link-list.css'

/** Places to go on to, one below the other, each with a line about it. */
export function LinkList({ links }: { links: readonly { id: string; to: string; label: string; note?: string }[] }) {
  return (
    <ul className="link-list">
      {links.map(({ id, to, label, note }) => (
        <li key={id}>
          <ContentLink to={to}>
            <span>
              <b>{label}</b>
              {note && <small>{note}</small>}
            </span>
            <Icon name="arrow" />
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
