import type { AnySection } from '../section.ts'
import { payDialogs } from './pay-dialogs.ts'
import { payHeader } from './pay-header.ts'
import { payOutcomes } from './pay-outcomes.ts'

/** In the order of the page. */
export const paySections: readonly AnySection[] = [payHeader, payDialogs, payOutcomes]
