import type { FastifyInstance } from 'fastify'
import { logout } from '../../../calls/identity-calls.ts'
import { clearedSessionCookie, sessionIdOf } from '../../http/session-cookie.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { Implement } from '../implement.ts'

type Needs = { sessions: Sessions; secure: boolean; implementIn: (scope: FastifyInstance) => Implement }

/** Takes a form post too, so that logging out works without JavaScript. */
export function registerLogout(app: FastifyInstance, { sessions, secure, implementIn }: Needs): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    implementIn(scope)(logout, async ({ request, reply }) => {
      const id = sessionIdOf(request.headers.cookie)
      if (id) await sessions.end(id)
      reply.header('set-cookie', clearedSessionCookie(secure)).header('cache-control', 'no-store')
      if (!request.headers.accept?.includes('application/json') && request.headers.accept?.includes('text/html')) reply.redirect('/', 303)
      return { status: true as const, message: 'You are signed out.' }
    })
  })
}
