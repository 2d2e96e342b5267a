import type { careersIntro } from '../../content/careers/careers-intro.ts'
import type { ContentOf } from '../../content/section.ts'
import { safeHref } from '../../fields/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { Band } from '../parts/band.tsx'
import { linesOf } from '../parts/paragraphs.tsx'
import { PlatedPicture } from '../parts/plated-picture.tsx'
import { NewTabNote } from '../parts/new-tab-note.tsx'
import { SampleChip } from '../documents/sample-chip.tsx'
import '../../ui/styles/faces-light.css'
import './careers-intro.css'

/** Who we look for, and the button to the job site. */
export function CareersIntro({ content: c }: { content: ContentOf<typeof careersIntro> }) {
  const [first, ...others] = linesOf(c.description)
  const href = safeHref(c.buttonLink)
  return (
    <Band labelledBy="careers-intro-title" className="careers-intro">
      {c.image && <PlatedPicture picture={c.image} line={c.imageLine} tone="wheat" sizes="(width <= 860px) 100vw, 560px" />}
      <div className="careers-intro-words">
        <h2 id="careers-intro-title">{c.title}</h2>
        <p className="careers-intro-first">{first}</p>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {href && (
          <p className="careers-intro-way">
            <a className="btn btn-clay" href={href} target="_blank" rel="noopener noreferrer">
              {c.button}
              <Icon name="arrow" />
              <NewTabNote />
            </a>
            <SampleChip of={c.buttonLink} />
          </p>
        )}
      </div>
    </Band>
  )
}
