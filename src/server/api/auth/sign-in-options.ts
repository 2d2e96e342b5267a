import { signInOptions } from '../../../calls/identity-calls.ts'
import type { IdentityProvider } from '../../identity/identity-provider.ts'
import { addressKey, signInLimits, type RateLimiter } from '../../identity/rate-limit.ts'
import type { SignInNonces } from '../../identity/sign-in-nonces.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = { identity: IdentityProvider; nonces: SignInNonces; limiter: RateLimiter }

export function answerSignInOptions({ identity, nonces, limiter }: Needs): AnsweredCall {
  return answer(signInOptions, async ({ request, reply }) => {
    await limiter.countTry(addressKey('options', request.ip), signInLimits.options)
    reply.header('cache-control', 'no-store')
    return { status: true as const, ...identity.popup, nonce: await nonces.issue() }
  })
}
