import { getToken } from '../../../calls/payment-calls.ts'
import { readDollars } from '../../../nouns/payments/cents.ts'
import { refused } from '../../http/errors.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { openPayment, presentOpened } from './open-for-call.ts'
import type { PaymentNeeds } from './payment-needs.ts'

export function answerGetToken(needs: PaymentNeeds): AnsweredCall {
  return answer(getToken, async ({ params, tenant, person, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { encryptedReference, encryptedMinAmount, policyHolderName } = params
    const { number, amount } = await needs.values.read(request.ip, {
      number: { encrypted: encryptedReference, of: 'account' },
      amount: { encrypted: encryptedMinAmount, of: 'amount' },
      // The holder is read to be refused where it is made up; what counts is what billing says.
      ...(policyHolderName ? { holder: { encrypted: policyHolderName, of: 'holder' as const } } : {}),
    })
    const shownMinCents = readDollars(amount)
    if (shownMinCents === null) throw refused('invalid', { message: ({ payment }) => payment.noAmount, also: { showMessage: true } })
    const opened = await openPayment(needs, { tenant, person, request }, { number, operation: 'schedule', shownMinCents })
    return { ...presentOpened(opened, needs.mode), message: '' }
  })
}
