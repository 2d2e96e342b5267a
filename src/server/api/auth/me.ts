import { whoAmI } from '../../../calls/identity-calls.ts'
import { presentPerson } from '../../identity/present-person.ts'
import type { Implement } from '../implement.ts'

export function registerMe(implement: Implement): void {
  implement(whoAmI, async ({ tenant, person, reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, person: presentPerson(person, tenant) }
  })
}
