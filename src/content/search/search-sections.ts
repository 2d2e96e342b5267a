import type { AnySection } from '../section.ts'
import { synonyms } from './synonyms.ts'

export const searchSections: readonly AnySection[] = [synonyms]
