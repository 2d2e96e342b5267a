import type { AnySection } from '../section.ts'
import { autoBanner } from './auto-banner.ts'
import { autoCoverage } from './auto-coverage.ts'
import { autoCoverageTypes } from './auto-coverage-types.ts'
import { autoDiscountTypes } from './auto-discount-types.ts'
import { autoDiscounts } from './auto-discounts.ts'
import { autoEquipment } from './auto-equipment.ts'
import { autoEquipmentIntro } from './auto-equipment-intro.ts'
import { autoEquipmentTypes } from './auto-equipment-types.ts'
import { autoMeans } from './auto-means.ts'
import { autoMeansNot } from './auto-means-not.ts'
import { autoNext } from './auto-next.ts'
import { autoPremier } from './auto-premier.ts'
import { autoPremierBenefits } from './auto-premier-benefits.ts'
import { autoRoadside } from './auto-roadside.ts'

/** In the order of the page. */
export const autoSections: readonly AnySection[] = [
  autoBanner,
  autoCoverage,
  autoCoverageTypes,
  autoRoadside,
  autoDiscounts,
  autoDiscountTypes,
  autoPremier,
  autoPremierBenefits,
  autoEquipment,
  autoEquipmentIntro,
  autoEquipmentTypes,
  autoMeans,
  autoMeansNot,
  autoNext,
]
