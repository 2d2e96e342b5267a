import type { claimsSteps } from '../../content/claims/claims-steps.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { Picture } from '../shell/picture.tsx'
import './claim-steps.css'

/** The way of a claim: when, what, and who does it, along one line. */
export function ClaimSteps({ content: { title, steps } }: { content: ContentOf<typeof claimsSteps> }) {
  return (
    <Band labelledBy="claim-steps-title">
      <h2 id="claim-steps-title">{title}</h2>
      <ol className="claim-steps">
        {steps.map((step) => (
          <li key={step.id}>
            <div className="claim-step-icon">
              <Picture of={step.icon} sizes="112px" />
            </div>
            <div className="claim-step-words">
              <h3>{step.title}</h3>
              <p className="claim-step-when">{step.subTitle}</p>
              <Paragraphs text={step.description} />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
