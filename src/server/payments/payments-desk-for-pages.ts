import type { PaymentsDeskForPages } from '../../pages/site.ts'
import { refused } from '../http/errors.ts'
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
      const read = (name: string) => {
        const value = posted.get(name)
        return typeof value === 'string' ? value : ''
      }
      if (read('compare')) {
        await desk.compareNow()
        return 'comparing'
      }
      if (read('release')) await desk.release(tenant, read('release'), admin)
      else if (read('settle'))
        await desk.settle(
          tenant,
          { reconciliation: Number(read('reconciliation')), reference: read('reference'), what: read('settle') },
          admin,
        )
      else throw refused('invalidBody')
      return 'done'
    },
  }
}
