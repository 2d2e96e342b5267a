import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'

/** Whose day it is. */
export interface Reader {
  tenant: string
  account: string
  name: string
  username: string
}

/** The person as a reader of this tenant's hub. */
export const readerOf = (person: SignedIn, tenant: TenantSettings): Reader => {
  const { account, name, username } = person
  return { tenant: tenant.client, account, name, username }
}
