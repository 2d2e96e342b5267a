import { useId } from 'react'
import type { agentHubTools } from '../../content/agent-hub/agent-hub-grids.ts'
import type { ContentOf } from '../../content/section.ts'
import { openingOf } from '../../nouns/hub/token-link.ts'
import { useWords } from '../../words/use-words.ts'
import { Picture } from '../shell/picture.tsx'
import { CardMark } from './card-mark.tsx'
import { HubPoint } from './hub-point.tsx'
import { OpenCard } from './open-card.tsx'
import { PdfCard } from './pdf-card.tsx'

type Row = ContentOf<typeof agentHubTools>['items'][number]

/** One cell of a grid: a list of points, a picture that leads somewhere, or a PDF. */
export function HubSection({ section }: { section: Row }) {
  const id = useId()
  const words = useWords().agentHub
  // There are no headings in a button.
  const CardTitle = openingOf(section).by === 'post' ? 'b' : 'h3'
  return (
    <section className={`agenthub-section of-${section.type.toLowerCase()}`} aria-labelledby={id}>
      {section.type === 'Image' && (
        <OpenCard of={section} className="agenthub-picture">
          <Picture of={section.imagePath} sizes="(width <= 760px) 100vw, 400px" />
          <CardTitle id={id}>
            {section.title} <CardMark of={section} />
          </CardTitle>
        </OpenCard>
      )}
      {section.type === 'Pdf' && <PdfCard id={id} title={section.title} pdf={section.pdfPath} />}
      {section.type === 'Link' && (
        <>
          <h3 id={id}>{section.title}</h3>
          {section.points.length === 0 ? (
            <p className="fine">{words.empty}</p>
          ) : (
            <ul>
              {section.points.map((point) => (
                <HubPoint key={point.id} point={point} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
