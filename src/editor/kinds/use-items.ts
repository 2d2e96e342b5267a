import { useCallback, useState } from 'react'
import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { useReadWithRetry } from '../desk/use-read-with-retry.ts'
import type { Desk } from '../desk/desk.ts'
import { getDeletedItems, getPageContentItemList } from '../editor-calls.ts'
import type { StoredAnswer } from '../saving/save-state.ts'
import type { ItemKind } from './item-kind.ts'

export type DeletedItem = StoredAnswer & { id: number }

type ItemsRead = {
  /** In wire shape. */ items: unknown[]
  deleted: DeletedItem[]
  trouble: string
  loading: boolean
  /** Nobody answered. */ isLost?: true
}

/** All things of a kind and those that were deleted, read anew whenever `again` is called. */
export function useItems(desk: Desk, kind: ItemKind) {
  const { client } = desk.data
  const [read, setRead] = useState<ItemsRead>({ items: [], deleted: [], trouble: '', loading: true })
  useReadWithRetry(
    useCallback(() => readItems(kind, client), [kind, client]),
    setRead,
  )

  return { ...read, again: async () => setRead(await readItems(kind, client)) }
}

async function readItems({ key, words }: ItemKind, client: string): Promise<ItemsRead> {
  try {
    const [list, gone] = await Promise.all([
      askAsOpener(getPageContentItemList, { key, client }),
      askAsOpener(getDeletedItems, { key, client }),
    ])
    if (!('result' in list.body)) return { items: [], deleted: [], trouble: list.body.message, loading: false }
    return { items: list.body.result, deleted: 'result' in gone.body ? gone.body.result : [], trouble: '', loading: false }
  } catch {
    return { items: [], deleted: [], trouble: words.listOffline, loading: false, isLost: true }
  }
}
