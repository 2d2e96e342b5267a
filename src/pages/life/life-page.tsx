import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { lifeAbout } from '../../content/life/life-about.ts'
import { lifeBanner } from '../../content/life/life-banner.ts'
import { lifeKinds } from '../../content/life/life-kinds.ts'
import { lifeNext } from '../../content/life/life-next.ts'
import { lifeSections } from '../../content/life/life-sections.ts'
import { Band } from '../parts/band.tsx'
import { ButtonStrip, withoutStrip } from '../parts/button-strip.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { LifeKinds } from './life-kinds.tsx'
import { LifeOptions } from './life-options.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.life.page)

export const loader = loadSections(lifeSections)

/** Life insurance: its kinds, and what can be added to each. */
export default function LifePage() {
  return (
    <>
      <Section of={lifeBanner}>
        {(content) => (
          <HeadLook ground="spruce">
            <TopBanner content={withoutStrip(content)} />
            <ButtonStrip content={content} />
          </HeadLook>
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
