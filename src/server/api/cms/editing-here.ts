import { editingHere } from '../../../calls/editing-calls.ts'
import type { EditorsHere } from '../../content/editors-here.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerEditingHere({ editors }: { editors: EditorsHere }): AnsweredCall {
  return answer(editingHere, async ({ body: { tab, open, drafts, turn, leaves = false }, tenant, person: { account, name } }) => {
    await editors.tell(tenant.client, { tab, account, name, open, drafts, turn }, leaves)
    if (leaves) return { status: true as const, colleagues: [], lately: [] }
    return {
      status: true as const,
      colleagues: editors.listOthers(tenant.client, account),
      lately: editors.listLately(tenant.client, account),
    }
  })
}
