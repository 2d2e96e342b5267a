import type { IncomingMessage } from 'node:http'
import type { SiteOrigin } from '../http/site-origin.ts'
import { pathOf, type PageAddresses } from './page-address.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'

type Needs = { addresses: PageAddresses; tenants: Tenants; origin: SiteOrigin; now: () => Date }

/** Whose pages a host's are, and under what they are kept. */
type Known = { tenant: TenantSettings; prefix: string; dayOf(at: Date): string }

/** Names kept pages: by tenant, origin and address, and by the day where the page shows which day it is. */
export function createPageKeys({ addresses, tenants, origin, now }: Needs) {
  const knownHosts = new Map<string, Known>()

  /** Undefined for a host that is nobody's, or that anybody could have made up. */
  function find(request: IncomingMessage, address: string): { tenant: TenantSettings; key: string } | undefined {
    const known = knownHosts.get(request.headers.host ?? '') ?? getToKnow(request)
    if (!known) return undefined
    const day = addresses.rowOf(pathOf(address))?.kept === 'today' ? `\n${known.dayOf(now())}` : ''
    return { tenant: known.tenant, key: known.prefix + address + day }
  }

  function getToKnow(request: IncomingMessage): Known | undefined {
    const { host = '' } = request.headers
    const tenant = origin.isCertain(request) ? tenants.ofHost(host) : undefined
    if (!tenant) return undefined
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: tenant.timeZone })
    const known = { tenant, prefix: `${tenant.client}\n${origin.of(request)}\n`, dayOf: (at: Date) => calendar.format(at) }
    // Few hosts are asked for a thousand times a second; made-up ones are not worth remembering.
    if (knownHosts.size < 100) knownHosts.set(host, known)
    return known
  }

  return { find }
}
