import type { RedirectsForPages } from '../../pages/site/site-redirects.ts'
import type { Db } from '../db/database.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { TenantSettings } from '../tenants.ts'
import { createRedirectsActs } from './act-on-redirects.ts'
import type { Redirects } from './create-redirects.ts'
import { createRedirectsLook, type BrokenLinksOfTenant } from './look-at-redirects.ts'
import type { LostAddresses } from './lost-addresses.ts'

type Needs = {
  db: Db
  now: () => Date
  redirects: Redirects
  lost: LostAddresses
  broken: BrokenLinksOfTenant
  /** Addresses that one asked for in vain may have meant. */
  listAddresses(tenant: TenantSettings): Promise<string[]>
}

/** The desk of redirects, for an admin. */
export function createRedirectsDesk(needs: Needs) {
  const look = createRedirectsLook(needs)
  const act = createRedirectsActs(needs)
  return function deskFor(tenant: TenantSettings, admin: SignedIn): NonNullable<RedirectsForPages['redirects']> {
    return { look: (asked) => look(tenant, asked), act: (posted) => act({ tenant, admin }, posted) }
  }
}
