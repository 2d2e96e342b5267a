import type { RealSite } from '../fixtures/real-site.ts'

type Visit = {
  headers?: Record<string, string>
  /** What of it waits for the first touch. */
  later?: RegExp
}

/** JavaScript a visitor's browser fetches for a page before the first touch, with all that it imports: bytes in br. */
export async function visitorScriptBytes(site: RealSite, path: string, { headers = {}, later }: Visit = {}): Promise<number> {
  const html = await (await fetch(site.origin + path, { headers })).text()
  const scripts = [...html.matchAll(/<(?:script[^>]*\bsrc|link[^>]*rel="modulepreload"[^>]*\bhref)="([^"]+)"/g)].map(([, src]) => src)
  return inlineScriptBytes(html) + (await graphBytes(site, scripts, later))
}

/** Script that stands in the page itself: what is told there to machines is none, nor what may be fetched ahead. */
export const inlineScriptBytes = (html: string): number =>
  sum(
    [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*(?:application\/|speculationrules))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, code]) => code.length,
    ),
  )

/** What these weigh as browsers ask for them: compressed, and counted as it travels. */
export async function sentBytes(urls: string[]): Promise<number> {
  let bytes = 0
  for (const url of urls) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    bytes += Number(response.headers.get('content-length') ?? 0)
  }
  return bytes
}

/** What the sign-in island costs when it is touched: its whole graph, in br bytes. */
export const signInIslandBytes = (site: RealSite): Promise<number> => islandBytes(site, '/login', 'lazy-island')

/** The same of any element of a page that fetches its script when it is touched. */
export async function islandBytes(site: RealSite, path: string, element: string): Promise<number> {
  const html = await (await fetch(site.origin + path)).text()
  const [, src] = new RegExp(`<${element}[^>]*\\bsrc="([^"]+)"`).exec(html) ?? []
  if (!src) throw new Error(`${path} has no ${element}`)
  return graphBytes(site, [src])
}

async function graphBytes(site: RealSite, entries: string[], later?: RegExp): Promise<number> {
  const seen = new Set<string>()
  let bytes = 0
  for (const queue = [...entries]; queue.length > 0;) {
    const address = new URL(queue.pop() as string, site.origin)
    if (seen.has(address.pathname) || later?.test(address.pathname)) continue
    seen.add(address.pathname)
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    bytes += Number(response.headers.get('content-length') ?? 0)
    const code = await response.text()
    for (const [, imported] of code.matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+|\/[^"'`]+\.js)["'`]/g))
      queue.push(new URL(imported, address).href)
  }
  return bytes
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
