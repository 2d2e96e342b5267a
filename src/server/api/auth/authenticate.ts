import { authenticate } from '../../../calls/identity-calls.ts'
import { address } from '../../../routes.ts'
import { sessionCookie, sessionIdOf } from '../../http/session-cookie.ts'
import { browserOf } from '../../identity/browser-of.ts'
import { verifyIdToken } from '../../identity/id-token.ts'
import type { IdentityProvider } from '../../identity/identity-provider.ts'
import { addressKey, signInLimits, type RateLimiter } from '../../identity/rate-limit.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { SignInNonces } from '../../identity/sign-in-nonces.ts'
import { mayEdit } from '../../permissions.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = {
  identity: IdentityProvider
  nonces: SignInNonces
  limiter: RateLimiter
  sessions: Sessions
  now: () => Date
  sessionHours: number
  secure: boolean
}

export function answerAuthenticate({ identity, nonces, limiter, sessions, now, sessionHours, secure }: Needs): AnsweredCall {
  return answer(authenticate, async ({ body, tenant, request, reply }) => {
    const claims = await limiter.countRefusals(addressKey('authenticate', request.ip), signInLimits.authenticate, () =>
      verifyIdToken(body.azureToken, identity, { useUpNonce: nonces.useUp, now }),
    )
    const { id, person } = await sessions.begin(claims, browserOf(request.headers['user-agent']))
    // The browser forgets the session it had, and nobody else should remember it.
    const before = sessionIdOf(request.headers.cookie)
    if (before) await sessions.end(before)
    reply.header('set-cookie', sessionCookie(id, sessionHours, secure)).header('cache-control', 'no-store')
    const next = mayEdit(person, tenant) ? address.agentHub : address.chooser
    return { status: true as const, message: `Welcome, ${person.name}.`, name: person.name, username: person.username, next }
  })
}
