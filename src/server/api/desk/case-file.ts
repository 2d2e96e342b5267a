import { caseFile } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** What visitors sent is never shown as a page of ours, whatever it says it is. */
const sandboxed = "default-src 'none'; sandbox"

export function answerCaseFile({ desk }: { desk: Desk }): AnsweredCall {
  return answer(caseFile, async ({ tenant, person, request, reply }) => {
    const { id } = request.params as { id: string }
    const { name, type, bytes, stream } = await desk.openFile(id, scopeOf(person, tenant))
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', dispositionOf(name))
      .header('content-security-policy', sandboxed)
      .header('x-content-type-options', 'nosniff')
      .header('content-length', String(bytes))
      .type(type)
    return reply.send(stream)
  })
}

/** A download under its own name; browsers that do not read the second form get one without anything but ASCII (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
