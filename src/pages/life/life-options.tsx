import { lifeCoverage } from '../../content/life/life-coverage.ts'
import { lifeOptions } from '../../content/life/life-options.ts'
import { Band } from '../parts/band.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'
import './life-options.css'

/** What a life is insured for: six pictures, three to a row. */
export function LifeOptions() {
  return (
    <Band className="life-options" labelledBy="life-options-title">
      <Section of={lifeCoverage}>
        {({ title, description }) => <SectionIntro id="life-options-title" title={title} text={description} look="plain" />}
      </Section>
      <Section of={lifeOptions}>
        {({ items }) => <CardGrid look="poster" cards={items.map(({ image, link, ...card }) => ({ ...card, src: image, url: link }))} />}
      </Section>
    </Band>
  )
}
