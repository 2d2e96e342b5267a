import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { accounts, adminBindings } from '../db/tables/people.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Claims } from './sessions.ts'

type SignIn = { tenants: readonly TenantSettings[]; at: Date }

/** Notes a sign-in with what its token says, and binds the invitations that are waiting for it. Answers the id of the account, new or known. */
export async function signInAccount(tx: Db, claims: Claims, { tenants, at }: SignIn): Promise<string> {
  const { username, name, agent } = claims
  const [account] = await tx
    .insert(accounts)
    .values({ id: randomUUID(), ...claims, createdAt: at, lastSignIn: at })
    .onConflictDoUpdate({ target: [accounts.issuer, accounts.subject], set: { username, name, agent, lastSignIn: at } })
    .returning()
  // The first to sign in under an invited username is that admin from then on; a later holder of the name is not.
  for (const tenant of tenants.filter((each) => isInvited(each, account.username))) {
    await tx
      .insert(adminBindings)
      .values({ tenant: tenant.client.toLowerCase(), username: account.username.toLowerCase(), account: account.id, boundAt: at })
      .onConflictDoNothing()
  }
  return account.id
}

/** True where the settings of a tenant list the username as an admin's. */
export const isInvited = ({ admins }: Pick<TenantSettings, 'admins'>, username: string) =>
  admins.some((admin) => admin.toLowerCase() === username.toLowerCase())
