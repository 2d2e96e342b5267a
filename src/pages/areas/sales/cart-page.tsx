import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { cartBanner, cartItems, cartHow, cartContact } from '../../../content/areas/sales/sales-cart.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.cartPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([cartBanner, cartItems, cartHow, cartContact]) }
}

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
