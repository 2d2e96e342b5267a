import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import { communityBanner } from '../../content/community/community-banner.ts'
import { communityCharities } from '../../content/community/community-charities.ts'
import { communityGiving } from '../../content/community/community-giving.ts'
import { communityPromise } from '../../content/community/community-promise.ts'
import { communityRecycling } from '../../content/community/community-recycling.ts'
import { communitySections } from '../../content/community/community-sections.ts'
import { MoreAboutUs } from '../about-us/more-about-us.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { CharityLogos } from './charity-logos.tsx'
import { GivingBack } from './giving-back.tsx'
import { PromiseStage } from './promise-stage.tsx'
import { ShredAndRecycle } from './shred-and-recycle.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.community.page)

export const loader = loadSections([...communitySections, aboutUsMore])

/** What we do for the places we insure. */
export default function CommunityPage() {
  return (
    <>
      <Section of={communityBanner}>
        {(content) => (
          <HeadLook ground="sky" wide>
            <TopBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <Section of={communityPromise}>{(content) => <PromiseStage content={content} />}</Section>
      <Section of={communityGiving}>{(content) => <GivingBack content={content} />}</Section>
      <Section of={communityCharities}>{(content) => <CharityLogos content={content} />}</Section>
      <Section of={communityRecycling}>{(content) => <ShredAndRecycle content={content} />}</Section>
      <Section of={aboutUsMore}>{(content) => <MoreAboutUs content={content} />}</Section>
    </>
  )
}
