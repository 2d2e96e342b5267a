import type { IncomingMessage } from 'node:http'
import type { ContentVersion } from '../content/content-version.ts'
import { nowhere } from '../http/request-target.ts'
import { sessionIdOf } from '../http/session-cookie.ts'
import type { SiteOrigin } from '../http/site-origin.ts'
import type { Sessions } from '../identity/sessions.ts'
import { mayCount } from '../insights/may-count.ts'
import { pathOf, type PageAddresses } from './page-address.ts'
import { admit, mayEdit } from '../permissions.ts'
import type { PageAsked } from './render-page.ts'
import type { TenantSettings } from '../tenants.ts'

type Needs = { addresses: PageAddresses; versions: ContentVersion; sessions: Sessions; origin: SiteOrigin }

export type ReadPageRequest = ReturnType<typeof createPageReader>

/** Finds out what a request for a page is: who asks, for which page, and what the route table says of it. Reads no body. */
export function createPageReader({ addresses, versions, sessions, origin }: Needs) {
  return async function readPageRequest(request: IncomingMessage, tenant: TenantSettings, visitor: string): Promise<PageAsked> {
    const sessionId = sessionIdOf(request.headers.cookie)
    const person = sessionId ? await sessions.find(sessionId) : undefined
    const address = addresses.addressOf(request.url ?? '/')
    const ownOrigin = origin.of(request)
    const whole = new URL(ownOrigin + address)
    return {
      tenant,
      person,
      session: person && sessionId ? sessions.nameOf(sessionId) : undefined,
      mayEdit: person !== undefined && mayEdit(person, tenant),
      path: pathOf(address),
      origin: ownOrigin,
      visitor,
      mayCount: mayCount(request.headers, person, tenant),
      privacySignal: request.headers['sec-gpc'] === '1',
      // What React Router answers at "….data" is what a page was told, without the page: nothing on the site asks for it, and
      // it would pass by everything that is said beside the route.
      request: new Request(whole.pathname.endsWith('.data') ? ownOrigin + nowhere : whole),
      // As the router will read it, to which "/a/../b" is "/b".
      row: addresses.rowOf(whole.pathname),
      version: versions.of(tenant.client),
    }
  }
}

/** True for whoever may see the page. */
export const isLetIn = ({ row, person, tenant }: PageAsked) => admit(row?.who ?? 'anyone', person, tenant) !== false

/** True for a page that may be kept for others, under the address it was asked by. */
export const mayBeKept = ({ row, path, request, person }: PageAsked) =>
  // What a page that hydrates is told is in its scripts, where no name can be filled in.
  row !== undefined && row.kept !== false && !(person && row.tier === 'working') && new URL(request.url).pathname === path
