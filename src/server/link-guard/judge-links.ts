import type { Warn } from '../http/warn.ts'
import type { TenantSettings } from '../tenants.ts'
import type { createInsideJudge } from './judge-inside.ts'
import type { OutsideLinks } from './outside-links.ts'

/** How many addresses of the site itself are asked for in one night. */
const mostInside = 20_000

type Needs = {
  warn: Warn
  judgeInside: ReturnType<typeof createInsideJudge>
  ownHosts(tenant: TenantSettings): string[]
  outside: Pick<OutsideLinks, 'whyOf'>
}

/** Which addresses lead nowhere, and why: inside by asking the site itself, elsewhere by what is known since somebody there was asked. */
export function createLinkJudge({ warn, judgeInside, ownHosts, outside }: Needs) {
  /** A path of this site, an address elsewhere, or neither: e-mails and phones are not looked at. */
  function kindOf(tenant: TenantSettings, href: string): { inside: string } | { outside: string } | undefined {
    if (/^(?:\/(?!\/)|[?#])/.test(href)) return { inside: href }
    if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined
    const { hostname, pathname, search } = new URL(href)
    return ownHosts(tenant).includes(hostname) ? { inside: pathname + search } : { outside: href.split('#')[0] }
  }

  /** Those that lead elsewhere, each with what is asked for there. */
  const elsewhereOf = (tenant: TenantSettings, hrefs: readonly string[]) =>
    hrefs.flatMap((href) => {
      const kind = kindOf(tenant, href)
      return kind && 'outside' in kind ? [{ href, url: kind.outside }] : []
    })

  /** Why each of these leads nowhere, by what is known of those elsewhere; those that lead somewhere are not in it. */
  async function judge(tenant: TenantSettings, hrefs: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
    const why = await whyElsewhere(tenant, hrefs)
    let asked = 0
    for (const href of new Set(hrefs)) {
      const kind = kindOf(tenant, href)
      if (!kind || 'outside' in kind) continue
      if (signal.aborted || ++asked > mostInside) break
      // What cannot be judged is not called broken, and keeps no other from being judged.
      const found = await judgeInside(tenant, kind.inside).catch((error: unknown) => warn({ err: error }, 'a link cannot be judged'))
      if (found) why.set(href, found)
    }
    return why
  }

  async function whyElsewhere(tenant: TenantSettings, hrefs: readonly string[]): Promise<Map<string, string>> {
    const elsewhere = elsewhereOf(tenant, hrefs)
    const known = await outside.whyOf([...new Set(elsewhere.map(({ url }) => url))])
    return new Map(elsewhere.flatMap(({ href, url }) => (known.has(url) ? [[href, known.get(url) ?? ''] as const] : [])))
  }

  return { judge, whyElsewhere, elsewhereOf }
}
