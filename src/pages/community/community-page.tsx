import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import { communityBanner } from '../../content/community/community-banner.ts'
import { communityCharities } from '../../content/community/community-charities.ts'
import { communityGiving } from '../../content/community/community-giving.ts'
import { communityPromise } from '../../content/community/community-promise.ts'
import { communityRecycling } from '../../content/community/community-recycling.ts'
import { MoreAboutUs } from '../about-us/more-about-us.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { siteContext } from '../site.ts'
import { CharityLogos } from './charity-logos.tsx'
import { GivingBack } from './giving-back.tsx'
import { PromiseStage } from './promise-stage.tsx'
import { ShredAndRecycle } from './shred-and-recycle.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.community.page)

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    sections: await context
      .get(siteContext)
      .sections([communityBanner, communityPromise, communityGiving, communityCharities, communityRecycling, aboutUsMore]),
  }
}

/** What we do for the places we insure. */
export default function CommunityPage() {
  return (
    <>
      <Section of={communityBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={communityPromise}>{(content) => <PromiseStage content={content} />}</Section>
      <Section of={communityGiving}>{(content) => <GivingBack content={content} />}</Section>
      <Section of={communityCharities}>{(content) => <CharityLogos content={content} />}</Section>
      <Section of={communityRecycling}>{(content) => <ShredAndRecycle content={content} />}</Section>
      <Section of={aboutUsMore}>{(content) => <MoreAboutUs content={content} />}</Section>
    </>
  )
}
