import { businessCoverageTypes } from '../../content/business/business-coverage-types.ts'
import { businessCoverage } from '../../content/business/business-coverage.ts'
import { Band } from '../parts/band.tsx'
import { CoverageTabs } from '../parts/coverage-tabs.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'
import './business-coverage.css'

/** The coverages as a row of shop fronts, one open at a time. */
export function BusinessCoverage() {
  const words = useWords().business.coverage
  return (
    <Band id="business_coverage" className="shops" labelledBy="coverage-title">
      <Section of={businessCoverage}>
        {({ title, description }) => <SectionIntro id="coverage-title" title={title} text={description} />}
      </Section>
      <Section of={businessCoverageTypes}>
        {({ items }) => <CoverageTabs name="coverage" label={words.tabs} look="row" rows={items} />}
      </Section>
    </Band>
  )
}
