import { farmCoverageTypes } from '../../content/farm/farm-coverage-types.ts'
import { farmCoverage } from '../../content/farm/farm-coverage.ts'
import { Band } from '../parts/band.tsx'
import { CoverageTabs } from '../parts/coverage-tabs.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'
import './farm-coverage.css'

/** The whole place, one part at a time, in large words. */
export function FarmCoverage() {
  const words = useWords().farm.coverage
  return (
    <Band className="acres" labelledBy="coverage-title">
      <Section of={farmCoverage}>
        {({ title, description }) => <SectionIntro id="coverage-title" title={title} text={description} />}
      </Section>
      <Section of={farmCoverageTypes}>{({ items }) => <CoverageTabs name="coverage" label={words.tabs} rows={items} />}</Section>
    </Band>
  )
}
