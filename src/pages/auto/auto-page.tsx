import type { MetaFunction } from 'react-router'
import { autoBanner } from '../../content/auto/auto-banner.ts'
import { autoDiscountTypes } from '../../content/auto/auto-discount-types.ts'
import { autoDiscounts } from '../../content/auto/auto-discounts.ts'
import { autoNext } from '../../content/auto/auto-next.ts'
import { autoRoadside } from '../../content/auto/auto-roadside.ts'
import { autoSections } from '../../content/auto/auto-sections.ts'
import { NextStep } from '../parts/next-step.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { ProductDiscounts } from '../parts/product-discounts.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { AutoCoverage } from './auto-coverage.tsx'
import { FullCoverage } from './full-coverage.tsx'
import { PremierAuto } from './premier-auto.tsx'
import { RoadsideService } from './roadside-service.tsx'
import { SpecialEquipment } from './special-equipment.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.auto.page)

export const loader = loadSections(autoSections)

/** Auto insurance: coverage, roadside help, discounts, special equipment, and what “full coverage” means. */
export default function AutoPage() {
  return (
    <>
      <Section of={autoBanner}>{(content) => <ProductBanner content={content} />}</Section>
      <AutoCoverage />
      <Section of={autoRoadside}>{(content) => <RoadsideService content={content} />}</Section>
      <ProductDiscounts head={autoDiscounts} types={autoDiscountTypes} />
      <PremierAuto />
      <SpecialEquipment />
      <FullCoverage />
      <Section of={autoNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
