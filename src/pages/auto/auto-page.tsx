import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { autoBanner } from '../../content/auto/auto-banner.ts'
import { autoCoverage } from '../../content/auto/auto-coverage.ts'
import { autoCoverageTypes } from '../../content/auto/auto-coverage-types.ts'
import { autoDiscountTypes } from '../../content/auto/auto-discount-types.ts'
import { autoDiscounts } from '../../content/auto/auto-discounts.ts'
import { autoEquipment } from '../../content/auto/auto-equipment.ts'
import { autoEquipmentIntro } from '../../content/auto/auto-equipment-intro.ts'
import { autoEquipmentTypes } from '../../content/auto/auto-equipment-types.ts'
import { autoMeans } from '../../content/auto/auto-means.ts'
import { autoMeansNot } from '../../content/auto/auto-means-not.ts'
import { autoNext } from '../../content/auto/auto-next.ts'
import { autoPremier } from '../../content/auto/auto-premier.ts'
import { autoPremierBenefits } from '../../content/auto/auto-premier-benefits.ts'
import { autoRoadside } from '../../content/auto/auto-roadside.ts'
import { NextStep } from '../parts/next-step.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { AutoCoverage } from './auto-coverage.tsx'
import { AutoDiscounts } from './auto-discounts.tsx'
import { FullCoverage } from './full-coverage.tsx'
import { PremierAuto } from './premier-auto.tsx'
import { RoadsideService } from './roadside-service.tsx'
import { SpecialEquipment } from './special-equipment.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.auto.page)

const sections = [
  autoBanner,
  autoCoverage,
  autoCoverageTypes,
  autoRoadside,
  autoDiscounts,
  autoDiscountTypes,
  autoPremier,
  autoPremierBenefits,
  autoEquipment,
  autoEquipmentIntro,
  autoEquipmentTypes,
  autoMeans,
  autoMeansNot,
  autoNext,
]

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections(sections) }
}

export default function AutoPage() {
  return (
    <>
      <Section of={autoBanner}>{(content) => <ProductBanner content={content} />}</Section>
      <AutoCoverage />
      <Section of={autoRoadside}>{(content) => <RoadsideService content={content} />}</Section>
      <AutoDiscounts />
      <PremierAuto />
      <SpecialEquipment />
      <FullCoverage />
      <Section of={autoNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
