import { deskNews } from '../../../calls/desk-calls.ts'
import type { Desk } from '../../desk/create-desk.ts'
import { scopeOf } from '../../desk/desk-scope.ts'
import { sessionIdOf } from '../../http/session-cookie.ts'
import { sessionNameOf } from '../../identity/sessions.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerDeskNews({ desk }: { desk: Desk }): AnsweredCall {
  return answer(deskNews, async ({ tenant, person, request, reply }) => {
    const stream = desk.news.follow(scopeOf(person, tenant), sessionNameOf(sessionIdOf(request.headers.cookie) ?? ''))
    // Or a server that stops would wait for the next request on a line whose stream has ended.
    reply.header('connection', 'close')
    // A proxy that gathers what it passes on would keep the news.
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
    return reply.send(stream)
  })
}
