import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { annuitiesAbout } from '../../content/annuities/annuities-about.ts'
import { annuitiesBanner } from '../../content/annuities/annuities-banner.ts'
import { annuitiesNext } from '../../content/annuities/annuities-next.ts'
import { annuitiesQuestions } from '../../content/annuities/annuities-questions.ts'
import { annuitiesTypes } from '../../content/annuities/annuities-types.ts'
import { NextStep } from '../parts/next-step.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { AnnuityQuestions } from './annuity-questions.tsx'
import { AnnuityTypes } from './annuity-types.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.annuities.page)

const sections = [annuitiesBanner, annuitiesAbout, annuitiesTypes, annuitiesQuestions, annuitiesNext]

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections(sections) }
}

export default function AnnuitiesPage() {
  return (
    <>
      <Section of={annuitiesBanner}>{(content) => <ProductBanner content={content} />}</Section>
      <AnnuityTypes />
      <Section of={annuitiesQuestions}>{(content) => <AnnuityQuestions content={content} />}</Section>
      <Section of={annuitiesNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
