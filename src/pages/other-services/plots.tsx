import type { otherCards } from '../../content/other-services/other-cards.ts'
import type { ContentOf } from '../../content/section.ts'
import { Icon } from '../../ui/icon.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import './plots.css'

/** The services as a patchwork of fields seen from the air, three to a row. One with a link is a link all over. */
export function Plots({ content: { items } }: { content: ContentOf<typeof otherCards> }) {
  return (
    <ul className="plots">
      {items.map(({ id, title, description, src, url }) => (
        <li key={id} className={url ? 'plot-link' : undefined}>
          <Picture of={src} sizes="112px" />
          <h3>
            {url ? <ContentLink to={url}>{title}</ContentLink> : title}
            {url && <Icon name="arrow" />}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
