import { pageAddresses } from '../../content/page-addresses.ts'
import type { BrokenLink } from '../../nouns/redirects/redirects-desk.ts'
import { address, agentAddress, editArticleAddress } from '../../routes.ts'
import type { Db } from '../db/database.ts'
import { openedAt } from '../../nouns/opened-at.ts'
import { listBroken, readChecked } from './broken-rows.ts'
import type { LinkGuard } from './create-link-guard.ts'

/** What the desk shows of the links that lead nowhere. */
export function createBrokenLinks({ db, guard }: { db: Db; guard: LinkGuard }) {
  return {
    outside: guard.goesOut,
    async list(tenant: string): Promise<BrokenLink[]> {
      const rows = await listBroken(db, tenant)
      return rows.map(({ source, title, href, why, foundAt }) => ({
        title,
        place: placeOf(source),
        href,
        why,
        foundAt: foundAt.toISOString(),
      }))
    },
    checkedAt: async (tenant: string) => (await readChecked(db, tenant))?.toISOString() ?? null,
    checkNow: guard.checkNow,
  }
}

/** Its page, which opens its editor. */
function placeOfSection(key: string): string | null {
  const page = pageAddresses[key.slice(0, key.lastIndexOf('/'))]
  return page ? page + openedAt(key) : null
}

/** Where somebody mends it; null where that is on no page of its own. */
function placeOf(source: string): string | null {
  const [kind, name = ''] = source.split(/ (.*)/s)
  if (kind === 'section') return placeOfSection(name)
  if (kind === 'article') return editArticleAddress(Number(name))
  if (kind === 'agent') return agentAddress(name)
  return address.redirectsDesk
}
