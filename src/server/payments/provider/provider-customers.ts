import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { providerCustomers as t } from '../../db/tables/payments.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type ProviderCustomers = ReturnType<typeof createProviderCustomers>

/** The record of each customer at the provider, by which saved cards and accounts are found there. */
export function createProviderCustomers({ db, provider }: { db: Db; provider: PaymentProvider }) {
  /** Its number there; made once. Throws as the provider does. */
  async function requireCustomer(tenant: string, { account, name }: Pick<SignedIn, 'account' | 'name'>): Promise<string> {
    const known = await findCustomer(tenant, account)
    if (known) return known
    const { customerId } = await provider.requireCustomer({ externalId: `${tenant}:${account}`, name })
    await db.insert(t).values({ tenant, provider: provider.kind, account, customer: customerId }).onConflictDoNothing()
    return (await findCustomer(tenant, account)) ?? customerId
  }

  async function findCustomer(tenant: string, account: string): Promise<string | undefined> {
    const [row] = await db
      .select({ customer: t.customer })
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.provider, provider.kind), eq(t.account, account)))
    return row?.customer
  }

  return { requireCustomer, findCustomer }
}
