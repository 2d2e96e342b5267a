import { isSafe, type TokenTarget } from '../token-target.ts'

/** The target an address belongs to: by its whole host name and port, over https alone, and without a name or password in it. */
export function findTarget(targets: readonly TokenTarget[] = [], link: string): { target: TokenTarget; url: URL } | undefined {
  const url = URL.parse(link)
  if (!url || !isSafe(url) || url.username || url.password) return undefined
  const target = targets.find(({ host }) => host === url.host)
  return target && { target, url }
}
