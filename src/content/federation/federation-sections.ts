import type { AnySection } from '../section.ts'
import { federationBanner } from './federation-banner.ts'
import { federationJoin } from './federation-join.ts'
import { federationLogos } from './federation-logos.ts'
import { federationStory } from './federation-story.ts'

/** In the order of the page. */
export const federationSections: readonly AnySection[] = [federationBanner, federationStory, federationJoin, federationLogos]
