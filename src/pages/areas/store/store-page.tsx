import type { MetaFunction } from 'react-router'
import {
  storeBanner,
  storeContact,
  storeFairs,
  storeHomeSections,
  storeOrders,
  storeShelf,
} from '../../../content/areas/store/store-home.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { TopBanner } from '../../shell/top-banner.tsx'
import { Area } from '../area.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { GoodsShelf } from './goods-shelf.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.store.page)

export const loader = loadSections(storeHomeSections)

/** One page: the price list, and how to buy from it. */
export default function StorePage() {
  return (
    <Area>
      <Section of={storeBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={storeShelf}>{(content) => <CardsBand content={content}>{(items) => <GoodsShelf goods={items} />}</CardsBand>}</Section>
      <Section of={storeOrders}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={storeFairs}>{(content) => <DateList content={content} layout="side" />}</Section>
      <Section of={storeContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
