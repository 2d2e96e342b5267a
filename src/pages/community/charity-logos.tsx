import type { communityCharities } from '../../content/community/community-charities.ts'
import type { ContentOf } from '../../content/section.ts'
import { safeHref } from '../../fields/link.ts'
import { Band } from '../parts/band.tsx'
import { NewTabNote } from '../parts/new-tab-note.tsx'
import { Picture } from '../shell/picture.tsx'
import { useWords } from '../../words/use-words.ts'
import './charity-logos.css'

/** The charities by their marks, five to a row. */
export function CharityLogos({ content: { title, images } }: { content: ContentOf<typeof communityCharities> }) {
  const words = useWords().community.charityLogos
  return (
    <Band id="charities" labelledBy="charities-title">
      <h2 id="charities-title">{title}</h2>
      <ul className="charities">
        {images.map(({ id, image, link, name }) => {
          const href = safeHref(link)
          const shown = (
            <>
              <Picture of={image} alt={name.trim() ? '' : (hostOf(link) ?? words.unnamed)} sizes="140px" />
              {name && <span>{name}</span>}
            </>
          )
          return (
            <li key={id}>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {shown}
                  <NewTabNote />
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
function hostOf(link: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(link)?.[1]
}
