import type { AnySection } from '../section.ts'
import { careersApply } from './careers-apply.ts'
import { careersBanner } from './careers-banner.ts'
import { careersDepartments } from './careers-departments.ts'
import { careersIntro } from './careers-intro.ts'
import { careersReasons } from './careers-reasons.ts'
import { careersVoices } from './careers-voices.ts'

/** In the order of the page. */
export const careersSections: readonly AnySection[] = [
  careersBanner,
  careersIntro,
  careersReasons,
  careersVoices,
  careersDepartments,
  careersApply,
]
