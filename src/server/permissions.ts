import type { Who } from '../calls/call.ts'
import { refused } from './http/errors.ts'
import type { SignedIn } from './identity/sessions.ts'
import type { TenantSettings } from './tenants.ts'

/** Who may do what: the only list. Calls name their `who`; pages ask `mayEdit`. */
export const permissions: Record<Who, (person: SignedIn | undefined, tenant: TenantSettings) => boolean> = {
  anyone: () => true,
  signedIn: (person) => person !== undefined,
  admin: (person, tenant) => person !== undefined && mayEdit(person, tenant),
}

/** True for an admin of this very tenant. */
export function mayEdit(person: SignedIn, tenant: TenantSettings): boolean {
  return person.adminOf.has(tenant.client.toLowerCase())
}

/** Throws `notSignedIn` (401) or `notAllowed` (403). */
export function permit(who: Who, person: SignedIn | undefined, tenant: TenantSettings): void {
  if (permissions[who](person, tenant)) return
  throw refused(person ? 'notAllowed' : 'notSignedIn')
}
