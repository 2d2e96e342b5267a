import type { Warn } from '../http/warn.ts'
import { answerAddNewContentItem } from '../api/cms/add-new-content-item.ts'
import { answerDeleteContentItem } from '../api/cms/delete-content-item.ts'
import { answerGetContentItem } from '../api/cms/get-content-item.ts'
import { answerGetDeletedItems } from '../api/cms/get-deleted-items.ts'
import { answerGetItemHistory } from '../api/cms/get-item-history.ts'
import { answerGetPageContentItemList } from '../api/cms/get-page-content-item-list.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import type { ItemKind } from '../items/item-kind.ts'
import { createItemStore, type ItemStore } from '../items/item-store.ts'
import { createItemStores } from '../items/item-stores.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  /** Those of the nouns that are many of a kind. */
  stores: readonly ItemStore[]
  /** Kinds of things that have no noun. */
  itemKinds?: readonly ItemKind[]
}

/** Editing what there are many of, whatever the kind. */
export function createItemsNoun({ stores, itemKinds = [], ...needs }: Needs): Noun & { kinds: readonly ItemKind[] } {
  const items = createItemStores([...stores, ...itemKinds.map((kind) => createItemStore(kind, needs))])
  return {
    kinds: items.kinds,
    calls: [
      answerGetPageContentItemList({ items }),
      answerAddNewContentItem({ items }),
      answerDeleteContentItem({ items }),
      answerGetContentItem({ items }),
      answerGetItemHistory({ items }),
      answerGetDeletedItems({ items }),
    ],
    forPages: () => ({}),
  }
}
