import { foldPath } from '../old-addresses.ts'

/** The path of an address of the old site, by which visitors may still come: "/2019/05/hail-season/"; undefined where it has none of its own. */
export function oldPathOf(address: string, site: string): string | undefined {
  if (address === '' || !URL.canParse(address, site || 'https://old.example')) return undefined
  const url = new URL(address, site || 'https://old.example')
  if (!/^https?:$/.test(url.protocol) || url.pathname === '/') return undefined
  // Without what says how one came, and in one spelling: with a slash at its end or without one is the same page.
  const path = foldPath(decoded(url.pathname))
  return path !== '' && path.length <= mostOfPath ? path : undefined
}

/** "https://old.example" of an address there; empty where it is none. */
export function siteOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) ? url.origin : ''
}

/** Longer ones nobody typed or linked. */
const mostOfPath = 300

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
