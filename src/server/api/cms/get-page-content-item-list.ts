import { getPageContentItemList } from '../../../calls/item-calls.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerGetPageContentItemList({ items }: { items: ItemStores }): AnsweredCall {
  return answer(getPageContentItemList, async ({ body, tenant, reply }) => {
    const { list, presentPlain } = items.requireListed(body.key)
    const found = await list(tenant.client)
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: found.map(presentPlain) }
  })
}
