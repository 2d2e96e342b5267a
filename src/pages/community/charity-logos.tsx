import type { communityCharities } from '../../content/community/community-charities.ts'
import type { ContentOf } from '../../content/section.ts'
import { safeHref } from '../../fields/link.ts'
import { Band } from '../parts/band.tsx'
import { Picture } from '../shell/picture.tsx'
import './charity-logos.css'

const words = { newTab: ' (opens in a new tab)', unnamed: 'A charity we support' }

/** The charities by their marks, five to a row. */
export function CharityLogos({ content: { title, images } }: { content: ContentOf<typeof communityCharities> }) {
  return (
    <Band id="charities" labelledBy="charities-title">
      <h2 id="charities-title">{title}</h2>
      <ul className="charities">
        {images.map(({ id, image, link, name }) => {
          const href = safeHref(link)
          const shown = (
            <>
              <Picture of={image} alt={name.trim() ? '' : hostOf(link)} sizes="140px" />
              {name && <span>{name}</span>}
            </>
          )
          return (
            <li key={id}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {shown}
                  <span className="sr-only">{words.newTab}</span>
                </a>
              ) : (
                shown
              )}
            </li>
          )
        })}
      </ul>
    </Band>
  )
}

/** "https://www.lamplight.example/" → "lamplight.example": better than nothing for a mark nobody named. */
function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(link)?.[1] ?? words.unnamed
}
