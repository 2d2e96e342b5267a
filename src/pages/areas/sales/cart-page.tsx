import type { MetaFunction } from 'react-router'
import { cartBanner, cartContact, cartHow, cartItems, salesCartSections } from '../../../content/areas/sales/sales-cart.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.cartPage)

export const loader = loadSections(salesCartSections)

/** What can be ordered, and how it is done while there is no cart online. */
export default function CartPage() {
  return (
    <Area>
      <Section of={cartBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={cartItems}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <Section of={cartHow}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={cartContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
