import { addressLimits, foldPath, readOldAddress, split, type OldAddress } from './redirect-address.ts'

/** An old address and where it leads, as both were written. */
export interface Redirect {
  from: string
  to: string
}

export type RedirectTable = ReturnType<typeof createRedirectTable>
type Rule = Redirect & { old: OldAddress; asks: readonly string[] }

/** Longer than this no address is led on with what was asked behind it. */
const mostOfAddress = 2000
/** Redirects that lead to each other are refused at the desk; some meet only below a star, and are followed here. */
export const mostSteps = 8

/** All redirects of a tenant, to be asked for every request: a look into a map for each part of the path. */
export function createRedirectTable(redirects: readonly Redirect[]) {
  const exact = new Map<string, Rule[]>()
  const below = new Map<string, Rule>()
  for (const redirect of redirects) {
    const old = readOldAddress(redirect.from)
    if (typeof old === 'string') continue
    const rule = { ...redirect, old, asks: old.query.map(inOneWord) }
    if (old.below) below.set(old.path, rule)
    else if (exact.has(old.path)) exact.get(old.path)?.push(rule)
    else exact.set(old.path, [rule])
  }
  for (const rules of exact.values()) rules.sort((a, b) => b.old.query.length - a.old.query.length)

  /** The one that speaks for an address: with its query before without, itself before a star, the longer beginning before the shorter. */
  function find(url: string): Rule | undefined {
    const [whole, asked] = split(url, '?')
    const path = foldPath(whole)
    const own = firstAsked(exact.get(path) ?? [], asked)
    if (own || below.size === 0) return own
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const found = below.get(path.slice(0, end))
      if (found) return found
    }
    return undefined
  }

  /** Where an address leads; undefined where it is led nowhere. `isPage` says that there may be a page, which is never passed by. */
  function leadsTo(url: string, isPage: (path: string) => boolean): string | undefined {
    if (split(url, '?')[0].length > addressLimits.asked) return undefined
    let found = find(url)
    let [to, steps] = [url, 0]
    for (; found && steps < mostSteps; steps++) {
      to = destination(found, to)
      found = to.startsWith('/') && !isPage(split(to, '?')[0]) ? find(to) : undefined
    }
    // What would lead to itself in the end leads nowhere.
    return steps === 0 || found || to === url ? undefined : to
  }

  return { find, leadsTo, size: redirects.length }
}

/** Of an old site whose pages were all one, with a number behind it, there are as many as there may be: what is asked is looked through once for all. */
function firstAsked(rules: readonly Rule[], asked: string): Rule | undefined {
  if (rules.length === 0) return undefined
  const given = new Set(Array.from(new URLSearchParams(asked), inOneWord))
  return rules.find(({ asks }) => asks.every((each) => given.has(each)))
}

const inOneWord = (pair: readonly [name: string, value: string]) => JSON.stringify(pair)

/** The new address with what was asked behind the old one: the rest of the path where it ends in a star, and the query. */
function destination({ to, old }: { to: string; old: OldAddress }, url: string): string {
  const [whole, asked] = split(url, '?')
  const [target, mark] = split(to, '#')
  const [path, query] = split(target, '?')
  const parts = old.path.split('/').length
  // "//elsewhere" would lead off the site, so the rest begins with no slash.
  const rest = whole.split('/').slice(parts).join('/').replace(/^\/+/, '')
  const begun = path.replace(/\/\*$/, '')
  const led = begun === path ? path : (rest === '' ? begun : `${begun}/${rest}`) || '/'
  const carried = carriedQuery(old, asked)
  const all = [query, carried].filter((each) => each !== '').join('&')
  const answer = led + (all === '' ? '' : `?${all}`) + (mark === '' ? '' : `#${mark}`)
  return answer.length > mostOfAddress ? begun || '/' : answer
}

/** What a campaign writes behind an address goes on; what the redirect itself was found by does not. */
function carriedQuery({ query }: OldAddress, asked: string): string {
  if (query.length === 0) return asked
  const left = new URLSearchParams(asked)
  for (const [name] of query) left.delete(name)
  return left.toString()
}
