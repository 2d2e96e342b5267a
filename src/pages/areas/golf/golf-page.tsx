import type { MetaFunction } from 'react-router'
import { golfBanner, golfContact, golfDay, golfGifts, golfHomeSections, golfStory } from '../../../content/areas/golf/golf-home.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { TopBanner } from '../../shell/top-banner.tsx'
import { Area } from '../area.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.golf.page)

export const loader = loadSections(golfHomeSections)

/** The tournament: why, when, and what it paid for. */
export default function GolfPage() {
  return (
    <Area>
      <Section of={golfBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={golfStory}>{(content) => <TextBlock content={content} side="left" tone="clay" />}</Section>
      <Section of={golfDay}>{(content) => <DateList content={content} ground="soft" look="line" />}</Section>
      <Section of={golfGifts}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <Section of={golfContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
