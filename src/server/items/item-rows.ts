import { and, eq, getTableColumns, inArray, max } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { excluded } from '../db/excluded.ts'
import { itemAddresses, itemRevisions, items } from '../db/tables/items.ts'

export type ItemRow = typeof items.$inferSelect
type NewItemRevision = Omit<typeof itemRevisions.$inferInsert, 'tenant' | 'kind'>

/** The rows of a tenant's items of one kind, inside the transaction `tx`, which must hold them (`lockItems`). */
export function itemRows(tx: Db, tenant: string, kind: string) {
  const all = and(eq(items.tenant, tenant), eq(items.kind, kind))

  return {
    /** Deleted or not. */
    async findById(id: number): Promise<ItemRow | undefined> {
      const [row] = await tx
        .select()
        .from(items)
        .where(and(all, eq(items.id, id)))
      return row
    },
    async findByKey(key: string): Promise<ItemRow | undefined> {
      const [row] = await tx
        .select()
        .from(items)
        .where(and(all, eq(items.key, key), eq(items.deleted, false)))
      return row
    },
    /** Those that were deleted under these keys; of several the one that was deleted last. */
    async listDeleted(keys: string[]): Promise<Map<string, Pick<ItemRow, 'id' | 'revision'>>> {
      if (keys.length === 0) return new Map()
      const { id, key, revision } = items
      const gone = await tx
        .select({ id, key, revision })
        .from(items)
        .where(and(all, eq(items.deleted, true), inArray(key, keys)))
        .orderBy(items.savedAt, id)
      return new Map(gone.map((each) => [each.key, each]))
    },
    async findRevision(id: number, revision: number) {
      const [row] = await tx
        .select()
        .from(itemRevisions)
        .where(and(ofItem(tenant, kind, id), eq(itemRevisions.revision, revision)))
      return row
    },
    /** Of whatever kind the key was used for. */
    async findAnswer(account: string, idempotencyKey: string) {
      const [row] = await tx
        .select({ requestHash: itemRevisions.requestHash, answer: itemRevisions.answer })
        .from(itemRevisions)
        .where(and(eq(itemRevisions.tenant, tenant), eq(itemRevisions.account, account), eq(itemRevisions.idempotencyKey, idempotencyKey)))
      return row
    },
    async nextId(): Promise<number> {
      const [{ last }] = await tx
        .select({ last: max(items.id) })
        .from(items)
        .where(all)
      return (last ?? 0) + 1
    },
    /** The items as they are from now on, and the revisions that made them so. */
    async write(made: (NewItemRevision & { key: string })[]): Promise<void> {
      const revisions = made.map(({ key: _key, ...revision }) => ({ tenant, kind, ...revision }))
      const rows = made.map(({ id, key, deleted, revision, wire, ids, savedAt, savedBy }) => {
        return { tenant, kind, id, key, deleted, revision, wire, ids, savedAt, savedBy }
      })
      const added = tx.$with('added').as(tx.insert(itemRevisions).values(revisions).returning({ id: itemRevisions.id }))
      const { tenant: ofTenant, kind: ofKind, id: ofId, ...changed } = getTableColumns(items)
      await tx
        .with(added)
        .insert(items)
        .values(rows)
        .onConflictDoUpdate({ target: [ofTenant, ofKind, ofId], set: excluded(changed) })
    },
    /** Links by this key lead to the item from now on. */
    async rememberAddress(key: string, id: number, leftAt: Date): Promise<void> {
      const target = [itemAddresses.tenant, itemAddresses.kind, itemAddresses.key]
      await tx.insert(itemAddresses).values({ tenant, kind, key, id, leftAt }).onConflictDoUpdate({ target, set: { id, leftAt } })
    },
    async forgetAddress(key: string): Promise<void> {
      await tx.delete(itemAddresses).where(and(eq(itemAddresses.tenant, tenant), eq(itemAddresses.kind, kind), eq(itemAddresses.key, key)))
    },
  }
}

/** Every revision of an item. */
export const ofItem = (tenant: string, kind: string, id: number) =>
  and(eq(itemRevisions.tenant, tenant), eq(itemRevisions.kind, kind), eq(itemRevisions.id, id))

export type ItemRows = ReturnType<typeof itemRows>
