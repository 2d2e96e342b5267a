import { askAboutPayment, endPayment } from '../../../calls/payments-desk-calls.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { PaymentsDesk } from '../../payments/desk/payments-desk.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = { desk: PaymentsDesk }

export function answerAskAboutPayment({ desk }: Needs): AnsweredCall {
  return answer(askAboutPayment, async ({ body: { reference }, tenant, request }) => ({
    status: true as const,
    ...(await desk.ask(tenant, reference, request.ip)),
  }))
}

export function answerEndPayment({ desk }: Needs): AnsweredCall {
  return answer(endPayment, async ({ body: { reference, client: _client, ...typed }, tenant, person, request }) => {
    const none = { amount: '', on: '', paidBy: '', transaction: '' }
    const asked = { reference, key: idempotencyKeyOf(request), by: person, visitor: request.ip }
    return { status: true as const, state: await desk.end(tenant, { ...none, ...typed }, asked) }
  })
}
