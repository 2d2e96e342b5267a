import type { AnySection } from '../section.ts'
import { aboutBanner } from './about-banner.ts'
import { aboutFigures } from './about-figures.ts'
import { aboutIntro } from './about-intro.ts'
import { aboutValues } from './about-values.ts'

/** In the order of the page. */
export const aboutSections: readonly AnySection[] = [aboutBanner, aboutIntro, aboutValues, aboutFigures]
