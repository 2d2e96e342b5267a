import { useHubToken } from '../../../calls/hub-token-calls.ts'
import type { UseUpToken } from '../../hub-tokens/use-up-token.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** A target asks for all of its people from one address. */
const mostAsked = { max: 600, windowSeconds: 60 }

type Needs = { useUp: UseUpToken; limiter: RateLimiter }

export function answerUseHubToken({ useUp, limiter }: Needs): AnsweredCall {
  return answer(useHubToken, async ({ body, tenant, request, reply }) => {
    await limiter.countTry(addressKey('hub tokens asked', request.ip), mostAsked)
    reply.header('cache-control', 'no-store')
    return { status: true as const, active: await useUp(tenant.client, body.token) }
  })
}
