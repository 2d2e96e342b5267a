import { getItemHistory } from '../../../calls/item-calls.ts'
import { revisionsPerPage } from '../../../calls/page-sizes.ts'
import { noSuchItem } from '../../items/item-kind.ts'
import { eachInTurns } from '../../http/in-turns.ts'
import type { ItemStores } from '../../items/item-stores.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerGetItemHistory({ items }: { items: ItemStores }): AnsweredCall {
  return answer(getItemHistory, async ({ body, tenant }) => {
    const { kind, listRevisions, present } = items.require(body.key)
    const { revisions, more } = await listRevisions(tenant.client, body.id, body.before, revisionsPerPage)
    if (revisions.length === 0 && body.before === undefined) throw noSuchItem(kind)
    const result = await eachInTurns(revisions, (revision) => {
      const { base, restores, deleted } = revision
      return { ...present(revision), base, restores, deleted }
    })
    return { status: true as const, result, more }
  })
}
