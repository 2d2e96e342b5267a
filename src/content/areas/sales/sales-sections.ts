import type { AnySection } from '../../section.ts'
import { salesBrochuresSections } from './sales-brochures.ts'
import { salesCartSections } from './sales-cart.ts'
import { salesContactSections } from './sales-contact.ts'
import { salesHomeSections } from './sales-home.ts'
import { salesRadioSections } from './sales-radio.ts'
import { salesResourcesSections } from './sales-resources.ts'
import { salesTeamSections } from './sales-team.ts'
import { salesTemplatesSections } from './sales-templates.ts'

/** Every section of the sales and marketing area, page by page. */
export const salesSections: readonly AnySection[] = [
  salesHomeSections,
  salesTemplatesSections,
  salesBrochuresSections,
  salesRadioSections,
  salesTeamSections,
  salesResourcesSections,
  salesContactSections,
  salesCartSections,
].flat()
