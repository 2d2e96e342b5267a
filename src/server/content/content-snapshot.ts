import type { AnySection } from '../../content/section.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentVersion } from './content-version.ts'
import type { StoredContent } from './stored-content.ts'

type Snapshot = { version: number; stored: Promise<Map<string, StoredContent>> }

export type ContentSnapshots = ReturnType<typeof createContentSnapshots>

/**
 * The whole content of a tenant as pages read it: brought up to date once per content version, so that rendering a
 * page costs no query. Calls read the database itself, since another node's save reaches this one a moment later.
 */
export function createContentSnapshots(content: ContentStore, versions: ContentVersion, sections: readonly AnySection[]) {
  const snapshots = new Map<string, Snapshot>()

  /** A save changes one section of hundreds; the others need not be read again. */
  async function bringForward(tenant: string, { version, stored }: Snapshot) {
    return new Map([...(await stored), ...(await content.readChanged(tenant, sections, version))])
  }

  return async function readSnapshot(tenant: string): Promise<Map<string, StoredContent>> {
    const version = versions.of(tenant)
    const held = snapshots.get(tenant)
    if (held?.version === version) return held.stored
    const stored = held ? bringForward(tenant, held) : content.readSections(tenant, sections)
    snapshots.set(tenant, { version, stored })
    stored.catch(() => snapshots.get(tenant)?.stored === stored && snapshots.delete(tenant))
    return stored
  }
}
