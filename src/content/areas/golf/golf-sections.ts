import type { AnySection } from '../../section.ts'
import { golfContactBanner, golfContactDesk, golfContactPeople, golfContactWay } from './golf-contact.ts'
import { golfBanner, golfContact, golfDay, golfGifts, golfStory } from './golf-home.ts'
import { raffleBanner, raffleContact, rafflePrizes, raffleRules } from './golf-raffle.ts'
import { registerBanner, registerContact, registerDates, registerFees, registerSteps } from './golf-register.ts'
import { sponsorsBanner, sponsorsContact, sponsorsLevels, sponsorsPapers, sponsorsWall } from './golf-sponsors.ts'

/** Every section of the golf area, in the order people meet them. */
export const golfSections: readonly AnySection[] = [
  [golfBanner, golfStory, golfDay, golfGifts, golfContact],
  [registerBanner, registerFees, registerSteps, registerDates, registerContact],
  [raffleBanner, rafflePrizes, raffleRules, raffleContact],
  [sponsorsBanner, sponsorsWall, sponsorsLevels, sponsorsPapers, sponsorsContact],
  [golfContactBanner, golfContactPeople, golfContactWay, golfContactDesk],
].flat()
