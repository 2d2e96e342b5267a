import type { AnySection } from '../section.ts'
import { disclosureAutomobile } from './disclosure-automobile.ts'
import { disclosureBanner } from './disclosure-banner.ts'
import { disclosureCondominium } from './disclosure-condominium.ts'
import { disclosureProperty } from './disclosure-property.ts'
import { disclosureRenters } from './disclosure-renters.ts'
import { disclosureRights } from './disclosure-rights.ts'

/** In the order of the page. */
export const disclosureSections: readonly AnySection[] = [
  disclosureBanner,
  disclosureAutomobile,
  disclosureProperty,
  disclosureCondominium,
  disclosureRenters,
  disclosureRights,
]
