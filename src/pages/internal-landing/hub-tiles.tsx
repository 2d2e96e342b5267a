import type { internalLandingTiles } from '../../content/internal-landing/internal-landing-tiles.ts'
import type { ContentOf } from '../../content/section.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SampleChip } from '../documents/sample-chip.tsx'
import { ContentLink } from '../shell/content-link.tsx'

/** The tools that are opened first, on plates that break into the head. */
export function HubTiles({ content: { items } }: { content: ContentOf<typeof internalLandingTiles> }) {
  return (
    <ul className="hub-tiles">
      {items.map(({ id, title, description, icon, link }) => (
        <li key={id}>
          <ContentLink to={link}>
            <span className="hub-tile-icon">
              <Icon name={icon as IconName} />
            </span>
            <span>
              <b>{title}</b>
              {description && <small>{description}</small>} <SampleChip of={link} />
            </span>
            <Icon name="arrow" />
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
