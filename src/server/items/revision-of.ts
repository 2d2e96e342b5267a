import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sections } from '../db/tables/content.ts'
import { items } from '../db/tables/items.ts'
import type { ItemKind } from './item-kind.ts'

type Needs = { db: Db; kinds: readonly Pick<ItemKind, 'record' | 'idOf'>[] }

/** The revision that is stored of what goes by this key where it is edited; 0 for what nobody has saved. */
export function createRevisionOf({ db, kinds }: Needs) {
  function rowOf(tenant: string, key: string) {
    const kind = kinds.find(({ idOf }) => idOf?.(key) !== undefined)
    const id = kind?.idOf?.(key)
    if (kind && Number.isSafeInteger(id))
      return db
        .select({ revision: items.revision })
        .from(items)
        .where(and(eq(items.tenant, tenant), eq(items.kind, kind.record.noun), eq(items.id, Number(id))))
    const [page, ...section] = key.split('/')
    return db
      .select({ revision: sections.revision })
      .from(sections)
      .where(and(eq(sections.tenant, tenant), eq(sections.page, page), eq(sections.section, section.join('/'))))
  }

  return async function revisionOf(tenant: string, key: string): Promise<number> {
    const [row] = await rowOf(tenant, key)
    return row?.revision ?? 0
  }
}
