import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import { federationBanner } from '../../content/federation/federation-banner.ts'
import { federationJoin } from '../../content/federation/federation-join.ts'
import { federationLogos } from '../../content/federation/federation-logos.ts'
import { federationStory } from '../../content/federation/federation-story.ts'
import { federationSections } from '../../content/federation/federation-sections.ts'
import { MoreAboutUs } from '../about-us/more-about-us.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { FederationLogos } from './federation-logos.tsx'
import { FederationStory } from './federation-story.tsx'
import { JoinDoors } from './join-doors.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.federation.page)

export const loader = loadSections([...federationSections, aboutUsMore])

/** The growers' federation, and how to join it. */
export default function FederationPage() {
  return (
    <>
      <Section of={federationBanner}>
        {(content) => (
          <HeadLook ground="spruce">
            <TopBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <Section of={federationStory}>{(content) => <FederationStory content={content} />}</Section>
      <Section of={federationJoin}>{(content) => <JoinDoors content={content} />}</Section>
      <Section of={federationLogos}>{(content) => <FederationLogos content={content} />}</Section>
      <Section of={aboutUsMore}>{(content) => <MoreAboutUs content={content} ground="sand" />}</Section>
    </>
  )
}
