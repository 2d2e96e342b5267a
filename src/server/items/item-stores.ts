import { refused } from '../http/errors.ts'
import { requirePrimaryKey, type ItemKind } from './item-kind.ts'
import type { ItemStore } from './item-store.ts'

/** The store of every kind, by what the calls name it. */
export interface ItemStores {
  kinds: readonly ItemKind[]
  /** Throws `unknownKey` (404). */
  require(key: string): ItemStore
  /** One that is listed to everybody. Throws `unknownKey` (404). */
  requireListed(key: string): ItemStore
  /** As a call that writes names it: by key and primary key, or by the section that lists the kind. Throws 404, or `invalidBody` (400). */
  requireNamed(named: NamedKind): ItemStore
}

type NamedKind = { key?: string; primaryKey?: string; pageName?: string; section?: string }

/** The stores of all kinds, to be asked for by the words of a call. */
export function createItemStores(stores: readonly ItemStore[]): ItemStores {
  const byKey = new Map(stores.map((store) => [store.kind.key, store]))

  function require(key: string): ItemStore {
    const store = byKey.get(key)
    if (!store) throw refused('unknownKey')
    return store
  }

  return {
    kinds: stores.map(({ kind }) => kind),
    require,
    requireListed(key) {
      const store = require(key)
      if (store.kind.staffOnly) throw refused('unknownKey')
      return store
    },
    requireNamed({ key, primaryKey, pageName, section }) {
      const listed = ({ kind: { listedIn } }: ItemStore) => listedIn?.page === pageName && listedIn?.section === section
      const store = key === undefined ? stores.find(listed) : require(key)
      if (!store) throw refused('unknownSection')
      if (primaryKey !== undefined) requirePrimaryKey(store.kind, primaryKey)
      return store
    },
  }
}
