import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { aboutUsBanner } from '../../content/about-us/about-us-banner.ts'
import { aboutUsHistory } from '../../content/about-us/about-us-history.ts'
import { aboutUsMission } from '../../content/about-us/about-us-mission.ts'
import { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import { aboutUsPoints } from '../../content/about-us/about-us-points.ts'
import { aboutUsStatement } from '../../content/about-us/about-us-statement.ts'
import { aboutUsTimeline } from '../../content/about-us/about-us-timeline.ts'
import { aboutUsSections } from '../../content/about-us/about-us-sections.ts'
import { Band } from '../parts/band.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { MissionBand } from './mission-band.tsx'
import { MissionPoints } from './mission-points.tsx'
import { MoreAboutUs } from './more-about-us.tsx'
import { StatementBand } from './statement-band.tsx'
import { Timeline } from './timeline.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.aboutUs.page)

export const loader = loadSections(aboutUsSections)

/** Who we are: what we are for, one sentence to keep, and the years since 1948. */
export default function AboutUsPage() {
  return (
    <>
      <Section of={aboutUsBanner}>
        {(content) => (
          <HeadLook ground="spruce" wide>
            <TopBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <Section of={aboutUsMission}>{(content) => <MissionBand content={content} />}</Section>
      <Section of={aboutUsPoints}>{(content) => <MissionPoints content={content} />}</Section>
      <Section of={aboutUsStatement}>{(content) => <StatementBand content={content} />}</Section>
      <Band ground="sand" id="history" labelledBy="history-title">
        <Section of={aboutUsHistory}>
          {({ title, subtitle }) => <SectionIntro id="history-title" title={title} text={subtitle} look="plain" />}
        </Section>
        <Section of={aboutUsTimeline}>{(content) => <Timeline content={content} />}</Section>
      </Band>
      <Section of={aboutUsMore}>{(content) => <MoreAboutUs content={content} />}</Section>
    </>
  )
}
