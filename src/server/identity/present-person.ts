import type { Person } from '../../pages/site/site-visit.ts'
import { isAgent, mayEdit } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { SignedIn } from './sessions.ts'

/** A signed-in person as this tenant's pages and calls show them; null for nobody. */
export function presentPerson(person: SignedIn | undefined, tenant: TenantSettings): Person | null {
  if (!person) return null
  const role = mayEdit(person, tenant) ? 'admin' : isAgent(person, tenant) ? 'agent' : 'signedIn'
  return { name: person.name, username: person.username, role }
}
