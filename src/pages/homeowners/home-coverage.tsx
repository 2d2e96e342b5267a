import { homeownersCoverageTypes } from '../../content/homeowners/homeowners-coverage-types.ts'
import { homeownersCoverage } from '../../content/homeowners/homeowners-coverage.ts'
import { Band } from '../parts/band.tsx'
import { CoverageTabs } from '../parts/coverage-tabs.tsx'
import { Section } from '../shell/section.tsx'
import { ActHead } from './act-head.tsx'
import { useWords } from '../../words/use-words.ts'

/** Act one: the house. */
export function HomeCoverage() {
  const words = useWords().homeowners.homeCoverage
  return (
    <Band id="home_coverage" className="house" labelledBy="house-title">
      <Section of={homeownersCoverage}>
        {({ title, description }) => <ActHead id="house-title" title={title} text={description} picture="/art/house-hail" side="left" />}
      </Section>
      <Section of={homeownersCoverageTypes}>{({ items }) => <CoverageTabs name="house" label={words.tabs} rows={items} />}</Section>
    </Band>
  )
}
