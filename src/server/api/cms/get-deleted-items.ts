import { getDeletedItems } from '../../../calls/item-calls.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import type { Implement } from '../implement.ts'

export function registerGetDeletedItems(implement: Implement, { items }: { items: ItemStores }): void {
  implement(getDeletedItems, async ({ body, tenant }) => {
    const { listDeleted, present } = items.require(body.key)
    return { status: true as const, result: (await listDeleted(tenant.client)).map(present) }
  })
}
