import { handEndFields, type TypedEnd } from '../../nouns/payments/hand-end.ts'
import type { PaymentsDeskOutcome } from '../../nouns/payments/payments-desk.ts'
import type { PaymentsDeskForPages } from '../../pages/site/site-payments-desk.ts'
import { Refused, refused } from '../http/errors.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { PaymentsDesk } from './payments-desk.ts'

/** What the page of payments asks for an admin. */
export function paymentsDeskFor(
  desk: PaymentsDesk,
  tenant: TenantSettings,
  admin: SignedIn,
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
    const read = (name: string) => {
      const value = posted.get(name)
      return typeof value === 'string' ? value : ''
    }
    if (read('compare')) {
      await desk.compareNow()
      return 'comparing'
    }
    if (read('ask')) return { payment: read('ask'), said: (await desk.ask(tenant, read('ask'))).said }
    if (read('end')) {
      const typed = Object.fromEntries(handEndFields.map((name) => [name, read(name)])) as TypedEnd
      return end(typed, { payment: read('end'), key: read('key') || undefined })
    }
    if (read('release')) await desk.release(tenant, read('release'), admin)
    else if (read('settle')) {
      const reconciliation = Number(read('reconciliation'))
      if (!Number.isSafeInteger(reconciliation) || reconciliation < 1) throw refused('invalidBody')
      await desk.settle(tenant, { reconciliation, reference: read('reference'), what: read('settle') }, admin)
    } else throw refused('invalidBody')
    return 'done'
  }

  async function end(typed: TypedEnd, { payment, key }: { payment: string; key: string | undefined }): Promise<PaymentsDeskOutcome> {
    try {
      await desk.end(tenant, typed, { reference: payment, key, by: admin })
      return { payment, said: 'ended' }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const [wrong] = error.errors ?? []
      if (wrong) return { payment, typed, path: wrong.path, problem: wrong.message }
      // Somebody ended it, or the company said how it ended: the page as it is now tells of it.
      if (error.statusCode === 409) return { payment, said: 'over' }
      throw error
    }
  }
}
