import type { AnySection } from '../section.ts'
import { otherAbout } from './other-about.ts'
import { otherBanner } from './other-banner.ts'
import { otherCards } from './other-cards.ts'
import { otherNext } from './other-next.ts'

/** In the order of the page. */
export const otherServicesSections: readonly AnySection[] = [otherBanner, otherAbout, otherCards, otherNext]
