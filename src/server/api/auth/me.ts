import { whoAmI } from '../../../calls/identity-calls.ts'
import { presentPerson } from '../../identity/present-person.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerMe(): AnsweredCall {
  return answer(whoAmI, async ({ tenant, person, reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, person: presentPerson(person, tenant) }
  })
}
