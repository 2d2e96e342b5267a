import { refused } from '../http/errors.ts'
import type { ItemStore } from './item-store.ts'

/** The store of every kind, by what the calls name it. */
export interface ItemStores {
  /** Throws `unknownKey` (404). */
  require(key: string): ItemStore
}

export function createItemStores(stores: readonly ItemStore[]): ItemStores {
  const byKey = new Map(stores.map((store) => [store.kind.key, store]))
  return {
    require(key) {
      const store = byKey.get(key)
      if (!store) throw refused('unknownKey')
      return store
    },
  }
}
