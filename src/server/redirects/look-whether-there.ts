import { foldPath, readOldAddress, split, type OldAddress } from '../../nouns/redirects/redirect-address.ts'
import type { AskOwnSite } from '../http/ask-own-site.ts'
import type { PageAddresses } from '../pages/page-address.ts'
import type { TenantSettings } from '../tenants.ts'

type Needs = {
  addresses: PageAddresses
  ask: AskOwnSite
  tenant: TenantSettings
  /** Whether a redirect of that key is known, or is in the same sheet. */
  isRedirect(key: string): boolean
}

/** Of a sheet so many addresses are looked at whose page has to be made to know whether it is there; the link guard looks at the others. */
const mostRendered = 200

/** Looks what is at addresses of the own site, each asked for once however often it is named. */
export function createLooking({ addresses, ask, tenant, isRedirect }: Needs) {
  const answers = new Map<string, ReturnType<AskOwnSite>>()
  let rendered = 0

  /** Why an old address cannot lead elsewhere: something is there. */
  async function whatIsAt({ path, query }: OldAddress): Promise<string | undefined> {
    const row = addresses.rowOf(path)
    if (row && (row.who || row.listed === false)) return 'This is a door of its own, which is never led elsewhere.'
    const moved = addresses.movedTo(path, tenant)
    if (row && !row.path.includes(':')) return 'There is a page at this address, and visitors are to find it.'
    if (moved && !row) return `This address leads to ${moved} by itself already.`
    const answer = await asked(encodePath(path) + (query.length > 0 ? `?${new URLSearchParams(query)}` : ''))
    if (!answer) return undefined
    if (answer.status < 300) return 'There is a page at this address, and visitors are to find it.'
    return answer.status < 400 && answer.location && foldPath(answer.location) !== path
      ? `This address leads to ${answer.location} by itself already.`
      : undefined
  }

  /** Why nobody should be led to a path of this site. */
  async function whyNotTo(to: string): Promise<string | undefined> {
    if (/^\/(?:api|auth|cms)(?:[/?#]|$)/i.test(to)) return 'There is no page for people at the new address.'
    const path = split(split(to, '#')[0], '?')[0] || '/'
    if (path.endsWith('/*') || isFixedPage(foldPath(path))) return undefined
    // Where another redirect answers, the chain is what is told.
    const key = readOldAddress(path)
    if (typeof key !== 'string' && isRedirect(key.key)) return undefined
    const answer = await asked(split(to, '#')[0])
    return answer && answer.status >= 400 && answer.status !== 401 && answer.status !== 403
      ? `There is nothing at the new address, ${to}.`
      : undefined
  }

  function asked(path: string) {
    const known = answers.get(path)
    if (known) return known
    if (addresses.rowOf(split(path, '?')[0]) && ++rendered > mostRendered) return undefined
    const answer = ask(tenant, path)
    answers.set(path, answer)
    return answer
  }

  /** Where the site itself would lead on from there, it leads at once. */
  function inOneSpelling(to: string): string {
    const [path, mark] = split(to, '#')
    return (addresses.movedTo(path, tenant) ?? path) + (mark === '' ? '' : `#${mark}`)
  }

  function isFixedPage(path: string): boolean {
    const row = addresses.rowOf(path)
    return row !== undefined && !row.path.includes(':')
  }

  /** The paths, of those that were asked for, at which something is. */
  async function found(): Promise<Set<string>> {
    const there = new Set<string>()
    for (const [path, answer] of answers) if ((await answer).status < 300) there.add(foldPath(path))
    return there
  }

  return { whatIsAt, whyNotTo, inOneSpelling, isFixedPage, found }
}

/** As our own links are written, so that the site need not lead to its own spelling first. */
const encodePath = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part.replaceAll('%2F', '/')).replaceAll('%40', '@'))
    .join('/')
