import { mailsOfNoCase } from '../../../calls/desk-record-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerMailsOfNoCase({ desk }: { desk: Desk }): AnsweredCall {
  return answer(mailsOfNoCase, async ({ tenant, person }) => {
    return { status: true as const, mails: await desk.record.mails(scopeOf(person, tenant)) }
  })
}
