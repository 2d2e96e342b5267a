import type { AnySection } from '../section.ts'
import { customerLandingHead } from './customer-landing-head.ts'
import { customerLandingHelp } from './customer-landing-help.ts'
import { customerLandingLink } from './customer-landing-link.ts'

/** In the order of the page. */
export const customerLandingSections: readonly AnySection[] = [customerLandingHead, customerLandingLink, customerLandingHelp]
