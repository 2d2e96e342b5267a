import type { AnySection } from '../../section.ts'
import { golfContactSections } from './golf-contact.ts'
import { golfHomeSections } from './golf-home.ts'
import { golfRaffleSections } from './golf-raffle.ts'
import { golfRegisterSections } from './golf-register.ts'
import { golfSponsorsSections } from './golf-sponsors.ts'

/** Every section of the golf area, page by page. */
export const golfSections: readonly AnySection[] = [
  golfHomeSections,
  golfRegisterSections,
  golfRaffleSections,
  golfSponsorsSections,
  golfContactSections,
].flat()
