import type { AnySection } from '../section.ts'
import { lifeAbout } from './life-about.ts'
import { lifeBanner } from './life-banner.ts'
import { lifeCoverage } from './life-coverage.ts'
import { lifeKinds } from './life-kinds.ts'
import { lifeNext } from './life-next.ts'
import { lifeOptions } from './life-options.ts'

/** In the order of the page. */
export const lifeSections: readonly AnySection[] = [lifeBanner, lifeAbout, lifeKinds, lifeCoverage, lifeOptions, lifeNext]
