import type { discountsHead, discountTypes } from '../../content/discounts.ts'
import { Section } from '../shell/section.tsx'
import { Band } from './band.tsx'
import { CardGrid } from './card-grid.tsx'
import { SectionIntro } from './section-intro.tsx'

type Props = {
  /** Where an anchor of the page leads. */
  id?: string
  head: ReturnType<typeof discountsHead>
  types: ReturnType<typeof discountTypes>
}

/** The ways to pay less for a product. */
export function ProductDiscounts({ id, head, types }: Props) {
  return (
    <Band id={id} className="discounts" labelledBy="discounts-title">
      <Section of={head}>
        {({ title, description }) => <SectionIntro id="discounts-title" title={title} text={description} look="plain" />}
      </Section>
      <Section of={types}>{({ items }) => <CardGrid cards={items} />}</Section>
    </Band>
  )
}
