import { deleteContentItem } from '../../../calls/item-calls.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { requireNamedKey, requirePrimaryKey } from '../../items/item-kind.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import type { Implement } from '../implement.ts'

export function registerDeleteContentItem(implement: Implement, { items }: { items: ItemStores }): void {
  implement(deleteContentItem, async ({ body, tenant, person, request }) => {
    const { kind, remove } = items.require(body.key)
    requirePrimaryKey(kind, body.primaryKey)
    const removed = await remove(tenant.client, {
      key: requireNamedKey(kind, body.content),
      base: body.revision,
      idempotencyKey: idempotencyKeyOf(request),
      by: { account: person.account, name: person.name },
    })
    return { status: true as const, message: kind.words.deleted, ...removed }
  })
}
