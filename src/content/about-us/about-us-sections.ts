import type { AnySection } from '../section.ts'
import { aboutUsBanner } from './about-us-banner.ts'
import { aboutUsHistory } from './about-us-history.ts'
import { aboutUsMission } from './about-us-mission.ts'
import { aboutUsMore } from './about-us-more.ts'
import { aboutUsPoints } from './about-us-points.ts'
import { aboutUsStatement } from './about-us-statement.ts'
import { aboutUsTimeline } from './about-us-timeline.ts'

/** In the order of the page. */
export const aboutUsSections: readonly AnySection[] = [
  aboutUsBanner,
  aboutUsMission,
  aboutUsPoints,
  aboutUsStatement,
  aboutUsHistory,
  aboutUsTimeline,
  aboutUsMore,
]
