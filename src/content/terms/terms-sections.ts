import type { AnySection } from '../section.ts'
import { termsBanner } from './terms-banner.ts'
import { termsPanels } from './terms-panels.ts'

/** In the order of the page. */
export const termsSections: readonly AnySection[] = [termsBanner, termsPanels]
