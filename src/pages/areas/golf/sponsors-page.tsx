import type { MetaFunction } from 'react-router'
import {
  golfSponsorsSections,
  sponsorsBanner,
  sponsorsContact,
  sponsorsLevels,
  sponsorsPapers,
  sponsorsWall,
} from '../../../content/areas/golf/golf-sponsors.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DownloadList } from '../download-list.tsx'
import { SponsorWall } from '../sponsor-wall.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.golf.sponsorsPage)

export const loader = loadSections(golfSponsorsSections)

/** Sponsors by level, and the levels to choose from. */
export default function SponsorsPage() {
  return (
    <Area>
      <Section of={sponsorsBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={sponsorsWall}>{(content) => <SponsorWall content={content} />}</Section>
      <Section of={sponsorsLevels}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <Section of={sponsorsPapers}>{(content) => <DownloadList content={content} ground="sand" />}</Section>
      <Section of={sponsorsContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
