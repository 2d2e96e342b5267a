import { homeownersDiscountTypes } from '../../content/homeowners/homeowners-discount-types.ts'
import { homeownersDiscounts } from '../../content/homeowners/homeowners-discounts.ts'
import { Band } from '../parts/band.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { Section } from '../shell/section.tsx'

export function HomeDiscounts() {
  return (
    <Band id="home_discounts" className="discounts" labelledBy="discounts-title">
      <Section of={homeownersDiscounts}>
        {({ title, description }) => <SectionIntro id="discounts-title" title={title} text={description} look="plain" />}
      </Section>
      <Section of={homeownersDiscountTypes}>{({ items }) => <CardGrid cards={items} />}</Section>
    </Band>
  )
}
