import { pageAsked, pageCount } from '../../nouns/page-asked.ts'
import { createSuggestions } from '../../nouns/redirects/suggest-address.ts'
import { deskTabs, type RedirectsDeskPage, type ShownRedirect } from '../../nouns/redirects/redirects-desk.ts'
import type { Db } from '../db/database.ts'
import type { TenantSettings } from '../tenants.ts'
import type { Redirects } from './create-redirects.ts'
import type { LostAddresses } from './lost-addresses.ts'
import { listOwnRedirects } from './own-redirects.ts'
import { mostRedirects, type RedirectRow } from './redirect-rows.ts'

/** What the link guard found, and how it is asked to look again. */
export interface BrokenLinksOfTenant {
  list(tenant: string): Promise<RedirectsDeskPage['broken']>
  checkedAt(tenant: string): Promise<string | null>
  checkNow(tenant: string): Promise<void>
  outside: boolean
}

type Needs = {
  db: Db
  redirects: Pick<Redirects, 'list' | 'attempt' | 'isAt'>
  lost: LostAddresses
  broken: BrokenLinksOfTenant
  /** Addresses that one asked for in vain may have meant. */
  listAddresses(tenant: TenantSettings): Promise<string[]>
}

const onPage = 50

/** What the desk of redirects shows. */
export function createRedirectsLook({ db, redirects, lost, broken, listAddresses }: Needs) {
  async function look(tenant: TenantSettings, asked: { tab: string; q: string; page: string; test: string }): Promise<RedirectsDeskPage> {
    const { client } = tenant
    const tab = deskTabs.find((each) => each === asked.tab) ?? 'redirects'
    await lost.flush()
    const [all, manyLost, links] = await Promise.all([redirects.list(client), lost.countAll(client), broken.list(client)])
    const q = asked.q.trim().slice(0, 100)
    const wanted = q === '' ? all : all.filter(({ from, to }) => `${from}\n${to}`.toLowerCase().includes(q.toLowerCase()))
    const pages = pageCount(wanted.length, onPage)
    const page = Math.min(pageAsked(asked.page), pages)
    return {
      tab,
      counts: { redirects: all.length, lost: manyLost, broken: links.length },
      most: mostRedirects,
      q,
      redirects: tab === 'redirects' ? wanted.slice((page - 1) * onPage, page * onPage).map(show) : [],
      page,
      pages,
      own: tab === 'redirects' ? await listOwnRedirects(db, client) : [],
      lost: tab === 'lost' ? await listLost(tenant) : [],
      broken: tab === 'broken' ? links : [],
      outside: broken.outside,
      checkedAt: tab === 'broken' ? await broken.checkedAt(client) : null,
      tried: asked.test.trim() === '' ? null : await redirects.attempt(tenant, asked.test),
    }
  }

  const show = ({ id, key, from, to, madeAt, madeBy }: RedirectRow): ShownRedirect => ({
    id,
    from,
    to,
    away: !to.startsWith('/'),
    rests: !/[*?]/.test(key) && redirects.isAt(key),
    madeAt: madeAt.toISOString(),
    madeBy,
  })

  async function listLost(tenant: TenantSettings): Promise<RedirectsDeskPage['lost']> {
    const rows = await lost.list(tenant.client, onPage)
    if (rows.length === 0) return []
    const suggest = createSuggestions(await listAddresses(tenant))
    return rows.map(({ path, count, referrers, lastAt }) => ({
      path,
      count,
      lastAt: lastAt.toISOString(),
      referrers: Object.entries(referrers)
        .map(([from, times]) => ({ from, count: times }))
        .toSorted((a, b) => b.count - a.count),
      suggested: suggest(path),
    }))
  }

  return look
}
