import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import { careersApply } from '../../content/careers/careers-apply.ts'
import { careersBanner } from '../../content/careers/careers-banner.ts'
import { careersDepartments } from '../../content/careers/careers-departments.ts'
import { careersIntro } from '../../content/careers/careers-intro.ts'
import { careersReasons } from '../../content/careers/careers-reasons.ts'
import { careersVoices } from '../../content/careers/careers-voices.ts'
import { careersSections } from '../../content/careers/careers-sections.ts'
import { MoreAboutUs } from '../about-us/more-about-us.tsx'
import { Band } from '../parts/band.tsx'
import { CardGrid } from '../parts/card-grid.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { ApplyBand } from './apply-band.tsx'
import { CareersIntro } from './careers-intro.tsx'
import { Departments } from './departments.tsx'
import { describeEmployer } from './describe-employer.ts'
import { Voices } from './voices.tsx'
import './careers-page.css'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, (all) => ({
    ...all.careers.page,
    about: (shell) => (loaderData ? [describeEmployer(shell, loaderData.sections)] : []),
  }))

export const loader = loadSections([...careersSections, aboutUsMore])

/** Why to work here, where, and how to ask. */
export default function CareersPage() {
  return (
    <>
      <Section of={careersBanner}>
        {(content) => (
          <HeadLook ground="earth">
            <TopBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <Section of={careersIntro}>{(content) => <CareersIntro content={content} />}</Section>
      <Section of={careersReasons}>
        {({ title, description, reasons }) => (
          <Band ground="sage" labelledBy="reasons-title" className="reasons">
            <SectionIntro id="reasons-title" title={title} text={description} look="plain" />
            <CardGrid cards={reasons.map(({ image, ...reason }) => ({ ...reason, src: image }))} />
          </Band>
        )}
      </Section>
      <Section of={careersDepartments}>{(content) => <Departments content={content} />}</Section>
      <Section of={careersVoices}>{(content) => <Voices content={content} />}</Section>
      <Section of={careersApply}>{(content) => <ApplyBand content={content} />}</Section>
      <Section of={aboutUsMore}>{(content) => <MoreAboutUs content={content} />}</Section>
    </>
  )
}
