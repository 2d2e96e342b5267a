import { paymentKey } from '../../../calls/payment-calls.ts'
import type { AccountValues } from '../../payments/account-values.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerPaymentKey({ values }: { values: AccountValues }): AnsweredCall {
  return answer(paymentKey, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, ...values.offer() }
  })
}
