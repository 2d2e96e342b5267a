import type { IncomingHttpHeaders } from 'node:http'
import type { SignedIn } from '../identity/sessions.ts'
import { isAgent, mayEdit } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'
import { isRobot } from './kind-of-browser.ts'

/** True where the browser asks to be left alone: by Global Privacy Control, or by Do Not Track. Then nothing at all is counted. */
export const asksForPrivacy = (headers: IncomingHttpHeaders): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1'

/** Fetched in case somebody goes there; the page tells when somebody did (enhance/tell-speed.ts). */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean => {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return purpose !== undefined && purpose.includes('prefetch')
}

/** Those who work for the insurer are no visitors. */
export const isStaff = (person: SignedIn | undefined, tenant: TenantSettings): boolean =>
  person !== undefined && (mayEdit(person, tenant) || isAgent(person, tenant))

/** True where what somebody does may be counted: a person, no member of staff, who did not ask to be left alone. */
export const mayCount = (headers: IncomingHttpHeaders, person: SignedIn | undefined, tenant: TenantSettings): boolean =>
  !asksForPrivacy(headers) && !isPrefetch(headers) && !isStaff(person, tenant) && !isRobot(headers['user-agent'])
