import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { salesBanner, salesShelves, salesSeason, salesRules, salesHomeContact } from '../../../content/areas/sales/sales-home.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { TopBanner } from '../../shell/top-banner.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.page)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([salesBanner, salesShelves, salesSeason, salesRules, salesHomeContact]) }
}

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
