import { insurancePath } from '../insurance-path.ts'
import { pages, redirects } from '../routes.ts'
import type { TenantSettings } from './tenants.ts'

/** Query parameters that change a page, by path; every other one is dropped, so that it can neither multiply the cache nor reach a page. */
const queriesOf = new Map<string, readonly string[]>(
  Object.values(pages).map((page) => [page.path, 'query' in page ? (page.query as readonly string[]) : []]),
)

/** The path and the query parameters that count for it, in one spelling. */
export function addressOf(url: string): string {
  const mark = url.indexOf('?')
  const path = pathOf(url)
  if (mark < 0) return path
  const known = queriesOf.get(path)
  if (!known || known.length === 0) return path
  const given = new URLSearchParams(url.slice(mark + 1))
  const kept = new URLSearchParams(known.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** The path alone, without slashes at its end. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path
}

/** Where an old address leads now, with its query; undefined when it is none. */
export function movedTo(url: string, tenant: TenantSettings): string | undefined {
  const path = pathOf(url)
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  const { oldPrefix } = tenant
  // "//elsewhere" would lead off the site, so the rest keeps exactly one slash.
  if (oldPrefix && (path === oldPrefix || path.startsWith(`${oldPrefix}/`)))
    return `${insurancePath}${path.slice(oldPrefix.length).replace(/^\/+/, '/')}${query}`
  const moved = redirects[path] ?? otherSpellingOf(path)
  return moved ? moved + query : undefined
}

/** The declared spelling of a page's address that came in another case or in escapes; the router takes them all for one page. */
function otherSpellingOf(path: string): string | undefined {
  const spelled = spellings.get(decoded(path).toLowerCase())
  return spelled === path ? undefined : spelled
}

const spellings = new Map(Object.values(pages).map(({ path }) => [path.toLowerCase(), path]))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
