import type { AnySection } from '../../section.ts'
import { storeClearanceSections } from './store-clearance.ts'
import { storeHomeSections } from './store-home.ts'

/** Every section of the store, page by page, in the order people meet them. */
export const storeSections: readonly AnySection[] = [storeHomeSections, storeClearanceSections].flat()
