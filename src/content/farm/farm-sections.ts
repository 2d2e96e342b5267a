import type { AnySection } from '../section.ts'
import { farmBanner } from './farm-banner.ts'
import { farmCoverage } from './farm-coverage.ts'
import { farmCoverageTypes } from './farm-coverage-types.ts'
import { farmDiscountTypes } from './farm-discount-types.ts'
import { farmDiscounts } from './farm-discounts.ts'
import { farmNext } from './farm-next.ts'
import { farmOptions } from './farm-options.ts'
import { farmPoints } from './farm-points.ts'

/** In the order of the page. */
export const farmSections: readonly AnySection[] = [
  farmBanner,
  farmCoverage,
  farmCoverageTypes,
  farmOptions,
  farmPoints,
  farmDiscounts,
  farmDiscountTypes,
  farmNext,
]
