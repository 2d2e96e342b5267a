import { autoDiscountTypes } from '../../content/auto/auto-discount-types.ts'
import { autoDiscounts } from '../../content/auto/auto-discounts.ts'
import { Band } from '../parts/band.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'

export function AutoDiscounts() {
  return (
    <Band className="discounts" labelledBy="discounts-title">
      <Section of={autoDiscounts}>
        {({ title, description }) => <SectionIntro id="discounts-title" title={title} text={description} look="plain" />}
      </Section>
      <Section of={autoDiscountTypes}>{({ items }) => <CardGrid cards={items} />}</Section>
    </Band>
  )
}
