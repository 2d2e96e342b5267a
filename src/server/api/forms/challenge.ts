import { formChallenge } from '../../../calls/captcha-calls.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import { refused } from '../../http/errors.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** Of one address; each challenge costs the server a thousandth of what it costs the browser. */
export const challengeLimit = { max: 200, windowSeconds: 3600 }

export function answerFormChallenge({ captcha, limiter }: { captcha: Captcha; limiter: RateLimiter }): AnsweredCall {
  return answer(formChallenge, async ({ body, tenant, request, reply }) => {
    // Where somebody else asks for proofs, there is none of ours.
    if (!captcha.challenge) throw refused('unknownAddress')
    await limiter.countTry(addressKey('challenge', request.ip), challengeLimit)
    reply.header('cache-control', 'no-store')
    return { status: true as const, ...(await captcha.challenge({ tenant: tenant.client, form: body.form })) }
  })
}
