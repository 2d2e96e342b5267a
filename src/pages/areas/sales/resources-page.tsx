import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  resourcesBanner,
  resourcesPapers,
  resourcesMoney,
  resourcesBrand,
  resourcesContact,
} from '../../../content/areas/sales/sales-resources.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DownloadList } from '../download-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.resourcesPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    sections: await context.get(siteContext).sections([resourcesBanner, resourcesPapers, resourcesMoney, resourcesBrand, resourcesContact]),
  }
}

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
