import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { lifeAbout } from '../../content/life/life-about.ts'
import { lifeBanner } from '../../content/life/life-banner.ts'
import { lifeCoverage } from '../../content/life/life-coverage.ts'
import { lifeKinds } from '../../content/life/life-kinds.ts'
import { lifeNext } from '../../content/life/life-next.ts'
import { lifeOptions } from '../../content/life/life-options.ts'
import { Band } from '../parts/band.tsx'
import { ButtonStrip, withoutStrip } from '../parts/button-strip.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { siteContext } from '../site.ts'
import { LifeKinds } from './life-kinds.tsx'
import { LifeOptions } from './life-options.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.life.page)

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  return { sections: await site.sections([lifeBanner, lifeAbout, lifeKinds, lifeCoverage, lifeOptions, lifeNext]) }
}

export default function LifePage() {
  return (
    <>
      <Section of={lifeBanner}>
        {(content) => (
          <>
            <TopBanner content={withoutStrip(content)} />
            <ButtonStrip content={content} />
          </>
        )}
      </Section>
      <Section of={lifeAbout}>
        {({ title, description }) => (
          <Band labelledBy="life-about-title">
            <SectionIntro id="life-about-title" title={title} text={description} />
          </Band>
        )}
      </Section>
      <Section of={lifeKinds}>{(content) => <LifeKinds content={content} />}</Section>
      <LifeOptions />
      <Section of={lifeNext}>{(content) => <NextStep content={content} />}</Section>
    </>
  )
}
