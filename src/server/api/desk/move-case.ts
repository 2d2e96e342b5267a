import { moveCase } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import type { OriginOf } from '../../http/site-origin.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerMoveCase({ desk, originOf }: { desk: Desk; originOf: OriginOf }): AnsweredCall {
  return answer(moveCase, async ({ body, tenant, person, request }) => {
    const scope = scopeOf(person, tenant)
    await desk.move(body.id, body.to, scope, originOf(request))
    return { status: true as const, case: await desk.show(body.id, scope) }
  })
}
