import { minuteMs } from '../../durations.ts'
import type { ContentVersion } from './content-version.ts'

/** What was read of a tenant at a content version, and when. */
export interface Held<T> {
  version: number
  value: Promise<T>
  readAt: number
  /** Whether there is so much of it that it may lag; false while it is being read. */
  lags: boolean
}

/**
 * Reads something of a tenant once per content version, whoever asks; `read` gets what was held before, so that it may
 * read only what changed. What `mayLag` is read at most once a minute, and nobody waits for it: that is told by how much there is and not
 * by how long it took, since a busy machine is no reason to keep from anybody what is new.
 */
export function oncePerVersion<T>(
  versions: Pick<ContentVersion, 'of'>,
  read: (tenant: string, before: Held<T> | undefined) => Promise<T>,
  mayLag: (value: T) => boolean = () => false,
): (tenant: string) => Promise<T> {
  const heldOf = new Map<string, Held<T>>()

  return async function readOnce(tenant) {
    const version = versions.of(tenant)
    const before = heldOf.get(tenant)
    if (before?.version === version) return before.value
    const large = before?.lags ? before : undefined
    if (large && performance.now() - large.readAt < minuteMs) return large.value
    const readAt = performance.now()
    const fresh: Held<T> = { version, value: read(tenant, before), readAt, lags: false }
    heldOf.set(tenant, fresh)
    fresh.value.then(
      (value) => (fresh.lags = mayLag(value)),
      () => heldOf.get(tenant) === fresh && heldOf.delete(tenant),
    )
    return (large ?? fresh).value
  }
}
