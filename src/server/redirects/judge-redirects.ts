import { addressLimits, foldPath, readNewAddress, readOldAddress, split, type OldAddress } from '../../nouns/redirects/redirect-address.ts'
import { chainsIn, type Chain } from '../../nouns/redirects/redirect-chains.ts'
import type { Verdict } from '../../nouns/redirects/redirects-desk.ts'
import type { AskOwnSite } from '../http/ask-own-site.ts'
import { nextTurn } from '../http/own-turn.ts'
import type { PageAddresses } from '../pages/page-address.ts'
import type { TenantSettings } from '../tenants.ts'

type Needs = { addresses: PageAddresses; ask: AskOwnSite; ownHosts(tenant: TenantSettings): string[] }
type Known = { key: string; from: string; to: string }
type Line = { line: number; from: string; to: string }

/** What is judged, and under which key it would be written. */
export type Judged = Verdict & { key: string }

/** Of a sheet so many addresses are looked at whose page has to be made to know whether it is there; the link guard looks at the others. */
const mostRendered = 200
const betweenTurns = 10
/** So much of a chain is told. */
const mostShown = 600

/**
 * Says of each old and new address whether it may lead on. A page is never passed by, so a redirect from one is refused
 * and not just warned of; a new address has to be there; one that leads off the site is on the tenant's list or confirmed;
 * and what leads to another redirect is shown with every step.
 */
export function createRedirectJudge({ addresses, ask, ownHosts }: Needs) {
  return async function judge(
    tenant: TenantSettings,
    lines: readonly Line[],
    { known, confirmed }: { known: readonly Known[]; confirmed: (host: string) => boolean },
  ): Promise<Judged[]> {
    const answers = new Map<string, ReturnType<AskOwnSite>>()
    let rendered = 0
    const before = new Map(known.map((each) => [each.key, each]))
    const keys = new Set([...before.keys(), ...lines.map(({ from }) => keyOf(from))])
    const judged: Judged[] = []
    const seen = new Set<string>()
    for (const [index, each] of lines.entries()) {
      // Whoever else waits for this server has a turn between them.
      if (index % betweenTurns === betweenTurns - 1) await nextTurn()
      judged.push(await judgeOne(each))
    }

    const taken = judged.filter(({ what }) => what !== 'refused')
    const all = new Map([...known, ...taken].map((each) => [each.key, each]))
    const there = new Set<string>()
    for (const [path, answer] of answers) if ((await answer).status < 300) there.add(foldPath(path))
    const chains = chainsIn([...all.values()], (path) => isFixedPage(path) || there.has(path))
    // Of several that lead over one address, the first is shown.
    const chainOver = new Map([...chains.values()].toReversed().flatMap((chain) => chain.keys.map((key) => [key, chain] as const)))
    for (const verdict of taken) {
      const own = chains.get(verdict.key)
      const chain = own ?? chainOver.get(verdict.key)
      if (!chain) continue
      refuse(verdict, chainWords(chain, own !== undefined))
    }
    return judged

    async function judgeOne({ line, from, to }: Line): Promise<Judged> {
      const [old, next] = [readOldAddress(from), readNewAddress(to, ownHosts(tenant))]
      const cut = { from: from.slice(0, addressLimits.from), to: to.slice(0, addressLimits.to) }
      const verdict: Judged = { line, ...cut, key: '', what: 'refused', why: null, host: null }
      if (typeof old === 'string') return refuse(verdict, old)
      if (typeof next === 'string') return refuse(verdict, next)
      verdict.key = old.key
      // As people read it, without the host it may have been pasted with.
      verdict.from = from.trim().replace(/^https?:\/\/[^/]+/i, '')
      verdict.to = next.host === null ? inOneSpelling(next.to) : next.to
      verdict.host = next.host
      if (seen.has(old.key)) return refuse(verdict, 'This old address is in the sheet twice.')
      seen.add(old.key)
      if (next.to.includes('/*') && !old.below) return refuse(verdict, 'A new address ends in a star only where the old one does.')
      const inTheWay = before.has(old.key) || old.below ? undefined : await whatIsAt(old)
      if (inTheWay) return refuse(verdict, inTheWay)
      if (next.host === null) {
        const missing = await whyNotTo(verdict.to)
        if (missing) return refuse(verdict, missing)
      } else if (!tenant.redirectHosts?.includes(next.host) && !confirmed(next.host)) return { ...verdict, what: 'asks' }
      const had = before.get(old.key)
      return { ...verdict, what: !had ? 'new' : had.to === verdict.to ? 'same' : 'changed' }
    }

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
      if (typeof key !== 'string' && keys.has(key.key)) return undefined
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
  }

  function isFixedPage(path: string): boolean {
    const row = addresses.rowOf(path)
    return row !== undefined && !row.path.includes(':')
  }
}

function refuse(verdict: Judged, why: string): Judged {
  return Object.assign(verdict, { what: 'refused', why })
}

function chainWords({ addresses, loops, goesOn }: Chain, begins: boolean): string {
  const all = addresses.join(' → ')
  const shown = all.length > mostShown ? `${all.slice(0, mostShown)}…` : all
  if (loops) return `This would go round in a circle: ${shown}`
  if (goesOn) return `This would lead on and on: ${shown} → …`
  const last = addresses.at(-1) ?? ''
  return begins
    ? `The new address leads on itself: ${shown}. Please lead to ${last} at once.`
    : `Another redirect leads here, so visitors would be sent twice: ${shown}. Please lead ${addresses[0]} to ${last} first.`
}

const keyOf = (from: string) => {
  const read = readOldAddress(from)
  return typeof read === 'string' ? '' : read.key
}

/** As our own links are written, so that the site need not lead to its own spelling first. */
const encodePath = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part.replaceAll('%2F', '/')).replaceAll('%40', '@'))
    .join('/')
