import type { ContentVersion } from './content-version.ts'

/** What was read of a tenant at a content version, and how long that took. */
export interface Held<T> {
  version: number
  value: Promise<T>
  readAt: number
  /** Milliseconds; 0 while it is being read. */
  took: number
}

/**
 * Reads something of a tenant once per content version, whoever asks; `read` gets what was held before, so that it may
 * read only what changed. What `mayLag` and takes long is read at most once a minute, and nobody waits for it.
 */
export function oncePerVersion<T>(
  versions: Pick<ContentVersion, 'of'>,
  read: (tenant: string, before: Held<T> | undefined) => Promise<T>,
  { mayLag = false } = {},
): (tenant: string) => Promise<T> {
  const heldOf = new Map<string, Held<T>>()

  return async function readOnce(tenant) {
    const version = versions.of(tenant)
    const before = heldOf.get(tenant)
    if (before?.version === version) return before.value
    const slow = mayLag && before && before.took > longMs ? before : undefined
    if (slow && performance.now() - slow.readAt < minuteMs) return slow.value
    const readAt = performance.now()
    const fresh: Held<T> = { version, value: read(tenant, before), readAt, took: 0 }
    heldOf.set(tenant, fresh)
    fresh.value.then(
      () => (fresh.took = performance.now() - readAt),
      () => heldOf.get(tenant) === fresh && heldOf.delete(tenant),
    )
    return (slow ?? fresh).value
  }
}

const longMs = 50
const minuteMs = 60_000
