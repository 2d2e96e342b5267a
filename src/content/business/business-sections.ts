import type { AnySection } from '../section.ts'
import { businessBanner } from './business-banner.ts'
import { businessCoverage } from './business-coverage.ts'
import { businessCoverageTypes } from './business-coverage-types.ts'
import { businessDiscountTypes } from './business-discount-types.ts'
import { businessDiscounts } from './business-discounts.ts'
import { businessNext } from './business-next.ts'
import { businessOptions } from './business-options.ts'
import { businessPoints } from './business-points.ts'

/** In the order of the page. */
export const businessSections: readonly AnySection[] = [
  businessBanner,
  businessCoverage,
  businessCoverageTypes,
  businessOptions,
  businessPoints,
  businessDiscounts,
  businessDiscountTypes,
  businessNext,
]
