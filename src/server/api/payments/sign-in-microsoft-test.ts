import { signInMicrosoftTest } from '../../../calls/payment-calls.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { openPayment, presentOpened } from './open-for-call.ts'
import type { PaymentNeeds } from './payment-needs.ts'

/** The source's name for it: Manage Payment Method, with a button that pays. */
export function answerSignInMicrosoftTest(needs: PaymentNeeds): AnsweredCall {
  return answer(signInMicrosoftTest, async ({ params, tenant, person, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { number } = await needs.values.read(request.ip, { number: { encrypted: params.accountNumber, of: 'account' } })
    return presentOpened(await openPayment(needs, { tenant, person, request }, { number, operation: 'pay' }), needs.mode)
  })
}
