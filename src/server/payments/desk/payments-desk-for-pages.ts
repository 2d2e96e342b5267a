import { handEndFields, type TypedEnd } from '../../../nouns/payments/hand-end.ts'
import type { PaymentsDeskOutcome } from '../../../nouns/payments/payments-desk.ts'
import type { PaymentsDeskForPages } from '../../../pages/site/site-payments-desk.ts'
import { Refused, refused } from '../../http/errors.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { postedText } from '../../http/posted-text.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { PaymentsDesk } from './payments-desk.ts'

/** What the page of payments asks for an admin. */
export function paymentsDeskFor(
  desk: PaymentsDesk,
  { tenant, admin, visitor }: { tenant: TenantSettings; admin: SignedIn; visitor: string },
): NonNullable<PaymentsDeskForPages['paymentsDesk']> {
  return {
    look: (asked) => desk.look(tenant, asked),
    async act(posted) {
      try {
        return await act(posted)
      } catch (error) {
        // Somebody settled it meanwhile, or nothing of ours sent this: the page as it is now is the answer.
        if (error instanceof Refused && error.statusCode < 500) return 'nothing'
        throw error
      }
    },
  }

  async function act(posted: FormData): Promise<PaymentsDeskOutcome> {
    const read = (name: string) => postedText(posted, name)
    if (read('compare')) {
      await desk.compareNow()
      return 'comparing'
    }
    if (read('ask')) return ask(read('ask'))
    if (read('end')) {
      const typed = Object.fromEntries(handEndFields.map((name) => [name, read(name)])) as TypedEnd
      const key = read('key') ? readIdempotencyKey(read('key')) : undefined
      return end(typed, { payment: read('end'), key })
    }
    if (read('release')) await desk.release(tenant, read('release'), admin)
    else if (read('settle')) {
      const reconciliation = Number(read('reconciliation'))
      if (!Number.isSafeInteger(reconciliation) || reconciliation < 1) throw refused('invalidBody')
      await desk.settle(tenant, { reconciliation, reference: read('reference'), what: read('settle') }, admin)
    } else throw refused('invalidBody')
    return 'done'
  }

  async function ask(payment: string): Promise<PaymentsDeskOutcome> {
    try {
      return { payment, said: (await desk.ask(tenant, payment, visitor)).said }
    } catch (error) {
      if (isTooOften(error)) return { payment, said: 'often' }
      throw error
    }
  }

  async function end(typed: TypedEnd, { payment, key }: { payment: string; key: string | undefined }): Promise<PaymentsDeskOutcome> {
    try {
      await desk.end(tenant, typed, { reference: payment, key, by: admin, visitor })
      return { payment, said: 'ended' }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const [wrong] = error.errors ?? []
      if (wrong) return { payment, typed, path: wrong.path, problem: wrong.message }
      // Nothing that was typed is wrong, and nothing of it is lost.
      if (isTooOften(error)) return { payment, typed, path: '', problem: error.message }
      // Somebody ended it, or the company said how it ended: the page as it is now tells of it.
      if (error.statusCode === 409) return { payment, said: 'over' }
      throw error
    }
  }
}

const isTooOften = (error: unknown) => error instanceof Refused && error.statusCode === 429
