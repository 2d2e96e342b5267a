import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { farmBanner } from '../../content/farm/farm-banner.ts'
import { farmCoverage } from '../../content/farm/farm-coverage.ts'
import { farmCoverageTypes } from '../../content/farm/farm-coverage-types.ts'
import { farmDiscountTypes } from '../../content/farm/farm-discount-types.ts'
import { farmDiscounts } from '../../content/farm/farm-discounts.ts'
import { farmNext } from '../../content/farm/farm-next.ts'
import { farmOptions } from '../../content/farm/farm-options.ts'
import { farmPoints } from '../../content/farm/farm-points.ts'
import { NextStep } from '../parts/next-step.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { FarmBanner } from './farm-banner.tsx'
import { FarmCoverage } from './farm-coverage.tsx'
import { FarmDiscounts } from './farm-discounts.tsx'
import { FarmOptions } from './farm-options.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.farm.page)

const sections = [farmBanner, farmCoverage, farmCoverageTypes, farmOptions, farmPoints, farmDiscounts, farmDiscountTypes, farmNext]

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections(sections) }
}

/** Wide and open: pictures from fence to fence, large words, few lines. */
export default function FarmPage() {
  return (
    <>
      <Section of={farmBanner}>{(content) => <FarmBanner content={content} />}</Section>
      <FarmCoverage />
      <FarmOptions />
      <FarmDiscounts />
      <Section of={farmNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
