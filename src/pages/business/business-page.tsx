import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { businessBanner } from '../../content/business/business-banner.ts'
import { businessCoverage } from '../../content/business/business-coverage.ts'
import { businessCoverageTypes } from '../../content/business/business-coverage-types.ts'
import { businessDiscountTypes } from '../../content/business/business-discount-types.ts'
import { businessDiscounts } from '../../content/business/business-discounts.ts'
import { businessNext } from '../../content/business/business-next.ts'
import { businessOptions } from '../../content/business/business-options.ts'
import { businessPoints } from '../../content/business/business-points.ts'
import { NextStep } from '../parts/next-step.tsx'
import { PageAnchors } from '../parts/page-anchors.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'
import { siteContext } from '../site.ts'
import { BusinessCoverage } from './business-coverage.tsx'
import { BusinessDiscounts } from './business-discounts.tsx'
import { BusinessOptions } from './business-options.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.business.page)

const sections = [
  businessBanner,
  businessCoverage,
  businessCoverageTypes,
  businessOptions,
  businessPoints,
  businessDiscounts,
  businessDiscountTypes,
  businessNext,
]

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections(sections) }
}

/** A main street: shop fronts to choose from, a board of extras on the sidewalk, and the habits that cost less. */
export default function BusinessPage() {
  const { anchors } = useWords().business.page
  return (
    <>
      <Section of={businessBanner}>{(content) => <ProductBanner content={content} />}</Section>
      <PageAnchors
        links={[
          { to: 'business_coverage', label: anchors.coverage },
          { to: 'optional_coverage', label: anchors.options },
          { to: 'business_discounts', label: anchors.discounts },
        ]}
      />
      <BusinessCoverage />
      <BusinessOptions />
      <BusinessDiscounts />
      <Section of={businessNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
