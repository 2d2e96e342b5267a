import { deleteContentItem } from '../../../calls/item-calls.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { requireNamedKey } from '../../items/item-kind.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerDeleteContentItem({ items }: { items: ItemStores }): AnsweredCall {
  return answer(deleteContentItem, async ({ body, tenant, person, request }) => {
    const { kind, remove } = items.requireNamed(body)
    const removed = await remove(tenant.client, {
      key: requireNamedKey(kind, body.content),
      base: body.revision,
      idempotencyKey: idempotencyKeyOf(request),
      by: { account: person.account, name: person.name },
    })
    return { status: true as const, message: kind.words.deleted, ...removed }
  })
}
