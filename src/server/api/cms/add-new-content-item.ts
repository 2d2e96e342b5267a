import { addNewContentItem } from '../../../calls/item-calls.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerAddNewContentItem({ items }: { items: ItemStores }): AnsweredCall {
  return answer(addNewContentItem, async ({ body, tenant, person, request }) => {
    const { kind, save } = items.requireNamed(body)
    const saved = await save(tenant.client, {
      id: body.id,
      wire: body.content,
      ids: body.ids,
      base: body.revision,
      restores: body.restores,
      idempotencyKey: idempotencyKeyOf(request),
      by: { account: person.account, name: person.name },
    })
    return { status: true as const, message: kind.words.saved, ...saved }
  })
}
