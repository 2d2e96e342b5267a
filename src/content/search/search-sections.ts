import type { AnySection } from '../section.ts'
import { searchWords } from './synonyms.ts'

export const searchSections: readonly AnySection[] = [searchWords]
