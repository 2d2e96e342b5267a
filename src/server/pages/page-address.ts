import { withoutEndSlashes } from '../../nouns/without-end-slashes.ts'
import { insurancePath, sourcePrefix } from '../../insurance-path.ts'
import { queryOfNoPage, redirects, type Page } from '../../routes.ts'
import type { TenantSettings } from '../tenants.ts'

/** So many such paths are remembered, of so many letters at most. */
const [mostKnown, longestKnown] = [1000, 200]

export type PageAddresses = ReturnType<typeof createPageAddresses>

/** Reads addresses by the rows of the route table. */
export function createPageAddresses(rows: Readonly<Record<string, Page>>) {
  const all = Object.values(rows)
  const byPath = new Map(all.map((row) => [row.path, row]))
  const spellings = new Map(all.map(({ path }) => [path.toLowerCase(), path]))
  const patterns = all.flatMap((row) => (row.path.includes(':') ? [{ row, pattern: patternOf(row.path) }] : []))

  /** The one spelling of an address whose page has a part of its own in it. */
  function patternSpelled(path: string): string | undefined {
    const meant = decodedParts(path)
    const row = byPath.get(path) ? undefined : patterns.find(({ pattern }) => pattern.test(meant))?.row
    const parts = path.split('/')
    return row?.path
      .split('/')
      .map((declared, index) => (declared.startsWith(':') ? tidyPart(parts[index]) : declared))
      .join('/')
  }

  /** Of paths with a part of their own that were asked for: to try each pattern takes longer than to send a kept page. */
  const known = new Map<string, Page>()

  function rowOf(path: string): Page | undefined {
    const exact = byPath.get(path) ?? known.get(path)
    if (exact) return exact
    const meant = decodedParts(path)
    const row = byPath.get(spellings.get(meant.toLowerCase()) ?? '') ?? patterns.find(({ pattern }) => pattern.test(meant))?.row
    if (row && path.length <= longestKnown) {
      // Anybody can ask for anything.
      if (known.size >= mostKnown) known.clear()
      // A copy, since a path that was cut out of an address keeps all of it in memory.
      known.set(Buffer.from(path).toString(), row)
    }
    return row
  }

  function queryOf(path: string): readonly string[] {
    const row = rowOf(path)
    return row ? (row.query ?? []) : queryOfNoPage
  }

  return {
    /** The path and the query parameters that count for it, in one spelling; every other one is dropped, so that it can neither multiply the cache nor reach a page. */
    addressOf(url: string): string {
      const mark = url.indexOf('?')
      const path = pathOf(url)
      const wanted = mark < 0 ? [] : queryOf(path)
      if (wanted.length === 0) return path
      const given = new URLSearchParams(url.slice(mark + 1))
      const kept = new URLSearchParams(wanted.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
      return kept.size > 0 ? `${path}?${kept}` : path
    },

    /** Whose page a path shows, as React Router matches it: by what the escapes mean, whatever the case. */
    rowOf,

    /** Where an old address leads now, with its query; undefined when it is none. */
    movedTo(url: string, { oldPrefix }: TenantSettings): string | undefined {
      const path = pathOf(url)
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
      // "//elsewhere" would lead off the site, so the rest keeps exactly one slash.
      const prefix = [sourcePrefix, oldPrefix].find((each) => each && (path === each || path.startsWith(`${each}/`)))
      if (prefix) return `${insurancePath}${path.slice(prefix.length).replace(/^\/+/, '/')}${query}`
      // The declared spelling of an address that came in another case or in escapes; the router takes them all for one page.
      const inSmall = decoded(path).toLowerCase()
      const spelled = redirects[inSmall] ?? spellings.get(inSmall) ?? patternSpelled(path)
      return spelled === undefined || spelled === path ? undefined : spelled + query
    },
  }
}

/** The path alone, without slashes at its end. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  return path.length > 1 && path.endsWith('/') ? withoutEndSlashes(path) || '/' : path
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i')

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A slash in escapes parts nothing. */
const decodedParts = (path: string) =>
  path
    .split('/')
    .map((part) => decoded(part).replaceAll('/', '%2F'))
    .join('/')

/** As our own links write it: in escapes, but for an "@". What cannot be read stays as it is. */
function tidyPart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part)).replaceAll('%40', '@')
  } catch {
    return part
  }
}
