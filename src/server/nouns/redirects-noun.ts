import { listedPaths } from '../../routes.ts'
import type { RedirectsForPages } from '../../pages/site/site-redirects.ts'
import type { MapSource } from '../crawlers/map-part.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { createOwnSite } from '../http/ask-own-site.ts'
import type { Warn } from '../http/warn.ts'
import type { PageAddresses } from '../pages/page-address.ts'
import { admit } from '../permissions.ts'
import { createLostAddresses } from '../redirects/lost-addresses.ts'
import { createRedirects } from '../redirects/create-redirects.ts'
import type { BrokenLinksOfTenant } from '../redirects/look-at-redirects.ts'
import { createRedirectsDesk } from '../redirects/redirects-desk.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  database: OpenDatabase
  now: () => Date
  warn: Warn
  addresses: PageAddresses
  ownSite: ReturnType<typeof createOwnSite>
  publicUrl: string | undefined
  /** Articles and agents, as search engines are told of them. */
  sources: readonly MapSource[]
  linkGuard: { broken: BrokenLinksOfTenant }
}

/** So many of each are thought of where an address was asked for in vain. */
const mostSuggested = 2000

/** Old addresses that lead on, and those asked for in vain; `wayOn` is asked before a page is said not to be there. */
export async function createRedirectsNoun({ linkGuard: { broken }, sources, ...needs }: Needs) {
  const { database, addresses, ownSite } = needs
  const redirects = await createRedirects({ ...needs, ask: ownSite.ask })
  const lost = createLostAddresses({ ...needs, db: database.db, rowOf: addresses.rowOf })
  const deskFor = createRedirectsDesk({ db: database.db, now: needs.now, redirects, lost, broken, listAddresses })

  async function listAddresses(tenant: TenantSettings): Promise<string[]> {
    const known = await Promise.all(sources.map((source) => source.entries(tenant.client, 1)))
    return [...listedPaths(), ...known.flatMap((entries) => entries.slice(0, mostSuggested).map(({ path }) => path))]
  }

  const noun: Noun<RedirectsForPages> = {
    forPages({ tenant, person }) {
      // The page is for them alone by its route; what is handed out here holds even if that is forgotten.
      const admin = admit('admin', person, tenant)
      return { redirects: admin ? deskFor(tenant, admin) : null }
    },
    async close() {
      redirects.stop()
      await lost.stop()
    },
  }
  return { ...noun, wayOn: { leadsTo: redirects.leadsTo, note: lost.note } }
}
