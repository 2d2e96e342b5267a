import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { farmBanner } from '../../content/farm/farm-banner.ts'
import { farmNext } from '../../content/farm/farm-next.ts'
import { farmSections } from '../../content/farm/farm-sections.ts'
import { NextStep } from '../parts/next-step.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { FarmCoverage } from './farm-coverage.tsx'
import { FarmDiscounts } from './farm-discounts.tsx'
import { FarmOptions } from './farm-options.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.farm.page)

export const loader = loadSections(farmSections)

/** Wide and open: pictures from fence to fence, large words, few lines. */
export default function FarmPage() {
  return (
    <>
      <Section of={farmBanner}>
        {(content) => (
          <HeadLook wide>
            <ProductBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <FarmCoverage />
      <FarmOptions />
      <FarmDiscounts />
      <Section of={farmNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
