import { askAsOpener } from '../../calls/ask-as-opener.ts'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import { pageWords } from '../words/section-words.ts'
import { addNewContentItem, getContentItem, getItemHistory } from '../editor-calls.ts'
import { openItem } from './item-actions.ts'
import type { Kind, Panels, ThingList } from './kind.ts'

/** Things that are many of a kind, each under a number of its own: declared once, edited like everything else. */
export interface ItemKind extends Kind, ItemDeclaration {
  list: ThingList
  loadPanels(): Promise<Panels>
}

type ItemDeclaration = {
  /** The name of the kind on the calls, and the field by which old clients know its things. */
  key: string
  primaryKey: string
  record: AnyRecord
  /** The key of a thing on a page and among drafts, and its id from such a key; 'new' for one that has no number yet. */
  keyOf(id: number | 'new'): string
  idOf(key: string): number | 'new' | undefined
  nameOf(content: AnyContent): string
  /** The page that shows them, as calls name pages; people see it in words. */
  pageName: string
  list: ThingList
  /** Where one is opened, if not on the page that lists them. */
  addressOf?(id: number | 'new'): string
  loadPanels(): Promise<Panels>
  opensHere?(): boolean
  words: ItemWords
}

/** What people are told of what they did, and of what went wrong. */
export type ItemWords = {
  saved: string
  gone: string
  back(name: string): string
  added(name: string): string
  /** What a deletion does, told before it is done. */
  deletes: string
  changed: string
  taken(message: string, name: string): string
  unreadable: string
  offline: string
  listOffline: string
}

/** A kind of numbered things, with everything that follows from its declaration. */
export function itemKind(declared: ItemDeclaration): ItemKind {
  const { key, primaryKey, record, keyOf, idOf, nameOf, pageName, list, words, addressOf = () => list.address } = declared
  const kind: ItemKind = {
    ...declared,
    async fetchAndOpen(desk, itemKey) {
      const id = idOf(itemKey)
      if (id !== undefined) await openItem(desk, kind, id === 'new' ? undefined : id)
    },
    find(thingKey, { client, call = askAsOpener }) {
      const named = idOf(thingKey)
      if (named === undefined) return undefined
      let id = named === 'new' ? undefined : named
      return {
        kind,
        record: { ...record, saved: words.saved },
        key: () => (id === undefined ? thingKey : keyOf(id)),
        editor: list.editor,
        parts: [],
        spot: [],
        page: pageWords(pageName),
        address: addressOf(id ?? 'new'),
        locationWords: (content) => nameOf(content) || `${pageWords(pageName)}, ${record.noun}`,
        original: null,
        async send({ content, revision, ids, restores }, idempotencyKey) {
          const body = { key, client, primaryKey, id, content, revision, ids, restores }
          const reply = await call(addNewContentItem, body, { headers: { 'Idempotency-Key': idempotencyKey } })
          if (reply.status === 200 && 'id' in reply.body) ({ id } = reply.body)
          return reply
        },
        async fetchStored() {
          if (id === undefined) return undefined
          const { body } = await call(getContentItem, { key, client, id })
          return 'result' in body ? body.result : undefined
        },
        fetchHistory: (before) => call(getItemHistory, { key, client, id: id ?? 0, before }),
      }
    },
  }
  return kind
}
