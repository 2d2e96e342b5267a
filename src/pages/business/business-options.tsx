import { businessOptions } from '../../content/business/business-options.ts'
import { businessPoints } from '../../content/business/business-points.ts'
import { Band } from '../parts/band.tsx'
import { Checklist } from '../parts/checklist.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/faces-italic.css'
import './business-options.css'

/** The extras, chalked on a board as a café would. */
export function BusinessOptions() {
  const words = useWords().business.options
  return (
    <Band ground="sand" id="optional_coverage" labelledBy="options-title">
      <Section of={businessOptions}>
        {({ title, description }) => <SectionIntro id="options-title" title={title} text={description} />}
      </Section>
      <Section of={businessPoints}>
        {({ coverageTitle, items }) => (
          <div className="board on-dark">
            <h3 id="options-list">{coverageTitle || words.list}</h3>
            <Checklist items={items.map(({ id, point }) => ({ id, words: point }))} perColumn={5} labelledBy="options-list" />
          </div>
        )}
      </Section>
    </Band>
  )
}
