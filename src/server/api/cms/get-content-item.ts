import { getContentItem } from '../../../calls/item-calls.ts'
import { noSuchItem } from '../../items/item-kind.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerGetContentItem({ items }: { items: ItemStores }): AnsweredCall {
  return answer(getContentItem, async ({ body, tenant, reply }) => {
    const { kind, find, present } = items.require(body.key)
    const named = await find(tenant.client, String(body.id))
    const found = named && 'movedTo' in named ? await find(tenant.client, named.movedTo) : named
    if (!found || 'movedTo' in found) throw noSuchItem(kind)
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: present(found) }
  })
}
