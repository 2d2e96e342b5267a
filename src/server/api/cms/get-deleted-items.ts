import { getDeletedItems } from '../../../calls/item-calls.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerGetDeletedItems({ items }: { items: ItemStores }): AnsweredCall {
  return answer(getDeletedItems, async ({ body, tenant }) => {
    const { listDeleted, present } = items.require(body.key)
    return { status: true as const, result: (await listDeleted(tenant.client)).map(present) }
  })
}
