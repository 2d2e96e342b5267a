import type { IncomingMessage } from 'node:http'

export interface SiteOrigin {
  /** The site's own address as this request reached it, "https://www.example.com". */
  of(request: IncomingMessage): string
  /** False for a Host header anybody could have made up: what was rendered for it must not be shown to others. */
  isCertain(request: IncomingMessage): boolean
}

/** The same of a request as Fastify hands it on. */
export type OriginOf = (request: { raw: IncomingMessage }) => string

/** Where a tenant's site is for those who were not asked by it: the first host it names, reached as PUBLIC_URL is, or PUBLIC_URL. */
export function publicOriginOf({ hosts }: { hosts: readonly string[] }, publicUrl: string): string {
  const [host = '*'] = hosts
  if (host === '*') return new URL(publicUrl).origin
  const at = new URL(publicUrl)
  at.hostname = host
  return at.origin
}

const mostMapped = 4
const wellFormed = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/i

/**
 * PUBLIC_URL when it is set, or the like of it for a host that a tenant names; else what the request's Host header says,
 * as far as that can be believed. `hosts` are those of the tenants; "*" names none. A port is PUBLIC_URL's, or the one that was
 * knocked at; where neither is said it may be one that is mapped to that, as a container's is, and the first few are believed to be.
 */
export function createSiteOrigin(publicUrl: string | undefined, hosts: readonly string[]): SiteOrigin {
  const known = new Set(hosts.filter((host) => host !== '*').map((host) => host.toLowerCase()))
  if (publicUrl) {
    const { protocol, port } = new URL(publicUrl)
    const after = port && `:${port}`
    return {
      of: ({ headers: { host = '' } }) => (known.has(nameOf(host)) ? `${protocol}//${nameOf(host)}${after}` : publicUrl),
      isCertain: () => true,
    }
  }
  const mapped = new Set<string>()
  /** Made-up ones may take the place of the true one: then its pages are made for each who asks, and nothing worse. */
  function isPort(port: string | undefined, localPort: number | undefined): boolean {
    if (port === undefined || port === String(localPort)) return true
    return mapped.has(port) || (mapped.size < mostMapped && mapped.add(port).has(port))
  }
  return {
    of: ({ headers: { host = '' } }) => (isAddress(host) ? `http://${host.toLowerCase()}` : 'http://localhost'),
    isCertain: ({ headers: { host = '' }, socket }) =>
      isAddress(host) && (isHere(nameOf(host), socket) || known.has(nameOf(host))) && isPort(portOf(host), socket.localPort),
  }
}

/** This machine, or the number it was knocked at: a laptop, or a phone trying it out over the local network. Of other numbers there are four billion. */
function isHere(name: string, { localAddress = '' }: IncomingMessage['socket']): boolean {
  return ['localhost', localAddress.replace(/^::ffff:(?=\d+\.)/i, ''), `[${localAddress}]`].includes(name)
}

const isAddress = (host: string) => wellFormed.test(host) && URL.canParse(`http://${host}`)
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')
const portOf = (host: string) => /:(\d+)$/.exec(host)?.[1]
