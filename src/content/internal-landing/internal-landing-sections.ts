import type { AnySection } from '../section.ts'
import { internalLandingArchive } from './internal-landing-archive.ts'
import { internalLandingBanner } from './internal-landing-banner.ts'
import { hubLinkGroups } from './internal-landing-links.ts'
import { hubNews } from './internal-landing-news.ts'
import { internalLandingService } from './internal-landing-service.ts'
import { internalLandingTiles } from './internal-landing-tiles.ts'

/** Every section of the hub, in the order people meet them. */
export const internalLandingSections: readonly AnySection[] = [
  internalLandingBanner,
  internalLandingTiles,
  internalLandingArchive,
  internalLandingService,
  ...hubNews,
  ...hubLinkGroups,
]
