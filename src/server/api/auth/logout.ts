import { logout } from '../../../calls/identity-calls.ts'
import { clearedSessionCookie, sessionIdOf } from '../../http/session-cookie.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { answer, type AnsweredCall, type Reads } from '../answer.ts'

type Needs = { sessions: Sessions; secure: boolean }

/** Takes a form post too, so that logging out works without JavaScript. */
export function answerLogout({ sessions, secure }: Needs): AnsweredCall {
  return answer(
    logout,
    async ({ request, reply }) => {
      const id = sessionIdOf(request.headers.cookie)
      if (id) await sessions.end(id)
      reply.header('set-cookie', clearedSessionCookie(secure)).header('cache-control', 'no-store')
      if (!request.headers.accept?.includes('application/json') && request.headers.accept?.includes('text/html'))
        return reply.redirect('/', 303)
      return { status: true as const, message: 'You are signed out.' }
    },
    readsForm,
  )
}

/** What a form says counts for nothing here. */
const readsForm: Reads = (scope) =>
  void scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  )
