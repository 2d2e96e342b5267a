import { autoCoverage } from '../../content/auto/auto-coverage.ts'
import { autoCoverageTypes } from '../../content/auto/auto-coverage-types.ts'
import { Band } from '../parts/band.tsx'
import { CoverageTabs } from '../parts/coverage-tabs.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'

const words = { tabs: 'Kinds of coverage' }

/** What a policy does, and its parts one at a time. */
export function AutoCoverage() {
  return (
    <Band className="coverage" labelledBy="coverage-title">
      <Section of={autoCoverage}>
        {({ title, description }) => <SectionIntro id="coverage-title" title={title} text={description} />}
      </Section>
      <Section of={autoCoverageTypes}>{({ items }) => <CoverageTabs name="coverage" label={words.tabs} rows={items} />}</Section>
    </Band>
  )
}
