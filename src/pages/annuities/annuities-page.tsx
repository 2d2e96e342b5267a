import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { annuitiesBanner } from '../../content/annuities/annuities-banner.ts'
import { annuitiesNext } from '../../content/annuities/annuities-next.ts'
import { annuitiesQuestions } from '../../content/annuities/annuities-questions.ts'
import { annuitiesSections } from '../../content/annuities/annuities-sections.ts'
import { NextStep } from '../parts/next-step.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { AnnuityQuestions } from './annuity-questions.tsx'
import { AnnuityTypes } from './annuity-types.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.annuities.page)

export const loader = loadSections(annuitiesSections)

/** Annuities: what they are, the four kinds, and what people ask. */
export default function AnnuitiesPage() {
  return (
    <>
      <Section of={annuitiesBanner}>
        {(content) => (
          <HeadLook ground="spruce" wide>
            <ProductBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <AnnuityTypes />
      <Section of={annuitiesQuestions}>{(content) => <AnnuityQuestions content={content} />}</Section>
      <Section of={annuitiesNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
