import { and, desc, eq, lte } from 'drizzle-orm'
import type { AnyContent } from '../../fields/define-record.ts'
import { answerOnce, askedOf } from '../content/answer-once.ts'
import type { SectionView } from '../content/content-store.ts'
import { refuseConflict, type SaveAnswer, type SaveRequest } from '../content/save-record.ts'
import { presentWire, type StoredContent } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { itemRevisions } from '../db/tables/items.ts'
import { Refused, refused } from '../http/errors.ts'
import { holdItems } from './hold-items.ts'
import { itemRows, ofItem } from './item-rows.ts'
import type { ItemNeeds } from './item-store.ts'
import type { ItemWriter, Writing } from './item-writer.ts'
import { listItemsAt, type DatedItem } from './list-items-at.ts'
import { planListSave, readSentItems, type Change, type ListedKind } from './list-plan.ts'
import { keyOf } from './item-kind.ts'

/**
 * All items of a kind as one list section of a page: one truth, two views. Its revision is the content version of the last
 * change to any item, so that a list written on an older one is merged item by item, each by its own history.
 */
export function createListSection<C extends AnyContent>(listed: ListedKind<C>, writer: ItemWriter, needs: ItemNeeds): SectionView {
  const { kind, section, field } = listed
  const { noun } = kind.record
  const { db, versions, now, warn } = needs

  async function readAt(tx: Db, tenant: string, version?: number): Promise<DatedList<C>> {
    const items = await listItemsAt(tx, tenant, kind, version, warn)
    const upTo = version === undefined ? undefined : lte(itemRevisions.version, version)
    const [last] = await tx
      .select()
      .from(itemRevisions)
      .where(and(eq(itemRevisions.tenant, tenant), eq(itemRevisions.kind, noun), upTo))
      .orderBy(desc(itemRevisions.version))
      .limit(1)
    const rows = items.map(({ id, content }) => ({ ...content, id: String(id) }))
    const { version: revision = 0, savedAt = null, savedBy = null } = last ?? {}
    return { items, stored: { content: { [field]: rows }, revision, savedAt, savedBy } }
  }

  const save = (tenant: string, request: SaveRequest): Promise<SaveAnswer> =>
    holdItems(needs, tenant, (writing) =>
      answerOnce(itemRows(writing.tx, tenant, noun), request, askedOf(section.key, request), (hash) => saveList(writing, request, hash)),
    )

  async function saveList(writing: Writing, request: SaveRequest, requestHash: string | undefined): Promise<SaveAnswer> {
    const { tx, tenant } = writing
    const { wire, ids, base, by, idempotencyKey } = request
    const current = await readAt(tx, tenant)
    const asItWas = { ...answerOf(current.stored), version: versions.of(tenant) }
    const sent = readSentItems(listed, wire, ids)
    if (!sent) return asItWas
    const ancestor = base === undefined || base === current.stored.revision ? undefined : await readAt(tx, tenant, base)
    const refuse = (): never => refuseConflict(section, current.stored, ancestor?.stored ?? current.stored)

    const made: { id: number; revision: number }[] = []
    const known = new Set(current.items.map(({ content }) => keyOf(kind, content)))
    const deleted = await itemRows(tx, tenant, noun).listDeleted(sent.flatMap(({ key }) => (key === '' || known.has(key) ? [] : key)))
    for (const change of planListSave(kind, sent, current.items, ancestor?.items, deleted, refuse)) {
      made.push(await carryOut(writing, change, by, refuse))
    }
    if (made.length === 0) return asItWas
    const version = await writing.bump()
    const answer: SaveAnswer = { revision: version, savedAt: now().toISOString(), version }
    if (ancestor) {
      const { value, ids: rowIds } = presentWire(section, (await readAt(tx, tenant)).stored)
      const { savedBy, savedAt } = current.stored
      answer.merged = { value, ids: rowIds, by: savedBy, at: savedAt?.toISOString() ?? null, taken: [] }
    }
    // The answer to the whole list is kept with the first of its changes.
    const [{ id, revision }] = made
    const first = and(ofItem(tenant, noun, id), eq(itemRevisions.revision, revision))
    if (idempotencyKey) await tx.update(itemRevisions).set({ idempotencyKey, requestHash, answer }).where(first)
    return answer
  }

  async function carryOut(writing: Writing, change: Change, by: SaveRequest['by'], refuseList: () => never) {
    if ('key' in change) return writer.remove(writing, { key: change.key, by })
    const { index, ...itemSave } = change
    return writer.save(writing, { ...itemSave, by }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      if (error.name === 'conflict') return refuseList()
      const errors = error.errors?.map(({ path, message }) => ({ path: `${field}.${index}.${path}`, message }))
      throw errors ? refused('invalid', { message: error.message, errors }) : error
    })
  }

  return {
    section,
    read: async (tenant) => (await readAt(db, tenant)).stored,
    save,
    history: `The history of the ${noun}s is kept ${noun} by ${noun}: ask get-item-history.`,
  }
}

type DatedList<C> = { items: DatedItem<C>[]; stored: StoredContent }

const answerOf = ({ revision, savedAt }: StoredContent) => ({ revision, savedAt: (savedAt ?? new Date(0)).toISOString() })
