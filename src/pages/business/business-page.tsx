import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { businessBanner } from '../../content/business/business-banner.ts'
import { businessDiscountTypes } from '../../content/business/business-discount-types.ts'
import { businessDiscounts } from '../../content/business/business-discounts.ts'
import { businessNext } from '../../content/business/business-next.ts'
import { businessSections } from '../../content/business/business-sections.ts'
import { NextStep } from '../parts/next-step.tsx'
import { PageAnchors } from '../parts/page-anchors.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { ProductDiscounts } from '../parts/product-discounts.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'
import { BusinessCoverage } from './business-coverage.tsx'
import { BusinessOptions } from './business-options.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.business.page)

export const loader = loadSections(businessSections)

/** A main street: shop fronts to choose from, a board of extras on the sidewalk, and the habits that cost less. */
export default function BusinessPage() {
  const { anchors } = useWords().business.page
  return (
    <>
      <Section of={businessBanner}>
        {(content) => (
          <HeadLook ground="earth">
            <ProductBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <PageAnchors
        links={[
          { to: 'business_coverage', label: anchors.coverage },
          { to: 'optional_coverage', label: anchors.options },
          { to: 'business_discounts', label: anchors.discounts },
        ]}
      />
      <BusinessCoverage />
      <BusinessOptions />
      <ProductDiscounts id="business_discounts" head={businessDiscounts} types={businessDiscountTypes} />
      <Section of={businessNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
