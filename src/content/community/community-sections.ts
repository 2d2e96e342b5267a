import type { AnySection } from '../section.ts'
import { communityBanner } from './community-banner.ts'
import { communityCharities } from './community-charities.ts'
import { communityGiving } from './community-giving.ts'
import { communityPromise } from './community-promise.ts'
import { communityRecycling } from './community-recycling.ts'

/** In the order of the page. */
export const communitySections: readonly AnySection[] = [
  communityBanner,
  communityPromise,
  communityGiving,
  communityCharities,
  communityRecycling,
]
