import type { AnyContent } from '../../fields/define-record.ts'
import type { Author } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { keyOf, type ItemKind } from './item-kind.ts'
import { itemRows } from './item-rows.ts'

type Needs = { tenant: string; by: Author; savedAt: Date; version: number }

/**
 * Adds items nobody had before, each at its first revision, in a few statements: for beginnings and imports, where saving
 * them one by one would be felt. The transaction must hold the items, and no two may share a key.
 */
export async function addManyItems<C extends AnyContent>(
  tx: Db,
  kind: ItemKind<C>,
  contents: readonly C[],
  { tenant, by, savedAt, version }: Needs,
): Promise<void> {
  if (contents.length === 0) return
  const { record } = kind
  const rows = itemRows(tx, tenant, record.noun)
  const firstId = await rows.nextId()
  const added = contents.map((content, index) => ({ id: firstId + index, content }))
  await rows.write(
    added.map(({ id, content }) => ({
      id,
      key: keyOf(kind, content),
      deleted: false,
      revision: 1,
      base: 0,
      wire: record.toWire(content),
      ids: record.idsOf(content),
      savedAt,
      savedBy: by.name,
      account: by.account,
      version,
    })),
  )
  const made = { revision: 1, savedAt, savedBy: by.name }
  await kind.onSaved?.(
    tx,
    tenant,
    added.map((item) => ({ ...item, ...made })),
  )
}
