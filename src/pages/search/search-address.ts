import type { SearchKind } from '../../nouns/search/found.ts'
import { address } from '../../routes.ts'

/** What was asked, and one kind of what was found. */
export function searchAddress(asked: string, kind?: SearchKind): string {
  return `${address.search}?${new URLSearchParams({ q: asked, ...(kind ? { kind } : {}) })}`
}
