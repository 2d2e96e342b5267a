import { accountDetails } from '../../../calls/payment-calls.ts'
import { showAccountNumber } from '../../../nouns/payments/account-number.ts'
import { writeDollars } from '../../../nouns/payments/cents.ts'
import { isNotOpened, refusePayment } from '../../payments/refuse-payment.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import type { PaymentNeeds } from './payment-needs.ts'

export function answerAccountDetails({ payments, values }: Pick<PaymentNeeds, 'payments' | 'values'>): AnsweredCall {
  return answer(accountDetails, async ({ params, tenant, person, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { number } = await values.read(request.ip, { number: { encrypted: params.encryptedAccount, of: 'account' } })
    const found = await payments.lookUp(tenant, { number, person, visitor: request.ip })
    if (isNotOpened(found)) throw refusePayment(found, tenant.language)
    const result = {
      policyHolderName: found.policyHolder,
      billingAddressStreet: found.street,
      billingAddressCity: found.city,
      billingZip: found.zip,
      minAmountDue: writeDollars(found.minDueCents),
      referenceNumber: showAccountNumber(found.number),
      state: found.state,
    }
    return { status: true as const, result }
  })
}
