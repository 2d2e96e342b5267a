import type { AskOwnSite } from '../http/ask-own-site.ts'
import type { PageAddresses } from '../pages/page-address.ts'
import type { TenantSettings } from '../tenants.ts'

type Needs = {
  addresses: PageAddresses
  ask: AskOwnSite
  /** Whether a paper is there that strangers learn nothing of, or that pages call by a name of its own. */
  hasPaper(tenant: string, address: string): Promise<boolean>
}

/** Sentences about a link that is broken. */
const whyInside = {
  nothing: 'There is no page and no file at this address.',
  noAddress: 'This is no address that a browser finds on this site.',
  leads: (to: string) => `It leads on to ${to}, where nothing is.`,
}

/** Says why a path of this site leads nowhere; null where it leads somewhere. What leads on is followed as a browser would. */
export function createInsideJudge({ addresses, ask, hasPaper }: Needs) {
  return async function judge(tenant: TenantSettings, href: string): Promise<string | null> {
    let path = href.split('#')[0]
    if (path === '' || path.startsWith('?')) return null
    for (let step = 0; step < 4; step++) {
      const url = asAsked(path)
      if (url === undefined) return step === 0 ? whyInside.noAddress : whyInside.leads(path)
      const [bare] = path.split('?')
      const row = addresses.rowOf(bare)
      // A page that the route table fixes is there, whoever may see it.
      if (row && (!row.path.includes(':') || row.who)) return null
      if (/^\/(?:360\/)?papers\//.test(bare)) return (await hasPaper(tenant.client, bare)) ? null : whyInside.nothing
      const { status, location } = await ask(tenant, url)
      if (status === 404 || status === 410 || status === 400) return step === 0 ? whyInside.nothing : whyInside.leads(path)
      if (status < 300 || status >= 400 || !location?.startsWith('/')) return null
      path = location.split('#')[0]
    }
    return null
  }
}

/** As a browser would send what somebody typed; undefined where it would send nothing, or ask another host: "/\\evil.example". */
function asAsked(path: string): string | undefined {
  if (path.split('?')[0].includes('\\') || !URL.canParse(path, 'http://localhost')) return undefined
  const { host, pathname, search } = new URL(path, 'http://localhost')
  return host === 'localhost' ? pathname + search : undefined
}
