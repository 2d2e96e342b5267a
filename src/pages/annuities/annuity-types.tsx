import { annuitiesAbout } from '../../content/annuities/annuities-about.ts'
import { annuitiesTypes } from '../../content/annuities/annuities-types.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { LearnMore } from '../parts/learn-more.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { TabSet } from '../parts/tab-set.tsx'
import { Section } from '../shell/section.tsx'
import { AnnuityCurve } from './annuity-curve.tsx'
import { useWords } from '../../words/use-words.ts'
import './annuity-types.css'

/** What an annuity is, and its kinds in a ledger of four leaves. */
export function AnnuityTypes() {
  return (
    <Band ground="sand" id="annuities" labelledBy="annuities-title" className="annuities">
      <Section of={annuitiesAbout}>
        {({ title, description }) => <SectionIntro id="annuities-title" title={title} text={description} />}
      </Section>
      <Section of={annuitiesTypes}>{(content) => <Leaves content={content} />}</Section>
    </Band>
  )
}

function Leaves({ content: { items } }: { content: ContentOf<typeof annuitiesTypes> }) {
  const words = useWords().annuities.annuityTypes
  const tabs = items.map(({ id, title, description, url }) => ({
    id,
    title,
    content: (
      <div className="leaf">
        <div>
          <div className="tab-words">
            <Paragraphs text={description} />
          </div>
          <LearnMore to={url} about={title}>
            {words.more}
          </LearnMore>
        </div>
        <AnnuityCurve kind={title} />
      </div>
    ),
  }))
  return <TabSet name="annuity" label={words.tabs} look="row" tabs={tabs} />
}
