import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { storeBanner, storeShelf, storeOrders, storeFairs, storeContact } from '../../../content/areas/store/store-home.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { TopBanner } from '../../shell/top-banner.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { PriceSheet } from '../price-sheet.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.store.page)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([storeBanner, storeShelf, storeOrders, storeFairs, storeContact]) }
}

/** One page: the price list, and how to buy from it. */
export default function StorePage() {
  return (
    <Area>
      <Section of={storeBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={storeShelf}>{(content) => <CardsBand content={content}>{(items) => <PriceSheet rows={items} />}</CardsBand>}</Section>
      <Section of={storeOrders}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={storeFairs}>{(content) => <DateList content={content} layout="side" />}</Section>
      <Section of={storeContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
