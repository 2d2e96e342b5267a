import type { MetaFunction } from 'react-router'
import {
  salesBanner,
  salesHomeContact,
  salesHomeSections,
  salesRules,
  salesSeason,
  salesShelves,
} from '../../../content/areas/sales/sales-home.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { TopBanner } from '../../shell/top-banner.tsx'
import { Area } from '../area.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.page)

export const loader = loadSections(salesHomeSections)

/** The shelves of the area, and when to reach into which. */
export default function SalesPage() {
  return (
    <Area>
      <Section of={salesBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={salesShelves}>{(content) => <CardsBand content={content} look="poster" />}</Section>
      <Section of={salesSeason}>{(content) => <DateList content={content} ground="soft" layout="side" />}</Section>
      <Section of={salesRules}>{(content) => <TextBlock content={content} />}</Section>
      <Section of={salesHomeContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
