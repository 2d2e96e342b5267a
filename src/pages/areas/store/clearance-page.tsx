import type { MetaFunction } from 'react-router'
import {
  clearanceBanner,
  clearanceContact,
  clearanceRules,
  clearanceShelf,
  storeClearanceSections,
} from '../../../content/areas/store/store-clearance.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PriceSheet } from '../price-sheet.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.store.clearancePage)

export const loader = loadSections(storeClearanceSections)

/** What the store sells for less, and what is wrong with it. */
export default function ClearancePage() {
  return (
    <Area>
      <Section of={clearanceBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={clearanceShelf}>
        {(content) => <CardsBand content={content}>{(items) => <PriceSheet rows={items} />}</CardsBand>}
      </Section>
      <Section of={clearanceRules}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={clearanceContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
