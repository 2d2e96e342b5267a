import { and, eq, sql, type SQL } from 'drizzle-orm'
import { submissions as t } from '../db/tables/forms.ts'
import { agentKeyOf } from '../forms/search-terms.ts'
import { refused } from '../http/errors.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { mayEdit } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'

/** Whose eyes the desk is seen with. */
export interface DeskScope {
  tenant: string
  account: string
  name: string
  username: string
  /** Admins see all of their tenant, an agent what was sent to that agent's address. */
  admin: boolean
  agentKey: string
}

/** What this person may see of this tenant; that they may use the desk at all was judged before. */
export function scopeOf(person: SignedIn, tenant: TenantSettings): DeskScope {
  const { account, name, username } = person
  return { tenant: tenant.client, account, name, username, admin: mayEdit(person, tenant), agentKey: agentKeyOf(username) }
}

/** What may be seen, as part of every statement about cases: nothing is read first and judged afterwards. */
export function visibleTo({ tenant, admin, agentKey }: DeskScope): SQL | undefined {
  if (admin) return eq(t.tenant, tenant)
  return agentKey === '' ? sql`false` : and(eq(t.tenant, tenant), eq(t.agentKey, agentKey))
}

/** What is not there and what is not theirs is the same to whoever asks. */
export const noSuchCase = () => refused('unknownItem', { message: 'There is no such case.' })
