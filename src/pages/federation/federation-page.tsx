import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import { federationBanner } from '../../content/federation/federation-banner.ts'
import { federationJoin } from '../../content/federation/federation-join.ts'
import { federationLogos } from '../../content/federation/federation-logos.ts'
import { federationStory } from '../../content/federation/federation-story.ts'
import { MoreAboutUs } from '../about-us/more-about-us.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { siteContext } from '../site.ts'
import { FederationLogos } from './federation-logos.tsx'
import { FederationStory } from './federation-story.tsx'
import { JoinDoors } from './join-doors.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.federation.page)

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    sections: await context.get(siteContext).sections([federationBanner, federationStory, federationJoin, federationLogos, aboutUsMore]),
  }
}

/** The growers' federation, and how to join it. */
export default function FederationPage() {
  return (
    <>
      <Section of={federationBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={federationStory}>{(content) => <FederationStory content={content} />}</Section>
      <Section of={federationJoin}>{(content) => <JoinDoors content={content} />}</Section>
      <Section of={federationLogos}>{(content) => <FederationLogos content={content} />}</Section>
      <Section of={aboutUsMore}>{(content) => <MoreAboutUs content={content} ground="sand" />}</Section>
    </>
  )
}
