import type { AnySection } from '../section.ts'
import { claimsAbout } from './claims-about.ts'
import { claimsBanner } from './claims-banner.ts'
import { claimsGuidelines } from './claims-guidelines.ts'
import { claimsNext } from './claims-next.ts'
import { claimsSteps } from './claims-steps.ts'

/** In the order of the page. */
export const claimsSections: readonly AnySection[] = [claimsBanner, claimsSteps, claimsAbout, claimsGuidelines, claimsNext]
