import { foldPath, readOldAddress, split } from './redirect-address.ts'
import { createRedirectTable, mostSteps, type Redirect } from './redirect-table.ts'

/** Addresses one after the other, as a visitor would be sent: "/a", "/b", "/c". */
export interface Chain {
  addresses: string[]
  loops: boolean
  /** It has more steps than anybody is led, of which these are the first. */
  goesOn: boolean
  /** The redirects it is made of, by their keys. */
  keys: string[]
}

/**
 * The redirects that lead to another redirect, or to themselves, by the key of each. `isPage` says that a page is
 * where a redirect leads, which ends it. What meets only below two stars is not told here: the table follows it, and it
 * ends, since each step leaves less behind the star (docs/decisions/0052).
 */
export function chainsIn(redirects: readonly Redirect[], isPage: (path: string) => boolean): Map<string, Chain> {
  const table = createRedirectTable(redirects)
  const foundAt = new Map<string, ReturnType<typeof findAt>>()
  const chains = new Map<string, Chain>()
  for (const redirect of redirects) {
    const chain = chainFrom(redirect)
    if (chain) chains.set(keyOf(redirect.from), chain)
  }
  return chains

  function chainFrom({ from, to }: Redirect): Chain | undefined {
    const addresses = [from]
    const seen = new Set([keyOf(from)])
    let next = to
    for (;;) {
      addresses.push(next)
      const target = next.replace(/\/\*(?=$|[?#])/, '')
      const found = target.startsWith('/') || target === '' ? findOnce(target) : undefined
      if (!found) return addresses.length > 2 ? { addresses, loops: false, goesOn: false, keys: [...seen] } : undefined
      if (seen.has(found.old.key)) return { addresses: [...addresses, found.to], loops: true, goesOn: false, keys: [...seen] }
      if (seen.size >= mostSteps) return { addresses, loops: false, goesOn: true, keys: [...seen] }
      seen.add(found.old.key)
      next = found.to
    }
  }

  /** Many may lead over the same. */
  function findOnce(target: string) {
    if (!foundAt.has(target)) foundAt.set(target, findAt(target))
    return foundAt.get(target)
  }

  function findAt(target: string) {
    const path = split(split(target, '#')[0], '?')[0] || '/'
    return isPage(foldPath(path)) ? undefined : table.find(split(target, '#')[0] || '/')
  }
}

const keyOf = (from: string) => {
  const read = readOldAddress(from)
  return typeof read === 'string' ? from : read.key
}
