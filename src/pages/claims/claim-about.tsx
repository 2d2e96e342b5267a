import type { claimsAbout } from '../../content/claims/claims-about.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { PlatedPicture } from '../parts/plated-picture.tsx'
import './claim-about.css'

/** Who comes, beside the place they live in; the promise is a plate on the picture. */
export function ClaimAbout({ content: { title, subTitle, image, tagLine } }: { content: ContentOf<typeof claimsAbout> }) {
  return (
    <Band ground="sage" labelledBy="claim-about-title" className="claim-about">
      <div className="claim-about-words">
        <h2 id="claim-about-title">{title}</h2>
        <Paragraphs text={tagLine} />
      </div>
      <PlatedPicture picture={image} line={subTitle} side="left" />
    </Band>
  )
}
