import { askAboutPayment, endPayment } from '../../../calls/payments-desk-calls.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import type { PaymentsDesk } from '../../payments/payments-desk.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = { desk: PaymentsDesk; limiter: RateLimiter }

/** Each costs the payment company a question. */
const mostAsked = { max: 60, windowSeconds: 300 }

export function answerAskAboutPayment({ desk, limiter }: Needs): AnsweredCall {
  return answer(askAboutPayment, async ({ body: { reference }, tenant, request }) => {
    await limiter.countTry(addressKey('payments asked about', request.ip), mostAsked)
    return { status: true as const, ...(await desk.ask(tenant, reference)) }
  })
}

export function answerEndPayment({ desk, limiter }: Needs): AnsweredCall {
  return answer(endPayment, async ({ body: { reference, client: _client, ...typed }, tenant, person, request }) => {
    await limiter.countTry(addressKey('payments asked about', request.ip), mostAsked)
    const none = { amount: '', on: '', paidBy: '', transaction: '' }
    const asked = { reference, key: idempotencyKeyOf(request), by: person }
    return { status: true as const, state: await desk.end(tenant, { ...none, ...typed }, asked) }
  })
}
