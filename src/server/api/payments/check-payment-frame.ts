import { checkPaymentFrame } from '../../../calls/payment-frame-calls.ts'
import { refused } from '../../http/errors.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import type { FrameWatch } from '../../payments/frame/watch-frame.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** Each asks the provider for its script. */
const limit = { max: 20, windowSeconds: 3600 }

/** There is none where nothing can be paid. */
export function answerCheckPaymentFrame({ watch, limiter }: { watch: FrameWatch | undefined; limiter: RateLimiter }): AnsweredCall {
  return answer(checkPaymentFrame, async ({ request }) => {
    if (!watch) throw refused('unknownAddress')
    await limiter.countTry(addressKey('frame checks', request.ip), limit)
    const { checkedAt, findings, scripts } = await watch.checkNow().catch((error: unknown) => {
      throw Object.assign(refused('unavailable', { message: 'The payment page cannot be looked at from here.' }), { cause: error })
    })
    return { status: true as const, checkedAt: checkedAt.toISOString(), findings, scripts }
  })
}
