import { businessDiscountTypes } from '../../content/business/business-discount-types.ts'
import { businessDiscounts } from '../../content/business/business-discounts.ts'
import { Band } from '../parts/band.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'

export function BusinessDiscounts() {
  return (
    <Band id="business_discounts" className="discounts" labelledBy="discounts-title">
      <Section of={businessDiscounts}>
        {({ title, description }) => <SectionIntro id="discounts-title" title={title} text={description} look="plain" />}
      </Section>
      <Section of={businessDiscountTypes}>{({ items }) => <CardGrid cards={items} />}</Section>
    </Band>
  )
}
