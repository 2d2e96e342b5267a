import type { Warn } from '../http/warn.ts'
import { newReference } from '../http/reference.ts'
import type { TenantSettings } from '../tenants.ts'
import { isDown, noAccount } from './account-words.ts'
import { BillingDown, type BilledAccount, type BillingSystem } from './billing/billing-system.ts'
import type { NotOpened } from './payments.ts'
import type { WrongNumbers } from './wrong-numbers.ts'

type Needs = { warn: Warn; billing: Pick<BillingSystem, 'findAccount'>; wrongNumbers: WrongNumbers }

/** What billing says of an account of a state that is served. What is no such account counts as a guess of the visitor's. */
export function createFindingBilledAccounts({ warn, billing, wrongNumbers }: Needs) {
  return async function findBilledAccount(tenant: TenantSettings, number: string, visitor: string): Promise<BilledAccount | NotOpened> {
    try {
      return await wrongNumbers.countWrong(
        { tenant: tenant.client, number, visitor },
        async () => {
          const account = await billing.findAccount(tenant.client, number)
          return account && tenant.servedStates.includes(account.state.toUpperCase()) ? account : noAccount
        },
        (answer) => 'why' in answer,
      )
    } catch (error) {
      if (!(error instanceof BillingDown)) throw error
      const reference = newReference(tenant.name)
      warn({ reference, tenant: tenant.client, err: error }, 'billing does not answer')
      return isDown(reference)
    }
  }
}
