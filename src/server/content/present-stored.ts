import type { StoredSection } from '../../pages/site/site-content.ts'
import type { StoredContent } from './stored-content.ts'

/** As pages show it: who wrote it, and which revision it is, is for those who may edit. */
export function presentStored({ content, revision, savedAt, savedBy }: StoredContent, mayEdit: boolean): StoredSection {
  return mayEdit
    ? { content, revision, savedAt: savedAt?.toISOString() ?? null, savedBy }
    : { content, revision: 0, savedAt: null, savedBy: null }
}
