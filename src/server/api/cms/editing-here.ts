import { editingHere } from '../../../calls/editing-calls.ts'
import type { EditorsHere } from '../../content/editors-here.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = { editors: EditorsHere; revisionOf(tenant: string, key: string): Promise<number> }

export function answerEditingHere({ editors, revisionOf }: Needs): AnsweredCall {
  return answer(editingHere, async ({ body: { tab, open, drafts, turn, leaves = false }, tenant, person: { account, name } }) => {
    await editors.tell(tenant.client, { tab, account, name, open, drafts, turn }, leaves)
    if (leaves) return { status: true as const, colleagues: [], lately: [] }
    const lately = editors.listLately(tenant.client, account)
    const isShared = open !== null && lately.includes(open)
    return {
      status: true as const,
      colleagues: editors.listOthers(tenant.client, account),
      lately,
      ...(isShared && { revision: await revisionOf(tenant.client, open) }),
    }
  })
}
