import type { Who } from '../calls/call.ts'
import { refused } from './http/errors.ts'
import type { SignedIn } from './identity/sessions.ts'
import type { TenantSettings } from './tenants.ts'

/** Whom each policy lets in: a handler has a person for certain only where somebody must be signed in. */
export interface Admitted {
  anyone: SignedIn | undefined
  signedIn: SignedIn
  agent: SignedIn
  admin: SignedIn
}

/** Who may do what: the only list. Calls and pages name their `who`; pages show editors by `mayEdit`. */
const policies: { [W in Who]: (person: SignedIn | undefined, tenant: TenantSettings) => Admitted[W] | false } = {
  anyone: (person) => person,
  signedIn: (person) => person ?? false,
  // Whoever edits what agents read has to see it.
  agent: (person, tenant) => person !== undefined && (isAgent(person, tenant) || mayEdit(person, tenant)) && person,
  admin: (person, tenant) => person !== undefined && mayEdit(person, tenant) && person,
}

/** Whom the policy lets in, or false. */
export function admit<W extends Who>(who: W, person: SignedIn | undefined, tenant: TenantSettings): Admitted[W] | false {
  return policies[who](person, tenant)
}

/** Before it is known which tenant is meant: throws as `permit` does for whom none of them lets in. */
export function permitAnywhere(who: Who, person: SignedIn | undefined, tenants: readonly TenantSettings[]): void {
  if (who !== 'anyone' && tenants.every((tenant) => admit(who, person, tenant) === false))
    throw refused(person ? 'notAllowed' : 'notSignedIn')
}

/** Whom the policy lets in. Throws `notSignedIn` (401) or `notAllowed` (403). */
export function permit<W extends Who>(who: W, person: SignedIn | undefined, tenant: TenantSettings): Admitted[W] {
  const admitted = admit(who, person, tenant)
  if (admitted === false) throw refused(person ? 'notAllowed' : 'notSignedIn')
  return admitted
}

/** True for an agent of this very tenant. */
export function isAgent(person: SignedIn, tenant: TenantSettings): boolean {
  return person.agentOf.has(tenant.client.toLowerCase())
}

/** True for an admin of this very tenant. */
export function mayEdit(person: SignedIn, tenant: TenantSettings): boolean {
  return person.adminOf.has(tenant.client.toLowerCase())
}
