import { addressLimits, readNewAddress, readOldAddress } from '../../nouns/redirects/redirect-address.ts'
import { chainsIn, type Chain } from '../../nouns/redirects/redirect-chains.ts'
import type { Verdict } from '../../nouns/redirects/redirects-desk.ts'
import type { AskOwnSite } from '../http/ask-own-site.ts'
import { nextTurn } from '../http/own-turn.ts'
import type { PageAddresses } from '../pages/page-address.ts'
import type { TenantSettings } from '../tenants.ts'
import { createLooking } from './look-whether-there.ts'

type Needs = { addresses: PageAddresses; ask: AskOwnSite; ownHosts(tenant: TenantSettings): string[] }
type Known = { key: string; from: string; to: string }
type Line = { line: number; from: string; to: string }

/** What is judged, and under which key it would be written. */
export type Judged = Verdict & { key: string }

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
    const before = new Map(known.map((each) => [each.key, each]))
    const keys = new Set([...before.keys(), ...lines.map(({ from }) => keyOf(from))])
    const there = createLooking({ addresses, ask, tenant, isRedirect: (key) => keys.has(key) })
    const judged: Judged[] = []
    const seen = new Set<string>()
    for (const [index, each] of lines.entries()) {
      // Whoever else waits for this server has a turn between them.
      if (index % betweenTurns === betweenTurns - 1) await nextTurn()
      judged.push(await judgeOne(each))
    }

    const taken = judged.filter(({ what }) => what !== 'refused')
    const all = new Map([...known, ...taken].map((each) => [each.key, each]))
    const found = await there.found()
    const chains = chainsIn([...all.values()], (path) => there.isFixedPage(path) || found.has(path))
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
      verdict.to = next.host === null ? there.inOneSpelling(next.to) : next.to
      verdict.host = next.host
      if (seen.has(old.key)) return refuse(verdict, 'This old address is in the sheet twice.')
      seen.add(old.key)
      if (next.to.includes('/*') && !old.below) return refuse(verdict, 'A new address ends in a star only where the old one does.')
      const inTheWay = before.has(old.key) || old.below ? undefined : await there.whatIsAt(old)
      if (inTheWay) return refuse(verdict, inTheWay)
      if (next.host === null) {
        const missing = await there.whyNotTo(verdict.to)
        if (missing) return refuse(verdict, missing)
      } else if (!tenant.redirectHosts?.includes(next.host) && !confirmed(next.host)) return { ...verdict, what: 'asks' }
      const had = before.get(old.key)
      return { ...verdict, what: !had ? 'new' : had.to === verdict.to ? 'same' : 'changed' }
    }
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
