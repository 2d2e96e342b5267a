import { getPageContentItemList } from '../../../calls/item-calls.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import type { Implement } from '../implement.ts'

export function registerGetPageContentItemList(implement: Implement, { items }: { items: ItemStores }): void {
  implement(getPageContentItemList, async ({ body, tenant, reply }) => {
    const { list, presentPlain } = items.require(body.key)
    const found = await list(tenant.client)
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: found.map(presentPlain) }
  })
}
