import { annuitiesTypes } from '../annuities/annuities-types.ts'
import { autoRoadside } from '../auto/auto-roadside.ts'
import { businessCoverageTypes } from '../business/business-coverage-types.ts'
import { businessDiscountTypes } from '../business/business-discount-types.ts'
import { businessOptions } from '../business/business-options.ts'
import { businessPoints } from '../business/business-points.ts'
import { careersApply } from '../careers/careers-apply.ts'
import { careersDepartments } from '../careers/careers-departments.ts'
import { communityCharities } from '../community/community-charities.ts'
import { communityRecycling } from '../community/community-recycling.ts'
import { federationJoin } from '../federation/federation-join.ts'
import { homePayments } from '../home/home-payments.ts'
import { homeProducts } from '../home/home-products.ts'
import { homeownersCountry } from '../homeowners/homeowners-country.ts'
import { homeownersCountryTypes } from '../homeowners/homeowners-country-types.ts'
import { homeownersCoverage } from '../homeowners/homeowners-coverage.ts'
import { homeownersCoverageTypes } from '../homeowners/homeowners-coverage-types.ts'
import { homeownersDiscounts } from '../homeowners/homeowners-discounts.ts'
import { homeownersDiscountTypes } from '../homeowners/homeowners-discount-types.ts'
import { homeownersProperty } from '../homeowners/homeowners-property.ts'
import { homeownersRenters } from '../homeowners/homeowners-renters.ts'
import { privacyContact } from '../privacy/privacy-contact.ts'

/** The part of its page where a section begins, of those that have a name people may be sent to. */
export const sectionAnchors: ReadonlyMap<string, string> = new Map([
  [annuitiesTypes.key, 'annuities'],
  [autoRoadside.key, 'roadside'],
  [businessCoverageTypes.key, 'business_coverage'],
  [businessOptions.key, 'optional_coverage'],
  [businessPoints.key, 'optional_coverage'],
  [businessDiscountTypes.key, 'business_discounts'],
  [careersApply.key, 'apply'],
  [careersDepartments.key, 'departments'],
  [communityCharities.key, 'charities'],
  [communityRecycling.key, 'shred'],
  [federationJoin.key, 'join'],
  [homePayments.key, 'pay'],
  [homeProducts.key, 'products'],
  [homeownersCountry.key, 'country_home'],
  [homeownersCountryTypes.key, 'country_home'],
  [homeownersCoverage.key, 'home_coverage'],
  [homeownersCoverageTypes.key, 'home_coverage'],
  [homeownersDiscounts.key, 'home_discounts'],
  [homeownersDiscountTypes.key, 'home_discounts'],
  [homeownersProperty.key, 'renters_insurance'],
  [homeownersRenters.key, 'renters_insurance'],
  [privacyContact.key, 'privacy-desk'],
])
