import type { claimsGuidelines } from '../../content/claims/claims-guidelines.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import './contractor-guide.css'

/** Tips for choosing a contractor, on a sheet with a stub to tear off; it prints as one. */
export function ContractorGuide({ content: c }: { content: ContentOf<typeof claimsGuidelines> }) {
  return (
    <Band ground="deep" labelledBy="guide-title" className="guide">
      <SectionIntro id="guide-title" title={c.headerText} text={c.headerSubText} />
      <div className="guide-sheet">
        <ol>
          {c.steps.map(({ id, title, description, description1 }) => (
            <li key={id}>
              <h3>{title}</h3>
              <Paragraphs text={description} />
              <Paragraphs text={description1} className="guide-more" />
            </li>
          ))}
        </ol>
        <div className="guide-stub">
          <Paragraphs text={c.footerText} />
        </div>
      </div>
    </Band>
  )
}
