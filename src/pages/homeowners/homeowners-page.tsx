import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { homeownersBanner } from '../../content/homeowners/homeowners-banner.ts'
import { homeownersDiscountTypes } from '../../content/homeowners/homeowners-discount-types.ts'
import { homeownersDiscounts } from '../../content/homeowners/homeowners-discounts.ts'
import { homeownersNext } from '../../content/homeowners/homeowners-next.ts'
import { homeownersSections } from '../../content/homeowners/homeowners-sections.ts'
import { NextStep } from '../parts/next-step.tsx'
import { PageAnchors } from '../parts/page-anchors.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { ProductDiscounts } from '../parts/product-discounts.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'
import { CountryHome } from './country-home.tsx'
import { HomeCoverage } from './home-coverage.tsx'
import { RentersInsurance } from './renters-insurance.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.homeowners.page)

export const loader = loadSections(homeownersSections)

/** Three acts: the house under a spring storm, the country home at dawn, the rented rooms at night. */
export default function HomeownersPage() {
  const { anchors } = useWords().homeowners.page
  return (
    <>
      <Section of={homeownersBanner}>
        {(content) => (
          <HeadLook ground="sky">
            <ProductBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <PageAnchors
        links={[
          { to: 'home_coverage', label: anchors.house },
          { to: 'country_home', label: anchors.country },
          { to: 'renters_insurance', label: anchors.renters },
          { to: 'home_discounts', label: anchors.discounts },
        ]}
      />
      <HomeCoverage />
      <CountryHome />
      <RentersInsurance />
      <ProductDiscounts id="home_discounts" head={homeownersDiscounts} types={homeownersDiscountTypes} />
      <Section of={homeownersNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
