import { paymentHint, paymentSession } from '../../../calls/payment-calls.ts'
import { refused } from '../../http/errors.ts'
import type { RateLimiter } from '../../identity/rate-limit.ts'
import type { PaymentProvider } from '../../payments/provider/payment-provider.ts'
import { isNotOpened, refusePayment } from '../../payments/refuse-payment.ts'
import type { Payments } from '../../payments/payments.ts'
import { countQuestion } from '../../payments/question-limits.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { presentSession } from './open-for-call.ts'

type Needs = { payments: Payments; limiter: RateLimiter }
type SessionNeeds = Needs & { mode: PaymentProvider['mode'] }

const gone: Parameters<typeof refused>[1] = { message: ({ payment }) => payment.gone }

export function answerPaymentSession({ payments, limiter, mode }: SessionNeeds): AnsweredCall {
  return answer(paymentSession, async ({ body: { code, look }, tenant, person, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await countQuestion(limiter, 'payment session', request.ip)
    if (look) {
      const why = await payments.recheck(tenant, code)
      if (why) throw refusePayment(why, tenant.language)
      return { status: true as const, session: null }
    }
    const opened = await payments.reopen(tenant, code, person)
    if (!opened) throw refused('unknownItem', gone)
    if (isNotOpened(opened)) throw refusePayment(opened, tenant.language)
    return { status: true as const, session: presentSession(opened.session, mode) }
  })
}

export function answerPaymentHint({ payments, limiter }: Needs): AnsweredCall {
  return answer(paymentHint, async ({ body: { code, said }, tenant, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await countQuestion(limiter, 'payment hint', request.ip)
    const payment = await payments.hint(tenant, code, said)
    if (!payment) throw refused('unknownItem', gone)
    return { status: true as const, state: payment.state }
  })
}
