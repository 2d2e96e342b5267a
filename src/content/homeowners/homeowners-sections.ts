import type { AnySection } from '../section.ts'
import { homeownersBanner } from './homeowners-banner.ts'
import { homeownersCountry } from './homeowners-country.ts'
import { homeownersCountryTypes } from './homeowners-country-types.ts'
import { homeownersCoverage } from './homeowners-coverage.ts'
import { homeownersCoverageTypes } from './homeowners-coverage-types.ts'
import { homeownersDiscountTypes } from './homeowners-discount-types.ts'
import { homeownersDiscounts } from './homeowners-discounts.ts'
import { homeownersNext } from './homeowners-next.ts'
import { homeownersProperty } from './homeowners-property.ts'
import { homeownersRenters } from './homeowners-renters.ts'

/** In the order of the page. */
export const homeownersSections: readonly AnySection[] = [
  homeownersBanner,
  homeownersCoverage,
  homeownersCoverageTypes,
  homeownersCountry,
  homeownersCountryTypes,
  homeownersRenters,
  homeownersProperty,
  homeownersDiscounts,
  homeownersDiscountTypes,
  homeownersNext,
]
