import { askAsOpener } from '../../calls/ask-as-opener.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import type { Desk } from '../desk/desk.ts'
import { readStored } from '../desk/refresh-thing.ts'
import { addNewContentItem, deleteContentItem } from '../editor-calls.ts'
import { newKey } from '../saving/browser-ports.ts'
import type { ItemKind } from './item-kind.ts'
import type { DeletedItem } from './use-items.ts'

/** Opens the form of a thing as it is stored now; without an id, an empty one. */
export async function openItem(desk: Desk, kind: ItemKind, id?: number): Promise<void> {
  const key = kind.keyOf(id ?? 'new')
  const thing = kind.find(key, { client: desk.data.client })
  if (!thing) return
  // The form that created one may have heard of it only after it was closed.
  desk.goByOwnKey(kind.keyOf('new'))
  if (id === undefined) {
    desk.add(key, { content: thing.record.fallback, revision: 0, savedAt: null, savedBy: null })
    return desk.open(key)
  }
  const saved = desk.find(key) ? undefined : await readStored(thing).catch(() => undefined)
  if (saved) desk.add(key, saved)
  if (desk.find(key)) desk.open(key)
  else desk.toast(kind.words.unreadable)
}

/** Opens the form of a new thing with the content of another, without its primary key. A form that was begun already is not overwritten: `begun` says so. */
export async function duplicateItem(desk: Desk, kind: ItemKind, content: AnyContent, begun: string): Promise<void> {
  const key = kind.keyOf('new')
  const waits = desk.unsaved(key)
  await openItem(desk, kind)
  // Said last: what is closed for it says something itself.
  if (waits) desk.toast(begun)
  else desk.find(key)?.run.tell({ is: 'typed', draft: { ...content, [kind.primaryKey]: '' } })
}

/** What a list shows of a thing, and the question before it is deleted. */
export type ShownItem = { id: number; name: string; text: string; picture?: string; /** Its primary key on the calls. */ primary: string }

/** Deletes a thing after asking; true when it was deleted. */
export async function deleteItem(desk: Desk, kind: ItemKind, item: ShownItem, revision?: number): Promise<boolean> {
  const { id, name, text, picture, primary } = item
  const { key, primaryKey, words } = kind
  // The source prints both spellings: this one is for things of a kind, the one with capitals for rows of a list (decision 30).
  const sure = await desk.ask({
    title: 'Are you sure to delete?',
    what: { name, text, ...(picture ? { picture } : {}) },
    text: words.deletes,
    yes: 'Delete',
    no: 'Keep it',
  })
  if (!sure) return false
  try {
    const { client } = desk.data
    const asked = { key, client, primaryKey, content: { [primaryKey]: primary }, revision }
    const { status, body } = await askAsOpener(deleteContentItem, asked, once())
    if (status !== 200) desk.toast(status === 409 ? words.changed : 'message' in body ? body.message : words.offline)
    if (status !== 200) return false
    desk.forget(kind.keyOf(id))
    desk.toast(words.gone)
    return true
  } catch {
    desk.toast(words.offline)
    return false
  }
}

/** Restores a deleted thing as it was; true when it is there again. */
export async function bringBack(desk: Desk, kind: ItemKind, { id, value, ids, revision }: DeletedItem, name: string): Promise<boolean> {
  const { key, primaryKey, words } = kind
  try {
    const { client } = desk.data
    const asked = { key, client, primaryKey, id, content: value, revision, ids, restores: revision }
    const { status, body } = await askAsOpener(addNewContentItem, asked, once())
    const taken = !body.status && body.errors?.[0]?.path === primaryKey
    if (taken) desk.toast(words.taken(body.message, name))
    else desk.toast(status === 200 ? words.back(name) : 'message' in body ? body.message : words.offline)
    return status === 200
  } catch {
    desk.toast(words.offline)
    return false
  }
}

/** A request that arrives twice, for whatever reason, is carried out once. */
const once = () => ({ headers: { 'Idempotency-Key': newKey() } })
