import type { federationLogos } from '../../content/federation/federation-logos.ts'
import type { ContentOf } from '../../content/section.ts'
import { safeHref } from '../../fields/link.ts'
import { Band } from '../parts/band.tsx'
import { Picture } from '../shell/picture.tsx'
import { NewTabNote } from '../parts/new-tab-note.tsx'
import { SampleChip } from '../documents/sample-chip.tsx'
import './federation-logos.css'

/** The organizations by their marks; the whole row leads to theirs. */
export function FederationLogos({ content: { title, logos } }: { content: ContentOf<typeof federationLogos> }) {
  return (
    <Band labelledBy="logos-title" className="federation-logos">
      <h2 id="logos-title">{title}</h2>
      <ul>
        {logos.map(({ id, name, description, image, link }) => (
          <li key={id}>
            <Picture of={image} sizes="160px" />
            <div>
              <a href={safeHref(link)} target="_blank" rel="noopener noreferrer">
                {name}
                <NewTabNote />
              </a>{' '}
              <SampleChip of={link} />
              {description && <p className="small">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
