import type { communityGiving } from '../../content/community/community-giving.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { linesOf } from '../parts/paragraphs.tsx'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'
import '../../ui/styles/faces-light.css'
import './giving-back.css'

/** One story, told in the evening. */
export function GivingBack({ content: { title, description, image, linkLabel, link } }: { content: ContentOf<typeof communityGiving> }) {
  const [first, ...others] = linesOf(description)
  return (
    <Band ground="deep" labelledBy="giving-title" className="giving">
      {image && (
        <div className="giving-picture">
          <Picture of={image} sizes="(width <= 860px) 100vw, 600px" />
        </div>
      )}
      <div className="giving-words">
        <h2 id="giving-title">{title}</h2>
        <p className="giving-first">{first}</p>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {linkLabel && link && <GoLink to={link}>{linkLabel}</GoLink>}
      </div>
    </Band>
  )
}
