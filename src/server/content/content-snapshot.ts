import type { AnySection } from '../../content/section.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentVersion } from './content-version.ts'
import { oncePerVersion } from './once-per-version.ts'
import type { StoredContent } from './stored-content.ts'

export type ContentSnapshots = ReturnType<typeof createContentSnapshots>

/**
 * The whole content of a tenant as pages read it: brought up to date once per content version, so that rendering a
 * page costs no query. Calls read the database itself, since another node's save reaches this one a moment later.
 */
export function createContentSnapshots(content: ContentStore, versions: ContentVersion, sections: readonly AnySection[]) {
  return oncePerVersion<Map<string, StoredContent>>(versions, async (tenant, before) => {
    if (!before) return content.readSections(tenant, sections)
    // A save changes one section of hundreds; the others need not be read again.
    return new Map([...(await before.value), ...(await content.readChanged(tenant, sections, before.version))])
  })
}
