import type { AnySection } from '../../section.ts'
import { brochuresBanner, brochuresContact, brochuresRack } from './sales-brochures.ts'
import { cartBanner, cartContact, cartHow, cartItems } from './sales-cart.ts'
import { salesContactBanner, salesContactDesk, salesContactRegions } from './sales-contact.ts'
import { salesBanner, salesHomeContact, salesRules, salesSeason, salesShelves } from './sales-home.ts'
import { radioBanner, radioContact, radioRules, radioScripts } from './sales-radio.ts'
import { resourcesBanner, resourcesBrand, resourcesContact, resourcesMoney, resourcesPapers } from './sales-resources.ts'
import { teamBanner, teamContact, teamPeople } from './sales-team.ts'
import { templatesBanner, templatesCards, templatesContact, templatesHow, templatesLetters } from './sales-templates.ts'

/** Every section of the sales and marketing area, in the order people meet them. */
export const salesSections: readonly AnySection[] = [
  [salesBanner, salesShelves, salesSeason, salesRules, salesHomeContact],
  [templatesBanner, templatesLetters, templatesCards, templatesHow, templatesContact],
  [brochuresBanner, brochuresRack, brochuresContact],
  [radioBanner, radioScripts, radioRules, radioContact],
  [teamBanner, teamPeople, teamContact],
  [resourcesBanner, resourcesPapers, resourcesMoney, resourcesBrand, resourcesContact],
  [salesContactBanner, salesContactDesk, salesContactRegions],
  [cartBanner, cartItems, cartHow, cartContact],
].flat()
