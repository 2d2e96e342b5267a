import { quickPayToken } from '../../../calls/payment-calls.ts'
import { isAgent } from '../../permissions.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { openPayment, presentOpened } from './open-for-call.ts'
import type { PaymentNeeds } from './payment-needs.ts'

/** What a visitor reads once the payment page is open; nothing is paid by opening it. */
const opened = 'Your payment page opens in a new tab. Nothing is paid until you confirm it there.'

export function answerQuickPayToken(needs: PaymentNeeds): AnsweredCall {
  return answer(quickPayToken, async ({ params, tenant, person, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { number } = await needs.values.read(request.ip, { number: { encrypted: params.encryptedAccount, of: 'account' } })
    const payment = await openPayment(needs, { tenant, person, request }, { number, operation: 'pay' })
    const byAgent = person !== undefined && isAgent(person, tenant)
    const { session: _ofItsPage, ...told } = presentOpened(payment, needs.mode)
    return { ...told, isAgent: byAgent, message: byAgent ? '' : opened, redirect: true, showMessage: false }
  })
}
