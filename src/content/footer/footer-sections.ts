import type { AnySection } from '../section.ts'
import { footerNavigation } from './footer-navigation.ts'
import { footerSiteMap } from './footer-site-map.ts'

/** In the order of the page. */
export const footerSections: readonly AnySection[] = [footerNavigation, footerSiteMap]
