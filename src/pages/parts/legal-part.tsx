import type { legalPanels } from '../../content/legal-panels.ts'
import type { ContentOf } from '../../content/section.ts'
import { RichText } from './rich-text.tsx'
import { slugsOf } from '../../nouns/slugs.ts'
import './band.css'
import './legal-part.css'

type Props = {
  content: ContentOf<ReturnType<typeof legalPanels>>
  /** Begins the address of each panel: "renters" makes #renters-general-information. */
  id: string
  ground?: 'paper' | 'sand'
}

/** A part of a legal page: its heading stays beside the panels, of which the first is open. A link to a panel opens it with no script at all; print opens all. */
export function LegalPart({ content: { title, description, changed, panels }, id, ground = 'paper' }: Props) {
  const slugs = slugsOf(panels.map((panel) => panel.title))
  return (
    <section className={`section legal band-${ground}`} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="legal-head">
          <h2 id={`${id}-title`}>{title}</h2>
          {description && <p>{description}</p>}
          {changed && <p className="legal-changed">{changed}</p>}
        </div>
        <div className="legal-panels">
          {panels.map((panel, index) => (
            <details key={panel.id} open={index === 0}>
              <summary>
                <h3>{panel.title}</h3>
                <span className="legal-sign" aria-hidden="true" />
              </summary>
              <RichText className="legal-text" html={panel.description} id={`${id}-${slugs[index]}`} />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
