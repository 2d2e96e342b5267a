import { autoCoverage } from '../../content/auto/auto-coverage.ts'
import { autoCoverageTypes } from '../../content/auto/auto-coverage-types.ts'
import { Band } from '../parts/band.tsx'
import { CoverageTabs } from '../parts/coverage-tabs.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'

/** What a policy does, and its parts one at a time. */
export function AutoCoverage() {
  const words = useWords().auto.coverage
  return (
    <Band className="coverage" labelledBy="coverage-title">
      <Section of={autoCoverage}>
        {({ title, description }) => <SectionIntro id="coverage-title" title={title} text={description} />}
      </Section>
      <Section of={autoCoverageTypes}>{({ items }) => <CoverageTabs name="coverage" label={words.tabs} rows={items} />}</Section>
    </Band>
  )
}
