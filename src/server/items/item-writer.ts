import type { Warn } from '../http/warn.ts'
import { itemId } from '../../calls/limits.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { unreadable } from '../../fields/field.ts'
import { readObject } from '../../fields/group.ts'
import { answerOnce, askedOf } from '../content/answer-once.ts'
import { refuseConflict, requireRevision, saveRecord, type NewRevision, type SaveAnswer, type SaveRequest } from '../content/save-record.ts'
import { readRow, refuseProblems, type Author } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { refused } from '../http/errors.ts'
import { foldKey, keyOf, noSuchItem, type ItemKind } from './item-kind.ts'
import { itemRows, type ItemRow, type ItemRows } from './item-rows.ts'

/** Without an `id`, beside the wire shape or in it, the primary key says which is meant: the one that has it, else a new one. */
export type ItemSave = SaveRequest & {
  id?: number
  /** What two tries of one request must agree in, where the save is not all that was asked for. */
  asked?: unknown[]
}
export type ItemSaved = SaveAnswer & { id: number }
export type ItemRemoval = { key: string; base?: number; idempotencyKey?: string; by: Author }

/** A transaction that holds the tenant's items (`lockItems`); `bump` makes its content version. */
export type Writing = {
  tx: Db
  tenant: string
  bump: () => Promise<number>
  /** The content version as it is, for what visitors do not see. */
  same: () => Promise<number>
}

export type ItemWriter = ReturnType<typeof createItemWriter>

/** Writes items of a kind, each with its revision, the links that lead to it, and what its kind keeps of it elsewhere. */
export function createItemWriter<C extends AnyContent>(kind: ItemKind<C>, { now, warn }: { now: () => Date; warn: Warn }) {
  const { record } = kind
  const { noun } = record

  async function save({ tx, tenant, bump, same }: Writing, { id: named, asked, ...request }: ItemSave): Promise<ItemSaved> {
    const rows = itemRows(tx, tenant, noun)
    return answerOnce(rows, request, asked ?? askedOf(`${noun}/${named ?? ''}`, request), async (requestHash) => {
      const before = await findMeant(kind, rows, request, named)
      const id = before?.id ?? (await rows.nextId())
      /** On the site under this very key already: nobody else has it, and no old link is by it. */
      const hasKey = (key: string) => before !== undefined && !before.deleted && before.key === key

      async function fill(content: AnyContent, stored: AnyContent | undefined): Promise<AnyContent> {
        return kind.fill ? kind.fill(tx, tenant, { id, content: content as C, stored: stored as C | undefined }) : content
      }

      async function judge(content: AnyContent, stored: AnyContent | undefined): Promise<void> {
        refuseProblems(kind.problemsOf?.(tenant, content as C, stored as C | undefined) ?? [])
        const key = keyOf(kind, content as C)
        if (hasKey(key)) return
        const owner = await rows.findByKey(key)
        if (owner && owner.id !== id) throw keyTaken(kind)
      }

      async function write({ content, before: stored, ...made }: NewRevision): Promise<void> {
        const key = keyOf(kind, content as C)
        await rows.write([{ ...made, id, key, deleted: false }])
        if (before && before.key !== key) await rows.rememberAddress(before.key, id, made.savedAt)
        // Whoever has a key now is meant by it, not whoever had it before.
        if (!hasKey(key)) await rows.forgetAddress(key)
        const { revision, savedAt, savedBy } = made
        const saved = { id, content: content as C, revision, savedAt, savedBy }
        await kind.onSaved?.(tx, tenant, [{ ...saved, before: before?.deleted ? undefined : (stored as C | undefined) }])
      }

      const findRevision = (revision: number) => rows.findRevision(id, revision)
      const needs = {
        tx,
        tenant,
        record,
        rows: { findRevision, write },
        bumpVersion: kind.unseen ? same : bump,
        now,
        warn,
        fill,
        judge,
        also: { id },
      }
      return (await saveRecord(needs, before, request, requestHash)) as ItemSaved
    })
  }

  async function remove({ tx, tenant, bump }: Writing, { key: named, base, idempotencyKey, by }: ItemRemoval): Promise<ItemSaved> {
    const rows = itemRows(tx, tenant, noun)
    const key = foldKey(named)
    return answerOnce(rows, { by, idempotencyKey }, [`delete ${noun}`, key, base], async (requestHash) => {
      const row = await rows.findByKey(key)
      if (!row) throw noSuchItem(kind)
      const { id, wire, ids } = row
      if (base !== undefined && base !== row.revision) {
        const findRevision = (revision: number) => rows.findRevision(id, revision)
        refuseConflict(record, readRow(record, row, warn), await requireRevision({ record, rows: { findRevision }, warn }, base))
      }
      const savedAt = now()
      const version = await bump()
      const answer = { id, revision: row.revision + 1, savedAt: savedAt.toISOString(), version }
      const made = { id, key, deleted: true, revision: answer.revision, wire, ids, savedAt, savedBy: by.name }
      await rows.write([{ ...made, version, base: base ?? row.revision, account: by.account, idempotencyKey, requestHash, answer }])
      await kind.onRemoved?.(tx, tenant, id)
      return answer
    })
  }

  return { save, remove }
}

const keyTaken = ({ primaryKey, words: { taken } }: Pick<ItemKind, 'primaryKey' | 'words'>) =>
  refused('invalid', { message: taken, errors: [{ path: primaryKey, message: taken }] })

/** Which item a save means; undefined for a new one. Throws when it is gone, unless the save brings it back. */
async function findMeant<C extends AnyContent>(
  kind: ItemKind<C>,
  rows: ItemRows,
  { wire, base, restores }: SaveRequest,
  named: number | undefined,
): Promise<ItemRow | undefined> {
  const object = readObject(wire)
  const sent = (object === unreadable ? {} : object) as { [name: string]: unknown }
  const id = named ?? numberIn(sent.id)
  if (id === undefined) {
    const row = await rows.findByKey(sentKey(kind, sent))
    if (row && base === 0) throw keyTaken(kind)
    return row
  }
  const { noun } = kind.record
  const row = itemId.safeParse(id).success ? await rows.findById(id) : undefined
  if (!row) throw noSuchItem(kind)
  if (row.deleted && restores === undefined)
    throw refused('unknownItem', { message: `This ${noun} was deleted.`, also: { deleted: true, revision: row.revision } })
  return row
}

/** The number an item in wire shape carries; other systems leave other things there. */
export function numberIn(wire: unknown): number | undefined {
  const number = wire === '' || wire === null ? 0 : Number(wire)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** The primary key of an item in wire shape, empty when it names none. */
export function sentKey<C extends AnyContent>({ record, primaryKey }: ItemKind<C>, sent: { [name: string]: unknown }): string {
  const key: unknown = record.fields[primaryKey].decode(sent[primaryKey])
  return typeof key === 'string' ? foldKey(key) : ''
}
