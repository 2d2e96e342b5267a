import type { AnySection } from '../section.ts'
import { privacyBanner } from './privacy-banner.ts'
import { privacyContact } from './privacy-contact.ts'
import { privacyPanels } from './privacy-panels.ts'

/** In the order of the page. */
export const privacySections: readonly AnySection[] = [privacyBanner, privacyPanels, privacyContact]
