import { farmDiscountTypes } from '../../content/farm/farm-discount-types.ts'
import { farmDiscounts } from '../../content/farm/farm-discounts.ts'
import { Band } from '../parts/band.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'
import './farm-discounts.css'

/** The ways to pay less for a farm, of which some lead to another page. */
export function FarmDiscounts() {
  return (
    <Band className="farm-discounts" labelledBy="discounts-title">
      <Section of={farmDiscounts}>
        {({ title, description }) => <SectionIntro id="discounts-title" title={title} text={description} look="plain" />}
      </Section>
      <Section of={farmDiscountTypes}>{({ items }) => <CardGrid cards={items} />}</Section>
    </Band>
  )
}
