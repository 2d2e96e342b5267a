import type { communityRecycling } from '../../content/community/community-recycling.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { Picture } from '../shell/picture.tsx'
import '../parts/plated-picture.css'
import './shred-and-recycle.css'

/** Where old papers and old batteries go; the picture carries the date. */
export function ShredAndRecycle({ content: c }: { content: ContentOf<typeof communityRecycling> }) {
  return (
    <Band ground="sand" id="shred" labelledBy="shred-title" className="shred">
      <div className="shred-words">
        <h2 id="shred-title">{c.title}</h2>
        <div>
          <Paragraphs text={c.description} />
        </div>
        <div>
          <Paragraphs text={c.description2} />
        </div>
      </div>
      {c.image && (
        <div className="plated plated-clay plated-right">
          <Picture of={c.image} sizes="(width <= 860px) 100vw, 800px" />
          {(c.imageTag || c.imageHead) && (
            <p className="plated-plate shred-plate">
              {c.imageTag} <b>{c.imageHead}</b>
            </p>
          )}
        </div>
      )}
    </Band>
  )
}
