import type { MetaFunction } from 'react-router'
import {
  resourcesBanner,
  resourcesBrand,
  resourcesContact,
  resourcesMoney,
  resourcesPapers,
  salesResourcesSections,
} from '../../../content/areas/sales/sales-resources.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DownloadList } from '../download-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.resourcesPage)

export const loader = loadSections(salesResourcesSections)

/** How it is to look, and who pays. */
export default function ResourcesPage() {
  return (
    <Area>
      <Section of={resourcesBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={resourcesPapers}>{(content) => <DownloadList content={content} />}</Section>
      <Section of={resourcesMoney}>
        {(content) => (
          <CardsBand content={content} layout="side" ground="soft">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <Section of={resourcesBrand}>{(content) => <TextBlock content={content} />}</Section>
      <Section of={resourcesContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
